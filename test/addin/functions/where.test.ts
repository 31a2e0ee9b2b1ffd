import { isFailure } from "../../../src/product-data/base/failed";
import fc from "fast-check";
import { printFilter } from "../../../src/product-data/filter/print";
import { readQuery } from "../../../src/product-data/filter/query";
import type { Call } from "../../../src/addin/functions/answer";
import type { Matrix } from "../../../src/addin/functions/arguments/argument";
import { whereText } from "../../../src/addin/functions/where";
import type { Language } from "../../../src/product-data/vocabulary/language";
import { repeated } from "../../harness/random";

const seed = 20261205;

/** Cells in Excel's form: a scalar is a block of one. */
function where(cells: readonly unknown[], language: Language = "en"): string {
  const matrices = cells.map((cell): Matrix => (Array.isArray(cell) ? (cell as Matrix) : [[cell]]));
  return whereText(matrices, { runtime: { language } } as Call);
}

function failure(cells: readonly unknown[]): unknown {
  try {
    return where(cells);
  } catch (error) {
    if (isFailure(error)) return error.failure;
    throw error;
  }
}

const smd = ["Category", "=", "ceramicCapacitorsSMD"];
const category = "Category eq 'ceramicCapacitorsSMD'";

describe("WHERE writes a filter from cells", () => {
  test.each<readonly [string, readonly unknown[], string]>([
    ["a category and numbers", [...smd, "Capacitance", ">=", 1e-7], `${category} and Capacitance ge 1e-7`],
    ["a unit", [...smd, "Capacitance", "=", "0.1uF"], `${category} and Capacitance eq 1e-7`],
    ["another spelling of it", [...smd, "Capacitance", "=", "０．１µＦ"], `${category} and Capacitance eq 1e-7`],
    ["a maker's code", [...smd, "Capacitance", "=", "104"], `${category} and Capacitance eq 1e-7`],
    ["a number in a text cell", [...smd, "RatedVoltage", "≥", "25"], `${category} and RatedVoltage ge 25`],
    ["a decimal comma", [...smd, "RatedVoltage", "<", "6,3V"], `${category} and RatedVoltage lt 6.3`],
    ["millimetres", [...smd, "Length", "<=", "1mm"], `${category} and Length le 0.001`],
    ["a length in metres", [...smd, "Length", "<=", 0.001], `${category} and Length le 0.001`],
    ["degrees", [...smd, "MaxOperatingTemperature", "gt", "125℃"], `${category} and MaxOperatingTemperature gt 125`],
    ["zero as a text", ["ReferenceMass", ">", "0"], "ReferenceMass gt 0"],
    ["a boolean", ["Rohs", "=", true, "Reach", "=", false], "Rohs eq true and Reach eq false"],
    ["a boolean as a text", ["Rohs", "=", "TRUE"], "Rohs eq true"],
    ["a list from a range", ["Status", "=", [["In Production"], ["NRND"]]], "Status eq 'In Production|NRND'"],
    ["blank cells in a range", ["Status", "=", [["NRND"], [null], [0], [""]]], "Status eq 'NRND'"],
    ["alternatives in one cell", ["Status", "=", "In Production|NRND"], "Status eq 'In Production|NRND'"],
    ["values in another language", ["ステータス", "=", "生産中"], "Status eq 'In Production'"],
    [
      "part numbers as people write them",
      ["Partno", "starts with", [["ｇｒｍ188 ", "gcm155#"]]],
      "startswith(Partno,'GRM188|GCM155')",
    ],
    ["contains", ["Partno", "contains", "R71"], "contains(Partno,'R71')"],
    ["quotes", ["PackageType", "=", "it's"], "PackageType eq 'it''s'"],
    ["a number for a text field", ["PackageType", "=", 180], "PackageType eq '180'"],
    [
      "between",
      [...smd, "Capacitance", "between", [["100n", "1u"]]],
      `${category} and Capacitance ge 1e-7 and Capacitance le 0.000001`,
    ],
    ["Category anywhere", ["RatedVoltage", ">", 10, ...smd], `RatedVoltage gt 10 and ${category}`],
    [
      "a category by its label",
      ["category", "eq", "Inductors", "Inductance", "GE", "1µH"],
      "Category eq 'inductors' and Inductance ge 0.000001",
    ],
    ["nothing", [], ""],
    [
      "a form with an empty field",
      [...smd, "Capacitance", ">=", null, "RatedVoltage", ">=", 16],
      `${category} and RatedVoltage ge 16`,
    ],
    ["a form with unused lines", ["Rohs", "=", true, null, null, null, 0, 0, 0, "", "", ""], "Rohs eq true"],
    ["a form left empty", ["Capacitance", "=", "", "Status", "=", [[null], [0]]], ""],
    [
      "a form in columns",
      [
        [["Category"], ["Capacitance"], ["Status"], [""]],
        [["="], [">="], ["="], [0]],
        [
          ["ceramicCapacitorsSMD", null],
          [null, null],
          ["NRND", "Discontinued"],
          [0, 0],
        ],
      ],
      `${category} and Status eq 'NRND|Discontinued'`,
    ],
  ])("%s", (_, cells, text) => {
    expect(where(cells)).toBe(text);
  });

  test("list values are written in the language of the data", () => {
    expect(where(["Status", "=", "In Production|NRND"], "ja")).toBe("Status eq '生産中|NRND'");
  });
});

