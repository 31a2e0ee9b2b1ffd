import type { Area } from "../a1";
import type { Cell } from "../document";

/**
 * Cells as few areas: runs of neighbors in a column, and equal runs next to each other as one. `cells` are row by row.
 */
export function unitedAreas(cells: readonly Cell[]): readonly Area[] {
  const areas: Writable<Area>[] = [];
  const runs: Writable<Area>[] = [];
  const lastOfColumn = new Map<number, Writable<Area>>();
  for (const { row, column } of cells) {
    const last = lastOfColumn.get(column);
    if (last && last.row + last.rowCount === row) last.rowCount += 1;
    else {
      const run = { row, column, rowCount: 1, columnCount: 1 };
      lastOfColumn.set(column, run);
      runs.push(run);
    }
  }
  const byRightEdge = new Map<string, Writable<Area>>();
  for (const run of runs.sort((left, right) => left.column - right.column || left.row - right.row)) {
    const neighbor = byRightEdge.get([run.row, run.rowCount, run.column].join());
    const grown = neighbor ?? run;
    if (neighbor) neighbor.columnCount += 1;
    else areas.push(run);
    byRightEdge.set([grown.row, grown.rowCount, grown.column + grown.columnCount].join(), grown);
  }
  return areas;
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };
