import { cellArea, type Area, type Cell } from "../a1";

/** Cells as few areas: runs of neighbors in a column, and equal runs next to each other as one. */
export function unitedAreas(cells: readonly Cell[]): readonly Area[] {
  const runs: Writable<Area>[] = [];
  for (const { row, column } of [...cells].sort((one, other) => one.column - other.column || one.row - other.row)) {
    const last = runs.at(-1);
    if (last?.column === column && last.row + last.rowCount === row) last.rowCount += 1;
    else runs.push(cellArea({ row, column }));
  }
  const areas: Writable<Area>[] = [];
  const byRightEdge = new Map<string, Writable<Area>>();
  for (const run of runs) {
    const neighbor = byRightEdge.get([run.row, run.rowCount, run.column].join());
    const grown = neighbor ?? run;
    if (neighbor) neighbor.columnCount += 1;
    else areas.push(run);
    byRightEdge.set([grown.row, grown.rowCount, grown.column + grown.columnCount].join(), grown);
  }
  return areas;
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };
