import type { Language } from "../vocabulary/language";

/** A text and a language as one key. */
export function entryKey(language: Language, text: string): string {
  return `${language}|${text}`;
}

export function readEntryKey(key: string): { readonly language: Language; readonly text: string } {
  const at = key.indexOf("|");
  return { language: key.slice(0, at) as Language, text: key.slice(at + 1) };
}
