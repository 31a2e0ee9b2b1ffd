import { Slices } from "../base/slices";
import { wordAt } from "./tables/column";
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

/** Both are in the order of part numbers. */
async function changesIn(before: Table, after: Table): Promise<readonly string[]> {
  const changed: string[] = [];
  const slices = new Slices();
  const [statusesBefore, statusesAfter] = [before.columnOf("Status"), after.columnOf("Status")];
  let at = 0;
  for (let row = 0; row < after.size; row++) {
    const partno = after.partnoAt(row);
    while (at < before.size && before.partnoAt(at) < partno) at += 1;
    const isInBoth = at < before.size && before.partnoAt(at) === partno;
    if (isInBoth && wordAt(statusesBefore, at) !== wordAt(statusesAfter, row)) changed.push(partno);
    await slices.pause();
  }
  return changed;
}
