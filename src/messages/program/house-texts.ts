import type { Language } from "../../product-data/vocabulary/language";

/** Texts of `bom house`. */
const en = {
  parts: "House list",
  values: "Values",
  lines: "Lines",
  quantity: "Quantity",
  inUse: "in use",
  needs: "Needs",
  assigned: "Gets",
  notMet: "Lines without a part in production",
  reason: "Reason",
  beyondLimit: "Only parts above the voltage limit fit.",
  noneMade: "No part in production fits.",
  summary: (parts: number, separately: number, lines: number, notMet: number) =>
    `Parts: ${String(parts)} instead of ${String(separately)}. Lines: ${String(lines)}, not met: ${String(notMet)}.`,
  exact: "No smaller list exists.",
  bounded: (bound: number) => `A smaller list may exist, but not with fewer than ${String(bound)} parts.`,
};

export const houseTexts: Readonly<Record<Language, typeof en>> = {
  en,
  ja: {
    parts: "共通部品リスト",
    values: "特性値",
    lines: "行数",
    quantity: "数量",
    inUse: "使用中",
    needs: "必要な特性",
    assigned: "割り当て",
    notMet: "生産中の部品がない行",
    reason: "理由",
    beyondLimit: "適合する部品は電圧の上限を超えています。",
    noneMade: "適合する生産中の部品はありません。",
    summary: (parts, separately, lines, notMet) =>
      `部品: ${String(parts)}（個別に選択した場合: ${String(separately)}）、行: ${String(lines)}、未対応: ${String(notMet)}`,
    exact: "これより小さいリストはありません。",
    bounded: (bound) => `最小とは限りません（少なくとも ${String(bound)} 種類の部品が必要です）。`,
  },
  zh: {
    parts: "优选元件清单",
    values: "参数",
    lines: "行数",
    quantity: "数量",
    inUse: "已使用",
    needs: "要求",
    assigned: "分配",
    notMet: "没有在产元件的行",
    reason: "原因",
    beyondLimit: "符合的元件都超过电压限制。",
    noneMade: "没有符合的在产元件。",
    summary: (parts, separately, lines, notMet) =>
      `元件：${String(parts)}（单独选择时：${String(separately)}），行：${String(lines)}，未满足：${String(notMet)}`,
    exact: "不存在更小的清单。",
    bounded: (bound) => `不一定是最小的清单；至少需要 ${String(bound)} 种元件。`,
  },
};
