import { columnName } from "../../../../src/product-data/vocabulary/column";
import fc from "fast-check";
import { parsedOrThrow, parseFilter } from "../../../../src/product-data/filter/parse";
import { printFilter, printOrderby } from "../../../../src/product-data/filter/print";
import { readQuery } from "../../../../src/product-data/filter/query";
import { defaultColumnsOf, type SearchContext } from "../../../../src/product-data/vocabulary/category";
import { enumeratedValues } from "../../../../src/product-data/vocabulary/enumerated-values";
import { isNumber } from "../../../../src/product-data/vocabulary/field";
import { type Language, languages } from "../../../../src/product-data/vocabulary/language";
import {
  type Draft,
  type DraftCondition,
  emptyDraft,
  changeCategory,
  usableFields,
  shownColumns,
  draftOperators,
  readDraft,
  writeDraft,
} from "../../../../src/addin/taskpane/find/draft";
import { repeated } from "../../../harness/random";

const condition = (field: string, change: Partial<DraftCondition>): DraftCondition => ({
  field,
  operator: "eq",
  value: "",
  upTo: "",
  ...change,
});

function filterText(
  conditions: readonly DraftCondition[],
  category: SearchContext = "none",
  language: Language = "en",
) {
  const { query, failures } = writeDraft({ ...emptyDraft, category, conditions }, language);
  return failures.size === 0
    ? printFilter(query.filter)
    : [...failures].map(([at, { code }]) => `${String(at)} ${code}`);
}

const range = { operator: "between" } as const;

describe("A condition of the builder in the filter", () => {
  test.each(["1234567890", "12345678901234", "1e21", "0.00000000001", "-9876543210.5"])(
    "%s, although it is long, is read back as the same number",
    (value) => {
      const written = filterText([condition("Capacitance", { value })], "ceramicCapacitors");
      const read = parseFilter(String(written));
      expect(read.ok && read.value.at(-1)?.literal).toMatchObject({ value: Number(value) });
    },
  );

  test.each<[string, string, Partial<DraftCondition>, string, Language?]>([
    ["number with unit", "Capacitance", { value: "0.1 µF" }, "Capacitance eq 1e-7"],
    ["another micro sign, full width", "Capacitance", { operator: "ge", value: "１µF" }, "Capacitance ge 0.000001"],
    ["number in the base unit", "RatedVoltage", { operator: "gt", value: "6.3" }, "RatedVoltage gt 6.3"],
    ["range", "RatedVoltage", { ...range, value: "6V3", upTo: "50 V" }, "RatedVoltage ge 6.3 and RatedVoltage le 50"],
    ["range with one end", "RatedVoltage", { ...range, upTo: "50 V" }, "RatedVoltage le 50"],
    ["text", "SizecodeInch", { value: " 0402 " }, "SizecodeInch eq '0402'"],
    ["starts", "Partno", { operator: "startswith", value: "grm155| grm188" }, "startswith(Partno,'GRM155|GRM188')"],
    ["text with a quote", "PackageType", { operator: "contains", value: "7'" }, "contains(PackageType,'7''')"],
    ["list values, in English", "Status", { value: "In Production|NRND" }, "Status eq 'In Production|NRND'"],
    ["list values, in Japanese", "Status", { value: "In Production|NRND" }, "Status eq '生産中|NRND'", "ja"],
    ["yes", "AecQ200Support", { value: "true" }, "AecQ200Support eq true", "zh"],
    ["no", "Rohs", { value: "false" }, "Rohs eq false"],
  ])("%s", (_, field, entered, expected, language = "en") => {
    expect(filterText([condition(field, entered)], "ceramicCapacitorsSMD", language)).toBe(
      `Category eq 'ceramicCapacitorsSMD' and ${expected}`,
    );
  });

  test("that isn't complete doesn't count yet", () => {
    expect(
      filterText([
        condition("Capacitance", {}),
        condition("RatedVoltage", { operator: "between" }),
        condition("Status", {}),
        condition("Rohs", {}),
        condition("Partno", { value: " | " }),
      ]),
    ).toBe("");
  });

  test("that can't be read is a mistake of that condition", () => {
    const conditions = [
      condition("RatedVoltage", { value: "10 V" }),
      condition("Capacitance", { value: "large" }),
      condition("Capacitance", { operator: "between", value: "1 uF", upTo: "10 V" }),
    ];
    expect(filterText(conditions)).toEqual(["1 notAQuantity", "2 unitMisfit"]);
  });
});

