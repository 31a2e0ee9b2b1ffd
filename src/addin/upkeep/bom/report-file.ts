import writeXlsxFile, { type Cell, type Feature, type SheetData } from "write-excel-file/browser";
import { linesIn } from "./fitted-text";
import { dayFormat, markColors, printedMargin } from "./report-look";
import type { Report, ReportCell, ReportColumn } from "./report";

/** The report as an XLSX file of its own: as its sheet, with a bar for each count instead of the chart. */
export function reportFile(report: Report, sheet: string): Promise<Blob> {
  const { title, head, counts, countsColumn, columns } = report;
  const most = counts.reduce((max, [, parts]) => Math.max(max, parts), 1);
  const rows = columns[0]?.cells.length ?? 0;
  const data: SheetData = [
    [{ value: title, fontSize: 16, fontWeight: "bold" }],
    ...head.map((line) => [{ value: literal(line) }]),
    [],
    ...counts.map(([label, parts]) => [
      ...Array.from({ length: countsColumn }, () => null),
      {
        value: label,
        wrap: true,
        height: (label.length > labelLetters ? 2 : 1) * linePoints + 2,
        ...look(report, label),
      },
      { value: parts, align: "right" as const },
      { value: "█".repeat(Math.max(1, Math.round((barLetters * parts) / most))), textColor: barColor },
    ]),
    [],
    columns.map((column) => ({ value: column.title, height: 2 * linePoints + 2, ...titleLook })),
    ...Array.from({ length: rows }, (_, row) => rowOf(report, row)),
  ];
  const tableAt = data.length - rows - 1;
  data.push(...changesOf(report));
  return writeXlsxFile(
    data,
    {
      sheet,
      orientation: "landscape",
      columns: columns.map(({ width }) => ({ width: width * narrower })),
      stickyRowsCount: tableAt + 1,
    },
    { fontFamily: "Calibri", fontSize: 10, features: [printed(sheet, tableAt)] },
  ).toBlob();
}

function changesOf({ changes, countsColumn, stateColumn }: Report): SheetData {
  if (changes === null || changes.rows.length === 0) return [];
  return [
    [],
    [{ value: changes.title, fontWeight: "bold" }],
    ...changes.rows.map(({ cell, part, text }) => {
      const row: Cell[] = Array.from({ length: stateColumn }, () => null);
      row[0] = { value: cell };
      row[countsColumn] = { value: part };
      return [...row, { value: text }];
    }),
  ];
}

/** The height is set, because not every program adjusts it to the texts. */
function rowOf(report: Report, row: number): Cell[] {
  const lines = report.columns.map(({ cells, width }) => linesIn(String(textOf(cells[row] ?? "")), width * narrower));
  const height = Math.max(...lines) * linePoints + 2;
  return report.columns.map((column) => ({ ...cellOf(report, column, row), height }));
}

function cellOf(report: Report, { kind, cells }: ReportColumn, row: number) {
  const value = textOf(cells[row] ?? "");
  const line = { alignVertical: "top", wrap: true, bottomBorderStyle: "thin", bottomBorderColor: "#D0D0D0" } as const;
  if (value === "") return { ...line, value: "" };
  const format = kind === "day" && typeof value === "number" ? { format: dayFormat } : {};
  return {
    ...line,
    ...format,
    ...(typeof value === "string" ? { ...look(report, value), value: literal(value) } : { value }),
  };
}

const textOf = (cell: ReportCell): string | number => (typeof cell === "object" ? cell.shown : cell);

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
          const name = `'${sheet.replaceAll("'", "''")}'`.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
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

type FileContent = File | Blob | ArrayBuffer;

const titleLook = {
  fontWeight: "bold",
  backgroundColor: "#4472C4",
  textColor: "#FFFFFF",
  alignVertical: "top",
  wrap: true,
} as const;
/** Than the columns of the sheet, whose titles have a button. */
const narrower = 0.85;
/** More of a count's label needs two lines. */
const labelLetters = 21;
const linePoints = 13;
const barColor = "#4472C4";
const barLetters = 30;
