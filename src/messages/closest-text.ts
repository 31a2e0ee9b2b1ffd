import type { ClosestPart } from "../bom/matching/requirement-failure";
import type { Language } from "../product-data/vocabulary/language";
import { aspectTexts } from "./aspect-texts";
import { listText } from "./list-text";

interface ShortfallTexts {
  /** A required feature or word. */
  readonly notMet: (aspect: string) => string;
  readonly instead: (part: string, asked: string) => string;
}

const texts: Readonly<Record<Language, ShortfallTexts>> = {
  en: { notMet: (aspect) => `${aspect} not met`, instead: (part, asked) => `${part} instead of ${asked}` },
  ja: {
    notMet: (aspect) => `${aspect}の条件を満たさない`,
    instead: (part, asked) => `${part}（条件 ${asked}）`,
  },
  zh: { notMet: (aspect) => `不满足${aspect}要求`, instead: (part, asked) => `${part}（要求 ${asked}）` },
};

/** `rated current 3.6 A instead of 4.7A` */
export const shortfallText = ({ shortfalls }: ClosestPart, language: Language): string =>
  listText(
    shortfalls.map(({ aspect, asked, part }) => {
      const { notMet, instead } = texts[language];
      const name = aspectTexts[language][aspect];
      return part === null || asked === null ? notMet(name) : `${name} ${instead(part, asked)}`;
    }),
    language,
  );

/** The same after its number. */
export const closestText = (closest: ClosestPart, language: Language): string =>
  listText([closest.partno, shortfallText(closest, language)], language);
