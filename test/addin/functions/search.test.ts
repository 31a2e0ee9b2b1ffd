import { answerFields } from "../../../src/product-data/vocabulary/field";
import { type CallCase, expected, openFunctions, outcomesOf } from "../../harness/functions-host";
import { useFunctions } from "./use-functions";

const host = useFunctions();

const one = "Partno eq 'GRM155R61E105KA12D'";
const two = "Partno eq 'GRM155R61E105KA12D|GCM155R71C104KA55D'";
const text = (part: string): unknown => expect.stringContaining(part) as unknown;
const capacitance = { type: "Double", basicValue: 1e-6, numberFormat: '##0.00E+0" F"' };
const status = { value: [["Status"], ["In Production"]] };

const rows: readonly CallCase[] = [
  [
    "a list of fields in one text",
    [one, null, null, [["Partno, Capacitance"]], null],
    {
      value: [
        ["Part number", "Capacitance"],
        ["GRM155R61E105KA12D", capacitance],
      ],
    },
  ],
  [
    "fields in a row",
    [one, null, null, [["Status", "Capacitance"]], null],
    {
      value: [
        ["Status", "Capacitance"],
        ["In Production", capacitance],
      ],
    },
  ],
  ["fields in a column with blanks", [one, null, null, [["Status"], [""], ["0"]], null], status],
  [
    "fields in a block",
    [
      one,
      null,
      null,
      [
        ["Status", ""],
        ["", "AecQ200Support"],
      ],
      null,
    ],
    {
      value: [
        ["Status", "AEC-Q200"],
        ["In Production", false],
      ],
    },
  ],
  ["a field by its label", [one, null, null, [["ステータス"]], null], status],
  [
    "an order",
    [two, "Partno desc", null, [["Partno"]], null],
    { value: [["Part number"], ["GRM155R61E105KA12D"], ["GCM155R71C104KA55D"]] },
  ],
  ["a limit", [two, "Partno asc", null, [["Partno"]], 1], { value: [["Part number"], ["GCM155R71C104KA55D"]] }],
  ["a blank limit as 0", [one, null, null, [["Status"]], 0], status],
  ["a language", [one, null, "ja", [["Status"]], null], { value: [["ステータス"], ["生産中"]] }],
  [
    "a value in another language",
    ["Category eq 'inductors' and Status eq '生産中' and Partno eq 'LQG15HS15NH02D'", "", "", [["Status"]], null],
    status,
  ],
  ["nothing matches", ["Partno eq 'NOSUCHPART99'", null, null, [["Partno"]], null], { value: [["Part number"]] }],
  [
    "half of a surrogate pair",
    ["contains(Partno,'GRM\ud83d')", null, null, [["Partno"]], null],
    { value: [["Part number"]] },
  ],
  [
    "default columns",
    [one, null, null, null, null],
    { value: [expect.arrayContaining(["Part number", "Category"]), expect.arrayContaining(["ceramicCapacitorsSMD"])] },
  ],
  ...["ge 1e-5", "le 1e-11"].map((magnitude): CallCase => [
    `default columns have the units of the category: ${magnitude}`,
    [`Category eq 'ceramicCapacitorsSMD' and Capacitance ${magnitude}`, null, null, null, 1],
    { value: [expect.arrayContaining(["Capacitance [nF]", "Thickness (max.) [mm]"]), expect.any(Array)] },
  ]),
  [
    "all columns",
    [`Category eq 'inductors' and Partno eq 'LQG15HS15NH02D'`, null, null, [["*"]], null],
    { value: [expect.arrayContaining(["Inductance", "Inductance (text)"]), expect.arrayContaining(["15nH"])] },
  ],
  [
    "no filter and a limit",
    [null, null, null, [["Partno"]], 2],
    { value: [["Part number"], [expect.any(String)], [expect.any(String)]] },
  ],
  ["a blank filter and a limit", ["", "", "", [[""]], 1], { value: [expect.any(Array), expect.any(Array)] }],
  ["a number for a filter", ["4711", null, null, null, null], { error: "#VALUE!", message: text("character 1") }],
  [
    "a mistake in the filter",
    ["Capacitence ge 1e-6", null, null, null, null],
    { error: "#VALUE!", message: text("Did you mean Capacitance?") },
  ],
  [
    "a field out of its category",
    ["Capacitance ge 1e-6", null, null, null, null],
    { error: "#VALUE!", message: text("a search without Category") },
  ],
  [
    "a mistake in the order",
    [one, "Partno up", null, null, null],
    { error: "#VALUE!", message: text("Sort order, character 8") },
  ],
  [
    "a mistake in the fields",
    [one, null, null, [["Nothing"]], null],
    { error: "#VALUE!", message: text("No field is called “Nothing”") },
  ],
  ["a limit that is none", [one, null, null, null, 1.5], { error: "#VALUE!", message: text("1.5") }],
  ["a negative limit", [one, null, null, null, -1], { error: "#VALUE!", message: text("-1") }],
];

test("arguments as Excel sends them", async () => {
  expect(await outcomesOf(host.addin, "SEARCH", rows)).toEqual(expected(rows));
});

test("a mistake is found without a request", async () => {
  const mistaken = rows.filter(
    ([, , outcome]) => typeof outcome === "object" && outcome !== null && "error" in outcome,
  );
  host.service.resetCounts();
  await outcomesOf(host.addin, "SEARCH", mistaken);
  expect(host.service.counts().products).toBe(0);
});

test("a value preview sends no request", async () => {
  host.service.resetCounts();
  expect(await host.addin.preview([{ id: "SEARCH", args: [one] }])).toEqual([
    { error: "#N/A", message: "Press Enter to see the result." },
  ]);
  expect(host.service.counts().products).toBe(0);
});

test("2,000 parts with all their fields need few number formats: a file has room for about 200", async () => {
  const columns = answerFields("none").map(({ name }) => [name]);
  const tables = await host.addin.callAll(
    pieces(columns, 12).map((each) => ({ id: "SEARCH", args: ["startswith(Partno,'G|L')", null, null, each, 2000] })),
  );
  const cells = tables.flatMap((table) =>
    "value" in table ? (table.value as readonly (readonly unknown[])[]).flat() : [],
  );
  const formats = cells.map((cell) => (cell as { readonly numberFormat?: string }).numberFormat ?? "General");
  expect(cells).toHaveLength(2001 * columns.length);
  expect(new Set(formats).size).toBeLessThanOrEqual(20);
  expect(new Set(formats).size).toBeGreaterThan(4);
});

test("without a key the cell's error says where to enter it", async () => {
  const keyless = await openFunctions({ key: null });
  expect(await keyless.addin.call("SEARCH", one)).toEqual({
    error: "#VALUE!",
    message: text("select Product information"),
  });
  await keyless.close();
});

const pieces = <T>(all: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));
