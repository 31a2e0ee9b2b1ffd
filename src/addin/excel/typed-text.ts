/**
 * Whether Excel would convert a text that is written to a cell, as it does with typed text: 0603 becomes 603, Dec-12
 * and 10-20 become dates, 2E102 a number. Its cell then needs the text format `@`. Longer texts are never converted, and
 * with that format some versions of Excel show #### for them.
 */
export const wouldBeRead = (text: string): boolean =>
  text.length <= longestRead && !text.startsWith("#") && /\d|^\s*[=+\-@']|^\s*(true|false)\s*$/i.test(text);

export const textFormat = "@";

/** The number format with which Excel keeps a value as it is written. */
export const formatFor = (value: string | number): string =>
  typeof value === "string" && wouldBeRead(value) ? textFormat : "General";

/**
 * The content to write so that a text stays a text: one that starts with an equals sign would be a formula in any
 * format.
 */
export const unread = <Value>(value: Value): Value | string =>
  typeof value === "string" && value.startsWith("=") ? `'${value}` : value;

const longestRead = 255;
