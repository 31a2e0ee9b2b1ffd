import { CellValueType, type ICellData } from "@univerjs/core";
import type { FWorkbook } from "@univerjs/preset-sheets-core";
import Papa from "papaparse";
import { cellOf } from "./sample";
import { sheetColumns, sheetRows } from "./sheet-size";

/** Adds a sheet with what a CSV or XLSX file holds, and shows it. Rejects when the file cannot be read. */
export async function openFile(workbook: FWorkbook, file: File): Promise<void> {
  const rows = /\.xlsx$/i.test(file.name) ? await excelCells(file) : textCells(await file.arrayBuffer());
  const columns = Math.max(0, ...rows.map((row) => row.length));
  if (columns === 0) throw new Error(`${file.name} is empty`);
  const cellData = Object.fromEntries(
    rows.map((row, index) => [index, Object.fromEntries(row.map((cell, column) => [column, cell]))]),
  );
  const columnData = Object.fromEntries(
    Array.from({ length: columns }, (_, column) => [column, { w: widthOf(rows.map((row) => row[column])) }]),
  );
  const sheet = {
    cellData,
    columnData,
    rowCount: Math.max(sheetRows, rows.length),
    columnCount: Math.max(sheetColumns, columns),
  };
  workbook.insertSheet(freeName(workbook, file.name), { sheet }).activate();
}

async function excelCells(file: File): Promise<readonly (readonly ICellData[])[]> {
  const { readSheet } = await import("read-excel-file/browser");
  return (await readSheet(file)).map((row) =>
    row.map((value): ICellData => {
      if (typeof value === "number") return { v: value, t: CellValueType.NUMBER };
      if (typeof value === "boolean") return { v: Number(value), t: CellValueType.BOOLEAN };
      if (value === null) return {};
      const text = value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
      return { v: text, t: CellValueType.STRING };
    }),
  );
}

/** Text of any encoding that Excel writes: UTF-8, UTF-16 with its mark, and else that of the user's country. */
function textCells(bytes: ArrayBuffer): readonly (readonly ICellData[])[] {
  const { data } = Papa.parse<string[]>(textOf(bytes), { skipEmptyLines: "greedy" });
  return data.map((row) => row.map((text) => (text === "" ? {} : cellOf(text))));
}

function textOf(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(countryEncodings[navigator.language.slice(0, 2)] ?? "windows-1252").decode(bytes);
  }
}

const countryEncodings: Readonly<Record<string, string>> = { ja: "shift_jis", zh: "gb18030" };

/** Excel's rule for the name of a sheet, and no name twice. */
function freeName(workbook: FWorkbook, fileName: string): string {
  const taken = new Set(workbook.getSheets().map((sheet) => sheet.getSheetName().toLowerCase()));
  const wanted =
    fileName
      .replace(/\.\w+$/, "")
      .replace(/[\\/?*[\]:']/g, " ")
      .trim()
      .slice(0, 26) || "BOM";
  for (let number = 1; ; number++) {
    const name = number === 1 ? wanted : `${wanted} ${String(number)}`;
    if (!taken.has(name.toLowerCase())) return name;
  }
}

/** As wide as most of its texts need. */
function widthOf(cells: readonly (ICellData | undefined)[]): number {
  const lengths = cells.map((cell) => String(cell?.v ?? "").length).sort((a, b) => a - b);
  const usual = lengths[Math.floor(lengths.length * 0.9)] ?? 0;
  return 24 + Math.min(30, Math.max(4, usual)) * 8;
}
