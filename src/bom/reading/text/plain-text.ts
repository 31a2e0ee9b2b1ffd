import { sameSigns } from "../../words/units";

/** A cell of Excel has no more characters. */
export const longestCell = 32_767;

/**
 * A text as it is read: in NFKC, one space for any blanks, none at the ends, no invisible characters, `-` for any minus
 * or dash, `~` for any tilde. A line break stays one. More characters than a cell has aren't read.
 */
export function plainText(content: string): string {
  const text = content.slice(0, longestCell);
  if (isPlain.test(text)) return text;
  return (isAscii.test(text) ? text : meantBy(text)).trim().replace(blanks, oneBlank);
}

const meantBy = (text: string): string => text.replace(others, (sign) => signs.get(sign) ?? "").normalize("NFKC");
const isPlain = /^(?:[!-~]+(?: [!-~]+)*)?$/;
const isAscii = /^[\0-~]*$/;
const blanks = /\s+/g;
const oneBlank = (blank: string): string => (/[\n\r]/.test(blank) ? "\n" : " ");
const signs = new Map(sameSigns.split(" ").map((pair) => pair.split("=") as [string, string]));
/** The signs that are read as others, and invisible characters, which are left out. */
const others = new RegExp(`${[...signs.keys()].join("|")}|[\\u00ad\\u200b-\\u200f\\u2060\\ufeff]`, "g");
