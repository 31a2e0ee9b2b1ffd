import { Failed } from "../base/failed";
import type { Clause, FilterIssue, Mistake } from "./issue";
import type { Literal, Name, Span } from "./syntax";

const blanks: ReadonlySet<number> = new Set(Array.from(" \t\r\n\u00a0\u3000", (blank) => blank.charCodeAt(0)));
// A field may also be written as its label in any language, in brackets if the label contains spaces or signs.
const names = /[\p{L}_][\p{L}\p{M}\p{N}_]*|\[[^[\]]+\]/uy;
const numbers = /[+-]?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const runs = /[^\s,()']+|[\s\S]/uy;
const constants: ReadonlySet<string> = new Set(["true", "false", "null"]);

/** A node of the tree, with its position in the text. */
type Placed<T> = T & { readonly span: Span };

/** Reads one clause from left to right. Every method either advances or throws at the current position. */
export class Scanner {
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
    if (word === "true" || word === "false") return { type: "boolean", boolean: word === "true", span: this.word() };
    if (word === "null") this.refuse({ code: "notSupported", found: word });
    const number = this.match(numbers);
    if (number === undefined) this.expect("value");
    const value = Number(number);
    const run = this.match(runs) ?? number;
    if (run !== number || !Number.isFinite(value)) this.refuse({ code: "badNumber", found: run }, run.length);
    return { type: "number", number: value, span: this.advance(number.length) };
  }

  text(): Placed<Literal & { readonly type: "text" }> {
    if (this.peek() !== "'") this.expect("text");
    let end = this.source.indexOf("'", this.at + 1);
    while (end >= 0 && this.source.charAt(end + 1) === "'") end = this.source.indexOf("'", end + 2);
    if (end < 0) this.refuse({ code: "unterminatedText" }, this.source.length - this.at);
    const written = this.source.slice(this.at + 1, end);
    return { type: "text", text: written.replaceAll("''", "'"), span: this.advance(written.length + 2) };
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
