import { parseValue } from "numfmt";
import { areaName, cellArea, hull, quotedSheet, rowsOf, type Area } from "../a1";
import { basicValueOf, jsonOf, valueTypeOf, type CellValue } from "../cell-value";
import type { CellAspect, CellContent } from "../document";
import { localFormat } from "../grid/number-in-region";
import { HostError } from "../rich-api/host-error";
import { type HostType, type Member, method, navigation, property } from "../rich-api/host-object";
import { calculatedColumns } from "./calculated-columns";
import { fill, requireSize } from "./cells";
import { hyperlinkOf, setHyperlink } from "./hyperlink";
import { formatOf } from "./range-format";
import { specialCells } from "./special-cells";
import { areaOf, at, isUnbounded, requireUnprotected } from "./areas";
import { objectOf, type RangeArgument, type RangeTarget } from "./targets";
import { sheetOf } from "./worksheet";

/** Not a text as such, but digits, a truth value, or a sign that begins a formula. */
const canBeEntered = /^(?!').*\d|^\s*(?:true|false)\s*$|^[=+\-@]./is;

/**
 * Excel enters a text that is written as if it were typed: 0603 becomes the number 603, 10-20 a date, and a text that
 * starts with =, +, -, or @ a formula, unless its cell has the text format. What it becomes follows the English
 * notation.
 */
function enter(range: RangeTarget, rows: readonly (readonly CellContent[])[]): void {
  const { document, sheetId, area } = range;
  const contents: CellContent[][] = [];
  const formatted: { readonly cell: Area; readonly format: string }[] = [];
  for (const row of rows) {
    const place = { ...area, row: area.row + contents.length, rowCount: 1 };
    let formats: readonly CellContent[] | undefined;
    contents.push(
      row.map((content, right) => {
        if (typeof content !== "string" || !canBeEntered.test(content)) return content;
        formats ??= document.read(sheetId, place, "numberFormat")[0];
        const format = formats?.[right];
        const isFormula = content.startsWith("=");
        if (format === "@") return isFormula ? `'${content}` : content;
        if (isFormula) return content;
        const parsed = parseValue(content);
        if (parsed === null) return /^[+\-@]./s.test(content) ? `=${content}` : content;
        const cell = { ...place, column: area.column + right, columnCount: 1 };
        if (parsed.z !== undefined && format === "General") formatted.push({ cell, format: parsed.z });
        return parsed.v;
      }),
    );
  }
  for (const piece of [...place(range, contents), ...calculatedColumns(range, contents)])
    document.write(sheetId, piece.area, "values", piece.rows);
  for (const { cell, format } of formatted) document.write(sheetId, cell, "numberFormat", [[format]]);
}

/**
 * Where Excel puts the rows of an array: if a filter hides some of the range's rows, one after the other into the rows
 * that are shown, which makes them rows of other lines (office-js #224).
 */
function place({ document, sheetId, area }: RangeTarget, rows: CellContent[][]) {
  const shown = rowsOf(area).filter((row) => document.rowState(sheetId, row) !== "filtered");
  return rows.length === 1 || shown.length === rows.length
    ? [{ area, rows }]
    : shown.map((row, at) => ({ area: { ...area, row, rowCount: 1 }, rows: rows.slice(at, at + 1) }));
}

/** Whether all of its rows are hidden; null: some. */
function areRowsHidden({ document, sheetId, area }: RangeTarget): boolean | null {
  const shown = rowsOf(area).filter((row) => document.rowState(sheetId, row) === "shown").length;
  return shown === 0 ? true : shown === area.rowCount ? false : null;
}

/** A property that Excel reads from every cell of a range. */
const ofCells = (since: string, read: (range: RangeTarget) => unknown): Member<RangeTarget> =>
  property(since, (range) => {
    if (isUnbounded(range)) return null;
    if (range.area.rowCount * range.area.columnCount > maxCellsToRead)
      throw new HostError("InvalidArgument", "A range is limited to five million cells for get operations.");
    return read(range);
  });

const cells = (since: string, aspect: CellAspect): Member<RangeTarget> =>
  ofCells(since, ({ document, sheetId, area }) => document.read(sheetId, area, aspect));

const cellValues = (since: string, of: (value: CellValue) => unknown): Member<RangeTarget> =>
  ofCells(since, ({ document, sheetId, area }) =>
    document.cellValues(sheetId, area).map((row) => row.map((value) => of(value))),
  );

/** A member that can also be written, with one value for all cells or with rows. */
const writable = (member: Member<RangeTarget>, aspect: "content" | "numberFormat"): Member<RangeTarget> => ({
  ...member,
  assign: (range, content) => {
    if (isUnbounded(range)) throw new HostError("InvalidArgument", "Cells of whole rows or columns can't be written.");
    requireUnprotected(range);
    const rows = fill(range.area, content);
    const { document, sheetId, area } = range;
    if (aspect === "numberFormat") document.write(sheetId, area, aspect, rows);
    else enter(range, rows);
  },
});

/** Another range of the same sheet, computed from the area of this one. */
const derived = (since: string, areaOf: (area: Area, ...args: never[]) => Area): Member<RangeTarget> =>
  method(since, (range, ...args: never[]) => at(range, areaOf(range.area, ...args)));

export const rangeType: HostType<RangeTarget> = {
  members: {
    address: property("1.1", addressOf),
    columnCount: property("1.1", ({ area }) => area.columnCount),
    columnHidden: formatOf("1.2", "columnHidden", false),
    columnIndex: property("1.1", ({ area }) => area.column),
    conditionalFormats: navigation("1.6", (range) => objectOf("ConditionalFormatCollection", range)),
    format: navigation("1.1", (range) => objectOf("RangeFormat", range)),
    formulas: writable(cells("1.1", "formulas"), "content"),
    hyperlink: property("1.7", hyperlinkOf, setHyperlink),
    numberFormat: writable(cells("1.1", "numberFormat"), "numberFormat"),
    numberFormatLocal: ofCells("1.7", ({ document, sheetId, area }) =>
      document
        .read(sheetId, area, "numberFormat")
        .map((row) => row.map((code) => localFormat(String(code), document.region))),
    ),
    rowCount: property("1.1", ({ area }) => area.rowCount),
    rowHidden: property("1.2", areRowsHidden),
    rowIndex: property("1.1", ({ area }) => area.row),
    text: cells("1.1", "text"),
    values: writable(cellValues("1.1", basicValueOf), "content"),
    valuesAsJson: { ...cellValues("1.16", jsonOf), needsDataTypes: true },
    valueTypes: cellValues("1.1", valueTypeOf),
    worksheet: navigation("1.1", (range) => objectOf("Worksheet", range)),
    calculate: method("1.6", recalculate),
    getBoundingRect: method("1.1", (range, other: RangeArgument) => at(range, hull(range.area, areaOf(range, other)))),
    getRow: derived("1.1", (area, row: number) => ({ ...area, row: area.row + row, rowCount: 1 })),
    getLastCell: derived("1.1", (area) =>
      cellArea({ row: area.row + area.rowCount - 1, column: area.column + area.columnCount - 1 }),
    ),
    getCell: derived("1.1", (area, row: number, column: number) =>
      cellArea({ row: area.row + row, column: area.column + column }),
    ),
    getColumn: derived("1.1", (area, column: number) => ({ ...area, column: area.column + column, columnCount: 1 })),
    getEntireColumn: method("1.1", (range) =>
      at(range, { ...range.area, row: 0, rowCount: range.document.limits(range.sheetId).rowCount }),
    ),
    getSpecialCellsOrNullObject: method("1.9", (range, cellType: string) => {
      const areas = specialCells(range, cellType);
      return areas.length === 0 ? null : objectOf("RangeAreas", { ...range, areas });
    }),
    getSpillingToRangeOrNullObject: method("1.12", (range) => {
      const area = range.document.spillArea(range.sheetId, range.area.row, range.area.column);
      return area ? at(range, area) : null;
    }),
    select: method("1.1", ({ document, sheetId, area }) => document.select(sheetId, area)),
    setDirty: method("1.9", recalculate),
    // Office.js requires it before it writes more than 1,500 cells, in pieces made by getRow and getBoundingRect.
    _ValidateArraySize: method(undefined, ({ area }, rowCount: number, columnCount: number) =>
      requireSize(area, rowCount, columnCount),
    ),
  },
};

function recalculate(range: RangeTarget): void {
  requireUnprotected(range);
  range.document.calculate({ sheetId: range.sheetId, area: range.area });
}

/** The error's code isn't documented. */
const maxCellsToRead = 5_000_000;

function addressOf(range: RangeTarget): string {
  return `${quotedSheet(sheetOf(range).name)}!${areaName(range.area)}`;
}
