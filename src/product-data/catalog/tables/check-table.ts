import { printable } from "../../base/printable";
import { Slices } from "../../base/slices";
import { isOfType } from "../../api/decode-record";
import { damaged } from "./failure";
import { storedFields } from "./column";
import type { Table } from "./table";

/**
 * Checks every code and word of a table from another source, such as a mirror, as `decodeProducts` checks a response. In
 * pieces, because Excel restarts add-ins that don't respond.
 * @throws TablesFailure `damaged`
 */
export async function checkTable(table: Table): Promise<void> {
  const slices = new Slices();
  for (const field of storedFields(table.category)) {
    const { codes, words } = table.columnOf(field.name);
    refuseUnless(words.length <= table.size);
    for (const word of words) {
      refuseUnless(isOfType(word, field.type) && printable(String(word)) === String(word));
      await slices.pause();
    }
    for (const code of codes) refuseUnless(code <= words.length);
    await slices.pause();
  }
  for (let row = 1; row < table.size; row++) refuseUnless(table.partnoAt(row - 1) < table.partnoAt(row));
  await slices.pause();
}

function refuseUnless(isRight: boolean): void {
  if (!isRight) damaged();
}
