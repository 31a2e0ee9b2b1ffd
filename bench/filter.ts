import { readFileSync } from "node:fs";
import path from "node:path";
import { generate } from "peggy";
import { checkFilter } from "../src/product-data/filter/check";
import { parseFilter } from "../src/product-data/filter/parse";
import { quote } from "../src/product-data/filter/print";
import type { Filter } from "../src/product-data/filter/syntax";
import { valuesOf } from "../src/product-data/vocabulary/enumerated-values";
import { conditionFields, type Field } from "../src/product-data/vocabulary/field";
import { type Contender, interleaved, timingOf } from "./support/measure";
import { randomFrom } from "../harness/random";
import { printMachine, round, target } from "./support/report";

// Ten thousand filters of two to seven conditions, from text to a checked tree, compared with a parser that peggy
// generates from the same grammar, followed by the same check. The whole trees are compared. There is no lower bound
// except the text itself.
const rounds = 7;
const count = 10_000;

function someFilters(): readonly string[] {
  const random = randomFrom(5);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const usable = conditionFields("inductors").filter(({ name }) => name !== "Category");
  const isNumber = ({ type }: Field): boolean => type === "Double" || type === "Integer";
  const literal = (field: Field): string => {
    if (field.type === "Boolean") return pick(["true", "false"]);
    if (isNumber(field)) return pick(["1e-6", "4.7E-9", "50", "0.001", "-55"]);
    const values = valuesOf(field.name, "en");
    return quote(
      values === undefined ? pick(["LQG15HS|LQW18AN", "it's", "LQP03TN"]) : `${pick(values)}|${pick(values)}`,
    );
  };
  const condition = (): string => {
    const field = pick(usable);
    const isText = !isNumber(field) && field.type !== "Boolean" && !field.listed;
    if (isText && random() < 0.5) return `${pick(["startswith", "contains"])}(${field.name},${literal(field)})`;
    return `${field.name} ${isNumber(field) ? pick(["eq", "ge", "le", "gt", "lt"]) : "eq"} ${literal(field)}`;
  };
  return Array.from({ length: count }, () => {
    const conditions = Array.from({ length: 1 + Math.floor(random() * 6) }, condition);
    return ["Category eq 'inductors'", ...conditions].join(" and ");
  });
}

async function main(): Promise<void> {
  printMachine();
  const parser = generate(readFileSync(path.join(__dirname, "peers/filter.peggy"), "utf8"));
  const texts = someFilters();
  const ours = (text: string): Filter => {
    const parsed = parseFilter(text);
    if (!parsed.ok) throw new Error(`Refused: ${text}`);
    return parsed.value;
  };
  const peggys = (text: string): Filter => parser.parse(text) as Filter;
  for (const text of texts) if (written(ours(text)) !== written(peggys(text))) throw new Error(`Other trees: ${text}`);
  const issues = (parse: (text: string) => Filter): number =>
    texts.reduce((sum, text) => sum + checkFilter(parse(text), "en").length, 0);
  const conditions = (parse: (text: string) => Filter): number =>
    texts.reduce((sum, text) => sum + parse(text).length, 0);
  const checked: readonly Contender[] = [
    { name: "ours, parsed and checked", run: () => issues(ours) },
    { name: "peggy, parsed and checked", run: () => issues(peggys) },
  ];
  const parsed: readonly Contender[] = [
    { name: "ours, parsed", run: () => conditions(ours) },
    { name: "peggy, parsed", run: () => conditions(peggys) },
  ];
  const timings = [...(await interleaved(checked, rounds)), ...(await interleaved(parsed, rounds))];
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  console.table(
    timings.map(({ name, minMs, medianMs }) => ({
      name,
      "min ms": round(minMs),
      "median ms": round(medianMs),
      "ns a character": round((minMs * 1e6) / characters, 1),
    })),
  );
  const ratio = (what: string): number =>
    round(timingOf(timings, `peggy, ${what}`).minMs / timingOf(timings, `ours, ${what}`).minMs);
  console.log(`Parsing alone: ${String(ratio("parsed"))} x`);
  const figure = ratio("parsed and checked");
  target("parse and check, at least 3 x faster than peggy's parser", figure >= 3, `${String(figure)} x`);
}

/** The tree as text, independent of the order in which its parts were created. */
const written = (filter: Filter): string =>
  JSON.stringify(
    filter.map(({ operator, field, literal, span }) => [
      operator,
      field.text,
      ...[field, literal, { span }].flatMap((part) => [part.span?.start, part.span?.end]),
      literal.type === "text" ? literal.text : literal.type === "number" ? literal.number : literal.boolean,
    ]),
  );

void main();
