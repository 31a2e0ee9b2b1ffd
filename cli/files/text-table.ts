import Papa from "papaparse";
import { bomLikeness } from "../../src/bom/index";
import type { FileLimits } from "./bom-file";

type Rows = readonly (readonly string[])[];

/**
 * The rows and cells of a text: with commas, semicolons, tabs, bars, or columns of spaces, whichever gives a BOM. A
 * quote that isn't closed is a sign like any other, such as the inch of `0.1" header`, and doesn't join lines.
 * @param limits of more rows, the first are enough to say so; a table of more columns is no BOM
 */
export function tableOf(text: string, { rows: maxRows, columns: maxColumns }: FileLimits): Rows {
  const lines = text.split(/\r\n|\r|\n/, maxRows + 2);
  const [few, more] = [50, 400].map((count) => lines.slice(0, count).join("\n")) as [string, string];
  const likeness = (rows: Rows): number => (rows.some(({ length }) => length > maxColumns) ? 0 : bomLikeness(rows));
  const bestSplit = (part: string): Split | null =>
    mostOf([...splitsOf(part), columnsOfSpaces, listOfParts], part, likeness);
  const split = regularSplit(more) ?? bestSplit(few) ?? bestSplit(more) ?? widestSplit(more);
  return split(lines.join("\n"));
}

type Split = (text: string) => Rows;

const splitsOf = (text: string): readonly Split[] =>
  separators.filter((separator) => text.includes(separator)).map(delimitedBy);

/** The only split that gives a regular table; null: there is none, or several. Reading what each gives takes longer. */
function regularSplit(text: string): Split | null {
  const [regular, another] = splitsOf(text).filter((split) => isRegular(split(text)));
  return another === undefined ? (regular ?? null) : null;
}

const widestSplit = (text: string): Split =>
  mostOf(splitsOf(text), text, (rows) => rows.reduce((sum, { length }) => sum + length, 0)) ?? columnsOfSpaces;

function mostOf(splits: readonly Split[], text: string, scoreOf: (rows: Rows) => number): Split | null {
  const scored = splits.map((split) => ({ split, score: scoreOf(split(text)) })).filter(({ score }) => score > 0);
  return scored.sort((one, other) => other.score - one.score)[0]?.split ?? null;
}

/** Whether nearly all rows have the same three or more columns. */
function isRegular(rows: Rows): boolean {
  const filled = rows.filter((row) => row.length > 1 || row[0] !== "");
  const counts = new Map<number, number>();
  for (const { length } of filled) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [width, count] = [...counts].reduce((most, each) => (each[1] > most[1] ? each : most), [0, 0]);
  return width >= 3 && filled.length >= 3 && count >= 0.95 * filled.length;
}

export const separators = [",", ";", "\t", "|"];
const oneColumn: Split = (text) => text.split("\n").map((line) => [line]);

const delimitedBy =
  (delimiter: string): Split =>
  (text) => {
    const { data, errors } = Papa.parse(text, { delimiter });
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
  const rows = lines.slice(titles).filter(isRow);
  if (titles < 0 || rows.some(({ length }) => length > longestLine)) return oneColumn(text);
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

/**
 * A list without columns as designators, what a line says, and a count: `C1,C2 - 0.1uF 10V`, `L1 = 1.5nH`, `22 pF Capacitor
 * *2`, and `100n 2` below a heading `C`. Of several parts in a line, ours is read.
 */
const listOfParts: Split = (text) => {
  let heading = "";
  return text.split("\n").map((line) => {
    const whole = line.slice(0, longestLine).replace(/\s+/g, " ");
    const [ours, another] = whole.split("|").filter((piece) => /^ ?[CL]\d/.test(piece));
    const [, names = "", said = ""] = spoken.exec(another === undefined ? (ours ?? whole) : whole) ?? [];
    const [, rest = said, counted, below = ""] = count.exec(said) ?? [];
    if (/\p{L}/u.test(whole) && !/\d/.test(whole)) heading = headings.exec(whole)?.[0] ?? "";
    const isBelow = heading !== "" && names === "" && /\d/.test(said);
    if (isBelow) return [heading.charAt(0), `${rest} ${kindsOfLetters[heading] ?? heading}`, counted ?? below];
    return [names, below === "" ? rest : said, counted ?? ""];
  });
};

const spoken =
  /^[ |•-]*(?:([A-Z]{1,3}\d{1,4}(?:[ ,&-]+[A-Z]{1,3}\d{1,4})*(?=[ (:|=])|[CLR][a-z]{2,9}(?:\/[a-z]+)?(?= ?=))[ =:|(-]*)?(.*?)[ |]*$/;
const count = /^(.*?)(?:[ |,]+(?:[*x] ?|- ?(?=\d+$))(\d{1,4})(?: ?\(.*\))?| (\d{1,3}))$/;
const headings = /^(?:[CLR]|(?:Capacitor|Inductor|Resistor)s?)(?= ?:?$)/;
const kindsOfLetters: Readonly<Record<string, string>> = { C: "capacitor", L: "inductor", R: "resistor" };

/** The letters that a line of a list aligned with spaces may have. */
const longestLine = 10_000;
/** The share of rows that may be notes. */
const notes = 0.05;
const isRow = (line: string): boolean => /[\p{L}\d]/u.test(line);
