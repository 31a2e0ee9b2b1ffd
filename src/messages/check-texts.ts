import type { Aspect, Point } from "../bom/compare";
import type { Findings } from "../bom/findings";
import { aspectTexts } from "./aspect-texts";
import type { Language } from "../vocabulary/language";

/** CHECK's results. A result without differences starts with OK in every language, so that it can be filtered. */
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
      currentItemp: "rated current (temperature rise)",
      currentIsat: "rated current (saturation)",
      resonance: "self-resonant frequency",
      maxTemperature: "max. operating temperature",
      thickness: "thickness (max.)",
      length: "length",
      width: "width",
      bodyLength: "body length",
      bodyWidth: "body width",
      outerDiameter: "outer diameter",
      leadSpace: "lead spacing",
      type: "SMD type",
      mounting: "mounting",
      benefits: "benefits",
      application: "application",
      standard: "safety standard",
      shield: "magnetic shield",
      aecQ200: "AEC-Q200",
      rohs: "RoHS",
      reach: "REACH",
    },
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
      currentItemp: "定格電流（温度上昇）",
      currentIsat: "定格電流（直流重畳）",
      resonance: "自己共振周波数",
      maxTemperature: "最高使用温度",
      thickness: "厚さ（最大）",
      length: "長さ",
      width: "幅",
      bodyLength: "本体の長さ",
      bodyWidth: "本体の幅",
      outerDiameter: "外径",
      leadSpace: "リード間隔",
      type: "SMD タイプ",
      mounting: "実装方法",
      benefits: "特長",
      application: "用途",
      standard: "安全規格",
      shield: "磁気シールド",
      aecQ200: "AEC-Q200",
      rohs: "RoHS",
      reach: "REACH",
    },
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
    aspects: {
      capacitance: "电容量",
      inductance: "电感值",
      voltage: "额定电压",
      current: "额定电流",
      resistance: "直流电阻",
      tolerance: "容差",
      characteristic: "温度特性",
      size: "尺寸",
      sizeInch: "尺寸（inch）",
      sizeMm: "尺寸（mm）",
      currentItemp: "额定电流（温升）",
      currentIsat: "额定电流（饱和）",
      resonance: "自谐振频率",
      maxTemperature: "最高使用温度",
      thickness: "厚度（最大）",
      length: "长度",
      width: "宽度",
      bodyLength: "本体长度",
      bodyWidth: "本体宽度",
      outerDiameter: "外径",
      leadSpace: "引线间距",
      type: "SMD 类型",
      mounting: "安装方法",
      benefits: "特点",
      application: "用途",
      standard: "安全规格",
      shield: "磁屏蔽",
      aecQ200: "AEC-Q200",
      rohs: "RoHS",
      reach: "REACH",
    },
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
