import { kindName } from "../bom/claims/component-kind";
import type { Aspect, Point } from "../bom/claims/point";
import { claimAspect, type Finding, isDifference, type Statement } from "../bom/matching/findings";
import type { Language } from "../product-data/vocabulary/language";
import { aspectTexts } from "./aspect-texts";
import { colon } from "./punctuation";
import { wordsText } from "./words-text";

/** CHECK's results. A result without differences starts with OK in every language, so that it can be filtered. */
export interface ComparisonTexts {
  /** `part` is null if parts of its kind don't have the value; `note` is "" if there is none. */
  readonly difference: (aspect: string, part: string | null, note: string, text: string) => string;
  /** Two texts of the line. */
  readonly contradiction: (aspect: string, one: string, other: string) => string;
  /** What another line says. */
  readonly inRow: (text: string, row: number) => string;
  /** Another line for the same part. `partno`: its number; "" if it is the same. */
  readonly twin: (row: number, partno: string) => string;
  /** Numbers that fit the rows above or below. */
  readonly slipped: (from: number, to: number, isDown: boolean) => string;
  /** Two part numbers of the line. */
  readonly betweenNumbers: (aspect: string, partno: string, part: string, first: string, required: string) => string;
  readonly kinds: (one: string, oneKind: string, other: string, otherKind: string) => string;
  /** A size that fits only if the text is in millimeters. */
  readonly openSize: (part: string, text: string) => string;
  readonly notes: Readonly<Record<Exclude<Point["note"], null | "inMillimeters">, string>>;
  readonly differs: string;
  /** A part that is only better. */
  readonly exceeds: string;
  readonly same: string;
  readonly notInText: string;
  readonly notInData: string;
  /** Texts between the items of a list, and between lists. */
  readonly comma: string;
  readonly semicolon: string;
  readonly nothingRead: string;
  readonly nothingComparable: string;
  /** Says that a cell has more characters than are read. */
  readonly cut: string;
}

/** All that a comparison found. */
export function checkText(findings: readonly Finding[], language: Language, isCut = false): string {
  const texts = comparisonTexts[language];
  const namesOf = (of: readonly Finding[]): string =>
    [...new Set(of.map(({ aspect, required }) => demandText(aspect, required?.text ?? null, language)))].join(
      texts.comma,
    );
  const same = findings.filter(({ relation }) => relation === "same");
  const differing = findings.filter(isDifference);
  const disputed = new Set(findings.flatMap((each) => (isOfTexts(each) ? each.aspect : [])));
  const open = findings.filter(
    ({ relation, required, part, aspect }) =>
      relation === "notComparable" && required && part && !disputed.has(claimAspect(aspect)),
  );
  const notInText = findings.filter(({ required }) => required === null);
  const notInData = findings.filter(({ part }) => part === null);
  const cut = isCut ? texts.cut : "";
  if (same.length === 0 && differing.length === 0 && open.length === 0)
    return [notInData.length === 0 ? texts.nothingRead : `${texts.nothingComparable}${namesOf(notInData)}`, cut]
      .filter((part) => part !== "")
      .join(texts.semicolon);
  const parts = [
    differing.length === 0 ? "" : differencesText(differing, language),
    same.length === 0 ? "" : (differing.length === 0 ? "OK: " : texts.same) + namesOf(same),
    ...open.map((finding) => findingText(finding, language)),
    notInText.length === 0 ? "" : texts.notInText + namesOf(notInText),
    notInData.length === 0 ? "" : texts.notInData + namesOf(notInData),
    cut,
  ];
  return [...new Set(parts)].filter((part) => part !== "").join(texts.semicolon);
}

const isOfTexts = ({ part }: Finding): boolean => part?.source.type === "cells";

