import { addSheet } from "../../excel/writing/sheet";
import type { SheetName } from "../../excel/bom-sheet";
import { pointsPerLetter } from "../../excel/column-width";
import { textLiteral } from "../../excel/cell-name";
import { writeLink, writeValues } from "../../excel/writing/values";
import type { Report, ReportColumn } from "./report";
import { dayFormat, markLooks, pageNumbers } from "./report-look";

export interface WrittenReport extends SheetName {
  /** Whether the sheet looks as it should: Excel may refuse colors, or print settings. */
  readonly isFormatted: boolean;
}

/**
 * Adds and shows a sheet with the report, in pieces, so that Excel stays responsive and no request is too large. This
 * is one step of undo where Excel supports it. If it is canceled or fails, the sheet is removed; if only the formatting
 * fails, the sheet stays.
 * @returns null if it was canceled
 */
export async function addReportSheet(
  preferredName: string,
  report: Report,
  signal: AbortSignal,
  onProgress: (rows: { readonly done: number; readonly total: number }) => void,
): Promise<WrittenReport | null> {
  const rows = report.columns[0]?.cells.length ?? 0;
  const pieces = Array.from({ length: Math.ceil(rows / pieceRows) }, (_, at) => at * pieceRows);
  let isFormatted = true;
  const added = await addSheet(preferredName, [
    (sheet) => writeHead(sheet, report),
    ...pieces.map((from) => async (sheet: Excel.Worksheet) => {
      signal.throwIfAborted();
      const to = Math.min(rows, from + pieceRows);
      writePiece(sheet, report, from, to);
      await sheet.context.sync();
      onProgress({ done: to, total: rows });
    }),
    async (sheet) => {
      writeSection(sheet, report, rows);
      sheet.activate();
      await sheet.context.sync();
      signal.throwIfAborted();
    },
    // If Excel refuses the print settings, the report stays.
    ...[showTable, showMarks, showPages].map((show) => async (sheet: Excel.Worksheet) => {
      show(sheet, report, rows);
      await sheet.context.sync().catch(() => (isFormatted = false));
    }),
  ]).catch((error: unknown) => {
    if (signal.aborted) return null;
    throw error;
  });
  return added && { ...added, isFormatted };
}

export function workbookName(): Promise<string> {
  return Excel.run(async ({ workbook }) => {
    workbook.load("name");
    await workbook.context.sync();
    return workbook.name;
  });
}

function writeHead(sheet: Excel.Worksheet, report: Report): void {
  const { title, head, columns, counts } = report;
  writeValues(sheet.getRangeByIndexes(0, 0, head.length + 1, 1), [[title], ...head.map((line) => [line])]);
  if (counts.length > 0)
    writeValues(
      countsOf(sheet, report),
      counts.map(([label, parts]) => [label, parts]),
    );
  writeValues(sheet.getRangeByIndexes(tableAt(report), 0, 1, columns.length), [columns.map((column) => column.title)]);
}

function writePiece(sheet: Excel.Worksheet, report: Report, from: number, to: number): void {
  report.columns.forEach((column, index) => {
    const range = sheet.getRangeByIndexes(tableAt(report) + 1 + from, index, to - from, 1);
    const cells = column.cells.slice(from, to);
    writeValues(
      range,
      cells.map((cell) => [typeof cell === "object" ? cell.shown : cell]),
      () => (column.kind === "day" ? dayFormat : "General"),
    );
    cells.forEach((cell, row) => {
      if (typeof cell === "object") writeLink(range.getCell(row, 0), cell.place);
    });
  });
}

/** Writes the section below the table, after a blank row: its title, and rows with a cell, its part, and a text. */
function writeSection(sheet: Excel.Worksheet, report: Report, rows: number): void {
  if (report.section === null) return;
  const { title, rows: notes } = report.section;
  const at = tableAt(report) + rows + 2;
  sheet.getRangeByIndexes(at, 0, 1, 1).format.font.bold = true;
  writeValues(sheet.getRangeByIndexes(at, 0, 1, 1), [[title]]);
  const places = { cell: 0, part: columnOf(report, "part"), text: columnOf(report, "state") };
  for (const name of ["cell", "part", "text"] as const)
    writeValues(
      sheet.getRangeByIndexes(at + 1, places[name], notes.length, 1),
      notes.map((note) => [note[name]]),
    );
}

