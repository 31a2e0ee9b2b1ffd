import { memoize } from "../../../product-data/base/memoize";
import { readNumber } from "../../numbers/read-number";
import { type Word, wordsOf } from "../text/words";

/** What the plain text of one cell looks like, whatever its column is called. */

/** Whether a cell stands for nothing: `-`, `N/A`, `TBD`. */
export const isBlank = (text: string): boolean => text === "" || (text.length < 20 && blank.test(text));
const blank =
  /^[\s\-–—_~?./*'":]*$|^\s*(?:n\/?a|n\.a\.|none|null|nil|tbd|tba|x|无|無|なし|empty|\(?blank\)?|#n\/a|#ref!|undefined)\s*$/i;

/** Whether a text is a number of pieces: `4`, `4.0`, `4 pcs`, `x4`. */
export const isInteger = (text: string): boolean =>
  /^(?:[x*] ?)?\d{1,6}(?:[.,]0+)?(?: ?[xX]| ?[Pp][Cc][Ss]?)?$/.test(text);

/** Whether a text is one word of letters and digits, as manufacturers' numbers are. */
export const looksLikeNumber = (text: string): boolean =>
  mixed.test(text) && !quantities.has(wordsOf(text).words[0]?.type) && !isPackage(text);

const mixed = /^(?=[^\d]*\d)[A-Za-z0-9][A-Za-z0-9.,/+_=#()-]{4,39}$/;

/** The first words of quantities: `100nF/50V`, `10k`, `4R7`, `16MHz`; not `1N4148`. */
const quantities: ReadonlySet<Word["type"] | undefined> = new Set<Word["type"]>([
  "amount",
  "prefixed",
  "code",
  "number",
  "tolerance",
  "sides",
]);

/** Whether a word is the name of a package: `CAP_0603`, `C-USM0805`, `CAPC1608X90N`, `SOT-23`. */
export function isPackage(word: string): boolean {
  const { words } = wordsOf(word);
  const last = words.at(-1);
  return packages.test(word) || (last?.type === "size" && !/\d/.test(word.slice(0, last.start)));
}

/** Eagle's symbols, and names of libraries too: `C-USM0805`, `Cap_pol_16mm`, `BEAD0603`. */
const packages =
  /^SOT|^SOIC|^[TQVW]*[SQ]F[NP]|^TO-?\d|^\d{3,5}$|Metric|^[CLR]-(?:US|EU)|^(?:CAP|IND|INDUCTOR|RES|BEAD)_[A-Z_]*\d*(?:mm)?$|^BEAD\d{4}$/i;

/** Whether a word of the text is one of our numbers, or of a known manufacturer's series. */
export const isKnownNumber = (text: string): boolean => text.length <= 80 && text.split(/[\s,;]+/).some(isKnownWord);

export const isKnownWord = memoize((text) => {
  const word = text.toUpperCase();
  if (isNoNumber(word) || !(looksLikeNumber(word) || /^\d{7,12}$/.test(word))) return false;
  const { form } = readNumber(word);
  return form === "whole" || form === "series";
});

/** Whether the word of a cell stands for a number that is missing or can't be read. */
export const isNoNumber = (word: string): boolean => placeholder.test(word) || isDestroyed(word);
/** A word in the place of a number: `C0402TBD`, and numbers of Altium's vault. */
const placeholder = /TBD|XXX|^CMP-[\dA-F-]+$/i;
/** Whether a spreadsheet rounded the number: `8.85012E+11`. */
export const isDestroyed = (text: string): boolean => destroyed.test(text);
const destroyed = /^\d(?:[.,]\d+)?E[+]\d{1,2}$/i;

/** Whether a text is a size code or the name of a footprint. */
export function looksLikeFootprint(text: string): boolean {
  const { plain, words } = wordsOf(text);
  return footprint.test(plain) || words.some(({ type }) => type === "size" || type === "sides");
}

const footprint = /SO[TPDIJ][-A-Z]?\d|[QDW]F[NP]|SMD|THT|DIP|_P\d|Metric|^\w{1,60}:\w/;

/** Whether a text is a capacitance, an inductance, a resistance, or a bare number. */
export function looksLikeValue(text: string): boolean {
  const { words } = wordsOf(text);
  const first = words.find(({ type }) => type !== "sign");
  if (first?.type === "amount" || first?.type === "prefixed") return "FHΩ".includes(first.unit || " ");
  return words.length === 1 && (first?.type === "number" || first?.type === "code");
}