/** What a part differs in, or what it is better in if it is nowhere worse. */
export function differencesText(differing: readonly Finding[], language: Language): string {
  const texts = comparisonTexts[language];
  const isBetter = differing.every(({ relation }) => relation === "exceeds");
  const differences = differing.map((finding) => findingText(finding, language));
  const isOfTwins = differing.every(({ aspect }) => aspect === "twin");
  return (isOfTwins ? "" : isBetter ? texts.exceeds : texts.differs) + [...new Set(differences)].join(texts.semicolon);
}

/** A demand that no data contains is named by its words. */
export function demandText(aspect: Aspect, required: string | null, language: Language): string {
  const name = aspectTexts[language][aspect];
  if (required === null || (aspect !== "demand" && aspect !== "notUnderstood")) return name;
  return aspect === "demand" ? required : name + colon(language) + required;
}

/** One finding, with both sides. */
export function findingText({ aspect, required, part, note, relation }: Finding, language: Language): string {
  const texts = comparisonTexts[language];
  const name = aspectTexts[language][aspect];
  const one = wordsText(aspect, required?.text ?? "", language);
  const said = wordsText(aspect, part?.text ?? "", language);
  const other = part?.row === undefined ? said : texts.inRow(said, part.row + 1);
  if (aspect === "twin") return texts.twin((part?.row ?? 0) + 1, said);
  if (aspect === "slippedUp" || aspect === "slippedDown")
    return texts.slipped((required?.row ?? 0) + 1, (part?.row ?? 0) + 1, aspect === "slippedDown");
  if (aspect === "kind") return texts.kinds(one, kindIn(required, language), other, kindIn(part, language));
  if (part?.source.type === "cells") return texts.contradiction(name, one, other);
  if (note === "inMillimeters") return texts.openSize(other, one);
  if (required !== null && required.source.type !== "cells" && part !== null)
    return texts.betweenNumbers(name, part.source.partno, other, required.source.partno, one);
  // Two texts that disagree, one of which may be right.
  if (relation === "notComparable" && part !== null && required !== null) return texts.difference(name, other, "", one);
  return texts.difference(
    name,
    part === null || other === "" ? null : other,
    note === null ? "" : texts.notes[note],
    one,
  );
}

function kindIn(statement: Statement | null, language: Language): string {
  const kind = statement?.source.type === "cells" ? statement.source.cells[0]?.kind : null;
  return kind === null || kind === undefined ? "" : kindName(kind)[language];
}

