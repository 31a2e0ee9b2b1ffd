import { addSheet } from "../../excel/add-sheet";
import { writeValues } from "../../excel/write-values";
import type { Report, ReportColumn } from "./report";

/**
 * Adds and shows a sheet with the report, in pieces, so that Excel stays responsive and no request is too large. If it
 * is canceled or fails, the sheet is removed.
 * @param tell called with the lines written so far
 * @returns the sheet's name; null if it was canceled
 */
export async function addReportSheet(
  wantedName: string,
  report: Report,
  signal: AbortSignal,
  tell: (lines: number) => void,
): Promise<string | null> {
  const lines = report.columns[0]?.cells.length ?? 0;
  try {
    return await addSheet(wantedName, async (name) => {
      await writeHead(name, report);
      for (let from = 0; from < lines; from += pieceLines) {
        signal.throwIfAborted();
        await writePiece(name, report, from, Math.min(lines, from + pieceLines));
        tell(Math.min(lines, from + pieceLines));
      }
      signal.throwIfAborted();
      await finish(name, report, lines);
      signal.throwIfAborted();
    });
  } catch (error) {
    if (signal.aborted) return null;
    throw error;
  }
}

export function workbookName(): Promise<string> {
  return Excel.run(async ({ workbook }) => {
    workbook.load("name");
    await workbook.context.sync();
    return workbook.name;
  });
}

function writeHead(name: string, report: Report): Promise<void> {
  const { head, counts, countsAt, columns, tableAt } = report;
  return Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(name);
    const texts = sheet.getRangeByIndexes(0, 0, head.length, 2);
    writeValues(texts, head);
    sheet.getRangeByIndexes(0, 0, 1, 1).format.font.set({ bold: true, size: 16 });
    const day = sheet.getRangeByIndexes(report.dayRow, 1, 1, 1);
    day.numberFormat = [[dayFormat]];
    day.format.horizontalAlignment = "Left";
    const countCells = sheet.getRangeByIndexes(countsAt, 0, counts.length, 2);
    countCells.formulas = counts.map((row) => [...row]);
    sheet.getRangeByIndexes(countsAt + report.chartRows, 0, 1, 2).format.font.bold = true;
    writeValues(sheet.getRangeByIndexes(tableAt, 0, 1, columns.length), [columns.map(({ title: text }) => text)]);
    await context.sync();
  });
}

function writePiece(name: string, report: Report, from: number, to: number): Promise<void> {
  const first = report.tableAt + 1;
  return Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(name);
    report.columns.forEach((column, index) => {
      const range = sheet.getRangeByIndexes(first + from, index, to - from, 1);
      const cells = column.cells.slice(from, to).map((cell) => [cell]);
      if (column.kind === "formula") range.formulas = cells;
      else writeValues(range, cells, () => (column.kind === "day" ? dayFormat : "General"));
    });
    await context.sync();
  });
}

/** The formatting of the sheet, after all content is written. */
function finish(name: string, report: Report, lines: number): Promise<void> {
  const { columns, tableAt, counts, countsAt, chartRows, marks } = report;
  return Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(name);
    const table = sheet.tables.add(sheet.getRangeByIndexes(tableAt, 0, lines + 1, columns.length), true);
    table.style = "TableStyleMedium2";
    columns.forEach((column, index) => showColumn(sheet.getRangeByIndexes(tableAt, index, lines + 1, 1), column));
    const states = sheet.getRangeByIndexes(tableAt + 1, stateColumn, lines, 1);
    const labels = sheet.getRangeByIndexes(countsAt, 0, counts.length, 1);
    for (const range of [states, labels]) for (const mark of marks) highlight(range, mark);
    const chart = sheet.charts.add("BarClustered", sheet.getRangeByIndexes(countsAt, 0, chartRows, 2), "Columns");
    chart.title.text = report.chartTitle;
    chart.legend.visible = false;
    chart.setPosition(sheet.getRangeByIndexes(1, 3, 1, 1), sheet.getRangeByIndexes(tableAt - 2, 5, 1, 1));
    sheet.pageLayout.set({ orientation: "Landscape", zoom: { horizontalFitToPages: 1, verticalFitToPages: 0 } });
    sheet.pageLayout.setPrintArea(sheet.getRangeByIndexes(0, 0, tableAt + 1 + lines, columns.length));
    sheet.pageLayout.setPrintTitleRows(sheet.getRangeByIndexes(tableAt, 0, 1, columns.length));
    sheet.activate();
    await context.sync();
  });
}

function showColumn(range: Excel.Range, { width, kind }: ReportColumn): void {
  range.format.columnWidth = width * pointsPerLetter;
  range.format.verticalAlignment = "Top";
  if (kind === "text") range.format.wrapText = true;
}

function highlight(range: Excel.Range, { word, look }: Report["marks"][number]): void {
  const rule = range.conditionalFormats.add("CellValue").cellValue;
  [rule.format.fill.color, rule.format.font.color] = colors[look];
  rule.rule = { formula1: `="${word.replaceAll('"', '""')}"`, operator: "EqualTo" };
}

/**
 * Fill and font colors of Excel's own styles Bad, Neutral, and Good, which are readable in print and for color-blind
 * people.
 */
const colors: Readonly<Record<Report["marks"][number]["look"], readonly [string, string]>> = {
  bad: ["#FFC7CE", "#9C0006"],
  doubtful: ["#FFEB9C", "#7F6000"],
  good: ["#C6EFCE", "#006100"],
};

const stateColumn = 2;
const dayFormat = "yyyy-mm-dd";
const pointsPerLetter = 5.6;
/** About 300 kB of a long BOM. */
const pieceLines = 1000;
