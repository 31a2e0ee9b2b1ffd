import { afterTask } from "../base/schedule";
import type { Table } from "./tables/table";
import type { Tables } from "./tables/tables";

/** The parts that have another status than before, of those that both have. */
export async function changedStatuses(before: Tables, after: Tables): Promise<readonly string[]> {
  const changed: string[] = [];
  for (const table of after.tables) {
    const same = before.tables.find(({ category }) => category === table.category);
    if (same !== undefined) changed.push(...(await changesIn(same, table)));
  }
  return changed;
}

/** Both are in the order of part numbers. In pieces, because Excel restarts add-ins that don't respond. */
async function changesIn(before: Table, after: Table): Promise<readonly string[]> {
  const changed: string[] = [];
  const [statusBefore, statusAfter] = [statusesOf(before), statusesOf(after)];
  let at = 0;
  for (let row = 0; row < after.size; row++) {
    const partno = after.partnoAt(row);
    while (at < before.size && before.partnoAt(at) < partno) at += 1;
    if (at < before.size && before.partnoAt(at) === partno && statusBefore(at) !== statusAfter(row))
      changed.push(partno);
    if (row % rowsPerPiece === 0) await new Promise<void>(afterTask);
  }
  return changed;
}

function statusesOf(table: Table): (row: number) => unknown {
  const { codes, words } = table.columnOf("Status");
  return (row) => words[(codes[row] ?? 0) - 1];
}

const rowsPerPiece = 10_000;
