import type { Point } from "../bom/aspects/point";
import { betterIn, notComparableIn, type Replacement } from "../bom/matching/replacement";
import type { Language } from "../product-data/vocabulary/language";
import { aspectTexts } from "./aspect-texts";
import { comparisonTexts } from "./comparison-texts";

/** Texts of ALTERNATIVES and Check BOM about a part that may replace another. */
export interface AlternativeTexts {
  /** Title of the column that shows what was compared and what wasn't. */
  readonly relation: string;
  readonly makersChoice: string;
  readonly same: string;
  readonly betterIn: (aspects: string) => string;
  readonly notComparableIn: (aspects: string) => string;
}

/** `better in rated voltage (100 V), tolerance (±5%); not comparable in thickness`. */
export function relationText(replacement: Replacement, language: Language): string {
  const texts = alternativeTexts[language];
  const aspects = aspectTexts[language];
  const { comma, semicolon } = comparisonTexts[language];
  const better = betterIn(replacement);
  const unknown = notComparableIn(replacement);
  const named = ({ aspect, part }: Point): string => (part === null ? aspects[aspect] : `${aspects[aspect]} (${part})`);
  return [
    ...(replacement.isMakersChoice ? [texts.makersChoice] : []),
    better.length === 0 ? texts.same : texts.betterIn(better.map(named).join(comma)),
    ...(unknown.length === 0 ? [] : [texts.notComparableIn(unknown.map(({ aspect }) => aspects[aspect]).join(comma))]),
  ].join(semicolon);
}

export const alternativeTexts: Readonly<Record<Language, AlternativeTexts>> = {
  en: {
    relation: "Comparison (specifications only; not DC bias or aging)",
    makersChoice: "manufacturer's alternative",
    same: "same specifications",
    betterIn: (aspects) => `better in ${aspects}`,
    notComparableIn: (aspects) => `not comparable in ${aspects}`,
  },
  ja: {
    relation: "比較結果（公表仕様のみ。DC バイアス特性とエージング特性は含みません）",
    makersChoice: "メーカー指定の代替品",
    same: "同じ仕様",
    betterIn: (aspects) => `優れている項目: ${aspects}`,
    notComparableIn: (aspects) => `比較できない項目: ${aspects}`,
  },
  zh: {
    relation: "比较结果（仅规格；不含直流偏压特性和老化特性）",
    makersChoice: "制造商指定的替代品",
    same: "规格相同",
    betterIn: (aspects) => `更优：${aspects}`,
    notComparableIn: (aspects) => `无法比较：${aspects}`,
  },
};
