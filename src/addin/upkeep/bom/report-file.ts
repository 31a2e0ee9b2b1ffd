import writeXlsxFile, { type Cell, type Feature, type SheetData } from "write-excel-file/browser";
import { quotedSheet } from "../../excel/cell-name";
import { textWidth } from "../../excel/column-width";
import { linesIn } from "./fitted-text";
import { barColor, dayFormat, markColors, printedMargin } from "./report-look";
import { type Report, type ReportColumn, shownIn } from "./report";
import type { ReportSection } from "./report-notes";
import { chartFeature, type FileContent } from "./report-chart";
import { xmlText } from "./xml-text";

/** The report as an XLSX file of its own: as its sheet, without what is hidden there. */
export function reportFile(whole: Report, sheet: string): Promise<Blob> {
  const report = { ...whole, columns: whole.columns.filter(({ kind }) => kind !== "hidden") };
  const { title, head, counts, countsAt, countsColumn, columns, tableAt } = report;
  const rows = columns[0]?.cells.length ?? 0;
  const above: SheetData = [
    [{ value: title, fontSize: 16, fontWeight: "bold" }],
    ...head.map((line) => [{ value: literal(line) }]),
  ];
  const data: SheetData = Array.from({ length: tableAt }, (_, row) => above[row] ?? []);
  counts.forEach(([label, parts], at) => {
    data[countsAt + at] = [...blank(countsColumn), ...countOf(report, label, parts)];
  });
  data.push(
    columns.map((column) => ({ value: column.title, height: 2 * linePoints(column.title) + 2, ...titleLook })),
    ...Array.from({ length: rows }, (_, row) => rowOf(report, row)),
    ...report.sections.flatMap((section) => sectionOf(report, section)),
  );
  const chart = chartFeature(report, sheet);
  return writeXlsxFile(
    data,
    {
      sheet,
      orientation: "landscape",
      columns: columns.map(({ width }) => ({ width: width * narrower })),
      stickyRowsCount: tableAt + 1,
    },
    { fontFamily: "Calibri", fontSize: 10, features: [printed(sheet, tableAt), ...(chart === null ? [] : [chart])] },
  ).toBlob();
}

const blank = (columns: number): Cell[] => Array.from({ length: columns }, () => null);

function countOf(report: Report, label: string, parts: number): Cell[] {
  const width = (report.columns[report.countsColumn]?.width ?? 0) * narrower;
  const height = linesIn(label, width) * linePoints(label) + 2;
  return [
    { value: label, wrap: true, height, alignVertical: "top", ...look(report, label) },
    { value: parts, align: "left", alignVertical: "top" },
  ];
}

function sectionOf({ countsColumn, stateColumn }: Report, { title, rows }: ReportSection): SheetData {
  return [
    [],
    [{ value: title, fontWeight: "bold" }],
    ...rows.map(({ cell, part, text }) => {
      const row = blank(stateColumn);
      row[0] = { value: literal(cell) };
      row[countsColumn] = { value: literal(part) };
      return [...row, { value: literal(text) }];
    }),
  ];
}

/** The height is set, because not every program adjusts it to the texts. */
function rowOf(report: Report, row: number): Cell[] {
  const heights = report.columns.map(({ cells, width }) => {
    const text = String(shownIn(cells[row] ?? ""));
    return linesIn(text, width * narrower) * linePoints(text);
  });
  const height = Math.max(...heights) + 2;
  return report.columns.map((column) => ({ ...cellOf(report, column, row), height }));
}

function cellOf(report: Report, { kind, cells }: ReportColumn, row: number) {
  const value = shownIn(cells[row] ?? "");
  const line = { alignVertical: "top", wrap: true, bottomBorderStyle: "thin", bottomBorderColor: "#D0D0D0" } as const;
  if (value === "") return { ...line, value: "" };
  const align = kind === "number" ? { align: "center" as const } : {};
  const format = kind === "day" && typeof value === "number" ? { format: dayFormat } : {};
  return {
    ...line,
    ...align,
    ...format,
    ...(typeof value === "string" ? { ...look(report, value), value: literal(value) } : { value }),
  };
}

/** In the texts of XLSX, `_x0041_` is an A. */
const literal = (text: string): string => text.replace(/_(?=x[\da-f]{4}_)/gi, "_x005F_");

/** The colors of a word of the state column. */
function look({ marks }: Report, word: string): { backgroundColor?: string; textColor?: string } {
  const mark = marks.find((each) => each.word === word);
  if (mark === undefined) return {};
  const [backgroundColor, textColor] = markColors[mark.look];
  return { backgroundColor, textColor };
}

/** A4, all columns on one page's width, and the titles on every page. The library has no option for these. */
const printed = (sheet: string, tableAt: number): Feature<FileContent> => ({
  files: {
    transform: {
      "xl/worksheets/sheet{id}.xml": {
        transform: (xml) => xml.replace(/<worksheet[^>]*>/, '$&<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>'),
        transformElementAttributes: (tag, attributes) => {
          if (tag === "pageSetup") return { ...attributes, paperSize: 9, fitToWidth: 1, fitToHeight: 0 };
          return tag === "pageMargins" ? { ...attributes, ...printedMargin } : attributes;
        },
      },
      "xl/workbook.xml": {
        transform: (xml) => {
          const name = xmlText(quotedSheet(sheet));
          const row = String(tableAt + 1);
          const titles = `<definedName name="_xlnm.Print_Titles" localSheetId="0">${name}!$${row}:$${row}</definedName>`;
          return xml
            .replace(/<definedNames\s*\/>/, "")
            .replace("</sheets>", `</sheets><definedNames>${titles}</definedNames>`);
        },
      },
    },
  },
});

const titleLook = {
  fontWeight: "bold",
  backgroundColor: barColor,
  textColor: "#FFFFFF",
  alignVertical: "top",
  wrap: true,
} as const;
/** Than the columns of the sheet, whose titles have a button. */
const narrower = 0.85;
/** Of a line: other fonts have the Chinese and Japanese letters, with higher lines. */
const linePoints = (text: string): number => (textWidth(text) > text.length ? 16 : 13);
