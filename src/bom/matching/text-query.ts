import { isFailure } from "../../product-data/base/failed";
import { partnoQuery, type Query } from "../../product-data/filter/query";
import { conditionOn, sortBy } from "../../product-data/filter/syntax";
import type { Language } from "../../product-data/vocabulary/language";
import { ownKindOfStart, readNumber } from "../numbers/read-number";
import { lineOfText } from "../reading/line/line-of-text";
import { conditionsOf } from "./replacement";
import { requirementOfLine } from "./requirement";

/** A search for what a text says. */
interface TextQuery {
  readonly query: Query;
  /** What the text says where the search has a range, by the field's name. */
  readonly ranges: ReadonlyMap<string, string>;
  /** What the text also says, but no condition of a search can express. */
  readonly left: readonly string[];
}

/**
 * Finds the parts that meet `4.7uF 25V X7R 0805`, those with a number of ours or the start of one, or those with the values
 * that another manufacturer's number says. null: the text says nothing that can be searched for.
 */
export function queryOfText(text: string, language: Language): TextQuery | null {
  const { partno, whose, decoded } = readNumber(text);
  if (partno !== null && (whose === "ours" || ownKindOfStart(partno) !== undefined))
    return { query: partnoQuery("startswith", [partno], language), ranges: new Map(), left: [] };
  const [number = null] = decoded;
  try {
    const { category, claims } = requirementOfLine(number, lineOfText(number === null ? text : ""));
    const conditions = claims.map((claim) => conditionsOf(claim, category, language));
    if (conditions.flat().length === 0) return null;
    const filter = [conditionOn("Category", "eq", category), ...conditions.flat()];
    const left = claims.flatMap((claim, at) => (conditions[at]?.length === 0 ? claim.written : []));
    const ranges = new Map(
      claims.flatMap(({ aspect, written }, at) => {
        const [least] = conditions[at] ?? [];
        return aspect === "body" && least !== undefined ? [[least.field.text, written] as const] : [];
      }),
    );
    return { query: { filter, orderby: nearestFirst(filter), language }, ranges, left };
  } catch (error) {
    if (isFailure(error)) return null;
    throw error;
  }
}

/** An order in which parts that exceed the values the least come first. */
const nearestFirst = (filter: Query["filter"]): Query["orderby"] =>
  filter.flatMap(({ operator, field }) =>
    operator === "ge" ? sortBy(field.text, "asc") : operator === "le" ? sortBy(field.text, "desc") : [],
  );
