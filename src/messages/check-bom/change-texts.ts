import type { Aspect } from "../../bom/claims/point";
import type { Change, ValueChange } from "../../bom/compare/change";
import type { LineState } from "../../bom/check/states";
import type { Language } from "../../product-data/vocabulary/language";
import { aspectTexts } from "../line/aspect-texts";
import { checkBomTexts } from "./check-bom-texts";
import { number } from "../grammar/number";
import { inBrackets } from "../grammar/punctuation";

/** A change as one text. */
export function changeText(change: Change, language: Language): string {
  const text = changeTexts[language];
  switch (change.what) {
    case "quantity":
      return text.quantity(orNone(change.old), orNone(change.new));
    case "fitted":
      return change.isFitted ? text.nowFitted : text.noLongerFitted;
    case "value":
      return valueText(change, language);
    case "manufacturer":
      return `${text.manufacturer} ${arrow(change.old, change.new)}`;
    case "alternates":
      return [
        ...(change.added.length > 0 ? [text.alternatesAdded(change.added)] : []),
        ...(change.removed.length > 0 ? [text.alternatesRemoved(change.removed)] : []),
      ].join(text.comma);
    case "number":
      return [
        `${text.number} ${arrow(change.old, change.new)}`,
        ...(change.maker === null ? [] : [text[change.maker]]),
        ...(change.state === null ? [] : [stateText(change.state, language)]),
        ...change.values.map((value) => valueText(value, language)),
      ].join(text.comma);
  }
}

function valueText({ aspect, old, new: now, relation }: ValueChange, language: Language): string {
  const text = changeTexts[language];
  const name = aspect === null ? text.value : aspectName(aspect, language);
  const note = relation === "other" ? "" : inBrackets(text[relation], language);
  return `${name} ${arrow(old, now)}${note}`;
}

const aspectName = (aspect: Aspect, language: Language): string => aspectTexts[language][aspect];
const stateText = (state: LineState, language: Language): string => checkBomTexts[language].filters[state];
const orNone = (value: number | null): string => (value === null ? "–" : String(value));
const arrow = (old: string | null, now: string | null): string => `${old ?? "–"} → ${now ?? "–"}`;

/** Texts about two revisions of a BOM. */
const en = {
  added: "Added",
  removed: "Removed",
  changed: "Changed",
  quantity: (old: string, now: string) => `quantity ${old} → ${now}`,
  nowFitted: "now populated",
  noLongerFitted: "no longer populated",
  value: "value",
  number: "part number",
  manufacturer: "manufacturer",
  alternatesAdded: (numbers: readonly string[]) => `alternatives added: ${numbers.join(", ")}`,
  alternatesRemoved: (numbers: readonly string[]) => `alternatives removed: ${numbers.join(", ")}`,
  worse: "weaker",
  better: "better",
  toOurs: "from another manufacturer to Vendor",
  toOthers: "from Vendor to another manufacturer",
  comma: "; ",
  summary: (added: number, removed: number, changed: number, same: number) =>
    `Added: ${String(added)}. Removed: ${String(removed)}. Changed: ${String(changed)}. Unchanged: ${String(same)}.`,
  /** Texts of the pane start here. */
  heading: "Compare with another sheet",
  hint: "Adds a sheet that lists what changed from the earlier revision to this sheet. Another notation isn't a change: 100n and 0.1uF are the same. The new sheet has no formulas.",
  earlier: "Earlier revision",
  choose: "Select a sheet",
  noOther: "No other sheet",
  compare: "Compare",
  canceled: "Canceled. Nothing was compared.",
  noBom: (sheet: string) => `No part numbers or values were found on the sheet “${sheet}”. Select a sheet with a BOM.`,
  noDifference: "Nothing changed.",
  withoutData: (lines: number) =>
    `Lines whose parts got no response: ${number(lines, "en")}. For these, only the contents of the sheets were compared. Compare again when the service responds.`,
  /** Texts of the sheet with the differences start here. */
  sheetName: "BOM comparison",
  source: (old: string, now: string, day: string) => `Earlier: ${old} · Now: ${now} · Compared on ${day}`,
  kind: "Change",
  line: "Line",
  changes: "What changed",
};

