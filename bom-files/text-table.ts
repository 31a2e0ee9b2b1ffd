import Papa from "papaparse";
import { bomLikeness } from "../src/bom/index";

type Rows = readonly (readonly string[])[];

/**
 * The rows and cells of a text: with commas, semicolons, tabs, bars, or columns of spaces, whichever gives a BOM. A
 * quote that isn't closed is a sign like any other, such as the inch of `0.1" header`, and doesn't join lines.
 * @param mostRows of more, the first are enough to say so
 */
export function tableOf(text: string, mostRows: number): { readonly rows: Rows; readonly likeness: number } {
  const lines = text.split(/\r\n|\r|\n/).slice(0, mostRows + 2);
  const start = lines.slice(0, linesTried).join("\n");
  const splits = [...delimiters.filter((delimiter) => start.includes(delimiter)).map(delimitedBy), columnsOfSpaces];
  const tried = splits.map((split) => {
    const rows = split(start);
    return { split, likeness: bomLikeness(rows), cells: rows.reduce((sum, { length }) => sum + length, 0) };
  });
  // Of a text without a BOM, the most cells.
  const [best] = tried.sort((one, other) => other.likeness - one.likeness || other.cells - one.cells);
  return { rows: (best?.split ?? columnsOfSpaces)(lines.join("\n")), likeness: best?.likeness ?? 0 };
}

type Split = (text: string) => Rows;

const linesTried = 400;
const delimiters = [",", ";", "\t", "|"];
const oneColumn: Split = (text) => text.split("\n").map((line) => [line]);

const delimitedBy =
  (delimiter: string): Split =>
  (text) => {
    const { data, errors } = Papa.parse<string[]>(text, { delimiter });
    const isClosed = !errors.some(({ type }) => type === "Quotes");
    return isClosed ? data : text.split("\n").map((line) => line.split(delimiter).map(withoutQuotes));
  };

const withoutQuotes = (cell: string): string => /^"(.*)"$/s.exec(cell.trim())?.[1]?.replaceAll('""', '"') ?? cell;

/**
 * The columns of a list that is aligned with spaces, as Eagle, PADS, and KiCad print it: a column begins where a title
 * does, if all rows have a space before it.
 */
const columnsOfSpaces: Split = (text) => {
  const lines = text.split("\n").map((line) => line.replace(/\t/g, "        ").trimEnd());
  const titles = lines.findIndex((line, at) => /\S {2,}\S/.test(line) && lines.slice(at + 1, at + 4).some(isRow));
  if (titles < 0) return oneColumn(text);
  const rows = lines.slice(titles).filter(isRow);
  const isGap = (at: number): boolean =>
    rows.filter((line) => (line[at] ?? " ") !== " ").length <= rows.length * notes &&
    (lines[titles]?.[at] ?? " ") === " ";
  const width = Math.max(...rows.map(({ length }) => length));
  const starts = [0];
  for (let at = 1; at < width; at++) if (isGap(at - 1) && !isGap(at)) starts.push(at);
  const title = lines[titles] ?? "";
  const named = starts.filter((start, at) => at === 0 || title.slice(start, starts[at + 1]).trim() !== "");
  const isNote = (line: string): boolean => named.some((start) => start > 0 && (line[start - 1] ?? " ") !== " ");
  return lines.map((line, at) =>
    at < titles || isNote(line) ? [line] : named.map((start, column) => line.slice(start, named[column + 1]).trim()),
  );
};

/** The share of rows that may be notes. */
const notes = 0.05;
const isRow = (line: string): boolean => /[\p{L}\d]/u.test(line);
