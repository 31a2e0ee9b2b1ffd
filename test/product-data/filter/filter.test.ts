import fc from "fast-check";
import { checkFilter, checkOrderby, contextOf } from "../../../src/product-data/filter/check";
import type { FilterIssue } from "../../../src/product-data/filter/issue";
import { parseFilter, parseOrderby } from "../../../src/product-data/filter/parse";
import { printFilter, printOrderby } from "../../../src/product-data/filter/print";
import { resolveFilter, resolveOrderby } from "../../../src/product-data/filter/query";
import type { Filter, Orderby } from "../../../src/product-data/filter/syntax";
import type { SearchContext } from "../../../src/product-data/vocabulary/category";
import { conditionFields } from "../../../src/product-data/vocabulary/field";
import type { Language } from "../../../src/product-data/vocabulary/language";
import { anyCharacter } from "../../harness/any-character";
import { repeated } from "../../harness/random";

const seed = 20261121;

function filterOf(text: string): Filter {
  const parsed = parseFilter(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return parsed.value;
}

function orderbyOf(text: string): Orderby {
  const parsed = parseOrderby(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return parsed.value;
}

/** The result of a user's filter: the issues, or the text that is sent. */
function sent(text: string, language: Language = "en"): string | readonly FilterIssue[] {
  const parsed = parseFilter(text);
  if (!parsed.ok) return parsed.issues;
  const filter = resolveFilter(parsed.value, language);
  const issues = checkFilter(filter, language);
  return issues.length > 0 ? issues : printFilter(filter);
}

/** The only issue of a filter, with the text of its span. */
function mistake(text: string, language: Language = "en"): Record<string, unknown> {
  const issues = sent(text, language);
  if (typeof issues === "string" || issues[0] === undefined) throw new Error(`No mistake found in ${text}`);
  const { span, clause, ...rest } = issues[0];
  expect(clause).toBe("filter");
  return { ...rest, at: text.slice(span?.start, span?.end) };
}

describe("A user's filter is sent with the service's names", () => {
  test.each([
    ["Partno eq 'A|B|C'", "Partno eq 'A|B|C'"],
    ["  partno   eq  'A'  ", "Partno eq 'A'"],
    ["startswith( Partno , 'GRM' ) and contains(partno,'R7')", "startswith(Partno,'GRM') and contains(Partno,'R7')"],
    [
      "[Rated voltage] ge 2.5E1 and Category eq 'Ceramic capacitors (SMD)'",
      "RatedVoltage ge 25 and Category eq 'ceramicCapacitorsSMD'",
    ],
    [
      "category eq 'CERAMICCAPACITORSSMD' and 静電容量 lt 0.0000001",
      "Category eq 'ceramicCapacitorsSMD' and Capacitance lt 1e-7",
    ],
    ["Status eq '生産中|nrnd' and Rohs eq true", "Status eq 'In Production|NRND' and Rohs eq true"],
    ["Partno eq 'it''s'", "Partno eq 'it''s'"],
    ["ReferenceMass ge 1 and ReferenceMass le 2", "ReferenceMass ge 1 and ReferenceMass le 2"],
  ])("%s", (text, printed) => expect(sent(text)).toBe(printed));

  test("with list values in the language of the search", () => {
    expect(sent("Status eq 'In Production'", "ja")).toBe("Status eq '生産中'");
    expect(sent("Application eq '民用设备'", "ja")).toBe("Application eq '民生機器'");
  });

  test("and so is the order", () => {
    const orderby = resolveOrderby(orderbyOf("静電容量 asc, partno desc"));
    expect(checkOrderby(orderby, "ceramicCapacitorsSMD")).toEqual([]);
    expect(printOrderby(orderby)).toBe("Capacitance asc,Partno desc");
  });
});

describe("A mistake in a filter has its position", () => {
  test.each([
    ["", { code: "expected", expected: "field", found: "", at: "" }],
    ["Partno", { code: "expected", expected: "operator", found: "", at: "" }],
    ["Partno eq", { code: "expected", expected: "value", found: "", at: "" }],
    ["Partno eq A", { code: "expected", expected: "value", found: "A", at: "A" }],
    ["Partno like 'A'", { code: "expected", expected: "operator", found: "like", at: "like" }],
    ["Partno eq 'A' Rohs eq true", { code: "expected", expected: "and", found: "Rohs", at: "Rohs" }],
    ["Partno eq 'A' and", { code: "expected", expected: "field", found: "", at: "" }],
    ["startswith(Partno 'A')", { code: "expected", expected: ",", found: "'", at: "'" }],
    ["startswith(Partno,'A'", { code: "expected", expected: ")", found: "", at: "" }],
    ["startswith(Partno,5)", { code: "expected", expected: "text", found: "5", at: "5" }],
    ["Partno eq 'A' or Partno eq 'B'", { code: "notSupported", found: "or", at: "or" }],
    ["Partno ne 'A'", { code: "notSupported", found: "ne", at: "ne" }],
    ["Partno eq null", { code: "notSupported", found: "null", at: "null" }],
    ["(Partno eq 'A')", { code: "notSupported", found: "(", at: "(" }],
    ["endswith(Partno,'A')", { code: "notSupported", found: "endswith()", at: "(" }],
    ["Partno EQ 'A'", { code: "upperCase", found: "EQ", at: "EQ" }],
    ["Partno eq 'A", { code: "unterminatedText", at: "'A" }],
    ["ReferenceMass ge 1uF", { code: "badNumber", found: "1uF", at: "1uF" }],
    ["ReferenceMass ge 1e999", { code: "badNumber", found: "1e999", at: "1e999" }],
    ["Partnoo eq 'A'", { code: "unknownField", name: "Partnoo", nearest: "Partno", at: "Partnoo" }],
    ["Capacitanze ge 1", { code: "unknownField", name: "Capacitanze", nearest: "Capacitance", at: "Capacitanze" }],
    ["Colour eq 'A'", { code: "unknownField", name: "Colour", nearest: null, at: "Colour" }],
    [
      "Capacitance ge 1e-6",
      {
        code: "fieldNotUsable",
        field: "Capacitance",
        context: "none",
        usable: ["ceramicCapacitors", "ceramicCapacitorsSMD", "ceramicCapacitorsLead"],
        instead: null,
        at: "Capacitance",
      },
    ],
    [
      "Category eq 'inductors' and RdcMax le 1",
      { code: "fieldNotUsable", field: "RdcMax", context: "inductors", usable: [], instead: "Rdc", at: "RdcMax" },
    ],
    [
      "Category eq 'inductors' and InductanceText eq '1'",
      {
        code: "fieldNotUsable",
        field: "InductanceText",
        context: "inductors",
        usable: [],
        instead: "Inductance",
        at: "InductanceText",
      },
    ],
    [
      "Partno ge 'A'",
      {
        code: "wrongOperator",
        field: "Partno",
        operator: "ge",
        allowed: ["eq", "startswith", "contains"],
        at: "Partno ge 'A'",
      },
    ],
    [
      "contains(Status,'In')",
      { code: "wrongOperator", field: "Status", operator: "contains", allowed: ["eq"], at: "contains(Status,'In')" },
    ],
    ["ReferenceMass ge '1'", { code: "wrongType", field: "ReferenceMass", needed: "number", at: "'1'" }],
    ["Rohs eq 'yes'", { code: "wrongType", field: "Rohs", needed: "boolean", at: "'yes'" }],
    ["Partno eq 5", { code: "wrongType", field: "Partno", needed: "text", at: "5" }],
    [
      "Status eq 'In production|Discontinud'",
      {
        code: "notInList",
        field: "Status",
        value: "Discontinud",
        nearest: "Discontinued",
        values: ["Under Development", "In Production", "NRND", "To be discontinued", "Discontinued"],
        at: "'In production|Discontinud'",
      },
    ],
    [
      "Category eq 'capacitors'",
      {
        ...{ code: "notInList", field: "Category", value: "capacitors", nearest: null, at: "'capacitors'" },
        values: ["ceramicCapacitors", "ceramicCapacitorsSMD", "ceramicCapacitorsLead", "inductors"],
      },
    ],
    ["Partno eq 'A||B'", { code: "emptyAlternative", at: "'A||B'" }],
    [
      "Category eq 'inductors' and Category eq 'inductors'",
      { code: "repeatedCategory", at: "Category eq 'inductors'" },
    ],
  ])("%s", (text, expected) => expect(mistake(text)).toEqual(expected));

  test("a value in another language than the search's is rejected if it isn't translated, as by the service", () => {
    expect(checkFilter(filterOf("Status eq '生産中'"), "en")).toMatchObject([{ code: "notInList", value: "生産中" }]);
    expect(checkFilter(filterOf("Status eq '生産中'"), "ja")).toEqual([]);
  });

  test.each([
    ["Partno", "inductors", { code: "expected", expected: "direction", found: "" }],
    ["Partno ASC", "inductors", { code: "upperCase", found: "ASC" }],
    ["Partno asc,", "inductors", { code: "expected", expected: "field" }],
    ["Partno asc Status asc", "inductors", { code: "expected", expected: "," }],
    ["Capacitance asc", "inductors", { code: "fieldNotUsable", field: "Capacitance" }],
    ["Nothing asc", "none", { code: "unknownField", name: "Nothing" }],
  ] as const)("in an order: %s", (text, context, expected) => {
    const parsed = parseOrderby(text);
    expect((parsed.ok ? checkOrderby(parsed.value, context) : parsed.issues)[0]).toMatchObject({
      clause: "orderby",
      ...expected,
    });
  });
});

describe("For any input", () => {
  const contexts: readonly SearchContext[] = [
    "none",
    "ceramicCapacitors",
    "ceramicCapacitorsSMD",
    "ceramicCapacitorsLead",
    "inductors",
  ];
  const text = fc.string({ unit: anyCharacter, minLength: 1, maxLength: 12 });
  const anyCondition = fc.oneof(
    fc.record({
      field: fc.constantFrom("Partno", "PackageType", "静電容量", "Rated voltage (x)"),
      operator: fc.constantFrom("eq", "startswith", "contains"),
      literal: text,
    }),
    fc.record({
      field: fc.constantFrom("Capacitance", "ReferenceMass"),
      operator: fc.constantFrom("eq", "ge", "le", "gt", "lt"),
      literal: fc.double({ noNaN: true, noDefaultInfinity: true }),
    }),
    fc.record({
      field: fc.constantFrom("Rohs", "Reach"),
      operator: fc.constant("eq"),
      literal: fc.boolean(),
    }),
  );
  const span = { start: 0, end: 0 };
  const trees = fc.array(anyCondition, { minLength: 1, maxLength: 6 }).map(
    (conditions) =>
      conditions.map(({ field, operator, literal }) => ({
        field: { text: field, span },
        operator,
        literal: { value: literal, span },
        span,
      })) as Filter,
  );
  const withoutSpans = (filter: Filter): unknown =>
    filter.map(({ field, operator, literal }) => ({
      field: field.text,
      operator,
      literal: { ...literal, span: undefined },
    }));

  test("a tree that is printed and parsed is the same tree", () => {
    fc.assert(
      fc.property(trees, (tree) => {
        const read = filterOf(printFilter(tree));
        // -0 is written as 0: the service doesn't distinguish them.
        const expected = JSON.parse(JSON.stringify(withoutSpans(tree))) as unknown;
        expect(JSON.parse(JSON.stringify(withoutSpans(read)))).toEqual(expected);
      }),
      { seed, numRuns: repeated(2000) },
    );
  });

  test("printing a parsed filter is stable", () => {
    fc.assert(
      fc.property(trees, (tree) => {
        const once = printFilter(filterOf(printFilter(tree)));
        expect(printFilter(filterOf(once))).toBe(once);
      }),
      { seed, numRuns: repeated(1000) },
    );
  });

  test("nothing is thrown, and every issue is within the text", () => {
    const pieces = fc.constantFrom(
      "Partno",
      " eq ",
      "'",
      "''",
      "(",
      ")",
      ",",
      " and ",
      "startswith",
      "1e5",
      "-",
      ".",
      "true",
      "null",
      "[",
      "]",
      "|",
      "Category",
      "'inductors'",
      "静電容量",
      "\t",
    );
    const noise = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.array(pieces).map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(noise, fc.constantFrom(...contexts), (input, context) => {
        for (const parsed of [parseFilter(input), parseOrderby(input)]) {
          const issues = parsed.ok ? [] : parsed.issues;
          for (const issue of issues) {
            expect(issue.span?.start).toBeLessThanOrEqual(issue.span?.end ?? -1);
            expect(issue.span?.end).toBeLessThanOrEqual(input.length);
          }
        }
        const filter = parseFilter(input);
        if (filter.ok) {
          checkFilter(resolveFilter(filter.value, "ja"), "ja");
          contextOf(filter.value);
        }
        const orderby = parseOrderby(input);
        if (orderby.ok) checkOrderby(resolveOrderby(orderby.value), context);
      }),
      { seed, numRuns: repeated(2000) },
    );
  });

  test.each(contexts)("every field that can be used with %s can be sorted by", (context) => {
    for (const { name } of conditionFields(context))
      expect(checkOrderby(orderbyOf(`${name} asc`), context)).toEqual([]);
  });
});
