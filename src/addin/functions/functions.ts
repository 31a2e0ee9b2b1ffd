import { alternativesTable } from "./alternatives";
import { answer } from "./answer";
import { byAnyMetadata } from "./any-metadata";
import { checkBlock } from "./check";
import { givenMatrices } from "./arguments/argument";
import { downloadUrlCell } from "./download-url";
import { partCell } from "./part";
import { searchTable } from "./search";
import { specBlock } from "./spec";
import { fieldsTable, valuesTable } from "./vocabulary-tables";
import { whereText } from "./where";

/**
 * Finds parts and returns them as a table with a header row.
 * @customfunction SEARCH SEARCH
 * @requiresAddress
 * @helpurl https://localhost:3000/help.html#search
 * @param {string} filter Conditions joined by and, such as Category eq 'inductors' and Inductance ge 1e-6. If blank, finds all parts.
 * @param {string} [orderby] Fields to sort by with asc or desc, separated by commas, such as Inductance asc.
 * @param {string} [lang] Language of the data: en, ja, or zh. If omitted, uses the setting in the task pane.
 * @param {unknown[][]} [fields] Columns: a range of field names, names separated by commas, or * for all.
 * @param {number} [limit] Maximum number of parts. If omitted, returns all matches, or an error if there are more than the maximum in Settings.
 * @param {CustomFunctions.CancelableInvocation} invocation
 * @returns A header row and a row for each part.
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
 * Returns specifications of parts: one value, or a table for a column of part numbers and a row of fields.
 * @customfunction SPEC SPEC
 * @requiresAddress
 * @helpurl https://localhost:3000/help.html#spec
 * @param {unknown[][]} partno A part number, or a range of them.
 * @param {unknown[][]} field A field, such as Capacitance, or a range of fields.
 * @param {string} [lang] Language of the data: en, ja, or zh. If omitted, uses the setting in the task pane.
 * @param {CustomFunctions.CancelableInvocation} invocation
 * @returns The value, or a row for each part and a column for each field. Blank where a part has no value, or its kind has
 * no such field.
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
 * Returns a part as a data type: its number, a card with data and a photo, and fields for formulas such as =B2.Capacitance.
 * @customfunction PART PART
 * @requiresAddress
 * @helpurl https://localhost:3000/help.html#part
 * @param {unknown} partno A part number.
 * @param {string} [lang] Language of the data: en, ja, or zh. If omitted, uses the setting in the task pane.
 * @param {CustomFunctions.CancelableInvocation} invocation
 * @returns The part; its number alone in an Excel without data types.
 */
export function part(partno: unknown, lang: string, invocation: CustomFunctions.CancelableInvocation): unknown {
  return answer(invocation, partCell, { partno, lang });
}

/**
 * Compares a part with its description in a BOM, such as 100nF 50V X7R 0603, and returns what differs and what is the same.
 * @customfunction CHECK CHECK
 * @requiresAddress
 * @helpurl https://localhost:3000/help.html#check
 * @param {unknown[][]} partno A part number, or a range of them.
 * @param {unknown[][]} description The description in the BOM, a range of descriptions, or the cells of each part's row.
 * @param {string} [lang] Language of the result: en, ja, or zh. If omitted, uses the setting in the task pane.
 * @param {CustomFunctions.CancelableInvocation} invocation
 * @returns A text for each part.
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
 * Finds parts whose published specifications equal or exceed those of a part, another manufacturer's part, or a BOM line.
 * @customfunction ALTERNATIVES ALTERNATIVES
 * @requiresAddress
 * @helpurl https://localhost:3000/help.html#alternatives
 * @param {unknown} part A part number of any manufacturer, or a description such as 100nF 50V X7R 0603.
 * @param {unknown[][]} [description] The description in the BOM, in one cell or the cells of its row. It adds what the part number doesn't contain.
 * @param {unknown[][]} [fields] Columns: a range of field names, names separated by commas, or * for all.
 * @param {number} [limit] Maximum number of parts. The default is 10.
 * @param {string} [lang] Language of the data: en, ja, or zh. If omitted, uses the setting in the task pane.
 * @param {CustomFunctions.CancelableInvocation} invocation
 * @returns A header row and a row for each part, best first. DC bias and aging aren't compared.
 */
