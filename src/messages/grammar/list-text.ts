import type { Language } from "../../product-data/vocabulary/language";

/** The values of a list in one text: `A, B`; Japanese and Chinese have a comma of their own. */
export const listText = (values: readonly string[], language: Language): string =>
  values.join(language === "en" ? ", " : "、");

/** The first values of a list, and how many there are if they aren't all; "" for none. */
export const fewOf = (values: readonly string[], most: number, language: Language): string =>
  listText(values.slice(0, most), language) + (values.length > most ? ` … (${String(values.length)})` : "");

/** Alternatives in one text: `A or B`. Latin letters are set off from Japanese and Chinese ones. */
export const anyOf = (values: readonly string[], language: Language): string =>
  new Intl.ListFormat(language, { type: "disjunction" })
    .format(values)
    .replace(/(?<=[!-~])(?=または|或)|(?<=または|或)(?=[!-~])/gu, " ");
