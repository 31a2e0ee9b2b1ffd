import type { Language } from "../../vocabulary/language";

/** A date and time as people of the language write it. */
export function dateText(timeMs: number, language: Language): string {
  return new Date(timeMs).toLocaleString(language, { dateStyle: "medium", timeStyle: "short" });
}
