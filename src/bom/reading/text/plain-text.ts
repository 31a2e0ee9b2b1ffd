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

/** The place of a part of a plain text in the cell, as [from, to]. */
export function spanInCell(cell: string, start: number, end: number): readonly [number, number] {
  if (isPlain.test(cell)) return [start, end];
  const places: (readonly [number, number])[] = [];
  let last = " ";
  for (const { 0: cluster, index } of cell.matchAll(clusters))
    for (const character of meantBy(cluster)) {
      const isBlank = character.trim() === "";
      if (!isBlank || last !== " ") places.push([index, index + cluster.length]);
      last = isBlank ? " " : character;
    }
  return [places[start]?.[0] ?? cell.length, places[end - 1]?.[1] ?? cell.length];
}

const meantBy = (text: string): string => text.replace(others, (sign) => signs[sign] ?? "").normalize("NFKC");
const isPlain = /^(?:[!-~]+(?: [!-~]+)*)?$/;
const isAscii = /^[\0-~]*$/;
const blanks = /\s+/g;
const oneBlank = (blank: string): string => (/[\n\r]/.test(blank) ? "\n" : " ");
/** A character with the marks that combine with it, or one that was decoded wrongly. */
const clusters = /Â[±°µ]|Î[¼©]|[^][\u0300-\u036f\u3099\u309a\uff9e\uff9f]*/gu;
const signs: Readonly<Record<string, string>> = {
  "−": "-",
  "–": "-",
  "—": "-",
  "‐": "-",
  "〜": "~",
  "×": "x",
  "、": ",",
  "Â±": "±",
  "Â°": "°",
  Âµ: "μ",
  "Î¼": "μ",
  "Î©": "Ω",
};
/** Those signs, and invisible characters, which are left out. */
const others = new RegExp(`${Object.keys(signs).join("|")}|[\\u00ad\\u200b-\\u200f\\u2060\\ufeff]`, "g");