test("another category keeps the conditions, sorting, and columns that it supports, and lists the others", () => {
  const draft: Draft = {
    ...emptyDraft,
    category: "ceramicCapacitorsSMD",
    conditions: [condition("Status", { value: "NRND" }), condition("Capacitance", { value: "1 uF" })],
    sort: [
      { field: "Capacitance", direction: "asc" },
      { field: "Partno", direction: "desc" },
    ],
    columns: ["Partno", "Capacitance"],
  };
  const { draft: changed, dropped } = changeCategory(draft, "inductors");
  expect(dropped).toEqual(["Capacitance"]);
  expect(changed.conditions.map(({ field }) => field)).toEqual(["Status"]);
  expect(changed.sort.map(({ field }) => field)).toEqual(["Partno"]);
  expect(changed.columns).toEqual(["Partno"]);
  expect(changeCategory({ ...draft, columns: ["Capacitance"] }, "inductors").draft.columns).toBe("default");
});

test("default columns are the category's readable ones", () => {
  expect(shownColumns("default", "inductors").map((column) => columnName(column.field.name, column))).toEqual(
    defaultColumnsOf("inductors"),
  );
});

test("any filter of the builder is valid, and is read back into a builder that writes the same", () => {
  const words = fc.stringMatching(/^[A-Z0-9' ]{1,8}$/).filter((word) => word.trim() !== "");
  const anyCondition = (category: SearchContext) =>
    fc.constantFrom(...usableFields(category)).chain((field) => {
      const operator = fc.constantFrom(...draftOperators(field));
      const number = fc.double({ min: 1e-12, max: 1e9, noNaN: true }).map((value) => String(value));
      const english = (enumeratedValues[field.name] ?? []).map(([en]) => en);
      const chosen = fc.subarray(english, { minLength: Math.min(1, english.length) }).map((some) => some.join("|"));
      const typed = field.type === "Boolean" ? fc.constantFrom("true", "false") : words;
      const value = isNumber(field) ? number : field.listed ? chosen : typed;
      return fc
        .tuple(operator, value, isNumber(field) ? number : fc.constant(""))
        .map(([by, from, to]) =>
          condition(field.name, { operator: by, value: from, upTo: by === "between" ? to : "" }),
        );
    });
  const anyDraft = fc
    .constantFrom<SearchContext>(
      "none",
      "ceramicCapacitors",
      "ceramicCapacitorsSMD",
      "ceramicCapacitorsLead",
      "inductors",
    )
    .chain((category) =>
      fc.record({
        category: fc.constant(category),
        conditions: fc.array(anyCondition(category), { maxLength: 5 }),
        sort: fc.array(
          fc.record({
            field: fc.constantFrom(...usableFields(category).map(({ name }) => name)),
            direction: fc.constantFrom("asc" as const, "desc" as const),
          }),
          { maxLength: 3 },
        ),
      }),
    )
    .map((some): Draft => ({ ...emptyDraft, ...some }));
  const seed = Number(process.env["SEED"] ?? Date.now() % 1_000_000);
  fc.assert(
    fc.property(anyDraft, fc.constantFrom(...languages), (draft, language) => {
      const { query, failures } = writeDraft(draft, language);
      expect(failures.size).toBe(0);
      const [filter, orderby] = [printFilter(query.filter), printOrderby(query.orderby)];
      const read = readDraft(parsedOrThrow(readQuery(filter, orderby, language)), emptyDraft);
      const again = writeDraft(read, language).query;
      expect([printFilter(again.filter), printOrderby(again.orderby)]).toEqual([filter, orderby]);
      expect(read.category).toBe(draft.category);
    }),
    { seed, numRuns: repeated(300) },
  );
});
