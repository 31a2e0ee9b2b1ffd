import { alternativesIn, conditionOn, type Filter } from "../../filter/syntax";

/** A filter without its prefixes of part numbers, so that a plan can insert narrower ones. */
export interface PrefixFilter {
  readonly conditions: Filter;
  /** They are in order and don't overlap; one empty text stands for all part numbers. */
  readonly prefixes: readonly string[];
}

/** Takes out the first `startswith(Partno, ...)`. Prefixes that another one contains are dropped. */
export function splitPrefixes(filter: Filter): PrefixFilter {
  const own = filter.find(
    ({ operator, field, literal }) =>
      operator === "startswith" && field.text === "Partno" && literal.type === "text" && literal.text !== "",
  );
  if (own?.literal.type !== "text") return { conditions: filter, prefixes: [""] };
  const texts = [...new Set(alternativesIn(own.literal.text))].sort();
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
