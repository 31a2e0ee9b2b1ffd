import type { Aspect, Point } from "../bom/compare";
import type { Findings } from "../bom/findings";
import { aspectTexts } from "./aspect-texts";
import type { Language } from "../vocabulary/language";

/** What CHECK puts into a cell. A result without differences begins with OK in every language, so that sheets can filter. */
export interface CheckTexts {
  /** The part's value is null when parts of its kind have none; the note is "" when there is none. */
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
    difference: (aspect, part, note, text) => `${aspect} ${part ?? "none"}${note}, text says ${text}`,
    notes: {
      higher: " (part is higher)",
      lower: " (part is lower)",
      tighter: " (part is tighter)",
      wider: " (part is better)",
    },
    differs: "Differs: ",
    same: "same: ",
    notInText: "not in the text: ",
    notInData: "not in the data: ",
    comma: ", ",
    semicolon: "; ",
    nothingRead: "Nothing to compare was found in the text",
    nothingComparable: "Nothing to compare: the part's data has no ",
  },
  ja: {
    difference: (aspect, part, note, text) => `${aspect} 製品 ${part ?? "なし"}${note}・記載 ${text}`,
    notes: {
      higher: "（製品の方が高い）",
      lower: "（製品の方が低い）",
      tighter: "（製品の方が小さい）",
      wider: "（製品の方が優れる）",
    },
    differs: "相違: ",
    same: "一致: ",
    notInText: "記載なし: ",
    notInData: "データなし: ",
    comma: "、",
    semicolon: "；",
    nothingRead: "記載から比較できる値を読み取れませんでした",
    nothingComparable: "比較できません。製品データにない項目: ",
  },
  zh: {
    difference: (aspect, part, note, text) => `${aspect} 产品为 ${part ?? "无"}${note}，文本为 ${text}`,
    notes: { higher: "（产品更高）", lower: "（产品更低）", tighter: "（产品更严）", wider: "（产品更好）" },
    differs: "不同：",
    same: "一致：",
    notInText: "文本未提及：",
    notInData: "数据缺少：",
    comma: "、",
    semicolon: "；",
    nothingRead: "文本中没有可比较的内容",
    nothingComparable: "无法比较，产品数据缺少：",
  },
};
