import type { Query } from "../filter/query";
import { alternativesIn } from "../filter/syntax";
import { valuesOf } from "../vocabulary/enumerated-values";
import { type Language, languages } from "../vocabulary/language";
import type { ProductAnswer } from "./decode";
import type { Product } from "./product";
import { unreadable } from "./decode-record";

/**
 * Whether a response that is right in itself can be the one to this query: a gateway may mix up responses, and a cache
 * may leave out the language.
 * @throws ApiError `unreadable`
 */
export function checkAnswer({ products }: ProductAnswer, { filter, language }: Query): void {
  const requested = numbersIn(filter);
  const seen = new Map<string, Product>();
  for (const product of products) {
    const { Partno, Status } = product.record;
    if (requested?.has(Partno.toUpperCase()) === false) throw unreadable(`${Partno}: not requested`);
    if (typeof Status === "string" && isOtherLanguages(Status, language)) throw unreadable(`${Partno}: language`);
    const other = seen.get(Partno);
    if (other !== undefined && JSON.stringify(other) !== JSON.stringify(product))
      throw unreadable(`${Partno}: contradictory records`);
    seen.set(Partno, product);
  }
}

/** The numbers that a request is for, in uppercase; null: it is for others too. */
function numbersIn(filter: Query["filter"]): ReadonlySet<string> | null {
  const condition = filter.find(({ field, operator }) => field.text === "Partno" && operator === "eq");
  return condition?.literal.type === "text" ? new Set(alternativesIn(condition.literal.text.toUpperCase())) : null;
}

const statuses = new Map(languages.map((language) => [language, new Set(valuesOf("Status", language))]));

/** A status that no list contains may be new. */
const isOtherLanguages = (status: string, language: Language): boolean =>
  statuses.get(language)?.has(status) === false && [...statuses.values()].some((others) => others.has(status));
