import { alternativesIn, type Condition } from "../../src/product-data/filter/syntax";
import { containsFunction } from "../store/word-set";
import type { SqlCondition } from "./sql-condition";

/**
 * The conditions on Partno; null if no part number can satisfy them. Whole matches and prefixes use the index, whatever
 * the number of alternatives; only `contains` reads every part number.
 */
export function partnoConditions(conditions: readonly Condition[]): readonly SqlCondition[] | null {
  let whole: readonly string[] | undefined;
  const parts: SqlCondition[] = [];
  for (const { operator, literal } of conditions) {
    // SQLite's functions end a text at NUL, which no part number has.
    const all = alternativesIn(String(literal.value)).filter((text) => !text.includes("\0"));
    const wanted = [...new Set(all)];
    if (wanted.length === 0) return null;
    if (operator === "eq") whole = whole === undefined ? wanted : whole.filter((text) => wanted.includes(text));
    else parts.push(operator === "startswith" ? startsWith(wanted) : contains(wanted));
  }
  if (whole?.length === 0) return null;
  // The same condition twice would cost twice.
  const distinct = new Map(parts.map((part) => [JSON.stringify(part), part]));
  return [...(whole === undefined ? [] : [equals(whole)]), ...distinct.values()];
}

function equals(texts: readonly string[]): SqlCondition {
  return { sql: `"Partno" IN (SELECT value FROM json_each(?))`, values: [JSON.stringify(texts)] };
}

/** This comes after every text with the prefix, in the order of UTF-8. */
const lastCharacter = "\u{10FFFF}";

function startsWith(texts: readonly string[]): SqlCondition {
  const needed = withoutLonger(texts, (text, shorter) => text.startsWith(shorter));
  const [only] = needed;
  if (needed.length === 1 && only !== undefined)
    return { sql: `("Partno" >= ? AND "Partno" < ?)`, values: [only, only + lastCharacter] };
  return {
    sql: `id IN (SELECT found.id FROM json_each(?) AS start JOIN product AS found
      ON found."Partno" >= start.value AND found."Partno" < start.value || '${lastCharacter}')`,
    values: [JSON.stringify(needed)],
  };
}

function contains(texts: readonly string[]): SqlCondition {
  const [only] = texts;
  if (texts.length === 1 && only !== undefined) return { sql: `instr("Partno", ?) > 0`, values: [only] };
  return { sql: `${containsFunction}("Partno", ?)`, values: [JSON.stringify(texts)] };
}

/** Leaves out texts that a shorter one covers, so that no product is found twice. */
function withoutLonger(
  texts: readonly string[],
  covers: (text: string, shorter: string) => boolean,
): readonly string[] {
  const needed: string[] = [];
  // Sorted texts come right after their own prefix, or after other texts with the same prefix.
  for (const text of [...texts].sort()) {
    const last = needed.at(-1);
    if (last === undefined || !covers(text, last)) needed.push(text);
  }
  return needed;
}
