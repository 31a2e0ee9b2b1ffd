import type { Language } from "../product-data/vocabulary/language";

/** The values of a list in one text: `A, B`; Japanese and Chinese have a comma of their own. */
export const listText = (values: readonly string[], language: Language): string =>
  values.join(language === "en" ? ", " : "、");

/** Alternatives in one text: `A or B`. Latin letters are set off from Japanese and Chinese ones. */
export const anyOf = (values: readonly string[], language: Language): string =>
  new Intl.ListFormat(language, { type: "disjunction" })
    .format(values)
    .replace(/(?<=[!-~])(?=または|或)|(?<=または|或)(?=[!-~])/gu, " ");
