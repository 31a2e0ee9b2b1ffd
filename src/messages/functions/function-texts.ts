import { inEachLanguage, type Language, locales, type Localized } from "../../product-data/vocabulary/language";
import { functionTextsJa } from "./function-texts-ja";
import { functionTextsZh } from "./function-texts-zh";

/** Translations of the comments in functions.ts, which are the English text. The build fails if they differ. */
export const functionTexts: Readonly<Record<Exclude<Language, "en">, typeof functionTextsJa>> = {
  ja: functionTextsJa,
  zh: functionTextsZh,
};

/** The file of every language. Excel selects one by the manifest's overrides and the language of Office. */
export const metadataFiles: Localized = inEachLanguage((language) =>
  language === "en" ? "functions.json" : `functions-${locales[language]}.json`,
);
