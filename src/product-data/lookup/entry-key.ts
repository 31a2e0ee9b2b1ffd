import type { Language } from "../vocabulary/language";

/** A text and a language as one key. */
export function entryKey(language: Language, text: string): string {
  return `${language}|${text}`;
}
