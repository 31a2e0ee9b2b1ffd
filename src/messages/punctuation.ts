import type { Language } from "../product-data/vocabulary/language";

/** In the language's brackets, which follow a word: ` (A)`, `（A）`. */
export const bracketed = (text: string, language: Language): string =>
  language === "en" ? ` (${text})` : `（${text}）`;

/** The language's colon after a label. */
export const colon = (language: Language): string => (language === "zh" ? "：" : ": ");
