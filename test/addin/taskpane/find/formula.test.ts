import fc from "fast-check";
import { parsedOrThrow } from "../../../../src/product-data/filter/parse";
import { readQuery } from "../../../../src/product-data/filter/query";
import { emptyDraft } from "../../../../src/addin/taskpane/find/draft";
import { textLiteral } from "../../../../src/addin/excel/cell-name";
import { searchFormula } from "../../../../src/addin/taskpane/find/formula";
import { readSearchFormula } from "../../../../src/addin/taskpane/find/formula-reader";
import { repeated } from "../../../harness/random";

const formula = (filter: string, orderby = "", change: Partial<typeof emptyDraft> = {}): string =>
  searchFormula(parsedOrThrow(readQuery(filter, orderby, "en")), { ...emptyDraft, ...change });

test.each<[string, string, string]>([
  ["filter alone", formula("Partno eq 'A'"), `=VENDOR.SEARCH("Partno eq 'A'")`],
  [
    "filter and order",
    formula("Partno eq 'A'", "Partno desc,Status asc"),
    `=VENDOR.SEARCH("Partno eq 'A'","Partno desc,Status asc")`,
  ],
  [
    "columns alone",
    formula("Partno eq 'A'", "", { columns: ["Partno", "Status"] }),
    `=VENDOR.SEARCH("Partno eq 'A'",,,"Partno,Status")`,
  ],
  [
    "all columns, and a limit",
    formula("Partno eq 'A'", "", { columns: "all", limit: 10 }),
    `=VENDOR.SEARCH("Partno eq 'A'",,,"*",10)`,
  ],
  ["language", formula("Partno eq 'A'", "", { language: "ja" }), `=VENDOR.SEARCH("Partno eq 'A'",,"ja")`],
  ["a double quote", formula(`contains(PackageType,'7"')`), `=VENDOR.SEARCH("contains(PackageType,'7""')")`],
])("the formula of a search: %s", (_, written, expected) => {
  expect(written).toBe(expected);
});

test("a text that is too long for one literal is joined from pieces that Excel accepts, and no doubled quote is split", () => {
  const text = `${"x".repeat(254)}"${"y".repeat(300)}`;
  const pieces = textLiteral(text).split(/(?<=")&(?=")/);
  expect(pieces).toHaveLength(3);
  for (const piece of pieces) {
    expect(piece).toMatch(/^"(?:[^"]|"")*"$/);
    expect(piece.length - 2).toBeLessThanOrEqual(255);
  }
});

describe("A cell's formula in the builder", () => {
  const search = (change: object) => ({
    kind: "search",
    filter: "",
    orderby: "",
    lang: "",
    fields: [],
    limit: null,
    ...change,
  });
  test.each<[string, object]>([
    [`=VENDOR.SEARCH("Partno eq 'A'")`, search({ filter: "Partno eq 'A'" })],
    [`= vendor.search ( "Partno eq 'A'" , , "ja" )`, search({ filter: "Partno eq 'A'", lang: "ja" })],
    [`=VENDOR.SEARCH("a"&"b" & "c","d")`, search({ filter: "abc", orderby: "d" })],
    [`=VENDOR.SEARCH("a",,,"Partno, Status",20)`, search({ filter: "a", fields: ["Partno", "Status"], limit: 20 })],
    [`=VENDOR.SEARCH("a",,,{"Partno","Status"},)`, search({ filter: "a", fields: ["Partno", "Status"] })],
    [`=VENDOR.SEARCH("a";"b";"en";"*";5)`, search({ filter: "a", orderby: "b", lang: "en", fields: ["*"], limit: 5 })],
    [`=VENDOR.SEARCH("7"" reel")`, search({ filter: '7" reel' })],
    [`=VENDOR.SEARCH()`, search({})],
    [`=VENDOR.SEARCH(A1)`, { kind: "notLiteral" }],
    [`=VENDOR.SEARCH("a"&B2)`, { kind: "notLiteral" }],
    [`=VENDOR.SEARCH(VENDOR.WHERE("Status","=","NRND"))`, { kind: "notLiteral" }],
    [`=VENDOR.SEARCH("a",,,F1:H1)`, { kind: "notLiteral" }],
    [`=VENDOR.SEARCH("a",,,,0.5)`, { kind: "notLiteral" }],
    [`=VENDOR.SEARCH("a")+1`, { kind: "notLiteral" }],
    [`=VENDOR.SEARCH("a"&)`, { kind: "notLiteral" }],
    [`=VENDOR.SEARCH("a`, { kind: "notLiteral" }],
    [`=ROWS(VENDOR.SEARCH("a"))`, { kind: "other" }],
    [`=VENDOR.SPEC(A2,"Status")`, { kind: "other" }],
    ["GRM155R61E105KA12D", { kind: "other" }],
    ["", { kind: "other" }],
  ])("%s", (text, expected) => {
    expect(readSearchFormula(text)).toEqual(expected);
  });

  test("any text that is written is read back", () => {
    const seed = Number(process.env["SEED"] ?? Date.now() % 1_000_000);
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 900 }), (text) => {
        expect(readSearchFormula(`=VENDOR.SEARCH(${textLiteral(text)})`)).toMatchObject({
          kind: "search",
          filter: text,
        });
      }),
      { seed, numRuns: repeated(200) },
    );
  });
});
