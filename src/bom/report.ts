import type { BomEntry } from "./entry";
import { isWholeCell } from "./extract";

/** Where the parts stand. */
export interface BomPlace {
  readonly sheet: string;
  /** Of the sheet, from 0. */
  readonly partColumn: number;
  readonly descriptionColumn: number | null;
}

/** What the report's columns are called: fields by the labels that functions understand. */
export interface ReportTitles {
  readonly cell: string;
  readonly part: string;
  readonly fields: readonly string[];
  readonly check: string;
}

/**
 * The cells of a report: a header row and a row for each part, with formulas that refer to the BOM's own cells and so
 * follow it. A part number that was taken out of a cell's text cannot be referred to: it stands there as it was found.
 */
export function reportCells(
  entries: readonly BomEntry[],
  place: BomPlace,
  titles: ReportTitles,
): readonly (readonly string[])[] {
  const hasCheck = place.descriptionColumn !== null;
  const header = [titles.cell, titles.part, ...titles.fields, ...(hasCheck ? [titles.check] : [])];
  const firstField = columnLetters(2);
  const lastField = columnLetters(1 + titles.fields.length);
  const rows = entries
    .filter((entry) => entry.partno !== null)
    .map((entry, index) => {
      const cell = cellName(entry.row, place.partColumn);
      const own = `$B${String(index + 2)}`;
      const part = isWholeCell({ partno: entry.partno ?? "", how: entry.how })
        ? `${sheetName(place.sheet)}!${cell}`
        : own;
      const spec = `=VENDOR.SPEC(${part},$${firstField}$1:$${lastField}$1)`;
      return [
        `=HYPERLINK(${text(`#${sheetName(place.sheet)}!${cell}`)},${text(cell)})`,
        part === own ? (entry.partno ?? "") : `=${part}`,
        spec,
        // The formula of the first field spills over the others.
        ...titles.fields.slice(1).map(() => ""),
        ...(place.descriptionColumn === null
          ? []
          : [`=VENDOR.CHECK(${part},${sheetName(place.sheet)}!${cellName(entry.row, place.descriptionColumn)})`]),
      ];
    });
  return [header, ...rows];
}

/** `H2`, for a row and a column from 0. */
export function cellName(row: number, column: number): string {
  return `${columnLetters(column)}${String(row + 1)}`;
}

/** A..Z, AA.. */
export function columnLetters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnLetters(Math.floor(column / 26) - 1) + last;
}

/** A name for a sheet that no sheet has yet. */
export function freeSheetName(wanted: string, taken: readonly string[]): string {
  const lower = new Set(taken.map((name) => name.toLowerCase()));
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wanted : `${wanted} ${String(number)}`;
    if (!lower.has(name.toLowerCase())) return name;
  }
}

const sheetName = (name: string): string => `'${name.replaceAll("'", "''")}'`;
const text = (value: string): string => `"${value.replaceAll('"', '""')}"`;
