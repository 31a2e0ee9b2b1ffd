import type { FileSheet } from "./bom-file";

/** A sheet as it was read, before its texts are. */
export interface ReadSheet extends Omit<FileSheet, "likeness"> {
  readonly isHidden: boolean;
}

/** Removes blank cells at the end of rows, and blank rows at the end. */
export function trimRows<Cell>(rows: readonly (readonly (Cell | null)[])[]): (readonly (Cell | null)[])[] {
  return upToLast(
    rows.map((row) => upToLast(row, (cell) => cell !== null)),
    (row) => row.length > 0,
  );
}

function upToLast<Item>(items: readonly Item[], isWanted: (item: Item) => boolean): Item[] {
  let end = items.length;
  while (end > 0 && !isWanted(items[end - 1] as Item)) end -= 1;
  return items.slice(0, end);
}
