import type { Language } from "../../product-data/vocabulary/language";
import { sentenceSpace } from "../grammar/punctuation";
import { checkTexts } from "./check-text";

/** Joins sentences, and texts that aren't sentences, to one text. */
export function joined(texts: readonly string[], language: Language): string {
  const [first = "", ...others] = texts.filter((text) => text !== "");
  return others.reduce(
    (all, each) => all + (/[.。]$/.test(all) ? sentenceSpace(language) : checkTexts[language].semicolon) + each,
    first,
  );
}
