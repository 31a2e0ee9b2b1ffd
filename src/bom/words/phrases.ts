import { allMatches } from "../../product-data/base/all-matches";
import { memoize } from "../../product-data/base/memoize";

/** The words of a list by language, in which lines start with the name of a language: `en: cap capacitor`. */
export const wordsIn = (lists: string, separator = " "): readonly string[] =>
  lists
    .split(/^ *(?:[a-z]+: )?/m)
    .flatMap((line) => line.trim().split(separator))
    .filter((word) => word !== "");

export const setOf = (lists: string, separator?: string): ReadonlySet<string> => new Set(wordsIn(lists, separator));

/** A word or phrase of a text, by what it means. */
export interface Phrase<T> {
  readonly meaning: T;
  /** The place in the text that was searched. */
  readonly start: number;
  readonly end: number;
}

/**
 * Finds words by what they mean, in the order of a text in lowercase; longer phrases win. In the lists, a hyphen joins
 * words that follow each other, and a star stands for the rest of a word.
 */
export function phraseFinder<T>(
  lists: Iterable<readonly [meaning: T, words: string]>,
): (text: string) => readonly Phrase<T>[] {
  const entries = Array.from(lists).flatMap(([meaning, words]) => wordsIn(words).map((word) => ({ word, meaning })));
  const whole = new Map(entries.map(({ word, meaning }) => [word, meaning]));
  const starts = new Set(entries.flatMap(({ word }) => (word.includes("-") ? (word.split("-")[0] ?? "") : [])));
  const starred = entries
    .filter(({ word }) => word.includes("*"))
    .map(({ word, meaning }) => ({ part: word.replace("*", ""), isEnd: word.startsWith("*"), meaning }));
  const eastAsian = new RegExp(
    entries
      .map(({ word }) => word)
      .filter((word) => beyondCyrillic.test(word))
      // Longer words come first: 发光二极管 before 二极管.
      .sort((one, other) => other.length - one.length)
      .join("|"),
    "g",
  );
  const meaningOf = memoize((word): T | undefined =>
    word.length < 5 || whole.has(word)
      ? whole.get(word)
      : starred.find(({ part, isEnd }) => (isEnd ? word.endsWith(part) : word.startsWith(part)))?.meaning,
  );
  return (text) => {
    const found: Phrase<T>[] = [];
    const tokens = allMatches(letters, text);
    for (let at = 0; at < tokens.length; at++) {
      const first = tokens[at] as RegExpExecArray;
      for (let most = starts.has(first[0]) ? longest : 1; most > 0; most--) {
        const words = tokens.slice(at, at + most);
        const last = words.at(-1) ?? first;
        const meaning = words.length > 1 ? whole.get(words.map(([word]) => word).join("-")) : meaningOf(first[0]);
        if (meaning === undefined) continue;
        found.push({ meaning, start: first.index, end: last.index + last[0].length });
        at += words.length - 1;
        break;
      }
    }
    if (beyondCyrillic.test(text))
      for (const { 0: word, index } of text.matchAll(eastAsian)) {
        const meaning = whole.get(word);
        if (meaning !== undefined) found.push({ meaning, start: index, end: index + word.length });
      }
    return found.sort((one, other) => one.start - other.start);
  };
}

/** The most words of a phrase. */
const longest = 3;
const letters = /x2y|\d(?=-terminal)|[a-z\u00df-\u00f6\u00f8-\u017f\u0219\u021b]+|[\u0400-\u04ff]+/g;
export const beyondCyrillic = /[\u3000-\uffdc]/;
