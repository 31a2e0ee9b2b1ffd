import type { Aspect, Point } from "../bom/aspects/point";
import type { Findings } from "../bom/matching/findings";
import { aspectTexts } from "./aspect-texts";
import { inventedText } from "./invented-values";
import type { Language } from "../product-data/vocabulary/language";

/** CHECK's results. A result without differences starts with OK in every language, so that it can be filtered. */
export interface ComparisonTexts {
  /** `part` is null if parts of its kind don't have the value; `note` is "" if there is none. */
  readonly difference: (aspect: string, part: string | null, note: string, text: string) => string;
  readonly notes: Readonly<Record<NonNullable<Point["note"]>, string>>;
  readonly differs: string;
  /** A part that is only better. */
  readonly exceeds: string;
  readonly same: string;
  readonly notInText: string;
  readonly notInData: string;
  /** Between the items of a list, and between lists. */
  readonly comma: string;
  readonly semicolon: string;
  readonly nothingRead: string;
  readonly nothingComparable: string;
}

export function checkText({ same, differing, notInText, notInData }: Findings, language: Language): string {
  const texts = comparisonTexts[language];
  const aspects = aspectTexts[language];
  const list = (of: readonly Aspect[]): string => of.map((aspect) => aspects[aspect]).join(texts.comma);
  if (same.length === 0 && differing.length === 0)
    return notInData.length === 0 ? texts.nothingRead : `${texts.nothingComparable}${list(notInData)}`;
  const differences = differing.map(({ aspect, part, text, note }) =>
    texts.difference(aspects[aspect], part, note === null ? "" : texts.notes[note], text),
  );
  const parts = [
    differences.length === 0 ? "" : texts.differs + differences.join(texts.semicolon),
    same.length === 0 ? "" : (differing.length === 0 ? "OK: " : texts.same) + list(same),
    notInText.length === 0 ? "" : texts.notInText + list(notInText),
    notInData.length === 0 ? "" : texts.notInData + list(notInData),
    inventedText(aspectsOf(differing), language),
  ];
  return parts.filter((part) => part !== "").join(texts.semicolon);
}

/** Only in what a part differs, or in what it is better if it is nowhere worse. */
export function differencesText({ differing }: Findings, language: Language): string {
  const texts = comparisonTexts[language];
  const isBetter = differing.every(({ note }) => note !== null);
  const differences = differing.map(({ aspect, part, text, note }) =>
    texts.difference(aspectTexts[language][aspect], part, note === null ? "" : texts.notes[note], text),
  );
  const invented = inventedText(aspectsOf(differing), language);
  const all = invented === "" ? differences : [...differences, invented];
  return (isBetter ? texts.exceeds : texts.differs) + all.join(texts.semicolon);
}

const aspectsOf = (differing: Findings["differing"]): readonly Aspect[] => differing.map(({ aspect }) => aspect);

export const comparisonTexts: Readonly<Record<Language, ComparisonTexts>> = {
  en: {
    difference: (aspect, part, note, text) =>
      part === null ? `no ${aspect}, BOM says ${text}` : `${aspect}: part ${part}${note}, BOM ${text}`,
    notes: {
      higher: " (higher)",
      lower: " (lower)",
      tighter: " (tighter)",
      wider: " (wider range)",
    },
    differs: "Differs: ",
    exceeds: "Exceeds: ",
    same: "same: ",
    notInText: "not in the description: ",
    notInData: "not in the data: ",
    comma: ", ",
    semicolon: "; ",
    nothingRead: "Nothing to compare was found in the description",
    nothingComparable: "Nothing to compare. Not in the data: ",
  },
  ja: {
    difference: (aspect, part, note, text) =>
      part === null ? `${aspect}: 部品になし、BOM は ${text}` : `${aspect}: 部品 ${part}${note}、BOM ${text}`,
    notes: {
      higher: "（BOM より高い）",
      lower: "（BOM より低い）",
      tighter: "（部品の方が高精度）",
      wider: "（部品の方が広範囲）",
    },
    differs: "不一致: ",
    exceeds: "優れている: ",
    same: "一致: ",
    notInText: "説明になし: ",
    notInData: "データなし: ",
    comma: "、",
    semicolon: "。",
    nothingRead: "説明に比較できる内容がありません",
    nothingComparable: "比較できません。データなし: ",
  },
  zh: {
    difference: (aspect, part, note, text) =>
      part === null ? `${aspect}：元件无此项，BOM 为 ${text}` : `${aspect}：元件 ${part}${note}，BOM ${text}`,
    notes: { higher: "（更高）", lower: "（更低）", tighter: "（精度更高）", wider: "（范围更宽）" },
    differs: "不同：",
    exceeds: "更优：",
    same: "一致：",
    notInText: "描述未提及：",
    notInData: "数据缺少：",
    comma: "、",
    semicolon: "；",
    nothingRead: "描述中没有可比较的内容",
    nothingComparable: "无法比较。数据缺少：",
  },
};
