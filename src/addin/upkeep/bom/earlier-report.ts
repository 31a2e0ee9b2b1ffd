import { type LineState, lineStateNames } from "../../../bom/check/states";
import { checkBomTexts } from "../../../messages/check-bom-texts";
import { reportTexts } from "../../../messages/report-texts";
import { type Language, languages } from "../../../product-data/vocabulary/language";
import { readBomSheet, readSheetNames, type SheetName } from "../../excel/bom-sheet";
import { dayOfSerial } from "../../excel/date-cell";
import { readArea, readAreas } from "../../excel/sheet-area";
import type { CellInput } from "../../excel/write-values";
import { partnoIn } from "./choices";
import type { Report, ReportCell } from "./report";
import type { ReportedPart } from "./reported-part";

/** A report as its sheet shows it, which the user may have edited. */
export interface EarlierReport {
  readonly sheet: string;
  /** YYYY-MM-DD */
  readonly day: string;
  readonly parts: readonly EarlierPart[];
}

export type ReportedAspect = Exclude<keyof ReportedPart, "name" | "difference">;

export interface EarlierPart {
  readonly name: string;
  readonly cells: Readonly<Record<ReportedAspect, EarlierCell>>;
}

/** `value`: what the sheet shows, of a state its name. `isEdited`: the report didn't say that. */
export interface EarlierCell {
  readonly value: string;
  readonly isEdited: boolean;
}

/**
 * The newest report of a BOM in the workbook, in any language; null: there is none.
 * @param written a report that was written since the pane was opened: every edit is found by it
 */
export async function readEarlierReport(
  bom: SheetName,
  written: (sheetId: string) => Report | null,
): Promise<EarlierReport | null> {
  const sheets = (await readSheetNames()).filter(({ id }) => id !== bom.id);
  const heads = await readAreas(
    sheets.map(({ id }) => ({ sheetId: id, row: 0, column: 0, rowCount: 2, columnCount: 1 })),
    "text",
  );
  const reports = heads.flatMap(({ area: { sheetId }, rows: [[title = ""] = [], [source = ""] = []] }) => {
    const found = languages.flatMap((language) => {
      const day = title === reportTexts[language].title ? dayIn(source, bom.name, language) : null;
      return day === null ? [] : [{ sheetId, language, day }];
    });
    return found.slice(0, 1);
  });
  // Of one day, the last sheet: new sheets are added at the end.
  const [newest, ...others] = reports.reverse();
  if (newest === undefined) return null;
  const { sheetId, language, day } = others.reduce((best, each) => (each.day > best.day ? each : best), newest);
  const sheet = await readBomSheet(sheetId);
  if (sheet === null) return null;
  const rows = await readArea({ ...sheet, sheetId }, "formulas");
  return { sheet: sheet.name, day, parts: partsIn(rows, language, written(sheetId)) };
}

/** The day of a report's second row, if it is about this BOM. */
function dayIn(source: string, bom: string, language: Language): string | null {
  const [before = "", after = ""] = reportTexts[language].source("", bom, "\n").split("\n");
  const at = source.lastIndexOf(before);
  const day = at < 0 ? "" : source.slice(at + before.length, source.length - after.length);
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : null;
}

function partsIn(
  rows: readonly (readonly CellInput[])[],
  language: Language,
  written: Report | null,
): readonly EarlierPart[] {
  const text = reportTexts[language];
  const titlesAt = rows.findIndex((row) => row[0] === text.cell && row.includes(text.part) && row.includes(text.state));
  const titles = rows[titlesAt] ?? [];
  const cellsOf = (row: readonly CellInput[], title: string): string => String(row[titles.indexOf(title)] ?? "").trim();
  if (titlesAt < 0) return [];
  const below = rows.slice(titlesAt + 1);
  // Below the table are the changes since the report before.
  const end = below.findIndex((row) => row.every((cell) => cell === ""));
  const table = end < 0 ? below : below.slice(0, end);
  // Rows without a cell only count parts.
  const lines = table.filter((row) => cellsOf(row, text.cell) !== "");
  return lines.map((row) => {
    const name = cellsOf(row, text.part);
    const original = written === null ? null : rowOf(written, text.part, name);
    const cell = (aspect: ReportedAspect): EarlierCell => {
      const shown = cellsOf(row, text[aspect]);
      const value = read[aspect](shown, language);
      const isAsWritten = original === null || (original(text[aspect]) ?? "") === shown;
      return { value: value ?? shown, isEdited: value === null || !isAsWritten };
    };
    const cells = {
      state: cell("state"),
      lastBuy: cell("lastBuy"),
      chosen: cell("chosen"),
      alternative: cell("alternative"),
    };
    return { name, cells };
  });
}

/** What a report can have said; null: it can't be from a report. */
const read: Readonly<Record<ReportedAspect, (shown: string, language: Language) => string | null>> = {
  state: stateNamed,
  lastBuy: (shown) =>
    /^\d{5}$/.test(shown) ? dayOfSerial(Number(shown)) : /^(?:\d{4}\D.*)?$/.test(shown) ? shown : null,
  chosen: (shown) => (shown === "" ? "" : partnoIn(shown)),
  alternative: (shown) => (shown === "" ? "" : partnoIn(shown)),
};

function stateNamed(shown: string, language: Language): LineState | null {
  const { filters } = checkBomTexts[language];
  return lineStateNames.find((state) => filters[state] === shown) ?? null;
}

/** A part's row in a report, by the titles of its columns; null: the report doesn't have the part. */
function rowOf({ columns }: Report, titleOfPart: string, name: string): ((title: string) => string | undefined) | null {
  const cellsOf = (title: string): readonly ReportCell[] =>
    columns.find((column) => column.title === title)?.cells ?? [];
  const row = cellsOf(titleOfPart).indexOf(name);
  if (row < 0) return null;
  return (title) => {
    const cell = cellsOf(title)[row];
    return cell === undefined ? undefined : String(typeof cell === "object" ? cell.shown : cell);
  };
}
