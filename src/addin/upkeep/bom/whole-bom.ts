import { type ChosenRoles, readSheetInSlices, type SheetReading } from "../../../bom/check/read-sheet";
import { layoutOfSheet } from "../../../bom/reading/read-bom";
import { movedBy } from "../../../bom/reading/line/entry";
import type { Steps } from "../../../product-data/base/slices";
import { type BomSheet, ownColumns, readBomSheet, readTexts } from "../../excel/bom-sheet";
import type { CheckedBom } from "./checked-bom";

/** The first rows of a sheet, its titles, and its columns. */
export interface SheetHead {
  readonly sheet: BomSheet;
  readonly reading: Pick<SheetReading, "header" | "columns">;
}

export function* headOf(sheet: BomSheet, chosen: ChosenRoles): Steps<SheetHead> {
  return { sheet, reading: yield* layoutOfSheet(sheet.texts, rolesIn(sheet, chosen)) };
}

/** A whole sheet, as it is now; null if it is empty. */
export async function readWholeBom(id: string, chosen: ChosenRoles): Promise<CheckedBom | null> {
  const sheet = await readBomSheet(id);
  if (sheet === null) return null;
  const reading = await readSheetInSlices(await readTexts(sheet), rolesIn(sheet, chosen));
  const entries = reading.entries.map((entry) => movedBy(entry, sheet.row));
  return { sheet, reading, entries, volts: null };
}

/** Columns that the add-in filled have no role, whatever their titles are, unless the user gives them one. */
const rolesIn = (sheet: BomSheet, chosen: ChosenRoles): ChosenRoles =>
  new Map([...ownColumns(sheet).map((column) => [column - sheet.column, null] as const), ...chosen]);
