import type { Language } from "../../product-data/vocabulary/language";

/** A number as the language groups its digits: 10,000. */
export const number = (value: number, language: Language): string => value.toLocaleString(language);
