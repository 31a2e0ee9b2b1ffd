import type { Aspect, Findings } from "../bom/compare";
import type { Language } from "../vocabulary/language";

/** What CHECK puts into a cell. A result without differences begins with OK in every language, so that sheets can filter. */
export interface CheckTexts {
  readonly aspects: Readonly<Record<Aspect, string>>;
  /** The part's value is null when parts of its kind have none; the note is "" when there is none. */
  readonly difference: (aspect: string, part: string | null, note: string, text: string) => string;
  readonly notes: Readonly<Record<"higher" | "tighter", string>>;
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
  const list = (aspects: readonly Aspect[]): string => aspects.map((aspect) => texts.aspects[aspect]).join(texts.comma);
  if (same.length === 0 && differing.length === 0)
    return notInData.length === 0 ? texts.nothingRead : `${texts.nothingComparable}${list(notInData)}`;
  const differences = differing.map(({ aspect, part, text, note }) =>
    texts.difference(texts.aspects[aspect], part, note === null ? "" : texts.notes[note], text),
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
    aspects: {
      capacitance: "capacitance",
      inductance: "inductance",
      voltage: "rated voltage",
      current: "rated current",
      resistance: "DC resistance",
      tolerance: "tolerance",
      characteristic: "temperature characteristics",
      size: "size",
      sizeInch: "size (inch)",
      sizeMm: "size (mm)",
    },
    difference: (aspect, part, note, text) => `${aspect} ${part ?? "none"}${note}, text says ${text}`,
    notes: { higher: " (part is higher)", tighter: " (part is tighter)" },
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
    aspects: {
      capacitance: "静電容量",
      inductance: "インダクタンス",
      voltage: "定格電圧",
      current: "定格電流",
      resistance: "直流抵抗",
      tolerance: "許容差",
      characteristic: "温度特性",
      size: "サイズ",
      sizeInch: "サイズ（inch）",
      sizeMm: "サイズ（mm）",
    },
    difference: (aspect, part, note, text) => `${aspect} 製品 ${part ?? "なし"}${note}・記載 ${text}`,
    notes: { higher: "（製品の方が高い）", tighter: "（製品の方が小さい）" },
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
    aspects: {
      capacitance: "静电容量",
      inductance: "电感",
      voltage: "额定电压",
      current: "额定电流",
      resistance: "直流电阻",
      tolerance: "容差",
      characteristic: "温度特性",
      size: "尺寸",
      sizeInch: "尺寸（inch）",
      sizeMm: "尺寸（mm）",
    },
    difference: (aspect, part, note, text) => `${aspect} 产品为 ${part ?? "无"}${note}，文本为 ${text}`,
    notes: { higher: "（产品更高）", tighter: "（产品更严）" },
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
