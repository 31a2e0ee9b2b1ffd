import type { Language } from "../product-data/vocabulary/language";

/** A date and time in the language's format. */
export function dateText(timeMs: number, language: Language): string {
  return new Date(timeMs).toLocaleString(language, { dateStyle: "medium", timeStyle: "short" });
}
