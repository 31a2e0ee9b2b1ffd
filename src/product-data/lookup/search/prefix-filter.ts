import { productsUrl } from "../../api/request";
import { alternativesIn, conditionOn, type Filter, type Orderby } from "../../filter/syntax";
import type { Language } from "../../vocabulary/language";
import { byText } from "./planner-prefix";

/** A filter without its prefixes of part numbers, so that a plan can insert narrower ones. */
export interface PrefixFilter {
  readonly conditions: Filter;
  /** In order and without overlaps; one empty text stands for all part numbers. */
  readonly prefixes: readonly string[];
}

/** Takes out the first `startswith(Partno, ...)`. Prefixes that another one contains are dropped. */
export function splitPrefixes(filter: Filter): PrefixFilter {
  const own = filter.find(
    ({ operator, field, literal }) =>
      operator === "startswith" && field.text === "Partno" && literal.type === "text" && literal.text !== "",
  );
  if (own?.literal.type !== "text") return { conditions: filter, prefixes: [""] };
  const texts = [...new Set(alternativesIn(own.literal.text))].sort(byText);
  return {
    conditions: filter.filter((condition) => condition !== own),
    prefixes: texts.filter((text) => !texts.some((other) => other !== text && text.startsWith(other))),
  };
}

/** The filter for the numbers that equal or start with one of the texts. */
export function filterWithin(
  { conditions }: PrefixFilter,
  operator: "startswith" | "eq",
  texts: readonly string[],
): Filter {
  if (operator === "startswith" && texts.includes("")) return conditions;
  return [...conditions, conditionOn("Partno", operator, texts.join("|"))];
}

// With less space, a plan would need more calls than a longer URL is worth. A URL that the service rejects is halved.
const leastBytes = 512;

/** Bytes for alternatives in a URL of `urlBytes`. */
export function roomWithin(
  scope: PrefixFilter,
  urlBytes: number,
  serviceUrl: string,
  orderby: Orderby,
  language: Language,
): number {
  const empty = productsUrl(serviceUrl, { filter: filterWithin(scope, "startswith", ["x"]), orderby, language });
  return Math.max(leastBytes, urlBytes - empty.length);
}
