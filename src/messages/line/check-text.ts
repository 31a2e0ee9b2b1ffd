import { kindName } from "../../bom/claims/component-kind";
import type { Point } from "../../bom/claims/point";
import { claimAspect, type Finding, isDifference, type Statement } from "../../bom/matching/findings";
import type { Language } from "../../product-data/vocabulary/language";
import { aspectTexts } from "./aspect-texts";
import { fewOf } from "../grammar/list-text";
import { inBrackets } from "../grammar/punctuation";
import { wordsText } from "./words-text";

/** All that a comparison found. */
export function checkText(findings: readonly Finding[], language: Language, isCut = false): string {
  const texts = checkTexts[language];
  const namesOf = (of: readonly Finding[]): string =>
    [
      ...new Set(of.map(({ aspect, required }) => pointName({ aspect, required: required?.text ?? null }, language))),
    ].join(texts.comma);
  const same = findings.filter(({ relation }) => relation === "same");
  const differing = findings.filter(isDifference);
  const disputed = new Set(findings.flatMap((each) => (isOfTexts(each) ? each.aspect : [])));
  const open = findings.filter(
    ({ relation, required, part, aspect }) =>
      relation === "notComparable" && required && part && !disputed.has(claimAspect(aspect)),
  );
  const notInText = findings.filter(({ required }) => required === null);
  const notInData = findings.filter(({ part, aspect }) => part === null && aspect !== "notUnderstood");
  // Limits, amounts, and standards have digits.
  const unread = findings.filter(
    ({ aspect, required }) => aspect === "notUnderstood" && /\d/.test(required?.text ?? ""),
  );
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
    unread.length === 0 ? "" : texts.notUnderstood + namesOf(unread),
    cut,
  ];
  return [...new Set(parts)].filter((part) => part !== "").join(texts.semicolon);
}

const isOfTexts = ({ part }: Finding): boolean => part?.source.type === "cells";

/** What a part differs in, or what it is better in if it is nowhere worse. */
export function differencesText(differing: readonly Finding[], language: Language): string {
  const texts = checkTexts[language];
  const isBetter = differing.every(({ relation }) => relation === "exceeds");
  const differences = differing.map((finding) => findingText(finding, language));
  return (
    (differing.every(isSentence) ? "" : isBetter ? texts.exceeds : texts.differs) +
    [...new Set(differences)].join(texts.semicolon)
  );
}

/** Whether the finding's text is a sentence, which needs no introduction. */
const isSentence = (finding: Finding): boolean =>
  finding.aspect === "twin" || finding.note === "lost" || isUncounted(finding);
const isUncounted = ({ aspect, part }: Finding): boolean => aspect === "quantity" && part?.text === "";

/** The name of an aspect. A demand that isn't understood is named by its words. */
export function pointName({ aspect, required }: Pick<Point, "aspect" | "required">, language: Language): string {
  return aspect === "notUnderstood" && required !== null ? required : aspectTexts[language][aspect];
}

