import { Failed } from "../../src/product-data/base/failed";
import type { FileProblem } from "./bom-file";
import type { ReadingCost } from "./reading-cost";

/** Counts the elements of an XML part of a workbook. Its pieces may cut them. */
export class XmlPart {
  private readonly decoder = new TextDecoder();
  private rest = "";
  private column = 0;
  private rowRepeat = 1;

  constructor(private readonly cost: ReadingCost) {}

  add(piece: Uint8Array): void {
    const text = this.rest + this.decoder.decode(piece, { stream: true });
    let end = 0;
    for (const match of text.matchAll(elements)) {
      const [element, name = "", attributes = ""] = match;
      this.count(name.replace(/_.*/, ""), attributes, element.endsWith("/>"));
      end = match.index + element.length;
    }
    const start = text.indexOf("<", end);
    this.rest = start < 0 ? "" : text.slice(start);
    if (this.rest.length > longestElement) throw new Failed<FileProblem>({ code: "unreadable" });
  }

  private count(name: string, attributes: string, isBlank: boolean): void {
    const { cost } = this;
    cost.add(1);
    switch (name) {
      case "sheet":
      case "table":
        cost.add(elementsOfSheet);
        break;
      case "s":
        cost.add(largest(attributes, spaces));
        break;
      case "row":
        this.column = 0;
        break;
      case "c": {
        const columns = valuesIn(attributes, reference).map((place) => placeOf(place).column);
        this.column = Math.max(...columns) || this.column + 1;
        if (!isBlank) cost.cell(this.column);
        break;
      }
      case "col":
        cost.add(largest(attributes, lastColumn));
        break;
      case "hyperlink":
        for (const [rows, columns] of valuesIn(attributes, area).map(sizeOf)) cost.link(rows, columns);
        break;
      case "number":
      case "scientific-number":
      case "seconds":
        cost.digits(largest(attributes, digits));
        break;
      case "table-row":
      case "行":
        [this.column, this.rowRepeat] = [0, largest(attributes, rowsRepeated) || 1];
        break;
      case "table-cell":
      case "covered-table-cell":
      case "数据": {
        const repeat = largest(attributes, columnsRepeated) || 1;
        this.column += repeat;
        // Blank cells end a row, repeated to the last column.
        if (!isBlank) cost.cell(this.column, repeat * this.rowRepeat);
        break;
      }
    }
  }
}

/**
 * The start of an element, its name without a prefix, and its attributes, whose values may contain ">", but no "<": what
 * is behind one is counted, too.
 */
const elements = /<(?:[^\s<>/:="'?!]{1,40}:)?([^\s<>/:="'?!]{1,40})((?:"[^"<]*"|'[^'<]*'|[^<>"'])*)>/g;
const longestElement = 1_000_000;
/** Several sheets can have the same content: 1,000 are too many. */
const elementsOfSheet = 4000;

/** The reader takes names with any prefix, the last of several, and values without quotation marks. */
const attributePattern = (name: string): RegExp =>
  new RegExp(`(?<![\\w.-])${name}\\s*=\\s*["']?\\s*([^"'\\s/>]*)`, "g");
const [reference, area, lastColumn] = [attributePattern("r"), attributePattern("ref"), attributePattern("max")];
const digits = attributePattern("[\\w-]*(?:digits|decimal-places)");
const [spaces, rowsRepeated, columnsRepeated] = [
  attributePattern("text:c"),
  attributePattern("number-rows-repeated"),
  attributePattern("number-columns-repeated"),
];

/** `matchAll` would make a new pattern for every cell. */
function valuesIn(attributes: string, pattern: RegExp): readonly string[] {
  const values: string[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(attributes); match !== null; match = pattern.exec(attributes))
    values.push(match[1] ?? "");
  return values;
}

const numberOf = (value: string): number => Number(value) || Number.parseInt(value, 10) || 0;

const largest = (attributes: string, pattern: RegExp): number =>
  Math.max(0, ...valuesIn(attributes, pattern).map(numberOf));

/** The row and column that a reference such as AB12 names. */
function placeOf(value: string): { readonly row: number; readonly column: number } {
  let [row, column] = [0, 0];
  for (const sign of value)
    if (sign >= "0" && sign <= "9") row = row * 10 + Number(sign);
    else if (/[A-Za-z]/.test(sign)) column = column * 26 + Number.parseInt(sign, 36) - 9;
  return { row, column };
}

/** Rows and columns of a block such as A1:C9. */
function sizeOf(value: string): [number, number] {
  const [first = "", last = first] = value.split(":");
  const [start, end] = [placeOf(first), placeOf(last)];
  return [Math.abs(end.row - start.row) + 1, Math.abs(end.column - start.column) + 1];
}
