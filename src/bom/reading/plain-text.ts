/**
 * A text as it is read: in NFKC, one space for any blanks, none at the ends, no invisible characters, `-` for any minus
 * or dash, `~` for any tilde. A line break stays one.
 */
export function plainText(text: string): string {
  if (isPlain.test(text)) return text;
  return isAscii.test(text) ? text.trim().replace(blanks, oneBlank) : withSources(text).plain;
}

/** The place of a part of a plain text in the cell, as [from, to]. */
export function spanInCell(cell: string, start: number, end: number): readonly [number, number] {
  if (isPlain.test(cell)) return [start, end];
  const { from, to } = withSources(cell);
  return [from[start] ?? cell.length, to[end - 1] ?? cell.length];
}

const isPlain = /^(?:[!-~]+(?: [!-~]+)*)?$/;
const isAscii = /^[\0-~]*$/;
const blanks = /\s+/g;
const oneBlank = (blank: string): string => (/[\n\r]/.test(blank) ? "\n" : " ");
/** A character with the marks that combine with it, or one that was decoded wrongly. */
const clusters = /Â[±°µ]|Î[¼©]|[^][\u0300-\u036f\u3099\u309a\uff9e\uff9f]*/gu;
const invisible = /^[\u00ad\u200b-\u200f\u2060\ufeff]/;
const blank = /^\s/;
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

/** With the place of each character in the cell. */
function withSources(cell: string): {
  readonly plain: string;
  readonly from: readonly number[];
  readonly to: readonly number[];
} {
  const [characters, from, to]: [string[], number[], number[]] = [[], [], []];
  for (const { 0: cluster, index } of cell.matchAll(clusters)) {
    if (invisible.test(cluster)) continue;
    const written = signs[cluster] ?? cluster.normalize("NFKC");
    const isBlank = blank.test(written);
    const last = characters.at(-1);
    const isBehindBlank = last === undefined || last === " " || last === "\n";
    if (isBlank && isBehindBlank) {
      if (last === " " && /[\n\r]/.test(written)) characters[characters.length - 1] = "\n";
      continue;
    }
    const meant = !isBlank ? written : /[\n\r]/.test(written) ? "\n" : " ";
    for (const character of meant.split("")) {
      characters.push(character);
      from.push(index);
      to.push(index + cluster.length);
    }
  }
  return { plain: characters.join("").trimEnd(), from, to };
}
