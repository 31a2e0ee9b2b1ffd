import { type CallCase, expected, openFunctions, outcomesOf } from "../../harness/functions-host";
import { useFunctions } from "./use-functions";

const host = useFunctions();

const capacitor = "GRM155R61E105KA12D";
/** The cell values of PART and SPEC. */
const entity = { type: "Entity", text: capacitor, basicType: "Error", basicValue: "#VALUE!", properties: {} };
const formatted = { type: "FormattedNumber", basicValue: 1e-6, numberFormat: '##0.00E+0" F"' };
const missing = { error: "#N/A" };
const broken = { error: "#REF!" };

const failed = (basicValue: string, message: string): unknown =>
  expect.objectContaining({ type: "Error", basicValue, message: expect.stringContaining(message) as unknown });
const fails = (error: string, message: string): unknown => ({
  error,
  message: expect.stringContaining(message) as unknown,
});
const ok = expect.stringMatching(/^OK/) as unknown;

const cases: Readonly<Record<string, readonly CallCase[]>> = {
  SPEC: [
    ["a PART cell as a part number", [[[entity]], [["Status"]]], { value: [["In Production"]] }],
    [
      "an error among part numbers",
      [[[capacitor], [missing], [broken], [entity]], [["Status", "AecQ200Support"]]],
      {
        value: [
          ["In Production", false],
          [failed("#N/A", "#N/A"), failed("#N/A", "#N/A")],
          [failed("#VALUE!", "#REF!"), failed("#VALUE!", "#REF!")],
          ["In Production", false],
        ],
      },
    ],
    [
      "an error among fields",
      [[[capacitor], [""]], [["Status", missing]]],
      {
        value: [
          ["In Production", failed("#N/A", "#N/A")],
          ["", ""],
        ],
      },
    ],
    ["an error alone", [[[missing]], [["Status"]]], fails("#N/A", "#N/A")],
  ],
  CHECK: [
    ["a PART cell and a text", [[[entity]], [["1uF"]]], { value: [[ok]] }],
    [
      "an error among part numbers, another among texts",
      [
        [[missing], [capacitor], [capacitor]],
        [["1uF"], [missing], ["1uF"]],
      ],
      { value: [[failed("#N/A", "#N/A")], [failed("#N/A", "#N/A")], [ok]] },
    ],
  ],
  WHERE: [
    [
      "a SPEC number as a value",
      [[["Category"]], [["="]], [["ceramicCapacitorsSMD"]], [[["Capacitance"]], [["ge"]], [[formatted]]]],
      { value: "Category eq 'ceramicCapacitorsSMD' and Capacitance ge 0.000001" },
    ],
    ["a PART cell as a value", [[["Partno"]], [["="]], [[entity]], null], { value: `Partno eq '${capacitor}'` }],
    [
      "more values than a text has room for",
      [[["Partno"]], [["="]], Array.from({ length: 2500 }, (_, at) => [`GRM155R61E105KA12${String(at)}`]), null],
      fails("#VALUE!", "has room for 32,767"),
    ],
    ["an error as a value", [[["Partno"]], [["="]], [[capacitor], [missing]], null], fails("#N/A", "#N/A")],
  ],
  SEARCH: [
    [
      "an error among the fields",
      [`Partno eq '${capacitor}'`, null, null, [["Status", broken]]],
      fails("#VALUE!", "#REF!"),
    ],
  ],
  ALTERNATIVES: [
    [
      "a PART cell",
      [{ ...entity, text: "GRM155R71C104KA88D" }, null, [["Partno"]], 1],
      { value: expect.any(Array) as unknown },
    ],
    ["an error", [missing], fails("#N/A", "#N/A")],
  ],
  PART: [
    ["a PART cell", [entity], { value: expect.objectContaining({ type: "String", basicValue: capacitor }) as unknown }],
    [
      "a PART cell that is a text with properties",
      [{ type: "String", basicType: "String", basicValue: capacitor, properties: {} }],
      { value: expect.objectContaining({ type: "String", basicValue: capacitor }) as unknown },
    ],
    ["an error", [missing], fails("#N/A", "#N/A")],
  ],
};

test.each(Object.keys(cases))("%s accepts data types and errors from cells", async (id) => {
  const rows = cases[id] ?? [];
  expect(await outcomesOf(host.addin, id, rows)).toEqual(expected(rows));
});

test("an Excel without data types doesn't call a function with an error in an argument", async () => {
  const old = await openFunctions({ sets: "old" });
  expect(await old.addin.call("SPEC", [[capacitor], [missing]], [["Status"]])).toEqual({ error: "#N/A" });
  await old.addin.ready;
  await old.close();
});

test("errors arrive as data types: both flags of the metadata together crash Excel 2021", () => {
  expect(host.metadata.allowCustomDataForDataTypeAny).toBe(true);
  expect(host.metadata.allowErrorForDataTypeAny).toBeUndefined();
});
