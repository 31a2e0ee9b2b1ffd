import type { FWorkbook } from "@univerjs/preset-sheets-core";
import type { FileCell } from "../../cli/files/bom-file";
import type { WrittenSheet } from "../../cli/files/write-workbook";
import { areaName, cellArea, type Area } from "../a1";
import { basicValueOf } from "../cell-value";
import type { Sheet } from "../document";
import { areaOfRange } from "../grid/cell-data";
import type { GridDocument } from "../grid/grid-document";
import { savedFormula } from "./formula";

/** The sheets of the workbook's file, with what an XLSX from this page can have. */
export const savedSheets = (workbook: FWorkbook, grid: GridDocument, namespace: string): readonly WrittenSheet[] =>
  grid.sheets().map((sheet) => savedSheet(workbook, grid, namespace, sheet));

function savedSheet(workbook: FWorkbook, grid: GridDocument, namespace: string, { id, name }: Sheet): WrittenSheet {
  const sheet = workbook.getSheetBySheetId(id)?.getSheet();
  const used = grid.usedArea(id);
  if (!sheet || !used) return { name, rows: [], columnWidths: [], hiddenColumns: [], merged: [] };
  const layout = grid.state.pageLayouts.get(id);
  const arrays = grid.formulaCells(id, used).map((cell) => ({
    cell,
    area: grid.spillArea(id, cell.row, cell.column) ?? cellArea(cell),
  }));
  const values = grid.cellValues(id, used);
  const formulas = grid.read(id, used, "formulas");
  const rows = values.map((row, rowIndex) =>
    row.map((value, column): FileCell | null => {
      const shown = sheet.getCell(rowIndex, column);
      const style = workbook.getWorkbook().getStyles().getStyleByCell(shown);
      const basic = basicValueOf(value);
      const pattern = style?.n?.pattern;
      const formula = formulas[rowIndex]?.[column];
      const isFormula = typeof formula === "string" && formula.startsWith("=") && formula !== basic;
      if (basic === "" && !isFormula) return null;
      return {
        value: basic,
        text: "",
        ...(pattern && pattern !== "General" && typeof basic === "number" && { format: pattern }),
      };
    }),
  );
  for (const { cell, area: result } of arrays) {
    const text = formulas[cell.row]?.[cell.column];
    const formula = typeof text === "string" ? savedFormula(text, namespace) : null;
    if (formula !== null) inArray(rows, result, formula);
  }
  return {
    name,
    rows,
    columnWidths: Array.from({ length: used.columnCount }, (_, column) => sheet.getColumnWidth(column)),
    hiddenColumns: Array.from({ length: used.columnCount }, (_, column) => !sheet.getColVisible(column)),
    merged: sheet.getMergeData().map((block) => areaName(areaOfRange(block))),
    ...(layout?.printArea && { printArea: fixedName(layout.printArea) }),
    ...(layout?.printTitleRows && { printTitles: fixedRows(layout.printTitleRows) }),
  };
}

/** A formula of one cell that can't spill needs no array. */
function inArray(
  rows: (FileCell | null)[][],
  area: Area,
  { text, canSpill }: { text: string; canSpill: boolean },
): void {
  const array = canSpill || area.rowCount * area.columnCount > 1 ? arrayName(area) : undefined;
  for (let row = area.row; row < area.row + area.rowCount; row++)
    for (let column = area.column; column < area.column + area.columnCount; column++) {
      const cells = rows[row];
      const isFirst = row === area.row && column === area.column;
      if (!cells || (cells[column] === null && !isFirst)) continue;
      cells[column] = {
        ...(cells[column] ?? { value: "", text: "" }),
        ...(array !== undefined && { array }),
        ...(isFirst && { formula: text }),
      };
    }
}

/** SheetJS names one cell as a range too. */
const arrayName = (area: Area): string =>
  areaName(area).includes(":") ? areaName(area) : `${areaName(area)}:${areaName(area)}`;

const fixedName = (area: Area): string => areaName(area).replace(/[A-Z]+|\d+/g, "$$$&");
const fixedRows = ({ row, rowCount }: Area): string => `$${String(row + 1)}:$${String(row + rowCount)}`;
