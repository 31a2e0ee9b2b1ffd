import { eventually } from "../../harness/eventually";
import { type CallCase, expected, openFunctions, outcomesOf } from "../../harness/functions-host";
import { useFunctions } from "./use-functions";

const host = useFunctions();

const capacitor = "GRM155R61E105KA12D";
const inductor = "LQG15HS15NH02D";
const shown = (basicValue: number, numberFormat: string): object => ({ type: "Double", basicValue, numberFormat });
const text = (part: string): unknown => expect.stringContaining(part) as unknown;
const error = (basicValue: string, message: string): unknown =>
  expect.objectContaining({ type: "Error", basicValue, message: expect.stringContaining(message) as unknown });

const rows: readonly CallCase[] = [
  ["a part and a field", [[[capacitor]], [["Capacitance"]], null], { value: [[shown(1e-6, '##0.00E+0" F"')]] }],
  ["a text field", [[[capacitor]], [["Status"]], null], { value: [["In Production"]] }],
  ["a boolean", [[[capacitor]], [["AecQ200Support"]], null], { value: [[false]] }],
  ["an absent value", [[[capacitor]], [["LastBuyDate"]], null], { value: [[""]] }],
  ["a list", [[["GCM155R71C104KA55D"]], [["Mounting"]], null], { value: [["Reflow soldering"]] }],
  ["a text companion", [[[capacitor]], [["CapacitanceText"]], null], { value: [["1μF"]] }],
  ["another language", [[[capacitor]], [["Status"]], "ja"], { value: [["生産中"]] }],
  ["a language that is none", [[[capacitor]], [["Status"]], "xx"], { value: [["In Production"]] }],
  ["a label in Japanese", [[[capacitor]], [["静電容量"]], null], { value: [[shown(1e-6, '##0.00E+0" F"')]] }],
  ["a unit", [[[capacitor]], [["Capacitance [nF]"]], null], { value: [[shown(1000, 'General" nF"')]] }],
  ["a label and a unit", [[[capacitor]], [["静電容量 [nF]"]], null], { value: [[shown(1000, 'General" nF"')]] }],
  [
    "a unit in full-width parentheses",
    [[[capacitor]], [["静電容量（uF）"]], null],
    { value: [[shown(1, 'General" µF"')]] },
  ],
  ["a length", [[[capacitor]], [["Length (mm)"]], null], { value: [[shown(1, 'General" mm"')]] }],
  ["a label with parentheses of its own", [[[capacitor]], [["Size code (mm)"]], null], { value: [["1005"]] }],
  [
    "lower case and spaces",
    [[[" grm155r61e105ka12d "]], [["capacitance"]], null],
    { value: [[shown(1e-6, '##0.00E+0" F"')]] },
  ],
  ["full-width letters", [[["ＧＲＭ１５５Ｒ６１Ｅ１０５ＫＡ１２Ｄ"]], [["SizecodeInch"]], null], { value: [["0402"]] }],
  ["no package code", [[["GRM155R61E105KA12"]], [["Partno"]], null], { value: [[capacitor]] }],
  ["a trailing #", [[["GRM155R61E105KA12#"]], [["Partno"]], null], { value: [[capacitor]] }],
  [
    "a column of parts and a row of fields",
    [[[capacitor], [""], [inductor]], [["Partno", "Status"]], null],
    {
      value: [
        [capacitor, "In Production"],
        ["", ""],
        [inductor, "In Production"],
      ],
    },
  ],
  [
    "a row of parts and a column of fields",
    [[[capacitor, inductor]], [["Partno"], ["Lv1Category"]], null],
    {
      value: [
        [capacitor, inductor],
        ["Capacitor", "Inductor"],
      ],
    },
  ],
  [
    "a block of parts and a field",
    [
      [
        [capacitor, ""],
        ["", inductor],
      ],
      [["Partno"]],
      null,
    ],
    {
      value: [
        [capacitor, ""],
        ["", inductor],
      ],
    },
  ],
  [
    "a part and a column of fields",
    [[[capacitor]], [["Partno"], ["Width"]], null],
    { value: [[capacitor], [shown(0.0005, '##0.00E+0" m"')]] },
  ],
  [
    "a unit of another dimension",
    [[[capacitor]], [["Capacitance [mm]"]], null],
    { error: "#VALUE!", message: text("Use F, pF, nF, or µF.") },
  ],
  [
    "a unit behind a text",
    [[[capacitor]], [["Status [nF]"]], null],
    { error: "#VALUE!", message: text("Remove [nF].") },
  ],
  [
    "a unit behind no field",
    [[[capacitor]], [["Capacitence [nF]"]], null],
    { error: "#VALUE!", message: text("Capacitance") },
  ],
  [
    "two columns",
    [[[capacitor], [inductor]], [["Partno"], ["Status"]], null],
    { error: "#VALUE!", message: expect.stringContaining("in a column") as unknown },
  ],
  ["a blank part", [[[""]], [["Status"]], null], { value: [[""]] }],
  ["a blank part as 0", [[[0]], [["Status"]], null], { value: [[""]] }],
  ["a blank part as text 0", [[["0"]], [["Status"]], null], { value: [[""]] }],
  ["a blank part as null", [[[null]], [["Status"]], null], { value: [[""]] }],
  ["an omitted part", [null, [["Status"]], null], { value: [[""]] }],
  [
    "an omitted field",
    [[[capacitor]], null, null],
    { error: "#VALUE!", message: "Enter a field name, such as Capacitance." },
  ],
  [
    "a number for a part",
    [[["4711"]], [["Status"]], null],
    { error: "#N/A", message: expect.stringContaining("4711") as unknown },
  ],
  [
    "no part number at all",
    [[["see drawing, sheet 2"]], [["Status"]], null],
    { error: "#N/A", message: expect.stringContaining("isn't a part number") as unknown },
  ],
  [
    "an unknown field",
    [[[capacitor]], [["Capacitence"]], null],
    { error: "#VALUE!", message: "No field is called “Capacitence”. Did you mean Capacitance?" },
  ],
  ["a field of another category", [[[capacitor]], [["Inductance"]], null], { value: [[""]] }],
  [
    "names that people write",
    [
      [[capacitor]],
      [["Lifecycle", "Rated V", "Size", "Tol.", "TC", "LTB", "Cap. [µF]", "耐圧", "封装", "Height (mm)"]],
      null,
    ],
    {
      value: [
        [
          "In Production",
          shown(25, 'General" V"'),
          "0402",
          "±10%",
          "X5R",
          "",
          shown(1, 'General" µF"'),
          shown(25, 'General" V"'),
          "0402",
          shown(0.55, 'General" mm"'),
        ],
      ],
    },
  ],
  [
    "a name of two fields means the one of the part's category",
    [[[capacitor], [inductor]], [["Tolerance"]], null],
    { value: [["±10%"], ["±3%"]] },
  ],
  [
    "a header that isn't understood is an error in its own column",
    [[[capacitor], [""]], [["Status", "Colour", "Capacitance [mm]", "Size"]], null],
    {
      value: [
        ["In Production", error("#VALUE!", "No field is called “Colour”"), error("#VALUE!", "Use F, pF, nF"), "0402"],
        ["", "", "", ""],
      ],
    },
  ],
  [
    "the fields of several kinds of parts",
    [[[capacitor], [inductor]], [["Capacitance [µF]", "Inductance [nH]"]], null],
    {
      value: [
        [shown(1, 'General" µF"'), ""],
        ["", shown(15, 'General" nH"')],
      ],
    },
  ],
  [
    "errors among values",
    [[[capacitor], ["NOSUCHPART99"], [inductor]], [["Inductance"]], null],
    {
      value: [[""], [error("#N/A", "NOSUCHPART99 isn't in the Vendor catalog")], [shown(1.5e-8, '##0.00E+0" H"')]],
    },
  ],
];

