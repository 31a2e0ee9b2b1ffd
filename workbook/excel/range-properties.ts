import { areaName, quotedSheet, type Area } from "../a1";
import type { CellContent, WorkbookDocument } from "../document";
import { ExcelError, type PropertyTable } from "./client-object";

export interface RangeTarget {
  readonly document: WorkbookDocument;
  readonly sheetId: string;
  readonly area: Area;
}

const read =
  (aspect: "values" | "formulas" | "text" | "numberFormat") =>
  ({ document, sheetId, area }: RangeTarget): CellContent[][] =>
    document.read(sheetId, area, aspect);

const write =
  (aspect: "values" | "formulas" | "numberFormat") =>
  ({ document, sheetId, area }: RangeTarget, value: unknown): void =>
    document.write(sheetId, area, aspect, filled(area, value));

export const RANGE_PROPERTIES: PropertyTable<RangeTarget> = {
  address: { get: addressOf },
  addressLocal: { get: addressOf },
  rowIndex: { get: ({ area }) => area.row },
  columnIndex: { get: ({ area }) => area.column },
  rowCount: { get: ({ area }) => area.rowCount },
  columnCount: { get: ({ area }) => area.columnCount },
  cellCount: { get: ({ area }) => area.rowCount * area.columnCount },
  values: { get: read("values"), set: write("values") },
  formulas: { get: read("formulas"), set: write("formulas") },
  text: { get: read("text") },
  numberFormat: { get: read("numberFormat"), set: write("numberFormat") },
  valueTypes: { get: (target) => read("values")(target).map((row) => row.map(valueTypeOf)) },
};

export function addressOf({ document, sheetId, area }: RangeTarget): string {
  const sheet = document.sheets().find((each) => each.id === sheetId);
  return `${quotedSheet(sheet?.name ?? "")}!${areaName(area)}`;
}

function valueTypeOf(value: CellContent): string {
  if (value === "" || value === null) return "Empty";
  if (typeof value === "string") return ERRORS.has(value) ? "Error" : "String";
  return typeof value === "boolean" ? "Boolean" : "Double";
}

const ERRORS: ReadonlySet<string> = new Set([
  "#VALUE!",
  "#N/A",
  "#DIV/0!",
  "#NUM!",
  "#NULL!",
  "#NAME?",
  "#REF!",
  "#BUSY!",
  "#SPILL!",
]);

/** One value for every cell, or exactly as many rows and columns as the range has. */
function filled({ rowCount, columnCount }: Area, value: unknown): readonly (readonly CellContent[])[] {
  if (!Array.isArray(value)) {
    return Array.from({ length: rowCount }, () => Array<CellContent>(columnCount).fill(value as CellContent));
  }
  const rows = value as readonly (readonly CellContent[])[];
  if (rows.length === rowCount && rows.every((row) => row.length === columnCount)) return rows;
  throw new ExcelError("InvalidArgument", "The number of rows or columns in the input array doesn't match the range.");
}
