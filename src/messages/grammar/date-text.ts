import type { Language } from "../../product-data/vocabulary/language";

/** YYYY-MM-DD */
export const dayText = (timeMs: number): string => new Date(timeMs).toISOString().slice(0, 10);

/** A date and time in the language's format. */
export function dateText(timeMs: number, language: Language): string {
  return new Date(timeMs).toLocaleString(language, { dateStyle: "medium", timeStyle: "short" });
}

/** A time to the second, with its day if that isn't today. */
export function timeText(timeMs: number, language: Language): string {
  const [date, today] = [new Date(timeMs), new Date()];
  if (date.toDateString() === today.toDateString()) return date.toLocaleTimeString(language, { timeStyle: "medium" });
  return date.toLocaleString(language, { dateStyle: "medium", timeStyle: "medium" });
}
