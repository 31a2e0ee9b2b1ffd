import { inEachLanguage, type Language, locales, type Localized } from "../product-data/vocabulary/language";
import type { FunctionTexts } from "./function-text";
import { functionTextsJa } from "./function-texts-ja";
import { functionTextsZh } from "./function-texts-zh";

export const functionTexts: Readonly<Record<Exclude<Language, "en">, FunctionTexts>> = {
  ja: functionTextsJa,
  zh: functionTextsZh,
};

/** The file of every language. Excel selects one by the manifest's overrides and the language of Office. */
export const metadataFiles: Localized = inEachLanguage((language) =>
  language === "en" ? "functions.json" : `functions-${locales[language]}.json`,
);
