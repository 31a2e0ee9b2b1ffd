/**
 * Whether Excel would make something else of a text that is put into a cell, as it does with what is typed: 0603 becomes
 * 603, Dec-12 and 10-20 dates, 2E102 a number. Such a cell needs the format for texts, `@`. Longer texts are never read, and
 * with that format some Excels show #### for them.
 */
export const wouldBeRead = (text: string): boolean =>
  text.length <= longestRead && !text.startsWith("#") && /\d|^\s*[=+\-@']|^\s*(true|false)\s*$/i.test(text);

export const textFormat = "@";

const longestRead = 255;
