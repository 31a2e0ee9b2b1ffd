import { Slices } from "../base/slices";
import { wordAt } from "./tables/column";
import type { Tables } from "./tables/tables";

/** The parts that have another status than before, of those that both have. */
export async function changedStatuses(before: Tables, after: Tables): Promise<readonly string[]> {
  const changed: string[] = [];
  const slices = new Slices();
  for (const table of after.tables) {
    const same = before.tables.find(({ category }) => category === table.category);
    const [was, is] = [same?.columnOf("Status"), table.columnOf("Status")];
    for (let row = 0; row < table.size; row++) {
      const partno = table.partnoAt(row);
      const rowBefore = same?.rowOf(partno) ?? -1;
      if (was !== undefined && rowBefore >= 0 && wordAt(was, rowBefore) !== wordAt(is, row)) changed.push(partno);
      await slices.pause();
    }
  }
  return changed;
}
