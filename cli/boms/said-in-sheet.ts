import { type FileCell, type FileSheet, textsOf } from "../files/bom-file";
import { completesLines } from "../../src/bom/index";
import { checkedColumnsIn } from "../../src/messages/line/checked-columns";

/** What a BOM says, without what the add-in filled in. */
interface SaidInSheet {
  /** Row by row; cells with results of the add-in are blank. */
  readonly texts: readonly (readonly string[])[];
  /** The columns that have mostly such cells. */
  readonly ownColumns: readonly number[];
}

export function saidInSheet(sheet: FileSheet): SaidInSheet {
  const all = textsOf(sheet);
  const found = all.findIndex((titles) => checkedColumnsIn(titles).size > 0);
  const checked = new Set(checkedColumnsIn(all[found] ?? []).values());
  const cells = sheet.rows.flat();
  if (checked.size === 0 && !cells.some((cell) => cell !== null && isOwn(cell))) return { texts: all, ownColumns: [] };
  const blocks = new Set(cells.flatMap((cell) => (cell !== null && isOwn(cell) ? (cell.array ?? []) : [])));
  const filledIn = (cell: FileCell): boolean => isOwn(cell) || (cell.array !== undefined && blocks.has(cell.array));
  const surplus: number[] = [];
  const texts = all.map((row, y) =>
    row.map((text, x) => {
      const cell = sheet.rows[y]?.[x] ?? null;
      if (cell === null) return text;
      const isFilled = filledIn(cell) || (checked.has(x) && y > found);
      surplus[x] = (surplus[x] ?? 0) + (isFilled ? 1 : -1);
      return isFilled ? "" : text;
    }),
  );
  return { texts, ownColumns: surplus.flatMap((count, column) => (count >= 0 || checked.has(column) ? column : [])) };
}

const isOwn = ({ formula }: FileCell): boolean => formula !== undefined && completesLines(formula);
