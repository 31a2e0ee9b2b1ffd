import type { Language } from "../product-data/vocabulary/language";
import { listText } from "./list-text";

/** Texts about the conditions of a search that exclude all parts. */
export interface ExclusionTexts {
  readonly one: (condition: string) => string;
  /** Without any one of them, parts match. */
  readonly together: (conditions: readonly string[]) => string;
}

export const exclusionTexts: Readonly<Record<Language, ExclusionTexts>> = {
  en: {
    one: (condition) => `No parts match this condition: ${condition}`,
    together: (conditions) => `No parts match all of these conditions: ${listText(conditions, "en")}`,
  },
  ja: {
    one: (condition) => `この条件に一致する部品がありません: ${condition}`,
    together: (conditions) => `これらの条件すべてに一致する部品がありません: ${listText(conditions, "ja")}`,
  },
  zh: {
    one: (condition) => `没有元件符合此条件：${condition}`,
    together: (conditions) => `没有元件同时符合这些条件：${listText(conditions, "zh")}`,
  },
};
