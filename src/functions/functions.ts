import { alternativesTable } from "./alternatives";
import { answer, answerCell } from "./answer";
import { checkBlock } from "./check";
import { givenMatrices } from "./argument";
import { downloadUrlCell } from "./download-url";
import { fieldsTable } from "./fields";
import { partCell } from "./part";
import { searchTable } from "./search";
import { specBlock } from "./spec";
import { valuesTable } from "./values";
import { whereText } from "./where";

/**
 * Finds products and returns them as a table with a header row.
 * @customfunction SEARCH SEARCH
 * @requiresAddress
 * @helpurl https://localhost:3000/help.html#search
 * @param {string} filter Conditions joined by and, such as Category eq 'inductors' and Inductance ge 1e-6. Blank: all products.
 * @param {string} [orderby] Fields with asc or desc, separated by commas, such as Inductance asc.
 * @param {string} [lang] Language of the data: en, ja or zh. Omitted: the setting in the pane.
 * @param {unknown[][]} [fields] Columns: field names in cells, or in one text with commas, or * for all.
 * @param {number} [limit] At most so many products. Omitted: all that match.
 * @param {CustomFunctions.CancelableInvocation} invocation
 * @returns A header row and a row for every product.
 */
export function search(
  filter: string,
  orderby: string,
  lang: string,
  fields: unknown[][],
  limit: number,
  invocation: CustomFunctions.CancelableInvocation,
): unknown[][] {
  return answer(invocation, searchTable, { filter, orderby, lang, fields, limit });
}

/**
 * Looks up specifications of parts: one value, or a block for a column of part numbers and a row of fields.
 * @customfunction SPEC SPEC
 * @requiresAddress
 * @helpurl https://localhost:3000/help.html#spec
 * @param {unknown[][]} partno A part number, or a range of them.
 * @param {unknown[][]} field A field such as Capacitance, or a range of fields.
 * @param {string} [lang] Language of the data: en, ja or zh. Omitted: the setting in the pane.
 * @param {CustomFunctions.CancelableInvocation} invocation
 * @returns The value, or a row for every part and a column for every field.
 */
export function spec(
  partno: unknown[][],
  field: unknown[][],
  lang: string,
  invocation: CustomFunctions.CancelableInvocation,
): unknown[][] {
  return answer(invocation, specBlock, { partno, field, lang });
}

/**
 * Puts a part into one cell: its number, a card with all its data and a photo, and formulas such as =B2.Capacitance.
 * @customfunction PART PART
 * @requiresAddress
 * @helpurl https://localhost:3000/help.html#part
 * @param {unknown} partno A part number.
 * @param {string} [lang] Language of the data: en, ja or zh. Omitted: the setting in the pane.
 * @param {CustomFunctions.CancelableInvocation} invocation
 * @returns The part; its number alone in an Excel without data types.
 */
export function part(partno: unknown, lang: string, invocation: CustomFunctions.CancelableInvocation): unknown {
  return answerCell(invocation, partCell, { partno, lang });
}

/**
 * Compares a part with what a BOM says of it, such as 100nF 50V X7R 0603: tells what agrees, or what differs.
 * @customfunction CHECK CHECK
 * @requiresAddress
 * @helpurl https://localhost:3000/help.html#check
 * @param {unknown[][]} partno A part number, or a range of them.
 * @param {unknown[][]} description The text of the BOM, or a range of texts.
 * @param {string} [lang] Language of the result: en, ja or zh. Omitted: the setting in the pane.
 * @param {CustomFunctions.CancelableInvocation} invocation
 * @returns A text for every part.
 */
export function check(
  partno: unknown[][],
  description: unknown[][],
  lang: string,
  invocation: CustomFunctions.CancelableInvocation,
): unknown[][] {
  return answer(invocation, checkBlock, { partno, description, lang });
}

