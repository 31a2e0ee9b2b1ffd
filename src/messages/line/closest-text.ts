import type { ClosestPart, Shortfall } from "../../bom/matching/requirement-failure";
import type { Language } from "../../product-data/vocabulary/language";
import { aspectTexts } from "./aspect-texts";
import { listText } from "../grammar/list-text";
import { colon } from "../grammar/punctuation";
import { wordsText } from "./words-text";

const en = {
  /** A required feature or word that the part doesn't have. */
  notMet: (aspect: string) => `${aspect} not met`,
  /** The part's data doesn't say it. */
  notStated: (aspect: string) => `${aspect} not stated`,
  instead: (aspect: string, part: string, required: string) => `${aspect} ${part} instead of ${required}`,
  /** The text between the part's number and what it falls short in. */
  comma: ", ",
};

const texts: Readonly<Record<Language, typeof en>> = {
  en,
  ja: {
    notMet: (aspect) => `${aspect}の条件を満たさない`,
    notStated: (aspect) => `${aspect}のデータなし`,
    instead: (aspect, part, required) => `${beforeLatin(aspect)}${part}（条件 ${required}）`,
    comma: "、",
  },
  zh: {
    notMet: (aspect) => `不满足${aspect}要求`,
    notStated: (aspect) => `无${aspect}数据`,
    instead: (aspect, part, required) => `${beforeLatin(aspect)}${part}（要求 ${required}）`,
    comma: "，",
  },
};

/** A name with a space after it, except after a wide bracket, which contains one. */
const beforeLatin = (name: string): string => (name.endsWith("）") ? name : `${name} `);

/** What a part falls short in: `rated current 3.6 A instead of 4.7A`. */
export const shortfallText = (shortfalls: readonly Shortfall[], language: Language): string =>
  listText(
    shortfalls.map(({ aspect, relation, required, part }) => {
      const { notMet, notStated, instead } = texts[language];
      const name = aspectTexts[language][aspect];
      const wanted = wordsText(aspect, required ?? "", language);
      if (!part) return (relation === "notStated" ? notStated : notMet)(name) + (wanted && colon(language) + wanted);
      const own = wordsText(aspect, part, language);
      return wanted === "" ? beforeLatin(name) + own : instead(name, own, wanted);
    }),
    language,
  );

/** The closest part: `GRM155R61A475MEAA, rated voltage 10 V instead of 16 V`. */
export const closestText = (closest: ClosestPart, language: Language): string =>
  closest.partno + texts[language].comma + shortfallText(closest.shortfalls, language);
