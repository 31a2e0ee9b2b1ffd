import { readFileSync } from "node:fs";
import Papa from "papaparse";
import { type CallCase, expected, outcomesOf } from "../../harness/functions-host";
import { useFunctions } from "./use-functions";

const host = useFunctions();

const capacitor = "GRM155R61E105KA12D";
const text = (part: string): unknown => expect.stringContaining(part) as unknown;
const ok = expect.stringMatching(/^OK/) as unknown;

const checkRows: readonly CallCase[] = [
  ["a part that agrees", [[[capacitor]], [["1uF 25V X5R 0402"]], null], { value: [[ok]] }],
  [
    "a part that differs",
    [[[capacitor]], [["100nF 50V X7R 0603"]], null],
    { value: [[expect.not.stringMatching(/^OK/)]] },
  ],
  ["a column", [[[capacitor], [""], [capacitor]], [["1µF"], [""], ["105 25V"]], null], { value: [[ok], [""], [ok]] }],
  ["a row", [[[capacitor, ""]], [["1u", "2u2"]], null], { value: [[ok, ""]] }],
  [
    "a block",
    [
      [
        [capacitor, capacitor],
        ["", ""],
      ],
      [
        ["1u", "X5R"],
        ["", ""],
      ],
      null,
    ],
    {
      value: [
        [ok, ok],
        ["", ""],
      ],
    },
  ],
  ["another language", [[[capacitor]], [["1uF"]], "ja"], { value: [[expect.any(String)]] }],
  ["a blank part as 0", [[[0]], [["1uF"]], null], { value: [[""]] }],
  ["a blank part as null", [[[null]], [[null]], null], { value: [[""]] }],
  ["a number for a text", [[[capacitor]], [[105]], null], { value: [[expect.any(String)]] }],
  ["a blank text", [[[capacitor]], [[""]], null], { value: [[expect.any(String)]] }],
  [
    "other shapes",
    [[[capacitor], [capacitor]], [["1uF"]], null],
    { error: "#VALUE!", message: expect.any(String) as unknown },
  ],
  [
    "an unknown part",
    [[["NOSUCHPART99"]], [["1uF"]], null],
    { error: "#N/A", message: text("NOSUCHPART99 isn't in the Vendor catalog") },
  ],
];

const cell = (value: unknown): readonly unknown[] => [[value]];

const whereRows: readonly CallCase[] = [
  ["one condition", [cell("Status"), cell("="), cell("NRND"), null], { value: "Status eq 'NRND'" }],
  ["no further ones as an empty list", [cell("Status"), cell("="), cell("NRND"), []], { value: "Status eq 'NRND'" }],
  ["no further ones as a blank", [cell("Status"), cell("="), cell("NRND"), [null]], { value: "Status eq 'NRND'" }],
  [
    "two conditions with a unit",
    [cell("Category"), cell("="), cell("inductors"), [cell("Inductance"), cell(">="), cell("1uH")]],
    { value: "Category eq 'inductors' and Inductance ge 0.000001" },
  ],
  [
    "numbers and booleans as cells hold them",
    [cell("Rohs"), cell("eq"), cell(true), [cell("ReferenceMass"), cell("<"), cell(0.002)]],
    { value: "Rohs eq true and ReferenceMass lt 0.002" },
  ],
  [
    "a range of values",
    [cell("Partno"), cell("startswith"), [["GRM155"], [""], ["GCM155"]], null],
    { value: "startswith(Partno,'GRM155|GCM155')" },
  ],
  [
    "a quote in a value",
    [cell("PackageType"), cell("contains"), cell("7'"), null],
    { value: "contains(PackageType,'7''')" },
  ],
  [
    "three columns",
    [[["Status"], ["Rohs"], ["Reach"]], [["="], ["="], ["="]], [["NRND"], [null], [true]], null],
    { value: "Status eq 'NRND' and Reach eq true" },
  ],
  ["a blank value as 0", [cell("Status"), cell("="), cell(0), null], { value: "" }],
  ["a blank value", [cell("Status"), cell("="), cell(""), null], { value: "" }],
  [
    "a field that does not exist",
    [cell("Statuss"), cell("="), cell("NRND"), null],
    { error: "#VALUE!", message: text("Did you mean Status?") },
  ],
  [
    "a field out of its category",
    [cell("Capacitance"), cell(">="), cell("1uF"), null],
    { error: "#VALUE!", message: text("Filter: Capacitance can't be used in a search without Category") },
  ],
  [
    "an incomplete condition",
    [cell("Status"), cell("="), cell("NRND"), [cell("Rohs")]],
    { error: "#VALUE!", message: expect.any(String) as unknown },
  ],
];

test("CHECK: arguments as Excel sends them", async () => {
  expect(await outcomesOf(host.addin, "CHECK", checkRows)).toEqual(expected(checkRows));
});

test("CHECK: descriptions in two real BOMs agree with the data of the parts in the API's categories", async () => {
  const lines = ["haasoscope-pro-adc", "thunderscope-rev5.3-pcie"]
    .flatMap((bom) => Papa.parse(readFileSync(`demo/data/${bom}.csv`, "utf8"), { header: true }).data)
    .filter((line) => (line["Manufacturer"] ?? line["MANUFACTURER"]) === "Vendor");
  const numbers = lines.map((line) => [line["MFR Part #"] ?? line["MANUFACTURER PART NUMBER"] ?? ""]);
  const descriptions = lines.map((line) => [line["Description"]]);
  const agrees = expect.stringMatching(/^OK: (cap|ind)/) as unknown;
  expect(numbers).toHaveLength(20);
  expect(await host.addin.call("CHECK", numbers, descriptions, null)).toEqual({
    value: numbers.map(([number = ""]) => [/^BLM|^NCP/.test(number) ? "" : agrees]),
  });
});

test("WHERE: arguments as Excel sends them, without a request", async () => {
  host.service.resetCounts();
  expect(await outcomesOf(host.addin, "WHERE", whereRows)).toEqual(expected(whereRows));
  expect(host.service.counts().products).toBe(0);
});

test("SEARCH accepts the filters of WHERE", async () => {
  const made = await host.addin.call("WHERE", cell("Partno"), cell("="), cell(` ${capacitor.toLowerCase()}`));
  const filter = "value" in made ? made.value : null;
  expect(await host.addin.call("SEARCH", filter, null, null, [["Status"]])).toEqual({
    value: [["Status"], ["In Production"]],
  });
});
