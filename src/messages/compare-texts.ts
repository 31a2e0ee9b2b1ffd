import type { Aspect } from "../bom/aspects/point";
import type { Change, ValueChange } from "../bom/compare/change";
import type { LineState } from "../bom/check/states";
import type { Language } from "../product-data/vocabulary/language";
import { aspectTexts } from "./aspect-texts";
import { checkBomTexts } from "./check-bom-texts";

/** Texts about two revisions of a BOM. */
export interface CompareTexts {
  readonly added: string;
  readonly removed: string;
  readonly changed: string;
  readonly quantity: (old: string, now: string) => string;
  readonly nowFitted: string;
  readonly noLongerFitted: string;
  readonly value: string;
  readonly number: string;
  readonly manufacturer: string;
  readonly alternatesAdded: (numbers: readonly string[]) => string;
  readonly alternatesRemoved: (numbers: readonly string[]) => string;
  readonly weaker: string;
  readonly better: string;
  readonly toOurs: string;
  readonly toOthers: string;
  readonly comma: string;
  readonly summary: (added: number, removed: number, changed: number, same: number) => string;
}

/** A change as one text. */
export function changeText(change: Change, language: Language): string {
  const text = compareTexts[language];
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
  const text = compareTexts[language];
  const name = aspect === null ? text.value : aspectName(aspect, language);
  const note = relation === "other" ? "" : ` (${text[relation]})`;
  return `${name} ${arrow(old, now)}${note}`;
}

const aspectName = (aspect: Aspect, language: Language): string => aspectTexts[language][aspect];
const stateText = (state: LineState, language: Language): string => checkBomTexts[language].filters[state];
const orNone = (value: number | null): string => (value === null ? "–" : String(value));
const arrow = (old: string | null, now: string | null): string => `${old ?? "–"} → ${now ?? "–"}`;

export const compareTexts: Readonly<Record<Language, CompareTexts>> = {
  en: {
    added: "Added",
    removed: "Removed",
    changed: "Changed",
    quantity: (old, now) => `quantity ${old} → ${now}`,
    nowFitted: "now fitted",
    noLongerFitted: "no longer fitted",
    value: "value",
    number: "part number",
    manufacturer: "manufacturer",
    alternatesAdded: (numbers) => `alternatives added: ${numbers.join(", ")}`,
    alternatesRemoved: (numbers) => `alternatives removed: ${numbers.join(", ")}`,
    weaker: "weaker",
    better: "better",
    toOurs: "from another manufacturer to Vendor",
    toOthers: "from Vendor to another manufacturer",
    comma: "; ",
    summary: (added, removed, changed, same) =>
      `Added: ${String(added)}. Removed: ${String(removed)}. Changed: ${String(changed)}. The same: ${String(same)}.`,
  },
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
    weaker: "性能低下",
    better: "性能向上",
    toOurs: "他社品から Vendor 品へ",
    toOthers: "Vendor 品から他社品へ",
    comma: "、",
    summary: (added, removed, changed, same) =>
      `追加: ${String(added)}、削除: ${String(removed)}、変更: ${String(changed)}、同じ: ${String(same)}`,
  },
  zh: {
    added: "新增",
    removed: "删除",
    changed: "更改",
    quantity: (old, now) => `数量 ${old} → ${now}`,
    nowFitted: "改为贴装",
    noLongerFitted: "改为不贴装",
    value: "值",
    number: "型号",
    manufacturer: "制造商",
    alternatesAdded: (numbers) => `新增替代型号：${numbers.join("、")}`,
    alternatesRemoved: (numbers) => `删除替代型号：${numbers.join("、")}`,
    weaker: "变差",
    better: "变好",
    toOurs: "从其他制造商改为 Vendor",
    toOthers: "从 Vendor 改为其他制造商",
    comma: "；",
    summary: (added, removed, changed, same) =>
      `新增：${String(added)}，删除：${String(removed)}，更改：${String(changed)}，相同：${String(same)}`,
  },
};
