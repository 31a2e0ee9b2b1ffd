import { Failed, isFailure } from "../base/failed";
import type { Clause, FilterIssue } from "./issue";
import { Scanner } from "./scanner";
import type { Comparison, Condition, Filter, Orderby, SortKey, TextMatch } from "./syntax";

/** A tree, or the mistakes. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly issues: readonly [FilterIssue, ...FilterIssue[]] };

/** @throws FilterIssue the first one */
export function parsedOrThrow<T>(parsed: Parsed<T>): T {
  if (parsed.ok) return parsed.value;
  throw new Failed<FilterIssue>(parsed.issues[0]);
}

/**
 * Parses a $filter: conditions joined by `and` (document, "Filter syntax"). Keywords are lowercase; names are kept as
 * written. A filter has at least one condition. Stops at the first mistake.
 */
export function parseFilter(text: string): Parsed<Filter> {
  return parseClause(text, "filter", (scanner) => {
    const conditions = [condition(scanner)];
    while (!scanner.atEnd) {
      if (scanner.peekWord() !== "and") refuseWord(scanner, "and");
      scanner.word();
      conditions.push(condition(scanner));
    }
    return conditions;
  });
}

/** Parses a $orderby: `<field> asc` or `<field> desc`, separated by commas (document, operation 2, rule 4). */
export function parseOrderby(text: string): Parsed<Orderby> {
  return parseClause(text, "orderby", (scanner) => {
    const keys = [sortKey(scanner)];
    while (!scanner.atEnd) {
      scanner.sign(",");
      keys.push(sortKey(scanner));
    }
    return keys;
  });
}

function parseClause<T>(text: string, clause: Clause, parse: (scanner: Scanner) => readonly T[]): Parsed<readonly T[]> {
  const scanner = new Scanner(text, clause);
  try {
    return { ok: true, value: parse(scanner) };
  } catch (error) {
    if (isFailure<FilterIssue>(error)) return { ok: false, issues: [error.failure] };
    throw error;
  }
}

const comparisons: ReadonlySet<string> = new Set<Comparison>(["eq", "ge", "le", "gt", "lt"]);
const textMatches: ReadonlySet<string> = new Set<TextMatch>(["startswith", "contains"]);
const directions: ReadonlySet<string> = new Set<SortKey["direction"]>(["asc", "desc"]);
const isComparison = (word: string): word is Comparison => comparisons.has(word);
const isTextMatch = (word: string): word is TextMatch => textMatches.has(word);
const isDirection = (word: string): word is SortKey["direction"] => directions.has(word);
const isKeyword = (word: string): boolean => word === "and" || comparisons.has(word) || directions.has(word);
// Keywords of OData that this service doesn't support. Naming them helps more than "expected ...".
const foreignWords = new Set(["or", "not", "ne", "in", "has", "add", "sub", "mul", "div", "mod"]);

function condition(scanner: Scanner): Condition {
  const start = scanner.position;
  const word = scanner.peekWord();
  if (word === "not" || scanner.peek() === "(") scanner.refuse({ code: "notSupported", found: word || "(" });
  const name = scanner.name();
  if (scanner.peek() === "(") {
    if (!isTextMatch(word)) scanner.refuse({ code: "notSupported", found: `${name.text}()` });
    scanner.sign("(");
    const field = scanner.name();
    scanner.sign(",");
    const literal = scanner.text();
    const { end } = scanner.sign(")");
    return { operator: word, field, literal, span: { start, end } };
  }
  const operator = scanner.peekWord();
  if (!isComparison(operator)) refuseWord(scanner, "operator");
  scanner.word();
  const literal = scanner.literal();
  return { operator, field: name, literal, span: { start, end: literal.span.end } };
}

function sortKey(scanner: Scanner): SortKey {
  const field = scanner.name();
  const direction = scanner.peekWord();
  if (!isDirection(direction)) refuseWord(scanner, "direction");
  return { field, direction, span: { start: field.span.start, end: scanner.word().end } };
}

function refuseWord(scanner: Scanner, expected: "and" | "operator" | "direction"): never {
  const found = scanner.peekWord();
  const lower = found.toLowerCase();
  if (foreignWords.has(lower)) scanner.refuse({ code: "notSupported", found });
  if (isKeyword(lower) && !isKeyword(found)) scanner.refuse({ code: "upperCase", found });
  scanner.expect(expected);
}
