import type { Aspect, Point } from "../bom/aspects/point";
import type { Findings } from "../bom/matching/findings";
import { aspectTexts } from "./aspect-texts";
import type { Language } from "../product-data/vocabulary/language";

/** CHECK's results. A result without differences starts with OK in every language, so that it can be filtered. */
export interface CheckTexts {
  /** `part` is null if parts of its kind don't have the value; `note` is "" if there is none. */
  readonly difference: (aspect: string, part: string | null, note: string, text: string) => string;
  readonly notes: Readonly<Record<NonNullable<Point["note"]>, string>>;
  readonly differs: string;
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
  const texts = checkTexts[language];
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
  ];
  return parts.filter((part) => part !== "").join(texts.semicolon);
}

export const checkTexts: Readonly<Record<Language, CheckTexts>> = {
  en: {
    difference: (aspect, part, note, text) => `${aspect} ${part ?? "none"}${note}, BOM says ${text}`,
    notes: {
      higher: " (part is higher)",
      lower: " (part is lower)",
      tighter: " (part is tighter)",
      wider: " (part is better)",
    },
    differs: "Differs: ",
    same: "same: ",
    notInText: "not in the BOM: ",
    notInData: "not in the data: ",
    comma: ", ",
    semicolon: "; ",
    nothingRead: "Nothing to compare was found in the description",
    nothingComparable: "Nothing to compare. Not in the data: ",
  },
  ja: {
    difference: (aspect, part, note, text) => `${aspect}は製品 ${part ?? "なし"}${note}、BOM ${text}`,
    notes: {
      higher: "（製品の方が高い）",
      lower: "（製品の方が低い）",
      tighter: "（製品の方が厳しい）",
      wider: "（製品の方が優れている）",
    },
    differs: "不一致: ",
    same: "一致: ",
    notInText: "BOM になし: ",
    notInData: "データなし: ",
    comma: "、",
    semicolon: "。",
    nothingRead: "説明に比較できる内容がありません",
    nothingComparable: "比較できません。データなし: ",
  },
  zh: {
    difference: (aspect, part, note, text) =>
      part === null ? `${aspect}产品无此项，BOM 为 ${text}` : `${aspect}产品为 ${part}${note}，BOM 为 ${text}`,
    notes: { higher: "（产品更高）", lower: "（产品更低）", tighter: "（产品精度更高）", wider: "（产品更好）" },
    differs: "不同：",
    same: "一致：",
    notInText: "BOM 未提及：",
    notInData: "数据缺少：",
    comma: "、",
    semicolon: "；",
    nothingRead: "描述中没有可比较的内容",
    nothingComparable: "无法比较。数据缺少：",
  },
};
