import { Failed, isFailure } from "../base/failed";
import type { Clause, FilterIssue, Mistake } from "./issue";
import type { Comparison, Condition, Filter, Orderby, SortKey, TextMatch, Literal, Name, Span } from "./syntax";

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
const directions: ReadonlySet<string> = new Set<SortKey["direction"]>(["asc", "desc"]);
const isComparison = (word: string): word is Comparison => comparisons.has(word);
const isTextMatch = (word: string): word is TextMatch => word === "startswith" || word === "contains";
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
  scanner.word();
  return { field, direction };
}

function refuseWord(scanner: Scanner, expected: "and" | "operator" | "direction"): never {
  const found = scanner.peekWord();
  const lower = found.toLowerCase();
  if (foreignWords.has(lower)) scanner.refuse({ code: "notSupported", found });
  if (isKeyword(lower) && !isKeyword(found)) scanner.refuse({ code: "upperCase", found });
  scanner.expect(expected);
}

const blanks: ReadonlySet<number> = new Set(Array.from(" \t\r\n\u00a0\u3000", (blank) => blank.charCodeAt(0)));
// A field may also be written as its label in any language, in brackets if the label contains spaces or signs.
const names = /[\p{L}_][\p{L}\p{M}\p{N}_]*|\[[^[\]]+\]/uy;
const numbers = /[+-]?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const runs = /[^\s,()']+|[\s\S]/uy;
const constants: ReadonlySet<string> = new Set(["true", "false", "null"]);

/** A node of the tree, with its position in the text. */
type Placed<T> = T & { readonly span: Span };

/** Reads one clause from left to right. Every method either advances or throws at the current position. */
class Scanner {
  private at = 0;

  constructor(
    private readonly source: string,
    private readonly clause: Clause,
  ) {
    this.skipBlanks();
  }

  get position(): number {
    return this.at;
  }

  get atEnd(): boolean {
    return this.at === this.source.length;
  }

  /** The word at the current position, without advancing; "" if there is none. */
  peekWord(): string {
    return this.match(names) ?? "";
  }

  /** The next character, without advancing; "" at the end. */
  peek(): string {
    return this.source.charAt(this.at);
  }

  name(): Placed<Name> {
    const word = this.peekWord();
    if (word === "" || constants.has(word)) this.expect("field");
    const text = word.startsWith("[") ? word.slice(1, -1).trim() : word;
    return { text, span: this.advance(word.length) };
  }

  word(): Span {
    return this.advance(this.peekWord().length);
  }

  sign(sign: "(" | "," | ")"): Span {
    if (this.peek() !== sign) this.expect(sign);
    return this.advance(sign.length);
  }

  literal(): Placed<Literal> {
    if (this.peek() === "'") return this.text();
    const word = this.peekWord();
    if (word === "true" || word === "false") return { value: word === "true", span: this.word() };
    if (word === "null") this.refuse({ code: "notSupported", found: word });
    const number = this.match(numbers);
    if (number === undefined) this.expect("value");
    const value = Number(number);
    const run = this.match(runs) ?? number;
    if (run !== number || !Number.isFinite(value)) this.refuse({ code: "badNumber", found: run }, run.length);
    return { value, span: this.advance(number.length) };
  }

  text(): Placed<Literal> {
    if (this.peek() !== "'") this.expect("text");
    let end = this.source.indexOf("'", this.at + 1);
    while (end >= 0 && this.source.charAt(end + 1) === "'") end = this.source.indexOf("'", end + 2);
    if (end < 0) this.refuse({ code: "unterminatedText" }, this.source.length - this.at);
    const written = this.source.slice(this.at + 1, end);
    return { value: written.replaceAll("''", "'"), span: this.advance(written.length + 2) };
  }

  expect(expected: (Mistake & { code: "expected" })["expected"]): never {
    const found = this.match(runs) ?? "";
    this.refuse({ code: "expected", expected, found }, found.length);
  }

  refuse(mistake: Mistake, length = this.match(runs)?.length ?? 0): never {
    throw new Failed<FilterIssue>({ ...mistake, clause: this.clause, span: { start: this.at, end: this.at + length } });
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    return pattern.exec(this.source)?.[0];
  }

  private advance(length: number): Span {
    const start = this.at;
    this.at += length;
    const end = this.at;
    this.skipBlanks();
    return { start, end };
  }

  private skipBlanks(): void {
    while (blanks.has(this.source.charCodeAt(this.at))) this.at += 1;
  }
}