/**
 * Finds parts that can replace a part, another manufacturer's number or a line of a BOM: they meet or exceed the listed data.
 * @customfunction ALTERNATIVES ALTERNATIVES
 * @requiresAddress
 * @helpurl https://localhost:3000/help.html#alternatives
 * @param {unknown} part A part number, also another manufacturer's, or a text such as 100nF 50V X7R 0603.
 * @param {unknown} [description] What the BOM says of the part: it adds what the number does not tell.
 * @param {unknown[][]} [fields] Columns: field names in cells, or in one text with commas, or * for all.
 * @param {number} [limit] At most so many parts. Omitted: 10.
 * @param {string} [lang] Language of the data: en, ja or zh. Omitted: the setting in the pane.
 * @param {CustomFunctions.CancelableInvocation} invocation
 * @returns A header row and a row for every part, best first; DC bias and aging are not compared.
 */
export function alternatives(
  part: unknown,
  description: unknown,
  fields: unknown[][],
  limit: number,
  lang: string,
  invocation: CustomFunctions.CancelableInvocation,
): unknown[][] {
  return answer(invocation, alternativesTable, { part, description, fields, limit, lang });
}

/**
 * Makes the filter of a SEARCH from cells: a field, an operator and a value, and further such threes; or three columns.
 * @customfunction WHERE WHERE
 * @requiresAddress
 * @helpurl https://localhost:3000/help.html#where
 * @param {unknown[][]} field A field such as Capacitance.
 * @param {unknown[][]} operator One of = >= <= > < starts with, contains, between; or eq, ge, le, gt, lt.
 * @param {unknown[][]} value A value, with a unit if you like (0.1uF). A range matches any of its cells. Blank: no condition.
 * @param {unknown[][][]} [more] The next field, operator and value; as many threes as needed.
 * @param {CustomFunctions.CancelableInvocation} invocation
 * @returns The text of a filter.
 */
export function where(
  field: unknown[][],
  operator: unknown[][],
  value: unknown[][],
  more: unknown[][][],
  invocation: CustomFunctions.CancelableInvocation,
): unknown {
  return answerCell(invocation, whereText, [field, operator, value, ...givenMatrices(more)]);
}

/**
 * Lists the fields of a category: names, labels, types, units, allowed values, and whether SEARCH takes them as conditions.
 * @customfunction FIELDS FIELDS
 * @requiresAddress
 * @helpurl https://localhost:3000/help.html#fields
 * @param {string} [category] A category such as inductors. Omitted: all fields, and conditions of a search without Category.
 * @param {CustomFunctions.CancelableInvocation} invocation
 * @returns A header row and a row for every field.
 */
export function fields(category: string, invocation: CustomFunctions.CancelableInvocation): unknown[][] {
  return answer(invocation, fieldsTable, category);
}

/**
 * Lists the values a field can have, such as the five of Status: for drop-down lists and for conditions.
 * @customfunction VALUES VALUES
 * @requiresAddress
 * @helpurl https://localhost:3000/help.html#values
 * @param {string} field A field with a list of values, such as Status.
 * @param {string} [lang] Language of the values: en, ja or zh. Omitted: the setting in the pane.
 * @param {CustomFunctions.CancelableInvocation} invocation
 * @returns One column: the field's label and its values.
 */
export function values(field: string, lang: string, invocation: CustomFunctions.CancelableInvocation): unknown[][] {
  return answer(invocation, valuesTable, { field, lang });
}

/**
 * Gives the URL of a file with all products of a category. It is good for 7 days.
 * @customfunction DOWNLOADURL DOWNLOADURL
 * @requiresAddress
 * @helpurl https://localhost:3000/help.html#downloadurl
 * @param {string} category ceramicCapacitorsSMD, ceramicCapacitorsLead or inductors.
 * @param {string} [lang] Language of the data: en, ja or zh. Omitted: the setting in the pane.
 * @param {CustomFunctions.CancelableInvocation} invocation
 * @returns The URL.
 */
export function downloadUrl(category: string, lang: string, invocation: CustomFunctions.CancelableInvocation): unknown {
  return answerCell(invocation, downloadUrlCell, { category, lang });
}

CustomFunctions.associate("SEARCH", search);
CustomFunctions.associate("SPEC", spec);
CustomFunctions.associate("PART", part);
CustomFunctions.associate("CHECK", check);
CustomFunctions.associate("ALTERNATIVES", alternatives);
CustomFunctions.associate("WHERE", where);
CustomFunctions.associate("FIELDS", fields);
CustomFunctions.associate("VALUES", values);
CustomFunctions.associate("DOWNLOADURL", downloadUrl);
