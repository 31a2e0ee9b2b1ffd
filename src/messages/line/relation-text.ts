import { isOfOtherBody, type Point } from "../../bom/claims/point";
import { textsOf } from "../../bom/claims/value";
import type { Replacement } from "../../bom/matching/rank";
import { betterIn, notComparableIn } from "../../bom/matching/replacement";
import { fieldByName } from "../../product-data/vocabulary/field";
import type { Language } from "../../product-data/vocabulary/language";
import type { Alternative } from "../../bom/index";
import { checkBomTexts } from "../check-bom/check-bom-texts";
import { shortfallText } from "./closest-text";
import { checkTexts, pointName } from "./check-text";
import { colon, inBrackets } from "../grammar/punctuation";
import { wordsText } from "./words-text";

/**
 * How a part compares: `better in rated voltage (100 V), tolerance (±5%); not stated: thickness`; what is the
 * same is only in the details.
 */
export function relationText(replacement: Replacement, language: Language): string {
  const texts = relationTexts[language];
  const { comma, semicolon } = checkTexts[language];
  const cautions = textsOf(replacement.product, "Caution");
  const caution = fieldByName("Caution")?.label[language].toLowerCase() ?? "";
  const better = betterIn(replacement);
  const open = notComparableIn(replacement);
  const current = replacement.isCandidate ? open.find(({ aspect }) => aspect === "current") : undefined;
  const isUnread = ({ aspect }: Point): boolean => aspect === "notUnderstood";
  const unknown = open.filter((each) => each !== current && !isOfOtherBody(each) && !isUnread(each));
  const unread = open.filter(isUnread);
  const listed = (relation: Point["relation"], textOf: (aspects: string) => string): readonly string[] => {
    const points = unknown.filter((each) => each.relation === relation);
    return points.length === 0 ? [] : [textOf(points.map(named).join(comma))];
  };
  const named = ({ aspect, part, required }: Point): string => {
    const name = pointName({ aspect, required }, language);
    return part === null ? name : texts.withValue(name, part);
  };
  return [
    ...(replacement.state === "nrnd" ? [checkBomTexts[language].filters.nrnd] : []),
    ...(replacement.isMakersChoice ? [texts.makersChoice] : []),
    ...(replacement.isCandidate ? [texts.currentNotStated(current?.part ?? "")] : []),
    ...(better.length > 0 ? [texts.betterIn(better.map(named).join(comma))] : open.length === 0 ? [texts.same] : []),
    ...replacement.points
      .filter(isOfOtherBody)
      .map(({ aspect, part, note }) => texts[note](wordsText(aspect, part ?? "", language))),
    ...(unread.length === 0 ? [] : [texts.notCompared(unread.map(named).join(comma))]),
    ...listed("notStated", texts.notStated),
    ...listed("notRequired", texts.notRequired),
    ...replacement.remarks.map((remark) =>
      cautions.includes(remark) ? caution + colon(language) + remark.replace(/^Derating\d+$/, texts.derating) : remark,
    ),
  ].join(semicolon);
}

/** One of the manufacturer's own alternatives, with its state and how it compares, if that is known. */
export function makersAlternativeText(alternative: Alternative, language: Language): string {
  return alternative.partno + inBrackets(makersComparedText(alternative, language), language);
}

/** The state of one of the manufacturer's own alternatives, and how it compares, if that is known. */
export function makersComparedText({ state, worseIn }: Alternative, language: Language): string {
  return relationTexts[language].makersCompared(
    checkBomTexts[language].filters[state],
    worseIn === null ? undefined : shortfallText(worseIn, language),
  );
}

const notesIn = (notes: readonly string[], separator: string): string => {
  const said = notes.filter((note) => note !== "");
  return said.length === 0 ? "" : `（${said.join(separator)}）`;
};

