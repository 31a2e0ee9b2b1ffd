import type { ClosestPart } from "../bom/matching/requirement-failure";
import type { Language } from "../product-data/vocabulary/language";
import { aspectTexts } from "./aspect-texts";

interface ShortfallTexts {
  readonly comma: string;
  /** A required feature or word. */
  readonly notMet: (aspect: string) => string;
  readonly instead: (part: string, asked: string) => string;
}

const texts: Readonly<Record<Language, ShortfallTexts>> = {
  en: { comma: ", ", notMet: (aspect) => `${aspect} not met`, instead: (part, asked) => `${part} instead of ${asked}` },
  ja: {
    comma: "、",
    notMet: (aspect) => `${aspect}を満たさない`,
    instead: (part, asked) => `${part}（条件 ${asked}）`,
  },
  zh: { comma: "，", notMet: (aspect) => `${aspect}不满足`, instead: (part, asked) => `${part}（要求 ${asked}）` },
};

/** `rated current 3.6 A instead of 4.7A` */
export function shortfallText({ shortfalls }: ClosestPart, language: Language): string {
  const { comma, notMet, instead } = texts[language];
  return shortfalls
    .map(({ aspect, asked, part }) => {
      const name = aspectTexts[language][aspect];
      return part === null || asked === null ? notMet(name) : `${name} ${instead(part, asked)}`;
    })
    .join(comma);
}

/** The same after its number. */
export const closestText = (closest: ClosestPart, language: Language): string =>
  [closest.partno, shortfallText(closest, language)].join(texts[language].comma);
