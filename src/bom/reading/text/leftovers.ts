import type { Claim } from "../../claims/claim";
import { openWords } from "../../words/demands";
import { isBreak, type SortedWords, type WordSort } from "./word-sorts";
import { overlaps, unitOf, type Word } from "./words";

/**
 * What a text says that isn't understood, as phrases of words between values and commas: `tin whisker free`. An amount
 * that no claim has isn't understood either: the ends of `0.8 ~ 5V`.
 * @param read what is understood of the text
 */
export function leftoversIn({ plain, words, sorts }: SortedWords, read: readonly Claim[]): readonly Claim[] {
  const isRead = (word: Word): boolean => read.some(({ span }) => span && overlaps(word, span));
  // Most texts say nothing else.
  if (words.every((word, at) => sorts[at] !== "open" && (sorts[at] !== "value" || isRead(word)))) return [];
  const now = words.map((word, at): WordSort => {
    const sort = sorts[at] ?? "neutral";
    return isRead(word) ? "value" : sort === "value" ? "open" : sort;
  });
  const phrases: Claim[] = [];
  for (let at = 0; at < words.length;) {
    let to = at;
    while (to < words.length && now[to] !== "value" && !isBreak(words[to] as Word)) to++;
    const [run, own] = [now.slice(at, to), words.slice(at, to)];
    const first = run.indexOf("open");
    if (first >= 0 && !(run.includes("other") && isPurpose(own))) {
      const from = run.lastIndexOf("noun", first) + 1;
      const behind = run.indexOf("noun", run.lastIndexOf("open"));
      const start = own.findIndex((word, place) => place === first || (place >= from && !isOfValue(word)));
      const said = own.slice(start, behind < 0 ? own.length : behind);
      const last = said.filter(({ type, written }) => type !== "sign" || written === "%").at(-1);
      const span = [said[0]?.start ?? 0, last?.end ?? 0] as const;
      phrases.push({ aspect: "notUnderstood", written: plain.slice(...span), span });
    }
    at = to + 1;
  }
  return phrases;
}

/** Whether words next to a noun of another kind say what the part is for: all but `8kV HBM ESD`. */
const isPurpose = (words: readonly Word[]): boolean =>
  words.some(({ written }) => written.toLowerCase() === "for") ||
  !words.some((word) => "FVAHΩ".includes(unitOf(word) || " ") || demands.test(word.written));

/** A sign, or a letter that says a tolerance. */
const isOfValue = ({ type, written }: Word): boolean => type === "sign" || /^[BCDFGJKMZ]$/.test(written);

/** Whether a text has what values and demands have: a digit, a word that demands, or East Asian script. */
export const mayDemand = (text: string): boolean => demanding.test(text);
const demanding = new RegExp(String.raw`\d|[\u3000-\uffdc]|(?<![A-Za-z])(?:${openWords.demanding})(?![A-Za-z])`, "i");
const demands = new RegExp(`^(?:${openWords.demanding})$`, "i");
