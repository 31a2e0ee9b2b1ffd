import type { Language } from "../product-data/vocabulary/language";
import type { FunctionTexts } from "./function-text";
import { functionTextsJa } from "./function-texts-ja";
import { functionTextsZh } from "./function-texts-zh";

export const functionTexts: Readonly<Record<Exclude<Language, "en">, FunctionTexts>> = {
  ja: functionTextsJa,
  zh: functionTextsZh,
};
