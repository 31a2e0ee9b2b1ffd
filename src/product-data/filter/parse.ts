import { Failed, isFailure } from "../base/failed";
import type { Clause, FilterIssue, Mistake } from "./issue";
import {
  comparisons,
  type Condition,
  directions,
  type Filter,
  type Literal,
  type Name,
  type Orderby,
  type SortKey,
  type Span,
  textMatches,
} from "./syntax";

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

const keywords: readonly string[] = ["and", ...comparisons, ...directions];
// Keywords of OData that this service doesn't support. Naming them helps more than "expected ...".
const foreignWords = new Set(["or", "not", "ne", "in", "has", "add", "sub", "mul", "div", "mod"]);

function condition(scanner: Scanner): Condition {
  const start = scanner.position;
  const word = scanner.peekWord();
  if (word === "not" || scanner.peek() === "(") scanner.refuse({ code: "notSupported", found: word || "(" });
  const name = scanner.name();
  if (scanner.peek() === "(") {
    const textMatch = textMatches.find((each) => each === word);
    if (textMatch === undefined) scanner.refuse({ code: "notSupported", found: `${name.text}()` });
    scanner.sign("(");
    const field = scanner.name();
    scanner.sign(",");
    const literal = scanner.text();
    const { end } = scanner.sign(")");
    return { operator: textMatch, field, literal, span: { start, end } };
  }
  const own = scanner.peekWord();
  const operator = comparisons.find((each) => each === own) ?? refuseWord(scanner, "operator");
  scanner.word();
  const literal = scanner.literal();
  return { operator, field: name, literal, span: { start, end: literal.span.end } };
}

function sortKey(scanner: Scanner): SortKey {
  const field = scanner.name();
  const word = scanner.peekWord();
  const direction = directions.find((each) => each === word) ?? refuseWord(scanner, "direction");
  scanner.word();
  return { field, direction };
}

function refuseWord(scanner: Scanner, expected: "and" | "operator" | "direction"): never {
  const found = scanner.peekWord();
  const lower = found.toLowerCase();
  if (foreignWords.has(lower)) scanner.refuse({ code: "notSupported", found });
  if (keywords.includes(lower) && !keywords.includes(found)) scanner.refuse({ code: "upperCase", found });
  scanner.expect(expected);
}

const blanks = /[ \t\r\n\u00a0\u3000]*/y;
// A field may also be written as its label in any language, in brackets if the label contains spaces or signs.
const names = /[\p{L}_][\p{L}\p{M}\p{N}_]*|\[[^[\]]+\]/uy;
const numbers = /[+-]?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const texts = /'(?:[^']|'')*'(?!')/y;
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
    const written = this.match(texts);
    if (written === undefined) this.refuse({ code: "unterminatedText" }, this.source.length - this.at);
    return { value: written.slice(1, -1).replaceAll("''", "'"), span: this.advance(written.length) };
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
    this.at += this.match(blanks)?.length ?? 0;
  }
}
