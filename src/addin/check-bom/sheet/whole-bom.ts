import { type ChosenRoles, layoutOfSheet, type ReadBom, readBomInSlices } from "../../../bom/reading/read-bom";
import { movedBy } from "../../../bom/reading/line/line";
import type { Steps } from "../../../product-data/base/slices";
import { type BomSheet, ownColumns, readBomSheet, readTexts } from "../../excel/bom-sheet";
import { hiddenRows } from "../../excel/hidden-rows";
import { readArea, rowSpan } from "../../excel/area";
import { type CheckedBom, usedColumns } from "./checked-bom";

/** The first rows of a sheet, its titles, and its columns. */
export interface SheetHead {
  readonly sheet: BomSheet;
  readonly reading: Pick<ReadBom, "header" | "columns">;
}

export function* headOf(sheet: BomSheet, chosen: ChosenRoles): Steps<SheetHead> {
  return { sheet, reading: yield* layoutOfSheet(sheet.texts, rolesIn(sheet, chosen)) };
}

/**
 * A whole sheet, as it is now; null if it is empty.
 * @param before what was read of the sheet before
 */
export async function readWholeBom(
  id: string,
  chosen: ChosenRoles,
  before?: CheckedBom | null,
): Promise<CheckedBom | null> {
  const sheet = await readBomSheet(id);
  if (sheet === null) return null;
  const texts = await readTexts(sheet);
  const reading = await readBomInSlices(texts, rolesIn(sheet, chosen), before?.reading.rowsRead);
  const hidden = await hiddenRows(id, [sheet]);
  const lines = reading.lines
    .map((line) => movedBy(line, sheet.row))
    .map((line) => ({ ...line, isHidden: hidden.has(line.row) }));
  return { sheet, texts, reading, lines };
}

/** Whether rows of the sheet still say what was read: Excel doesn't tell of every way to move lines. */
export async function isAsRead(bom: CheckedBom, rows: readonly number[]): Promise<boolean> {
  const { sheet, texts } = bom;
  const span = rowSpan(rows);
  const now = await readArea({ ...sheet, sheetId: sheet.id, ...span }, "text");
  const columns = usedColumns(bom).map((column) => column - sheet.column);
  return rows.every((row) => columns.every((at) => now[row - span.row]?.[at] === texts[row - sheet.row]?.[at]));
}

/** Columns that the add-in filled have no role, whatever their titles are. */
const rolesIn = (sheet: BomSheet, chosen: ChosenRoles): ChosenRoles =>
  new Map([...chosen, ...ownColumns(sheet).map((column) => [column - sheet.column, null] as const)]);
