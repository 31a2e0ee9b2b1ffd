import type { Language } from "../product-data/vocabulary/language";

/** The values of a list in one text: `A, B`; Japanese and Chinese have a comma of their own. */
export const listText = (values: readonly string[], language: Language): string =>
  values.join(language === "en" ? ", " : "、");
