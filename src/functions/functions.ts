import { answer, answerCell } from "./answer";
import { downloadUrlCell } from "./download-url";
import { fieldsTable } from "./fields";
import { partCell } from "./part";
import { searchTable } from "./search";
import { specBlock } from "./spec";
import { valuesTable } from "./values";

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

/**
 * Puts a part into one cell: its number, a card with all its data and a photo, and formulas such as =B2.Capacitance.
 * @customfunction PART PART
 * @helpurl https://localhost:3000/help.html#part
 * @param {string} partno A part number.
 * @param {string} [lang] Language of the data: en, ja or zh. Omitted: the setting in the pane.
 * @param {CustomFunctions.CancelableInvocation} invocation
 * @returns The part; its number alone in an Excel without data types.
 */
export function part(partno: string, lang: string, invocation: CustomFunctions.CancelableInvocation): unknown {
  return answerCell(invocation, (runtime, call) => partCell({ partno, lang }, runtime, call));
}

/**
 * Lists the fields of a category: names, labels, types, units, allowed values, and whether SEARCH takes them as conditions.
 * @customfunction FIELDS FIELDS
 * @helpurl https://localhost:3000/help.html#fields
 * @param {string} [category] A category such as inductors. Omitted: all fields, and conditions of a search without Category.
 * @param {CustomFunctions.CancelableInvocation} invocation
 * @returns A header row and a row for every field.
 */
export function fields(category: string, invocation: CustomFunctions.CancelableInvocation): unknown[][] {
  return answer(invocation, (runtime) => fieldsTable(category, runtime));
}

/**
 * Lists the values a field can have, such as the five of Status: for drop-down lists and for conditions.
 * @customfunction VALUES VALUES
 * @helpurl https://localhost:3000/help.html#values
 * @param {string} field A field with a list of values, such as Status.
 * @param {string} [lang] Language of the values: en, ja or zh. Omitted: the setting in the pane.
 * @param {CustomFunctions.CancelableInvocation} invocation
 * @returns One column: the field's label and its values.
 */
export function values(field: string, lang: string, invocation: CustomFunctions.CancelableInvocation): unknown[][] {
  return answer(invocation, (runtime) => valuesTable({ field, lang }, runtime));
}

/**
 * Gives the URL of a file with all products of a category. It is good for 7 days.
 * @customfunction DOWNLOADURL DOWNLOADURL
 * @helpurl https://localhost:3000/help.html#downloadurl
 * @param {string} category ceramicCapacitorsSMD, ceramicCapacitorsLead or inductors.
 * @param {string} [lang] Language of the data: en, ja or zh. Omitted: the setting in the pane.
 * @param {CustomFunctions.CancelableInvocation} invocation
 * @returns The URL.
 */
export function downloadUrl(category: string, lang: string, invocation: CustomFunctions.CancelableInvocation): unknown {
  return answerCell(invocation, (runtime, call) => downloadUrlCell({ category, lang }, runtime, call));
}

CustomFunctions.associate("SEARCH", search);
CustomFunctions.associate("SPEC", spec);
CustomFunctions.associate("PART", part);
CustomFunctions.associate("FIELDS", fields);
CustomFunctions.associate("VALUES", values);
CustomFunctions.associate("DOWNLOADURL", downloadUrl);