export const changeTexts: Readonly<Record<Language, typeof en>> = {
  en,
  ja: {
    added: "追加",
    removed: "削除",
    changed: "変更",
    quantity: (old, now) => `数量 ${old} → ${now}`,
    nowFitted: "実装に変更",
    noLongerFitted: "未実装に変更",
    value: "値",
    number: "品番",
    manufacturer: "メーカー",
    alternatesAdded: (numbers) => `代替品番の追加: ${numbers.join("、")}`,
    alternatesRemoved: (numbers) => `代替品番の削除: ${numbers.join("、")}`,
    worse: "性能低下",
    better: "性能向上",
    toOurs: "他メーカーから Vendor に変更",
    toOthers: "Vendor から他メーカーに変更",
    comma: "、",
    summary: (added, removed, changed, same) =>
      `追加: ${String(added)}、削除: ${String(removed)}、変更: ${String(changed)}、変更なし: ${String(same)}`,
    heading: "別のシートと比較",
    hint: "以前の版からこのシートへの変更点をシートに追加します。100n と 0.1uF のような表記の違いは変更と見なしません。数式は含まれません。",
    earlier: "以前の版",
    choose: "シートを選択",
    noOther: "他のシートがありません",
    compare: "比較",
    canceled: "キャンセルしました。比較は行っていません。",
    noBom: (sheet) => `シート「${sheet}」に品番や値が見つかりません。BOM のあるシートを選択してください。`,
    noDifference: "変更はありません。",
    withoutData: (lines) =>
      `部品について応答がなかった行: ${number(lines, "ja")}。これらの行はシートの内容だけを比較しました。サービスが応答してから、もう一度比較してください。`,
    sheetName: "BOM 比較",
    source: (old, now, day) => `以前の版: ${old} · 現在の版: ${now} · 比較日: ${day}`,
    kind: "変更の種類",
    line: "行の内容",
    changes: "変更点",
  },
  zh: {
    added: "新增",
    removed: "删除",
    changed: "更改",
    quantity: (old, now) => `数量 ${old} → ${now}`,
    nowFitted: "改为装配",
    noLongerFitted: "改为不装配",
    value: "值",
    number: "型号",
    manufacturer: "制造商",
    alternatesAdded: (numbers) => `新增替代型号：${numbers.join("、")}`,
    alternatesRemoved: (numbers) => `删除替代型号：${numbers.join("、")}`,
    worse: "性能降低",
    better: "性能提高",
    toOurs: "从其他制造商改为 Vendor",
    toOthers: "从 Vendor 改为其他制造商",
    comma: "；",
    summary: (added, removed, changed, same) =>
      `新增：${String(added)}，删除：${String(removed)}，更改：${String(changed)}，未更改：${String(same)}`,
    heading: "与其他工作表比较",
    hint: "添加一张工作表，列出从早期版本到此工作表的更改。仅写法不同（例如 100n 与 0.1uF）不算更改。其中没有公式。",
    earlier: "早期版本",
    choose: "选择工作表",
    noOther: "没有其他工作表",
    compare: "比较",
    canceled: "已取消，未进行比较。",
    noBom: (sheet) => `在工作表“${sheet}”中找不到型号或值。请选择包含 BOM 的工作表。`,
    noDifference: "没有更改。",
    withoutData: (lines) =>
      `未收到元件响应的行：${number(lines, "zh")}。这些行只比较了工作表的内容。请在服务恢复响应后重新比较。`,
    sheetName: "BOM 比较",
    source: (old, now, day) => `早期版本：${old} · 当前版本：${now} · 比较日期：${day}`,
    kind: "更改类型",
    line: "行内容",
    changes: "更改内容",
  },
};
