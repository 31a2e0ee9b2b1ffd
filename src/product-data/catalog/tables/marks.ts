/**
 * URLs and remarks contain the number of their part, so each would be a different word. A mark replaces the number, so
 * that all parts share a word. A mark is U+E000 and a letter; U+E000 itself also becomes a mark, so that every text can
 * be restored.
 */
const escape = "\ue000";
/** In URLs of products, stands for the folder that a mirror's folder is in, whose address is known when it is read. */
export const mirrorParent = "https://parent.invalid/";
/** Shorter names occur in texts by coincidence; other names have no URL-encoded form of their own. */
const markable = /^[\x21-\x7e]{4,}$/;

/** A part's number and its number without package code, as they may occur in texts. */
export interface Names {
  readonly partno: string;
  readonly base: string;
}

/** For each name, the letter of the mark that replaces it, and of the mark that replaces its form in a URL. */
const letters = [
  ["partno", "p", "a"],
  ["base", "b", "r"],
] as const;

export function mark(text: string, names: Names): string {
  let marked = text.replaceAll(escape, `${escape}e`).replaceAll(mirrorParent, `${escape}m`);
  for (const [name, plain, encoded] of letters) {
    const own = names[name];
    if (!markable.test(own)) continue;
    marked = marked.replaceAll(own, escape + plain).replaceAll(encodeURIComponent(own), escape + encoded);
  }
  return marked;
}

export const isMarked = (text: string): boolean => text.includes(escape);

export const unmark = (text: string, names: Names, parent: string): string =>
  text.replace(marks, (_, letter: string) => meaningOf(letter, names, parent));

const marks = /\ue000(.)/g;

function meaningOf(letter: string, { partno, base }: Names, parent: string): string {
  if (letter === "m") return parent;
  if (letter === "p" || letter === "b") return letter === "p" ? partno : base;
  if (letter === "a" || letter === "r") return encodeURIComponent(letter === "a" ? partno : base);
  return escape;
}

/**
 * Writes the number without package code as what follows it in the part number, which nearly always starts with it: `-D`
 * for `GRM1` and `GRM1D`. A number that the part number doesn't start with is written whole: `=GRM2`.
 */
export function markBase(base: string, partno: string): string {
  return partno.startsWith(base) ? `-${partno.slice(base.length)}` : `=${base}`;
}

export function unmarkBase(word: string, partno: string): string {
  return word.startsWith("-") ? partno.slice(0, partno.length - word.length + 1) : word.slice(1);
}
