import { completesLines } from "../../bom/reading/own-formula";
import { columnNumber } from "./cell-name";
import { type Area, areaOf, areaProperties, cellArea, piecesOf, readCells } from "./area";

/** A formula of this add-in whose results aren't what the BOM says. */
export interface OwnFormula {
  readonly formula: string;
  /** The cell with the formula, and the cells that it fills. */
  readonly area: Area;
}

/** The first formula of each column in these cells that compares or completes the lines of a BOM. */
export async function readOwnFormulas(sheetId: string, area: Area): Promise<readonly OwnFormula[]> {
  const found = new Map<number, Area & { readonly formula: string }>();
  for (const piece of piecesOf(area, readCells))
    for (const cell of await readPiece(sheetId, piece)) if (!found.has(cell.column)) found.set(cell.column, cell);
  if (found.size === 0) return [];
  return Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(sheetId);
    const cells = [...found.values()];
    const spills = Office.context.requirements.isSetSupported("ExcelApi", "1.12")
      ? cells.map(({ row, column }) =>
          sheet.getRangeByIndexes(row, column, 1, 1).getSpillingToRangeOrNullObject().load(areaProperties),
        )
      : [];
    await context.sync();
    return cells.map(({ formula, ...cell }, at) => {
      const spill = spills[at];
      if (spill !== undefined && !spill.isNullObject) return { formula, area: areaOf(spill) };
      return { formula, area: { ...cell, columnCount: columnsIn(formula) } };
    });
  });
}

/** The columns that a formula will fill, which Excel doesn't know before the formula has a result. */
function columnsIn(formula: string): number {
  if (!/^=\s*(?:\w+\.|_xldudf_)?VENDOR[._]SPEC\(/i.test(formula)) return 1;
  const [, fields = ""] = /,\s*(\{[^}]*\}|[^,]*)\)\s*$/.exec(formula) ?? [];
  if (fields.startsWith("{")) return fields.split('",').length;
  const [first, last] = [...fields.matchAll(/\$?([A-Z]{1,3})\$?\d+/g)].map(([, letters = ""]) => columnNumber(letters));
  return first === undefined || last === undefined ? 1 : Math.abs(last - first) + 1;
}

function readPiece(sheetId: string, { row, column, rowCount, columnCount }: Area) {
  return Excel.run(async (context) => {
    const range = context.workbook.worksheets.getItem(sheetId).getRangeByIndexes(row, column, rowCount, columnCount);
    range.load("formulas");
    await context.sync();
    return (range.formulas as readonly (readonly unknown[])[]).flatMap((cells, down) =>
      cells.flatMap((formula, right) =>
        typeof formula === "string" && formula.startsWith("=") && completesLines(formula)
          ? [{ formula, ...cellArea({ row: row + down, column: column + right }) }]
          : [],
      ),
    );
  });
}
