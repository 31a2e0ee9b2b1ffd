import type { Language } from "../../product-data/vocabulary/language";
import { listText } from "../grammar/list-text";

/** Texts about the conditions of a search that exclude all parts. */
const en = {
  /** Conditions that no part meets together; parts meet all of the others if any one of them is removed. */
  together: (conditions: readonly string[]) =>
    `No parts match ${conditions.length === 1 ? "this condition" : "all of these conditions"}: ${listText(conditions, "en")}`,
};

export const exclusionTexts: Readonly<Record<Language, typeof en>> = {
  en,
  ja: {
    together: (conditions) => `次の条件に一致する部品がありません: ${listText(conditions, "ja")}`,
  },
  zh: {
    together: (conditions) => `没有元件符合以下条件：${listText(conditions, "zh")}`,
  },
};
