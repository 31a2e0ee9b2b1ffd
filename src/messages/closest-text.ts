import type { ClosestPart } from "../bom/matching/requirement-failure";
import type { Language } from "../product-data/vocabulary/language";
import { aspectTexts } from "./aspect-texts";
import { listText } from "./list-text";

interface ShortfallTexts {
  /** A required feature or word. */
  readonly notMet: (aspect: string) => string;
  readonly instead: (part: string, required: string) => string;
}

const texts: Readonly<Record<Language, ShortfallTexts>> = {
  en: { notMet: (aspect) => `${aspect} not met`, instead: (part, required) => `${part} instead of ${required}` },
  ja: {
    notMet: (aspect) => `${aspect}の条件を満たさない`,
    instead: (part, required) => `${part}（条件 ${required}）`,
  },
  zh: { notMet: (aspect) => `不满足${aspect}要求`, instead: (part, required) => `${part}（要求 ${required}）` },
};

/** `rated current 3.6 A instead of 4.7A` */
export const shortfallText = ({ shortfalls }: ClosestPart, language: Language): string =>
  listText(
    shortfalls.map(({ aspect, required, part }) => {
      const { notMet, instead } = texts[language];
      const name = aspectTexts[language][aspect];
      return part === null || required === null ? notMet(name) : `${name} ${instead(part, required)}`;
    }),
    language,
  );

/** The same after its number. */
export const closestText = (closest: ClosestPart, language: Language): string =>
  listText([closest.partno, shortfallText(closest, language)], language);
