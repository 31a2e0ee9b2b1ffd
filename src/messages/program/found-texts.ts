import type { Language } from "../../product-data/vocabulary/language";

/** Texts of `bom alternatives`, `bom search`, and `bom number`. */
const en = {
  values: "Values",
  compared: "Comparison",
  /** Numbers that exist and are similar. */
  near: "Similar numbers",
  nothing: "No parts match the filter.",
  /** Shown if there are more than the limit. */
  firstOnly: (limit: number) => `Only the first ${String(limit)} are listed; --limit lists more.`,
};

export const foundTexts: Readonly<Record<Language, typeof en>> = {
  en,
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
    nothing: "没有符合搜索条件的元件。",
    firstOnly: (limit) => `仅列出前 ${String(limit)} 个；可用 --limit 列出更多。`,
  },
};