export function alternatives(
  part: unknown,
  description: unknown[][],
  fields: unknown[][],
  limit: number,
  lang: string,
  invocation: CustomFunctions.CancelableInvocation,
): unknown[][] {
  return answer(invocation, alternativesTable, { part, description, fields, limit, lang });
}

/**
 * Builds a SEARCH filter from a field, an operator, and a value; add more in groups of three, or use three columns.
 * @customfunction WHERE WHERE
 * @requiresAddress
 * @helpurl https://localhost:3000/help.html#where
 * @param {unknown[][]} field A field, such as Capacitance.
 * @param {unknown[][]} operator One of =, >=, <=, >, <, starts with, contains, or between; or eq, ge, le, gt, or lt.
 * @param {unknown[][]} value A value, with or without a unit, such as 0.1uF. A range matches any of its cells. If blank, the condition is left out.
 * @param {unknown[][][]} [more] More conditions: field, operator, value.
 * @param {CustomFunctions.CancelableInvocation} invocation
 * @returns The text of the filter.
 */
export function where(
  field: unknown[][],
  operator: unknown[][],
  value: unknown[][],
  more: unknown[][][],
  invocation: CustomFunctions.CancelableInvocation,
): unknown {
  return answer(invocation, whereText, [field, operator, value, ...givenMatrices(more)]);
}

/**
 * Lists the fields of a category: names, labels, types, units, values, and whether SEARCH can use them in conditions.
 * @customfunction FIELDS FIELDS
 * @requiresAddress
 * @helpurl https://localhost:3000/help.html#fields
 * @param {string} [category] A category, such as inductors. If omitted, lists all fields, and shows which of them a search without Category can use.
 * @param {CustomFunctions.CancelableInvocation} invocation
 * @returns A header row and a row for each field.
 */
export function fieldTable(category: string, invocation: CustomFunctions.CancelableInvocation): unknown[][] {
  return answer(invocation, fieldsTable, category);
}

/**
 * Lists the values of a field, such as the five values of Status, for drop-down lists and conditions.
 * @customfunction VALUES VALUES
 * @requiresAddress
 * @helpurl https://localhost:3000/help.html#values
 * @param {string} field A field with a list of values, such as Status.
 * @param {string} [lang] Language of the values: en, ja, or zh. If omitted, uses the setting in the task pane.
 * @param {CustomFunctions.CancelableInvocation} invocation
 * @returns One column: the field's label and its values.
 */
export function valueTable(field: string, lang: string, invocation: CustomFunctions.CancelableInvocation): unknown[][] {
  return answer(invocation, valuesTable, { field, lang });
}

/**
 * Returns a download link for all parts in a category. The link works for up to 7 days.
 * @customfunction DOWNLOADURL DOWNLOADURL
 * @requiresAddress
 * @helpurl https://localhost:3000/help.html#downloadurl
 * @param {string} category ceramicCapacitorsSMD, ceramicCapacitorsLead, or inductors.
 * @param {string} [lang] Language of the data: en, ja, or zh. If omitted, uses the setting in the task pane.
 * @param {CustomFunctions.CancelableInvocation} invocation
 * @returns The link.
 */
export function downloadUrl(category: string, lang: string, invocation: CustomFunctions.CancelableInvocation): unknown {
  return answer(invocation, downloadUrlCell, { category, lang });
}

CustomFunctions.associate("SEARCH", byAnyMetadata(search));
CustomFunctions.associate("SPEC", byAnyMetadata(spec));
CustomFunctions.associate("PART", byAnyMetadata(part));
CustomFunctions.associate("CHECK", byAnyMetadata(check));
CustomFunctions.associate("ALTERNATIVES", byAnyMetadata(alternatives));
CustomFunctions.associate("WHERE", byAnyMetadata(where));
CustomFunctions.associate("FIELDS", byAnyMetadata(fieldTable));
CustomFunctions.associate("VALUES", byAnyMetadata(valueTable));
CustomFunctions.associate("DOWNLOADURL", byAnyMetadata(downloadUrl));
