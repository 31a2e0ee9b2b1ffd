import { readFileSync } from "node:fs";
import path from "node:path";
import { checkFilter, checkOrderby } from "../../../src/product-data/filter/check";
import type { FilterIssue } from "../../../src/product-data/filter/issue";
import { parseFilter, parseOrderby } from "../../../src/product-data/filter/parse";
import { printFilter, printOrderby } from "../../../src/product-data/filter/print";
import type { Condition } from "../../../src/product-data/filter/syntax";

interface Case {
  readonly id: number;
  readonly source: string;
  readonly rule: string;
  readonly input: string;
  readonly filter?: string;
  readonly dialect: "in" | "out" | "invalid" | "n/a";
}

const cases = readFileSync(path.join(__dirname, "cases.jsonl"), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Case);

const textOf = (testCase: Case): string => (testCase.filter ?? testCase.input).replace(/^\$(filter|orderby) ?=/, "");
const isOrder = (testCase: Case): boolean => testCase.rule === "orderby";

/** Real fields for the literal or function of a case, so that only the case's syntax is tested. */
function mapped(condition: Condition): string {
  if (typeof condition.literal.value === "number") return "Capacitance";
  return typeof condition.literal.value === "boolean" ? "Rohs" : "Partno";
}

/** The issues of a case with real fields as identifiers; with its own identifiers if the syntax is rejected. */
function issuesOf(testCase: Case): readonly FilterIssue[] {
  const text = textOf(testCase);
  if (isOrder(testCase)) {
    const parsed = parseOrderby(text);
    if (!parsed.ok) return parsed.issues;
    return checkOrderby(
      parsed.value.map((key) => ({ ...key, field: { ...key.field, text: "Partno" } })),
      "none",
    );
  }
  const parsed = parseFilter(text);
  if (!parsed.ok) return parsed.issues;
  const category = parseFilter("Category eq 'ceramicCapacitorsSMD'");
  if (!category.ok) throw new Error("unreachable");
  const real = parsed.value.map((condition) => ({
    ...condition,
    field: { ...condition.field, text: mapped(condition) },
  }));
  // An empty text is valid syntax; the checker reports that it can't match anything.
  return checkFilter([...category.value, ...real], "en").filter(({ code }) => code !== "emptyAlternative");
}

const named = (dialect: Case["dialect"]): (readonly [string, Case])[] =>
  cases
    .filter((item) => item.dialect === dialect)
    .map((item) => [`${item.source} ${String(item.id)}: ${item.input}`, item]);

describe("The OData suites", () => {
  test("116 cases are inside the dialect, 1007 outside and 33 invalid", () => {
    expect([named("in").length, named("out").length, named("invalid").length]).toEqual([116, 1007, 33]);
  });

  test.each(named("in"))("this parses and prints: %s", (_, testCase) => {
    expect(issuesOf(testCase)).toEqual([]);
    const parse = isOrder(testCase) ? parseOrderby : parseFilter;
    expect(parse(textOf(testCase)).ok).toBe(true);
    const printed = isOrder(testCase) ? reprintOrder(textOf(testCase)) : reprint(textOf(testCase));
    expect(parse(printed).ok).toBe(true);
  });

  test.each([...named("out"), ...named("invalid")])("this is rejected with a position: %s", (_, testCase) => {
    const [issue] = issuesOf(testCase);
    expect(issue).toBeDefined();
    expect(issue?.span?.start).toBeGreaterThanOrEqual(0);
    expect(issue?.span?.end).toBeLessThanOrEqual(textOf(testCase).length);
    expect(issue?.span?.start).toBeLessThanOrEqual(issue?.span?.end ?? -1);
  });
});

function reprint(text: string): string {
  const parsed = parseFilter(text);
  return parsed.ok ? printFilter(parsed.value) : "";
}

function reprintOrder(text: string): string {
  const parsed = parseOrderby(text);
  return parsed.ok ? printOrderby(parsed.value) : "";
}
