import { Failed } from "../src/product-data/base/failed";
import type { FileLimits, FileProblem } from "./bom-file";
import { unpacked, type ZipEntry, zipEntriesOf } from "./zip-entries";

/**
 * Counts what a zipped workbook contains without keeping it, so that a file made to fill the memory isn't read. What the
 * file says about its sizes isn't believed, and neither are the names of its parts.
 * @throws {FileProblem}
 */
export async function checkZipped(bytes: Uint8Array, limits: FileLimits): Promise<void> {
  const entries = zipEntriesOf(bytes);
  if (!isWorkbook(entries)) throw new Failed<FileProblem>({ code: "otherFormat", format: "ZIP" });
  let allowedBytes = limits.contentMegabytes * 1e6;
  for (const entry of entries) {
    const cells = new CellCount(limits);
    const decoder = new TextDecoder();
    for await (const piece of unpacked(entry)) {
      allowedBytes -= piece.length;
      if (allowedBytes < 0)
        throw new Failed<FileProblem>({ code: "contentTooLarge", mostMegabytes: limits.contentMegabytes });
      cells.add(decoder.decode(piece, { stream: true }));
    }
  }
}

/** XLSX, XLSM, XLSB, or ODS; not one of Apple's, which the reader of workbooks would read, too. */
const isWorkbook = (entries: readonly ZipEntry[]): boolean =>
  entries.some(({ name }) => /^xl\/|^content\.xml$/i.test(name)) &&
  !entries.some(({ name }) => /(?:^|\/)Index\.zip$|\.iwa$/i.test(name));

/** The cells with a content, the columns, and the texts of one XML part of a workbook. Its pieces may cut tags. */
class CellCount {
  private rest = "";
  private cells = 0;
  private texts = 0;
  private column = 0;
  private rowRepeat = 1;

  constructor(private readonly limits: FileLimits) {}

  add(piece: string): void {
    const text = this.rest + piece;
    let end = 0;
    for (const match of text.matchAll(tags)) {
      const [tag, name = "", attributes = ""] = match;
      this.count(name, attributes, tag.endsWith("/>"));
      end = match.index + tag.length;
    }
    const start = text.indexOf("<", end);
    this.rest = start < 0 ? "" : text.slice(start);
    if (this.rest.length > longestTag) throw new Failed<FileProblem>({ code: "unreadable" });
  }

  private count(name: string, attributes: string, isBlank: boolean): void {
    switch (name) {
      case "row":
        this.column = 0;
        break;
      case "c":
        this.column = columnOf(attributes) ?? this.column + 1;
        if (!isBlank) this.addCells(1);
        break;
      case "col":
        if (numberIn(attributes, lastOfColumns) > excelColumns) throw new Failed<FileProblem>({ code: "unreadable" });
        break;
      case "si":
        this.texts += 1;
        if (this.texts > this.limits.cells) this.refuseCells();
        break;
      case "table-row":
        this.column = 0;
        this.rowRepeat = numberIn(attributes, rowsRepeated, 1);
        break;
      case "table-cell":
      case "covered-table-cell": {
        const repeat = numberIn(attributes, columnsRepeated, 1);
        this.column += repeat;
        // Blank cells end a row, repeated to the last column.
        if (!isBlank) this.addCells(repeat * this.rowRepeat);
        break;
      }
    }
  }

  private addCells(count: number): void {
    const { columns: mostColumns, cells: mostCells } = this.limits;
    if (this.column > mostColumns) throw new Failed<FileProblem>({ code: "tooManyColumns", mostColumns });
    this.cells += count;
    if (this.cells > mostCells) this.refuseCells();
  }

  private refuseCells(): never {
    throw new Failed<FileProblem>({ code: "tooManyCells", mostCells: this.limits.cells });
  }
}

/** The start of an element, its name without a prefix, and its attributes, whose values may contain ">". */
const tags = /<(?:[\w.-]{1,40}:)?([\w-]{1,40})((?:"[^"]*"|'[^']*'|[^<>"'])*)>/g;
const longestTag = 1_000_000;
const excelColumns = 16_384;

/** Of `r="AB12"`, from 1. */
function columnOf(attributes: string): number | null {
  const letters = /(?:^|\s)r\s*=\s*["']([A-Za-z]+)/.exec(attributes)?.[1]?.toUpperCase();
  if (letters === undefined) return null;
  return Array.from(letters).reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
}

const lastOfColumns = /(?:^|\s)max\s*=\s*["'](\d+)/;
const rowsRepeated = /number-rows-repeated\s*=\s*["'](\d+)/;
const columnsRepeated = /number-columns-repeated\s*=\s*["'](\d+)/;

function numberIn(attributes: string, pattern: RegExp, otherwise = 0): number {
  const found = pattern.exec(attributes)?.[1];
  return found === undefined ? otherwise : Number(found);
}
