import type { KeptValues } from "../../product-data/kept/kept-values";
import { keptValuesTexts } from "../../messages/kept-values-texts";
import type { Language } from "../../product-data/vocabulary/language";

/** The dates of kept values: from the oldest to the newest. */
export function asOfText({ parts, searches, keptMs }: KeptValues, language: Language): string {
  const datesMs = [...parts, ...searches].map(({ known }) => known.fetchedMs);
  const dayText = (ms: number): string => new Date(ms).toLocaleDateString(language, { dateStyle: "medium" });
  const oldestMs = datesMs.reduce((oldest, ms) => Math.min(oldest, ms), keptMs);
  const newestMs = datesMs.reduce((newest, ms) => Math.max(newest, ms), oldestMs);
  return keptValuesTexts[language].asOf(dayText(oldestMs), dayText(newestMs));
}
