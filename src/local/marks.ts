/**
 * Addresses and remarks name the part they belong to, so that each would be a word of its own. In their place stands a
 * mark, and all parts share a word. A mark is U+E000 and a letter; U+E000 itself becomes a mark too, so that every text
 * comes back as it was.
 */
const escape = "\ue000";
/** Shorter names stand in texts by chance; others have no form of their own in an address. */
const markable = /^[\x21-\x7e]{4,}$/;

/** A part's number and its number without package code, as texts may name them. */
export interface Names {
  readonly partno: string;
  readonly base: string;
}

export function marked(text: string, { partno, base }: Names): string {
  const escaped = text.includes(escape) ? text.replaceAll(escape, `${escape}e`) : text;
  if (escaped.length < partno.length && escaped.length < base.length) return escaped;
  return replaced(replaced(escaped, partno, "p", "a"), base, "b", "r");
}

function replaced(text: string, name: string, plain: string, encoded: string): string {
  if (text.includes(name)) return markable.test(name) ? text.replaceAll(name, escape + plain) : text;
  if (!text.includes("%") || !markable.test(name)) return text;
  const inUrl = encodeURIComponent(name);
  return inUrl === name ? text : text.replaceAll(inUrl, escape + encoded);
}

export const isMarked = (text: string): boolean => text.includes(escape);

export function unmarked(text: string, names: Names): string {
  const [first = "", ...marks] = text.split(escape);
  return marks.reduce((before, mark) => before + meaningOf(mark.charAt(0), names) + mark.slice(1), first);
}

function meaningOf(letter: string, { partno, base }: Names): string {
  if (letter === "p" || letter === "b") return letter === "p" ? partno : base;
  if (letter === "a" || letter === "r") return encodeURIComponent(letter === "a" ? partno : base);
  return escape;
}

/** The number without package code: what follows it in the part number, of which it is nearly always the beginning. */
export function markedBase(base: string, partno: string): string {
  return partno.startsWith(base) ? `-${partno.slice(base.length)}` : `=${base}`;
}

export function unmarkedBase(word: string, partno: string): string {
  return word.startsWith("-") ? partno.slice(0, partno.length - word.length + 1) : word.slice(1);
}
