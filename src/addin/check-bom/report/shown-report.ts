import { readBomSheet, readFirstRows, readSheetNames, type SheetName } from "../../excel/bom-sheet";
import { readArea } from "../../excel/area";
import type { CellInput } from "../../excel/writing/values";
import { reportColumnTitle } from "./report-columns";
import { type ReportHead, reportHead } from "./report-head";

/** A report as its sheet shows it, which the user may have edited, sorted, and extended. */
export interface ShownReport {
  readonly head: ReportHead;
  /** The name of its sheet. */
  readonly sheet: string;
  readonly titles: readonly string[];
  /** The rows of the table, without its titles. */
  readonly rows: Rows;
  readonly above: Rows;
  readonly below: Rows;
}

type Rows = readonly (readonly CellInput[])[];

/** The other sheets of the workbook, each with what its report is about; null: it has none. */
export async function readReportHeads(sheet: SheetName): Promise<ReadonlyMap<SheetName, ReportHead | null>> {
  const others = (await readSheetNames({ delayForCellEdit: true })).filter(({ id }) => id !== sheet.id);
  const starts = await readFirstRows(
    others.map(({ id }) => id),
    2,
    1,
  );
  const heads = new Map(starts.map(({ id, texts }) => [id, reportHead(texts)]));
  return new Map(others.map((other) => [other, heads.get(other.id) ?? null]));
}

/** The other sheets of the workbook that aren't reports. */
export const otherSheets = async (sheet: SheetName): Promise<readonly SheetName[]> =>
  [...(await readReportHeads(sheet))].flatMap(([other, head]) => (head === null ? [other] : []));

/** The report on a sheet; null: there is none, or the titles of its table are gone. */
export async function readShownReport(sheetId: string): Promise<ShownReport | null> {
  const sheet = await readBomSheet(sheetId);
  if (sheet === null) return null;
  const rows = await readArea({ ...sheet, sheetId }, "values");
  const head = reportHead(rows);
  if (head === null) return null;
  const [first, second] = (["cell", "part"] as const).map((column) => reportColumnTitle(column, head.language));
  const tableAt = rows.findIndex((row) => row[0] === first && row.includes(second ?? ""));
  if (tableAt < 0) return null;
  const below = rows.slice(tableAt + 1);
  const end = below.findIndex(isBlankRow);
  return {
    head,
    sheet: sheet.name,
    above: rows.slice(0, tableAt),
    titles: (rows[tableAt] ?? []).map(String),
    rows: end < 0 ? below : below.slice(0, end),
    below: end < 0 ? [] : below.slice(end),
  };
}

export const isBlankRow = (row: readonly CellInput[]): boolean => row.every((cell) => cell === "");