export const comparisonTexts: Readonly<Record<Language, ComparisonTexts>> = {
  en: {
    difference: (aspect, part, note, text) => `${aspect}: part ${part === null ? "none" : part + note}, BOM ${text}`,
    contradiction: (aspect, one, other) => `${aspect}: BOM says ${one} and ${other}`,
    inRow: (text, row) => `${text} (row ${String(row)})`,
    twin: (row, partno) =>
      partno === "" ? `Row ${String(row)} is for the same part` : `Row ${String(row)} says the same, and has ${partno}`,
    slipped: (from, to, isDown) =>
      `part numbers slipped: those of rows ${String(from)} to ${String(to)} fit the rows ${isDown ? "above" : "below"}`,
    betweenNumbers: (aspect, partno, part, first, required) => `${aspect}: ${partno} ${part}, ${first} ${required}`,
    kinds: (one, oneKind, other, otherKind) =>
      `kind of part: “${one}” (${oneKind || "another kind"}), “${other}” (${otherKind || "another kind"})`,
    openSize: (part, text) => `size: part ${part} (inch), BOM ${text} (the same only in mm)`,
    notes: {
      unconfirmed: " (unconfirmed code)",
      higher: " (higher)",
      lower: " (lower)",
      tighter: " (tighter)",
      wider: " (wider range)",
      larger: " (larger)",
      smaller: " (smaller)",
    },
    differs: "Differs: ",
    exceeds: "Exceeds: ",
    same: "same: ",
    notInText: "not in the description: ",
    notInData: "not in the data: ",
    comma: ", ",
    semicolon: "; ",
    nothingRead: "Nothing to compare. Describe the part, such as 100nF 50V X7R 0603",
    nothingComparable: "Nothing to compare. Not in the data: ",
    cut: "only the first 500 characters of a cell are read",
  },
  ja: {
    difference: (aspect, part, note, text) =>
      part === null ? `${aspect}: 部品になし、BOM は ${text}` : `${aspect}: 部品 ${part}${note}、BOM ${text}`,
    contradiction: (aspect, one, other) => `${aspect}: BOM に ${one} と ${other} があります`,
    inRow: (text, row) => `${text}（${String(row)} 行目）`,
    twin: (row, partno) =>
      partno === "" ? `${String(row)} 行目も同じ部品です` : `${String(row)} 行目は同じ内容で、品番は ${partno} です`,
    slipped: (from, to, isDown) =>
      `品番のずれ: ${String(from)}～${String(to)} 行目の品番は、それぞれ${isDown ? "上" : "下"}の行と一致します`,
    betweenNumbers: (aspect, partno, part, first, required) =>
      `${aspect}: ${partno} は ${part}、${first} は ${required}`,
    kinds: (one, oneKind, other, otherKind) =>
      `部品の種類: 「${one}」は${oneKind || "別の種類"}、「${other}」は${otherKind || "別の種類"}`,
    openSize: (part, text) => `サイズ: 部品 ${part}（inch）、BOM ${text}（mm の場合のみ一致）`,
    notes: {
      unconfirmed: "（未確認のコード）",
      higher: "（BOM より高い）",
      lower: "（BOM より低い）",
      tighter: "（部品の方が高精度）",
      wider: "（部品の方が広範囲）",
      larger: "（部品の方が大きい）",
      smaller: "（部品の方が小さい）",
    },
    differs: "不一致: ",
    exceeds: "優れている: ",
    same: "一致: ",
    notInText: "説明になし: ",
    notInData: "データなし: ",
    comma: "、",
    semicolon: "。",
    nothingRead: "比較できる内容がありません。100nF 50V X7R 0603 のように部品を説明してください",
    nothingComparable: "比較できません。データなし: ",
    cut: "セルの先頭 500 文字だけを読み取りました",
  },
  zh: {
    difference: (aspect, part, note, text) =>
      part === null ? `${aspect}：元件无此项，BOM 为 ${text}` : `${aspect}：元件 ${part}${note}，BOM ${text}`,
    contradiction: (aspect, one, other) => `${aspect}：BOM 同时写有 ${one} 和 ${other}`,
    inRow: (text, row) => `${text}（第 ${String(row)} 行）`,
    twin: (row, partno) =>
      partno === "" ? `第 ${String(row)} 行也是这个元件` : `第 ${String(row)} 行内容相同，料号为 ${partno}`,
    slipped: (from, to, isDown) =>
      `料号错位：第 ${String(from)} 至 ${String(to)} 行的料号与各自${isDown ? "上" : "下"}一行一致`,
    betweenNumbers: (aspect, partno, part, first, required) =>
      `${aspect}：${partno} 为 ${part}，${first} 为 ${required}`,
    kinds: (one, oneKind, other, otherKind) =>
      `元件种类：“${one}”是${oneKind || "其他种类"}，“${other}”是${otherKind || "其他种类"}`,
    openSize: (part, text) => `封装尺寸：元件 ${part}（英制），BOM ${text}（仅为公制时一致）`,
    notes: {
      unconfirmed: "（代码未经确认）",
      higher: "（更高）",
      lower: "（更低）",
      tighter: "（精度更高）",
      wider: "（范围更宽）",
      larger: "（更大）",
      smaller: "（更小）",
    },
    differs: "不同：",
    exceeds: "更优：",
    same: "一致：",
    notInText: "描述未提及：",
    notInData: "数据中无：",
    comma: "、",
    semicolon: "；",
    nothingRead: "没有可比较的内容。请描述元件，例如 100nF 50V X7R 0603",
    nothingComparable: "无法比较。数据中无：",
    cut: "只读取了单元格的前 500 个字符",
  },
};
