import { Slices } from "../../base/slices";
import type { Field } from "../../vocabulary/field";
import type { Word } from "./column";
import { damaged } from "./failure";
import { storedFields } from "./stored-fields";
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
      refuseUnless(isWordOf(field, word));
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

function isWordOf({ type }: Field, word: unknown): word is Word {
  switch (type) {
    case "Boolean":
      return typeof word === "boolean";
    case "Double":
    case "Integer":
      return typeof word === "number" && Number.isFinite(word);
    case "List":
      return Array.isArray(word) && word.every((each) => typeof each === "string");
    default:
      return typeof word === "string";
  }
}
