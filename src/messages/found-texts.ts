import type { Language } from "../product-data/vocabulary/language";

/** Below the list of `bom alternatives` and `bom search`, if more were found. */
export const firstOnlyTexts: Readonly<Record<Language, (limit: number) => string>> = {
  en: (limit) => `Only the first ${String(limit)} are listed; --limit lists more.`,
  ja: (limit) => `最初の ${String(limit)} 件のみ表示しています。--limit で増やせます。`,
  zh: (limit) => `仅列出前 ${String(limit)} 个；可用 --limit 列出更多。`,
};