/** One finding, with both sides. */
export function findingText(finding: Finding, language: Language): string {
  const { aspect, required, part, note, relation } = finding;
  const texts = checkTexts[language];
  const name = aspectTexts[language][aspect];
  const one = wordsText(aspect, required?.text ?? "", language);
  const said = wordsText(aspect, part?.text ?? "", language);
  const line = lineOf(part, language);
  if (aspect === "twin") return texts.twin(line, said);
  if (aspect === "slipped") return texts.slipped(one, lineOf(required, language), line);
  const other = said + (line === "" ? "" : inBrackets(line, language));
  if (aspect === "kind") return texts.kinds(one, kindIn(required, language), other, kindIn(part, language));
  if (isUncounted(finding)) return texts.uncounted(one);
  if (note === "lost") return texts.lost(one, said);
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

/** How a line is named: by its designators, which sorting doesn't change, or else by its row. */
const lineOf = (statement: Statement | null, language: Language): string =>
  statement?.line === undefined
    ? ""
    : fewOf(statement.line.designators, 3, language) || checkTexts[language].row(statement.line.row + 1);

function kindIn(statement: Statement | null, language: Language): string {
  const kind = statement?.source.type === "cells" ? statement.source.cells[0]?.kind : null;
  return kind === null || kind === undefined ? "" : kindName(kind)[language];
}

/** CHECK's results. A result without differences starts with OK in every language, so that it can be filtered. */
const en = {
  /** `part` is null if parts of its kind don't have the value; `note` is "" if there is none. */
  difference: (aspect: string, part: string | null, note: string, text: string) =>
    `${aspect}: part ${part === null ? "none" : part + note}, BOM ${text}`,
  /** What the number says of values that differ from its line. */
  partIs: (values: string) => `the part is ${values}`,
  /** Two texts of the line. */
  contradiction: (aspect: string, one: string, other: string) => `${aspect}: BOM says ${one} and ${other}`,
  /** A line that has no designators. */
  row: (row: number) => `row ${String(row)}`,
  lost: (written: string, meant: string) => `${written} may be ${meant}`,
  uncounted: (quantity: string) => `Quantity not understood: ${quantity}`,
  /** `line`: another line for the same part; `partno`: its number, or "" if it is the same. */
  twin: (line: string, partno: string) =>
    partno === "" ? `Same part as ${line}` : `Says the same as ${line}, where the number is ${partno}`,
  /** Numbers that fit the lines above or below: the first one is of `line`, and fits `fitting`. */
  slipped: (count: string, line: string, fitting: string) =>
    `part numbers seem shifted (${count}): the one for ${line} fits ${fitting}, and so on`,
  /** Two part numbers of the line. */
  betweenNumbers: (aspect: string, partno: string, part: string, first: string, required: string) =>
    `${aspect}: ${partno} ${part}, ${first} ${required}`,
  kinds: (one: string, oneKind: string, other: string, otherKind: string) =>
    `kind of part: “${one}” (${oneKind || "another kind"}), “${other}” (${otherKind || "another kind"})`,
  /** A size that fits only if the text is in millimeters. */
  openSize: (part: string, text: string) => `size: part ${part} (inch), BOM ${text} (the same only in mm)`,
  notes: {
    unconfirmed: " (unconfirmed code)",
    higher: " (higher)",
    lower: " (lower)",
    tighter: " (tighter)",
    wider: " (wider range)",
    larger: " (larger)",
    smaller: " (smaller)",
    terminals: " (other terminals)",
  },
  differs: "Differs: ",
  /** A part that is only better. */
  exceeds: "Exceeds: ",
  same: "same: ",
  notInText: "not in the description: ",
  notInData: "not in the data: ",
  notUnderstood: "not understood: ",
  readAs: "read as",
  /** Texts between the items of a list, and between lists. */
  comma: ", ",
  semicolon: "; ",
  nothingRead: "Nothing to compare. Describe the part, such as 100nF 50V X7R 0603",
  nothingComparable: "Nothing to compare. Not in the data: ",
  /** Says that a cell has more characters than are read. */
  cut: "only the first 500 characters of a cell are read",
};

export const checkTexts: Readonly<Record<Language, typeof en>> = {
  en,
  ja: {
    difference: (aspect, part, note, text) =>
      part === null ? `${aspect}: 部品になし、BOM は ${text}` : `${aspect}: 部品 ${part}${note}、BOM ${text}`,
    partIs: (values) => `部品は ${values}`,
    contradiction: (aspect, one, other) => `${aspect}: BOM に ${one} と ${other} があります`,
    row: (row) => `${String(row)} 行目`,
    lost: (written, meant) => `${written} は ${meant} かもしれません`,
    uncounted: (quantity) => `数量を読み取れません: ${quantity}`,
    twin: (line, partno) =>
      partno === "" ? `${line} と同じ部品です` : `${line} と同じ内容ですが、そちらの品番は ${partno} です`,
    slipped: (count, line, fitting) => `品番のずれ（${count} 件）: ${line} の品番は ${fitting} と一致し、以下同様です`,
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
      terminals: "（端子が異なる）",
    },
    differs: "不一致: ",
    exceeds: "優れている: ",
    same: "一致: ",
    notInText: "説明になし: ",
    notInData: "データなし: ",
    notUnderstood: "理解できない条件: ",
    readAs: "解釈",
    comma: "、",
    semicolon: "。",
    nothingRead: "比較できる内容がありません。100nF 50V X7R 0603 のように部品を説明してください",
    nothingComparable: "比較できません。データなし: ",
    cut: "セルの先頭 500 文字だけを読み取りました",
  },
  zh: {
    difference: (aspect, part, note, text) =>
      part === null ? `${aspect}：元件无此项，BOM 为 ${text}` : `${aspect}：元件 ${part}${note}，BOM ${text}`,
    partIs: (values) => `元件为 ${values}`,
    contradiction: (aspect, one, other) => `${aspect}：BOM 同时写有 ${one} 和 ${other}`,
    row: (row) => `第 ${String(row)} 行`,
    lost: (written, meant) => `${written} 可能是 ${meant}`,
    uncounted: (quantity) => `无法识别的数量：${quantity}`,
    twin: (line, partno) => (partno === "" ? `与 ${line} 是同一元件` : `与 ${line} 内容相同，但其型号为 ${partno}`),
    slipped: (count, line, fitting) => `型号错位（${count} 个）：${line} 的型号与 ${fitting} 一致，其余类推`,
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
      terminals: "（端子不同）",
    },
    differs: "不同：",
    exceeds: "更优：",
    same: "一致：",
    notInText: "描述未提及：",
    notInData: "数据中无：",
    notUnderstood: "无法理解：",
    readAs: "理解为",
    comma: "、",
    semicolon: "；",
    nothingRead: "没有可比较的内容。请描述元件，例如 100nF 50V X7R 0603",
    nothingComparable: "无法比较。数据中无：",
    cut: "只读取了单元格的前 500 个字符",
  },
};
