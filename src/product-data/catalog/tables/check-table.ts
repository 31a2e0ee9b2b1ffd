import type { Field } from "../../vocabulary/field";
import type { Word } from "./column";
import { damaged } from "./failure";
import { storedFields } from "./stored-fields";
import type { Table } from "./table";

/**
 * Checks every code and word of a table from another source, such as a workbook, as `decodeProducts` checks a response.
 * The table must be complete.
 * @throws TablesError `damaged`
 */
export function checkTable(table: Table): void {
  for (const step of checksOf(table)) step();
}

/** The same in steps, between which a page can do other work. */
export function* checksOf(table: Table): Generator<() => void> {
  for (const field of storedFields(table.category)) yield () => checkColumn(table, field);
  yield () => {
    for (let row = 1; row < table.size; row++) refuseUnless(table.partnoAt(row - 1) < table.partnoAt(row));
  };
}

function checkColumn(table: Table, field: Field): void {
  const { codes, words } = table.columnOf(field.name);
  refuseUnless(words.length <= table.size);
  refuseUnless(words.every((word: unknown) => isWordOf(field, word)));
  for (const code of codes) refuseUnless(code <= words.length);
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
