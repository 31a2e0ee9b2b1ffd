import { type FileCell, type FileSheet, textsOf } from "../files/bom-file";
import { completesLines } from "../../src/bom/index";

/** What a BOM says, without what the add-in filled in. */
interface SaidInSheet {
  /** Row by row; cells with results of the add-in are blank. */
  readonly texts: readonly (readonly string[])[];
  /** The columns that have mostly such cells. */
  readonly ownColumns: readonly number[];
}

export function saidInSheet(sheet: FileSheet): SaidInSheet {
  const cells = sheet.rows.flat();
  if (!cells.some((cell) => cell !== null && isOwn(cell))) return { texts: textsOf(sheet), ownColumns: [] };
  const blocks = new Set(cells.flatMap((cell) => (cell !== null && isOwn(cell) ? (cell.array ?? []) : [])));
  const filledIn = (cell: FileCell): boolean => isOwn(cell) || (cell.array !== undefined && blocks.has(cell.array));
  const surplus: number[] = [];
  const texts = textsOf(sheet).map((row, y) =>
    row.map((text, x) => {
      const cell = sheet.rows[y]?.[x] ?? null;
      if (cell === null) return text;
      surplus[x] = (surplus[x] ?? 0) + (filledIn(cell) ? 1 : -1);
      return filledIn(cell) ? "" : text;
    }),
  );
  return { texts, ownColumns: surplus.flatMap((count, column) => (count >= 0 ? column : [])) };
}

const isOwn = ({ formula }: FileCell): boolean => formula !== undefined && completesLines(formula);
