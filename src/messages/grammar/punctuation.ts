import type { Language } from "../../product-data/vocabulary/language";

/** The text in the language's brackets, which follow a word: ` (A)`, `（A）`. */
export const inBrackets = (text: string, language: Language): string =>
  language === "en" ? ` (${text})` : `（${text}）`;

/** The space between two sentences. */
export const sentenceSpace = (language: Language): string => (language === "en" ? " " : "");

/** The language's colon after a label. */
export const colon = (language: Language): string => (language === "zh" ? "：" : ": ");
