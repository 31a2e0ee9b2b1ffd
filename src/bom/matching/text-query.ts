import { isFailure } from "../../product-data/base/failed";
import { partnoQuery, type Query } from "../../product-data/filter/query";
import { conditionOn } from "../../product-data/filter/syntax";
import type { Language } from "../../product-data/vocabulary/language";
import { ownKindOfStart, readNumber } from "../numbers/read-number";
import { lineOfText } from "../reading/line/line-of-text";
import { conditionsOf } from "./replacement";
import { requirementOfLine } from "./requirement";

/** A search for what a text says. */
export interface TextQuery {
  readonly query: Query;
  /** What the text also says, and no condition of a search can. */
  readonly left: readonly string[];
}

/**
 * Finds the parts that meet `4.7uF 25V X7R 0805`, those with a number of ours or the start of one, or those with the values
 * that another manufacturer's number says. null: the text says nothing that can be searched for.
 */
export function queryOfText(text: string, language: Language): TextQuery | null {
  const { partno, whose, decoded } = readNumber(text);
  if (partno !== null && (whose === "ours" || ownKindOfStart(partno) !== undefined))
    return { query: partnoQuery("startswith", [partno], language), left: [] };
  const [number = null] = decoded;
  try {
    const { category, claims } = requirementOfLine(number, lineOfText(number === null ? text : ""));
    const conditions = claims.map((claim) => conditionsOf(claim, category, language));
    if (conditions.flat().length === 0) return null;
    const filter = [conditionOn("Category", "eq", category), ...conditions.flat()];
    const left = claims.flatMap((claim, at) => (conditions[at]?.length === 0 ? claim.written : []));
    return { query: { filter, orderby: [], language }, left };
  } catch (error) {
    if (isFailure(error)) return null;
    throw error;
  }
}
