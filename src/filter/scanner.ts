import type { Clause, FilterIssue, Mistake } from "./issue";
import type { Literal, Name, Span } from "./syntax";

/** Thrown inside the parser only, which hands its issue out as data. */
export class Refusal extends Error {
  constructor(readonly issue: FilterIssue) {
    super(issue.code);
  }
}

const blanks = /[ \t\r\n\u00a0\u3000]*/y;
// A field may also be written by its label in any language, and in brackets when the label holds blanks or signs.
const names = /[\p{L}_][\p{L}\p{M}\p{N}_]*|\[[^[\]]+\]/uy;
const numbers = /[+-]?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const runs = /[^\s,()']+|[\s\S]/uy;
const constants: ReadonlySet<string> = new Set(["true", "false", "null"]);
const texts = /'(?:[^']|'')*'/y;

/** Reads one clause from left to right. Every method either moves past what it names or refuses at the place it stands. */
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

  /** The word here, without moving; empty when there is none. */
  peekWord(): string {
    return this.match(names) ?? "";
  }

  /** The next character, without moving; empty at the end. */
  peek(): string {
    return this.source.charAt(this.at);
  }

  name(): Name {
    const word = this.match(names);
    if (word === undefined || constants.has(word)) this.expect("field");
    const text = word.startsWith("[") ? word.slice(1, -1).trim() : word;
    return { text, span: this.advance(word) };
  }

  word(): Span {
    return this.advance(this.match(names) ?? "");
  }

  sign(sign: "(" | "," | ")"): Span {
    if (this.peek() !== sign) this.expect(sign);
    return this.advance(sign);
  }

  literal(): Literal {
    if (this.peek() === "'") return this.text();
    const word = this.peekWord();
    if (word === "true" || word === "false") return { type: "boolean", boolean: word === "true", span: this.word() };
    if (word === "null") this.refuse({ code: "notSupported", found: word });
    const number = this.match(numbers);
    if (number === undefined) this.expect("value");
    const run = this.match(runs) ?? number;
    if (run !== number || !Number.isFinite(Number(number))) this.refuse({ code: "badNumber", found: run }, run.length);
    return { type: "number", number: Number(number), span: this.advance(number) };
  }

  text(): Literal & { readonly type: "text" } {
    if (this.peek() !== "'") this.expect("text");
    const quoted = this.match(texts);
    if (quoted === undefined) this.refuse({ code: "unterminatedText" }, this.source.length - this.at);
    return { type: "text", text: quoted.slice(1, -1).replaceAll("''", "'"), span: this.advance(quoted) };
  }

  expect(expected: (Mistake & { code: "expected" })["expected"]): never {
    const found = this.match(runs) ?? "";
    this.refuse({ code: "expected", expected, found }, found.length);
  }

  refuse(mistake: Mistake, length = this.match(runs)?.length ?? 0): never {
    throw new Refusal({ ...mistake, clause: this.clause, span: { start: this.at, end: this.at + length } });
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    return pattern.exec(this.source)?.[0];
  }

  private advance(text: string): Span {
    const start = this.at;
    this.at += text.length;
    const end = this.at;
    this.skipBlanks();
    return { start, end };
  }

  private skipBlanks(): void {
    this.at += this.match(blanks)?.length ?? 0;
  }
}
