import type { FWorkbook } from "@univerjs/preset-sheets-core";
import { BomFileError, type FileCells, readBomFile } from "./bom-file";
import { pageTextsOf } from "./page-texts";
import { cellOf } from "./sample";
import { sheetColumns, sheetRows } from "./sheet-size";

/** The button that opens a CSV or XLSX file as a new sheet; `trouble` shows why a file can't be opened. */
export function showOpenFile(
  label: HTMLElement,
  trouble: HTMLElement,
  workbook: FWorkbook,
  displayLanguage: string,
): void {
  const text = pageTextsOf(displayLanguage);
  const [input, name] = [label.querySelector("input"), label.querySelector("span")];
  if (input === null || name === null) throw new Error("page.html has no field for a file.");
  name.textContent = text.openFile;
  input.addEventListener("change", () => {
    const [file] = input.files ?? [];
    trouble.textContent = "";
    if (file === undefined) return;
    file
      .arrayBuffer()
      .then((bytes) => readBomFile(bytes, displayLanguage))
      .then((cells) => addSheet(workbook, file.name, cells))
      .catch((reason: unknown) => {
        trouble.textContent = `⚠ ${text.failures[reason instanceof BomFileError ? reason.failure : "unreadable"](file.name)}`;
        if (!(reason instanceof BomFileError)) throw reason;
      });
    input.value = ""; // so that the same file can be opened again
  });
}

function addSheet(workbook: FWorkbook, fileName: string, cells: FileCells): void {
  const columns = Math.max(...cells.map((row) => row.length));
  const cellData = Object.fromEntries(
    cells.map((row, index) => [
      index,
      Object.fromEntries(row.map((cell, column) => [column, cell === null ? {} : cellOf(cell)])),
    ]),
  );
  const columnData = Object.fromEntries(
    Array.from({ length: columns }, (_, column) => [column, { w: widthPx(cells, column) }]),
  );
  const sheet = {
    cellData,
    columnData,
    rowCount: Math.max(sheetRows, cells.length),
    columnCount: Math.max(sheetColumns, columns),
  };
  workbook.insertSheet(freeName(workbook, fileName), { sheet }).activate();
}

/** Excel's rules for sheet names; no name occurs twice. */
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

/** Wide enough for most of its texts. */
function widthPx(cells: FileCells, column: number): number {
  const lengths = cells.map((row) => String(row[column] ?? "").length).sort((a, b) => a - b);
  const usual = lengths[Math.floor(lengths.length * 0.9)] ?? 0;
  return 24 + Math.min(30, Math.max(4, usual)) * 8;
}
