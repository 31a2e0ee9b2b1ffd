import type { Field } from "../../vocabulary/field";
import type { Word } from "./column";
import { TablesError } from "./failure";
import { storedFields } from "./stored-fields";
import type { Table } from "./table";

/**
 * Checks every code and word of a table from another source, such as a workbook, as `decodeProducts` checks a response.
 * The table must be complete.
 * @throws TablesError `damaged`
 */
export function checkTable(table: Table): void {
  for (const field of storedFields(table.category)) {
    const { codes, words } = table.columnOf(field.name);
    if (
      words.length > table.size ||
      !words.every((word: unknown) => isWordOf(field, word)) ||
      codes.some((code) => code > words.length)
    )
      throw new TablesError({ code: "damaged" });
  }
  for (let row = 1; row < table.size; row++)
    if (table.partnoAt(row - 1) >= table.partnoAt(row)) throw new TablesError({ code: "damaged" });
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
