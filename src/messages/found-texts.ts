import type { Language } from "../product-data/vocabulary/language";

/** Texts of `bom alternatives`, `bom search`, and `bom number`. */
export interface FoundTexts {
  readonly values: string;
  readonly compared: string;
  /** Numbers that exist and are similar. */
  readonly near: string;
  readonly nothing: string;
  /** Shown if there are more than the limit. */
  readonly firstOnly: (limit: number) => string;
}

export const foundTexts: Readonly<Record<Language, FoundTexts>> = {
  en: {
    values: "Values",
    compared: "Comparison",
    near: "Similar numbers",
    nothing: "No parts match the filter.",
    firstOnly: (limit) => `Only the first ${String(limit)} are listed; --limit lists more.`,
  },
  ja: {
    values: "特性値",
    compared: "比較",
    near: "類似の品番",
    nothing: "条件に一致する部品はありません。",
    firstOnly: (limit) => `最初の ${String(limit)} 件のみ表示しています。--limit で増やせます。`,
  },
  zh: {
    values: "参数",
    compared: "比较",
    near: "相似型号",
    nothing: "没有符合筛选条件的元件。",
    firstOnly: (limit) => `仅列出前 ${String(limit)} 个；可用 --limit 列出更多。`,
  },
};