/** The row where the counts start, zero-based, after a blank one. */
const countsAt = ({ head }: Report): number => head.length + 2;

/** The row of the table's titles, zero-based. */
const tableAt = (report: Report): number => {
  const { length } = report.counts;
  return countsAt(report) + (length === 0 ? 0 : length + 1);
};

const columnOf = ({ columns }: Report, wanted: ReportColumn["name"]): number =>
  columns.findIndex(({ name }) => name === wanted);

/** The labels of the counts are above the first column of texts, and the numbers next to them. */
function countsOf(sheet: Excel.Worksheet, report: Report): Excel.Range {
  const column = report.columns.findIndex(({ kind }) => kind === "text");
  return sheet.getRangeByIndexes(countsAt(report), column, report.counts.length, 2);
}

function showTable(sheet: Excel.Worksheet, report: Report, rows: number): void {
  const { columns } = report;
  const at = tableAt(report);
  sheet.getRangeByIndexes(0, 0, 1, 1).format.font.set({ bold: true, size: 16 });
  const table = sheet.tables.add(sheet.getRangeByIndexes(at, 0, rows + 1, columns.length), true);
  table.style = "TableStyleMedium2";
  columns.forEach((column, index) => showColumn(sheet.getRangeByIndexes(at, index, rows + 1, 1), column));
  sheet.getRangeByIndexes(at, 0, 1, columns.length).format.wrapText = true;
}

function showColumn(range: Excel.Range, { width, kind }: ReportColumn): void {
  range.format.columnWidth = width * pointsPerLetter;
  range.format.verticalAlignment = "Top";
  range.format.wrapText = kind === "text";
  // A number would touch the text of the next column.
  if (kind === "number") range.format.horizontalAlignment = "Center";
  if (kind === "hidden") range.columnHidden = true;
}

function showMarks(sheet: Excel.Worksheet, report: Report, rows: number) {
  const { counts } = report;
  if (counts.length === 0) return;
  const states = sheet.getRangeByIndexes(tableAt(report) + 1, columnOf(report, "state"), rows, 1);
  const labels = countsOf(sheet, report).getColumn(0);
  countsOf(sheet, report).format.verticalAlignment = "Top";
  countsOf(sheet, report).getColumn(1).format.horizontalAlignment = "Left";
  labels.format.wrapText = true; // their neighbors aren't blank
  for (const range of [states, labels]) for (const count of counts) highlight(range, count);
}

function highlight(range: Excel.Range, [word, , look]: Report["counts"][number]): void {
  const mark = markLooks[look];
  if (mark === null) return;
  const rule = range.conditionalFormats.add("CellValue").cellValue;
  rule.format.fill.color = mark.backgroundColor;
  rule.format.font.color = mark.textColor;
  rule.rule = { formula1: `=${textLiteral(word)}`, operator: "EqualTo" };
}

/**
 * Prints on the paper of the region: landscape, all columns on one page's width, the titles and a number on every page.
 */
function showPages(sheet: Excel.Worksheet, report: Report, rows: number): void {
  const { columns, section } = report;
  const at = tableAt(report);
  const below = section === null ? 0 : section.rows.length + 2;
  sheet.pageLayout.set({ orientation: "Landscape", zoom: { horizontalFitToPages: 1 } });
  sheet.pageLayout.headersFooters.defaultForAllPages.centerFooter = pageNumbers;
  sheet.pageLayout.setPrintArea(sheet.getRangeByIndexes(0, 0, at + 1 + rows + below, columns.length));
  sheet.pageLayout.setPrintTitleRows(sheet.getRangeByIndexes(at, 0, 1, columns.length));
}

/** A piece of a long BOM has about 300 kB. */
const pieceRows = 1000;
