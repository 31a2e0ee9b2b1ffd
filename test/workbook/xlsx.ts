import { strToU8, zipSync } from "fflate";

type Cell = string | number | boolean | { readonly serial: number } | { readonly error: string };

/** A workbook as Excel saves it, reduced to one sheet, with shared texts and a style for days. */
export function xlsxOf(rows: readonly (readonly Cell[])[], sheetXml = sheetOf(rows)): Uint8Array {
  const parts = {
    "[Content_Types].xml": `<Types xmlns="${packages}/content-types"/>`,
    "xl/workbook.xml": `<workbook ${main} xmlns:r="${office}"><sheets><sheet name="BOM" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${packages}/relationships">${[
      "worksheets/sheet1",
      "styles",
      "sharedStrings",
    ]
      .map(
        (target, index) =>
          `<Relationship Id="rId${String(index + 1)}" Type="${office}/${kinds[index] ?? ""}" Target="${target}.xml"/>`,
      )
      .join("")}</Relationships>`,
    "xl/styles.xml": `<styleSheet ${main}><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    "xl/sharedStrings.xml": `<sst ${main}>${textsOf(rows)
      .map((text) => `<si><t>${text}</t></si>`)
      .join("")}</sst>`,
    "xl/worksheets/sheet1.xml": sheetXml,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(declaration + xml)])));
}

const sheetOf = (rows: readonly (readonly Cell[])[]): string => {
  const texts = textsOf(rows);
  const cellOf = (cell: Cell, address: string): string => {
    if (typeof cell === "string") return `<c r="${address}" t="s"><v>${String(texts.indexOf(cell))}</v></c>`;
    if (typeof cell === "boolean") return `<c r="${address}" t="b"><v>${String(Number(cell))}</v></c>`;
    if (typeof cell === "number") return `<c r="${address}"><v>${String(cell)}</v></c>`;
    if ("error" in cell) return `<c r="${address}" t="e"><f>NA()</f><v>${cell.error}</v></c>`;
    return `<c r="${address}" s="1"><v>${String(cell.serial)}</v></c>`;
  };
  const rowOf = (row: readonly Cell[], index: number): string => {
    const number = String(index + 1);
    const cells = row.map((cell, column) => cellOf(cell, String.fromCharCode(65 + column) + number));
    return `<row r="${number}">${cells.join("")}</row>`;
  };
  return `<worksheet ${main}><sheetData>${rows.map(rowOf).join("")}</sheetData></worksheet>`;
};

const textsOf = (rows: readonly (readonly Cell[])[]): readonly string[] =>
  rows.flatMap((row) => row.filter((cell) => typeof cell === "string"));

const declaration = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>`;
const packages = "http://schemas.openxmlformats.org/package/2006";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const main = `xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"`;
const kinds = ["worksheet", "styles", "sharedStrings"];