/** Texts of ALTERNATIVES and Check BOM about a part that may replace another. */
const en = {
  /**
   * Title of the column that shows what was compared and what wasn't, with the requirement as it was read. `from`: the
   * part number, or "".
   */
  relation: (requirement: string, from: string, bias: boolean) =>
    `Compared with ${requirement}${from === "" ? "" : ` as read from ${from}`}${bias ? " (without DC bias and aging)" : ""}`,
  /** The same title for candidates for an inductor whose rated current isn't known. */
  candidates: (requirement: string, from: string) =>
    `Candidates for ${requirement}${from === "" ? "" : ` as read from ${from}`}: rated current not stated, choose by current`,
  /** The rated currents of a candidate. */
  currentNotStated: (own: string) => `rated current not stated${own === "" ? "" : ` (this part: ${own})`}`,
  makersChoice: "manufacturer's alternative",
  /** A caution of the manufacturer that is a code. */
  derating: (code: string) => `derate it as its data sheet says (${code})`,
  /** The alternative's state, and in what it is worse: "" if in nothing, undefined if it isn't known. */
  makersCompared: (state: string, worseIn: string | undefined) => {
    const compared = worseIn === "" ? ", same or better" : `, not met: ${worseIn ?? ""}`;
    return `${state}${worseIn === undefined ? "" : compared}`;
  },
  /** Shown if all typical specifications were compared, and are the same. */
  same: "same specifications",
  // What to check of a body that is larger or smaller than required, or of terminals unlike a chip's.
  larger: (part: string) => `larger body (${part}): check the pads`,
  smaller: (part: string) => `smaller body (${part}): check that its terminals reach the pads`,
  terminals: (part: string) => `${part.toLowerCase()}: check the pads and the height`,
  /** A name that ends with a bracket is followed by the value without brackets. */
  withValue: (aspect: string, part: string) => (aspect.endsWith(")") ? `${aspect} ${part}` : `${aspect} (${part})`),
  betterIn: (aspects: string) => `better in ${aspects}`,
  /** Demands that aren't understood. */
  notCompared: (phrases: string) => `not compared: ${phrases}`,
  notStated: (aspects: string) => `not stated: ${aspects}`,
  /** What the part has, and the line doesn't require. */
  notRequired: (aspects: string) => `not required: ${aspects}`,
};

export const relationTexts: Readonly<Record<Language, typeof en>> = {
  en,
  ja: {
    relation: (requirement, from, bias) =>
      `比較結果: ${requirement}${notesIn([from === "" ? "" : `品番 ${from}`, bias ? "DC バイアス特性とエージング特性は含みません" : ""], "。")}`,
    candidates: (requirement, from) =>
      `候補: ${requirement}${notesIn([from === "" ? "" : `品番 ${from}`, "定格電流の指定がないため、電流で選択してください"], "。")}`,
    currentNotStated: (own) => `定格電流の指定なし${own === "" ? "" : `（この部品: ${own}）`}`,
    makersChoice: "メーカー指定の代替品",
    derating: (code) => `データシートに従いディレーティングが必要（${code}）`,
    makersCompared: (state, worseIn) => {
      const compared = worseIn === "" ? "、同等以上" : `、満たさない項目: ${worseIn ?? ""}`;
      return `${state}${worseIn === undefined ? "" : compared}`;
    },
    same: "同じ仕様",
    larger: (part) => `外形が大きい（${part}）: ランドを確認してください`,
    smaller: (part) => `外形が小さい（${part}）: 端子がランドに届くことを確認してください`,
    terminals: (part) => `${part}: ランドと高さを確認してください`,
    withValue: (aspect, part) => (aspect.endsWith("）") ? aspect + part : `${aspect}（${part}）`),
    betterIn: (aspects) => `優れている項目: ${aspects}`,
    notCompared: (phrases) => `比較していない内容: ${phrases}`,
    notStated: (aspects) => `データなし: ${aspects}`,
    notRequired: (aspects) => `指定なし: ${aspects}`,
  },
  zh: {
    relation: (requirement, from, bias) =>
      `比较结果：${requirement}${notesIn([from === "" ? "" : `型号 ${from}`, bias ? "不含直流偏压特性和老化特性" : ""], "；")}`,
    candidates: (requirement, from) =>
      `候选元件：${requirement}${notesIn([from === "" ? "" : `型号 ${from}`, "未注明额定电流，请按电流选择"], "；")}`,
    currentNotStated: (own) => `未注明额定电流${own === "" ? "" : `（此元件：${own}）`}`,
    makersChoice: "制造商指定的替代品",
    derating: (code) => `须按数据手册降额使用（${code}）`,
    makersCompared: (state, worseIn) => {
      const compared = worseIn === "" ? "，规格相同或更优" : `，不满足：${worseIn ?? ""}`;
      return `${state}${worseIn === undefined ? "" : compared}`;
    },
    same: "规格相同",
    larger: (part) => `外形更大（${part}）：请确认焊盘`,
    smaller: (part) => `外形更小（${part}）：请确认端子能接触焊盘`,
    terminals: (part) => `${part}：请确认焊盘和高度`,
    withValue: (aspect, part) => (aspect.endsWith("）") ? aspect + part : `${aspect}（${part}）`),
    betterIn: (aspects) => `更优：${aspects}`,
    notCompared: (phrases) => `未比较：${phrases}`,
    notStated: (aspects) => `无数据：${aspects}`,
    notRequired: (aspects) => `未要求：${aspects}`,
  },
};