test("arguments as Excel sends them", async () => {
  host.service.resetCounts();
  expect(await outcomesOf(host.addin, "SPEC", rows)).toEqual(expected(rows));
});

test("cells of a BOM without a number of ours are blank, without a request", async () => {
  const others = [
    "RC0402FR-0710KL",
    "CL05B104KO5NNNC",
    "TAJB106K016RNJ",
    "490-1532-1-ND",
    "C1525",
    "81-GRM155R71C104KA88D",
    "BLM18PG121SN1D",
    "DNP",
    "100nF",
    "see drawing, sheet 2",
  ];
  const requested = [capacitor, "NOSUCHPART99", ...others].map((partno) => [partno]);
  await host.addin.call("SPEC", [[capacitor], ["NOSUCHPART99"]], [["Status"]]);
  host.service.resetCounts();
  expect(await host.addin.call("SPEC", requested, [["Status"]])).toEqual({
    value: [["In Production"], [error("#N/A", "NOSUCHPART99")], ...others.map(() => [""])],
  });
  expect(host.service.counts().products).toBe(0);
});

test("known values are returned in the same task, without a request", async () => {
  await host.addin.call("SPEC", [[capacitor]], [["Status"]]);
  host.service.resetCounts();
  const { _association } = host.addin.window["CustomFunctions"] as {
    readonly _association: { readonly mappings: Readonly<Record<"SPEC", (...args: unknown[]) => unknown>> };
  };
  expect(_association.mappings.SPEC([[capacitor]], [["Status"]], null, {})).toEqual([["In Production"]]);
  expect(host.service.counts().products).toBe(0);
});

test("a value preview sends no request", async () => {
  host.service.resetCounts();
  expect(await host.addin.preview([{ id: "SPEC", args: [[["GCM188R71C105KA64D"]], [["Status"]]] }])).toEqual([
    { error: "#N/A", message: "Press Enter to see the result." },
  ]);
  expect(host.service.counts().products).toBe(0);
});

// Jest fails a test during which a rejection has no handler.
test("canceled calls, also those that wait for a turn, leave no request and no rejection without a handler", async () => {
  let requests = 0;
  const waiting = await openFunctions({
    fetch: (_, init) => {
      requests += 1;
      return new Promise((_resolve, reject) => {
        init?.signal?.addEventListener("abort", () => reject(init.signal?.reason as Error));
      });
    },
  });
  const { ids } = waiting.addin.start([{ id: "SPEC", args: [[[capacitor], [inductor]], [["Status"]]] }]);
  await eventually(() => expect(requests).toBe(1));
  waiting.addin.cancel(ids);
  const numbers = Array.from({ length: 5000 }, (_, at) => `${inductor}${String(at)}`);
  const many = waiting.addin.start(numbers.map((number) => ({ id: "SPEC", args: [[[number]], [["Status"]]] })));
  waiting.addin.cancel(many.ids);
  expect(await waiting.addin.call("VALUES", "Status")).toHaveProperty("value");
  expect(requests).toBe(1);
  await waiting.close();
});
