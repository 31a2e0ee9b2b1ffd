import writeXlsxFile, { type Cell, type Feature, type SheetData } from "write-excel-file/browser";
import { lineStateNames, lineStates } from "../../../bom/check/states";
import { checkBomTexts } from "../../../messages/check-bom/check-bom-texts";
import type { Language } from "../../../product-data/vocabulary/language";
import { quotedSheet } from "../../excel/cell-name";
import type { CellInput } from "../../excel/writing/values";
import { type ColumnLook, lookOfTitle } from "./report-columns";
import { barColor, dayFormat, markLooks, pageNumbers, printedMargin } from "./report-look";
import { isBlankRow, type ShownReport } from "./shown-report";

/** A report as its sheet shows it, without what is hidden there, as an XLSX file of its own. */
export function reportFile(report: ShownReport): Promise<Blob> {
  const { head, sheet, titles, rows, above, below } = report;
  const { kind, language } = head;
  const columns = titles.flatMap((title, at): readonly FileColumn[] => {
    const { width, ...look } = lookOfTitle(title, kind, language);
    return title === "" || look.kind === "hidden" ? [] : [{ ...look, title, at, width: width * narrower }];
  });
  const looks = looksOf(language);
  const textsIn = (row: Row, look: object): Cell[] => columns.map(({ at }) => plainCell(row[at], look, looks));
  const data: SheetData = [
    ...above.map((row, y) => textsIn(row, y === 0 ? { fontSize: 16, fontWeight: "bold" } : {})),
    columns.map(({ title }) => ({ value: title, ...titleLook })),
    ...rows.map((row) => tableRow(row, columns, looks)),
    // A section starts with its title after a blank row.
    ...below.map((row, y) => textsIn(row, isBlankRow(below[y - 1] ?? []) ? { fontWeight: "bold" } : {})),
  ];
  const tableAt = above.length;
  return writeXlsxFile(
    data,
    { sheet, orientation: "landscape", columns: columns.map(({ width }) => ({ width })), stickyRowsCount: tableAt + 1 },
    { fontFamily: "Calibri", fontSize: 10, features: [printSetup(sheet, tableAt)] },
  ).toBlob();
}

interface FileColumn extends ColumnLook {
  readonly title: string;
  /** The place of the column in the sheet. */
  readonly at: number;
}

type Row = readonly CellInput[];
type Looks = ReadonlyMap<string, object>;

/** The colors of the words of the state column. */
const looksOf = (language: Language): Looks =>
  new Map(
    lineStateNames.map((state) => [
      checkBomTexts[language].filters[state],
      { wrap: true, ...markLooks[lineStates[state].look] },
    ]),
  );

/** A cell of the file; null: blank, so that the text before it isn't cut. */
const plainCell = (content: CellInput = "", look: object, looks: Looks): Cell =>
  content === ""
    ? null
    : {
        ...{ value: typeof content === "number" ? content : literal(String(content)) },
        ...{ align: "left", alignVertical: "top" },
        ...look,
        ...looks.get(String(content)),
      };

/** Programs fit the height of a row that has none to its texts. */
function tableRow(row: Row, columns: readonly FileColumn[], looks: Looks): Cell[] {
  return columns.map(({ at, kind }) => {
    const content = row[at] ?? "";
    const line = {
      alignVertical: "top",
      wrap: true,
      bottomBorderStyle: "thin",
      bottomBorderColor: "#D0D0D0",
    } as const;
    if (content === "") return { ...line, value: "" };
    const align = kind === "number" ? { align: "center" as const } : {};
    if (typeof content === "number")
      return { ...line, ...align, ...(kind === "day" ? { format: dayFormat } : {}), value: content };
    return { ...line, ...align, ...looks.get(String(content)), value: literal(String(content)) };
  });
}

/** XLSX reads `_x0041_` as an A, so such texts are escaped. */
const literal = (text: string): string => text.replace(/_(?=x[\da-f]{4}_)/gi, "_x005F_");

/**
 * Prints on the paper of the region: all columns on one page's width, and the titles on every page. The library has no
 * option for these.
 */
const printSetup = (sheet: string, tableAt: number): Feature<FileContent> => ({
  files: {
    transform: {
      "xl/worksheets/sheet{id}.xml": {
        transform: (xml) =>
          xml
            .replace(/<worksheet[^>]*>/, '$&<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>')
            .replace(
              /<pageSetup[^>]*>/,
              `$&<headerFooter><oddFooter>${xmlText(`&C${pageNumbers}`)}</oddFooter></headerFooter>`,
            ),
        transformElementAttributes: (tag, attributes) => {
          if (tag === "pageSetup") return { ...attributes, fitToWidth: 1, fitToHeight: 0 };
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

/** A text in the form of XML, for an element or an attribute. */
const xmlText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** What the library accepts as the content of a file within the XLSX. */
type FileContent = File | Blob | ArrayBuffer;

const titleLook = {
  fontWeight: "bold",
  backgroundColor: barColor,
  textColor: "#FFFFFF",
  alignVertical: "top",
  wrap: true,
} as const;
/** The share of the width in the sheet, where titles need room for a filter button. */
const narrower = 0.85;
