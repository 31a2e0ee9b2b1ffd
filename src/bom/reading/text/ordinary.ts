import { distance } from "fastest-levenshtein";
import { allMatches } from "../../../product-data/base/all-matches";
import { memoize } from "../../../product-data/base/memoize";
import { kindWords } from "../../words/kinds";
import { countedWords } from "../../words/counted-words";
import { fieldWords, joiningWords, neverOrdinary } from "../../words/ordinary";
import { beyondCyrillic, setOf, wordsIn } from "../../words/phrases";
import { spanOf, type TextSpan } from "./words";

const never = new Set(neverOrdinary.split(" "));
const ordinary = new Set(
  [...countedWords.split(" "), ...setOf(joiningWords), ...setOf(fieldWords)].filter((word) => !never.has(word)),
);
const long = [...ordinary, ...Object.values(kindWords).flatMap((words) => wordsIn(words))].filter(
  (word) => word.length > 5,
);

/**
 * Whether a word in lowercase says nothing that matters about a capacitor or an inductor; a mistyped word counts as the
 * word that it resembles.
 */
export const isOrdinary = memoize((word): boolean => {
  if (ordinary.has(word)) return true;
  if (word.length < 6 || never.has(word)) return false;
  return long.some((each) => Math.abs(each.length - word.length) < 2 && distance(each, word) < 2);
});

const eastAsian = new RegExp(
  [...ordinary]
    .filter((word) => beyondCyrillic.test(word))
    .sort((one, other) => other.length - one.length)
    .join("|"),
  "g",
);
/** Where ordinary words are in a text in East Asian script. */
export const ordinaryInEastAsian = (plain: string): readonly TextSpan[] => allMatches(eastAsian, plain).map(spanOf);
