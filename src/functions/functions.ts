import { answer } from "./answer";
import { searchTable } from "./search";
import { specBlock } from "./spec";

/**
 * Finds products and returns them as a table with a header row.
 * @customfunction SEARCH SEARCH
 * @helpurl https://localhost:3000/help.html#search
 * @param {string} filter Conditions joined by and, such as Category eq 'inductors' and Inductance ge 1e-6. Blank: all products.
 * @param {string} [orderby] Fields with asc or desc, separated by commas, such as Inductance asc.
 * @param {string} [lang] Language of the data: en, ja or zh. Omitted: the setting in the pane.
 * @param {string[][]} [fields] Columns: field names in cells, or in one text with commas, or * for all.
 * @param {number} [limit] At most so many products. Omitted: all that match.
 * @param {CustomFunctions.CancelableInvocation} invocation
 * @returns A header row and a row for every product.
 */
export function search(
  filter: string,
  orderby: string,
  lang: string,
  fields: string[][],
  limit: number,
  invocation: CustomFunctions.CancelableInvocation,
): unknown[][] {
  return answer(invocation, (runtime, call) => searchTable({ filter, orderby, lang, fields, limit }, runtime, call));
}

/**
 * Looks up specifications of parts: one value, or a block for a column of part numbers and a row of fields.
 * @customfunction SPEC SPEC
 * @helpurl https://localhost:3000/help.html#spec
 * @param {string[][]} partno A part number, or a range of them.
 * @param {string[][]} field A field such as Capacitance, or a range of fields.
 * @param {string} [lang] Language of the data: en, ja or zh. Omitted: the setting in the pane.
 * @param {CustomFunctions.CancelableInvocation} invocation
 * @returns The value, or a row for every part and a column for every field.
 */
export function spec(
  partno: string[][],
  field: string[][],
  lang: string,
  invocation: CustomFunctions.CancelableInvocation,
): unknown[][] {
  return answer(invocation, (runtime, call) => specBlock({ partno, field, lang }, runtime, call));
}

CustomFunctions.associate("SEARCH", search);
CustomFunctions.associate("SPEC", spec);