describe("WHERE reports the mistake", () => {
  test.each<readonly [readonly unknown[], Record<string, unknown>]>([
    [["Capacitence", "=", 1], { code: "fieldUnknown", near: "Capacitance" }],
    [[...smd, "Capacitance", "~", 1], { code: "operatorUnknown", operator: "~" }],
    [[...smd, "Capacitance", "", 1], { code: "conditionIncomplete", field: "Capacitance" }],
    [[...smd, "", "=", 1], { code: "conditionIncomplete", field: "" }],
    [[...smd, "Capacitance", "="], { code: "conditionIncomplete", field: "Capacitance" }],
    [[...smd, "RatedVoltage", "=", "0.1uF"], { code: "unitMisfit", field: "RatedVoltage", unit: "V", found: "F" }],
    [[...smd, "Capacitance", "=", "large"], { code: "notAQuantity", field: "Capacitance", unit: "F", value: "large" }],
    [[...smd, "Capacitance", "=", "1|2"], { code: "notAQuantity" }],
    [[...smd, "Capacitance", "=", [[1], [2]]], { code: "oneValueOnly", field: "Capacitance" }],
    [[...smd, "Capacitance", "between", "1u"], { code: "betweenNeedsTwo", field: "Capacitance" }],
    [[[["Status"], ["Rohs"]], "=", true], { code: "conditionsMisplaced" }],
    [["Capacitance", "=", 1], { code: "fieldNotUsable", field: "Capacitance" }],
    [[...smd, ...smd], { code: "repeatedCategory" }],
    [[...smd, "Capacitance", "=", true], { code: "wrongType", needed: "number" }],
    [["Rohs", "=", "maybe"], { code: "wrongType", needed: "boolean" }],
    [["Rohs", "=", [[true], [false]]], { code: "wrongType", needed: "boolean" }],
    [["Status", "=", "In Produktion"], { code: "notInList", nearest: "In Production" }],
    [["Status", "contains", "NRND"], { code: "wrongOperator", operator: "contains" }],
    [["Status", "between", [["NRND", "Discontinued"]]], { code: "wrongOperator" }],
    [["Partno", "=", "A||B"], { code: "emptyAlternative" }],
  ])("%j: %j", (cells, mistake) => {
    expect(failure(cells)).toMatchObject(mistake);
  });
});

test("For any content of the cells, the text is read back unchanged, or there is a failure", () => {
  const field = fc.constantFrom(
    "Category",
    "Partno",
    "Status",
    "Rohs",
    "Capacitance",
    "RatedVoltage",
    "定格電圧",
    "x",
    "",
  );
  const operator = fc.constantFrom("=", ">=", "<", "starts with", "contains", "between", "?", "");
  const value = fc.oneof(
    fc.string(),
    fc.double(),
    fc.boolean(),
    fc.constantFrom("ceramicCapacitorsSMD", "inductors", "NRND", "0.1uF", "25V", "'", "|", null, 0),
  );
  const cells = fc.array(
    fc.tuple(
      field,
      operator,
      fc.array(value, { minLength: 1, maxLength: 3 }).map((row) => [row]),
    ),
  );
  fc.assert(
    fc.property(cells, (triples) => {
      const result = failure(triples.flat());
      if (typeof result !== "string" || result === "") return;
      const read = readQuery(result, "", "en");
      expect(read.ok && printFilter(read.value.filter)).toBe(result);
    }),
    { seed, numRuns: repeated(1000) },
  );
});
