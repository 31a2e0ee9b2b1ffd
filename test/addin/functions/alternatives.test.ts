import { type CallCase, expected, outcomesOf } from "../../harness/functions-host";
import { useFunctions } from "./use-functions";

const searches: { readonly url: string; readonly signal: AbortSignal | null | undefined }[] = [];
let held = Promise.resolve();

const host = useFunctions({
  fetch: async (url, init) => {
    const requested = decodeURIComponent(url instanceof Request ? url.url : url.toString());
    if (requested.includes("Capacitance")) searches.push({ url: requested, signal: init?.signal });
    await held;
    return fetch(url, init);
  },
});

const fields = [["Capacitance, RatedVoltage, TemperatureCharacteristics, SizecodeInch"]];
const failure = (message: string): unknown => ({ error: "#N/A", message: expect.stringContaining(message) as unknown });

async function tableOf(...args: readonly unknown[]): Promise<readonly (readonly unknown[])[]> {
  const outcome = await host.addin.call("ALTERNATIVES", ...args);
  if (!("value" in outcome)) throw new Error(JSON.stringify(outcome));
  return (outcome.value as readonly (readonly unknown[])[]).map((row) =>
    row.map((cell) => (typeof cell === "object" && cell !== null && "basicValue" in cell ? cell.basicValue : cell)),
  );
}

test("another manufacturer's number: every part meets or exceeds its values", async () => {
  const [header, ...rows] = await tableOf("CL05A105KA5NQNC", null, fields, null, null);
  expect(header).toEqual([
    "Part number",
    "Status",
    "Compared with 1 µF ±10% 25 V X5R 0402, thickness 500 µm as read from CL05A105KA5NQNC (without DC bias and aging)",
    "Capacitance",
    "Rated voltage",
    "Temperature characteristics",
    "Size code (inch)",
  ]);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.length).toBeLessThanOrEqual(10);
  for (const row of rows) {
    expect(row[3]).toBe(1e-6);
    expect(row[4]).toBeGreaterThanOrEqual(25);
    expect(["X5R", "X6S", "X7R", "X7S", "X8R"]).toContain(row[5]);
    expect(row[6]).toBe("0402");
    expect(row[2]).toMatch(/^(same|better in )/);
  }
});

test("one of our own parts isn't its own alternative, in any package", async () => {
  const [, ...offered] = await tableOf("1uF 25V X5R 0402", null, [["PartnoWithoutPackageCode"]], 2000, null);
  const parts = offered.map(([partno, , , base]) => ({ partno: String(partno), base }));
  const outcomes = await host.addin.callAll(
    parts.map(({ partno }) => ({
      id: "ALTERNATIVES",
      args: [partno, null, [["PartnoWithoutPackageCode"]], 2000, null],
    })),
  );
  const replaced = outcomes.flatMap((outcome, at) =>
    "value" in outcome ? [{ own: parts[at]?.base, others: (outcome.value as unknown[][]).slice(1) }] : [],
  );
  expect(replaced.length).toBeGreaterThan(0);
  for (const { own, others } of replaced) expect(others.map(([, , , base]) => base)).not.toContain(own);
});

test("a text, instead of the part or in addition to it", async () => {
  const [, ...rows] = await tableOf("1uF 25V X5R 0402", null, fields, 3, null);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.length).toBeLessThanOrEqual(3);
  expect(rows[0]?.[2]).toContain("not required: tolerance");
  expect(await tableOf(null, [["1uF 25V X5R 0402"]], fields, 3, null)).toEqual(
    await tableOf("1uF 25V X5R 0402", null, fields, 3, null),
  );
});

test("the cells of a row, in any order, are read as one description", async () => {
  const written = await tableOf(null, [["1uF 25V X5R 0402 ±10%"]], fields, 3, null);
  for (const row of [
    ["1uF", "25V", "X5R", "C_0402_1005Metric", "10%"],
    ["C3, C7", "Capacitor_SMD:C_0402_1005Metric", "", "1u/25V", "X5R ±10%"],
  ])
    expect(await tableOf(null, [row], fields, 3, null)).toEqual(written);
});

test("one of our own parts with a description: every part meets both", async () => {
  const [, ...some] = await tableOf("100nF 10V X5R 0402", null, fields, 2000, null);
  const [own] = some.reduce((lowest, row) => (Number(row[4]) < Number(lowest[4]) ? row : lowest));
  const [, ...offered] = await tableOf(own, null, fields, 2000, null);
  const voltages = new Set(offered.map((row) => Number(row[4])));
  const highest = Math.max(...voltages);
  expect(voltages.size).toBeGreaterThan(1);
  const numbers = async (text: string) =>
    (await tableOf(own, [[text]], fields, 2000, null)).slice(1).map(([part]) => part);
  expect(await numbers("100nF 6.3V X5R 20% 0402")).toEqual(offered.map(([part]) => part));
  expect((await numbers(`100nF ${String(highest)}V`)).sort()).toEqual(
    offered
      .filter((row) => row[4] === highest)
      .map(([part]) => part)
      .sort(),
  );
});

test("in Japanese: the status, the result of comparing, and the labels", async () => {
  const [header, first] = await tableOf("CL05A105KA5NQNC", null, [["Capacitance"]], 1, "ja");
  expect(header?.[2]).toBe(
    "比較結果: 1 µF ±10% 25 V X5R 0402、厚さ 500 µm（品番 CL05A105KA5NQNC。DC バイアス特性とエージング特性は含みません）",
  );
  expect(first?.[1]).toBe("生産中");
});

test("lines with the same value, size, and voltage share one search", async () => {
  const before = searches.length;
  const calls = ["CC0603KRX7R9BB104", "CL10B104KB8NNNC", "C0603C104K5RACTU", "06035C104KAT2A", "100nF 50V X5R 0603"];
  const outcomes = await host.addin.callAll(
    calls.map((part) => ({ id: "ALTERNATIVES", args: [part, null, null, null, null] })),
  );
  expect(outcomes.every((outcome) => "value" in outcome)).toBe(true);
  expect(searches.length - before).toBe(1);
  await host.addin.callAll(calls.map((part) => ({ id: "ALTERNATIVES", args: [part, null, null, 3, null] })));
  expect(searches.length - before).toBe(1);
});

const rows: readonly CallCase[] = [
  ["blank", [null, null, null, null, null], { value: [[""]] }],
  ["a number that says too little", ["885012206095", null, null, null, null], failure("capacitance and rated voltage")],
  ["a text that says too little", ["", [["100nF"]], null, null, null], failure("rated voltage and size")],
  ["a contradiction", ["CL10B104KB8NNNC", [["1uF"]], null, null, null], failure("capacitance: 100 nF and 1uF")],
  [
    "a part that contradicts its text",
    ["GRM155R61E105KA12D", [["10uF"]], null, null, null],
    failure("capacitance: 1 µF and 10uF"),
  ],
  [
    "a value that no part has",
    ["", [["123nF 50V 0603"]], null, null, null],
    failure("capacitance 120 nF instead of 123nF"),
  ],
  [
    "a number that no manufacturer has",
    ["XYZ123456", null, null, null, null],
    failure("XYZ123456 isn't in the Vendor catalog"),
  ],
  [
    "a number of ours that doesn't exist, with a text",
    ["GRM188R71H104KA99D", [["100nF 50V X7R 0603"]], null, 3, null],
    { value: expect.arrayContaining([expect.arrayContaining(["GCM188R71H104KA57D"])]) as unknown },
  ],
  ["what no part meets", ["", [["100nF 50V C0G 0603 AEC"]], null, null, null], failure("temperature characteristics")],
  ["the designator of a row", [null, [["R5", "4.7k", "0603"]], null, null, null], failure("This part: resistor")],
  [
    "several rows",
    ["CL10B104KB8NNNC", [["100nF"], ["50V"]], null, null, null],
    { error: "#VALUE!", message: expect.stringContaining("one row of cells") as unknown },
  ],
  [
    "a field that is none",
    ["CL10B104KB8NNNC", null, [["Colour"]], null, null],
    { error: "#VALUE!", message: expect.stringContaining("Colour") as unknown },
  ],
  [
    "a limit that is none",
    ["CL10B104KB8NNNC", null, null, 1.5, null],
    { error: "#VALUE!", message: expect.stringContaining("1.5") as unknown },
  ],
];

test("a line without a result has an error with the reason", async () => {
  expect(await outcomesOf(host.addin, "ALTERNATIVES", rows)).toEqual(expected(rows));
});

test("no request is sent while a formula is typed", async () => {
  const [outcome] = await host.addin.preview([
    { id: "ALTERNATIVES", args: ["GRM188R71H104KA93D", null, null, null, null] },
  ]);
  expect(outcome).toEqual({ error: "#N/A", message: "Press Enter to see the result." });
});

/** The lists have two rated currents for some inductors, and one for others. */
const currentOf = (row: readonly unknown[]): number => Number(row[3] === "" ? row[4] : row[3]);

test("candidates for an inductor without a rated current say so, and are never one", async () => {
  const args = ["2.2uH 1008", null, [["RatedCurrentItemp", "RatedCurrent"]]] as const;
  const [header, ...rows] = await tableOf(...args, null, null);
  expect(header?.[2]).toContain("Candidates for 2.2 µH 1008");
  expect(header?.[2]).toContain("rated current not stated, choose by current");
  const currents = rows.map(currentOf);
  expect(currents.length).toBeGreaterThan(1);
  expect(currents).toEqual([...currents].sort((one, other) => other - one));
  for (const row of rows) expect(row[2]).toContain("rated current not stated (this part: ");
  // A formula for one part gets none.
  expect(await host.addin.call("ALTERNATIVES", ...args, 1, null)).toEqual(failure("rated current"));
  // Parts must have a current that the text says.
  const [known, ...fitting] = await tableOf("2.2uH 1008 1A", null, [["RatedCurrentItemp", "RatedCurrent"]], null, null);
  expect(known?.[2]).toContain("Compared with 2.2 µH 1 A");
  expect(fitting.length).toBeGreaterThan(0);
  for (const row of fitting) expect(currentOf(row)).toBeGreaterThanOrEqual(1);
});

test("a call that Excel cancels while it waits for a part that another cell needs ends its search", async () => {
  await tableOf("1uF 25V X5R 0402", null, fields, null, null);
  let go = (): void => undefined;
  held = new Promise((resolve) => (go = resolve));
  const part = "GCM1555C1H680FA16J";
  const { ids, outcomes } = host.addin.start([
    { id: "ALTERNATIVES", args: [part, null, fields, null, null] },
    { id: "SPEC", args: [[[part]], [["Status"]], null] },
  ]);
  await host.addin.call("VALUES", "Status");
  host.addin.cancel(ids.slice(0, 1));
  go();
  await outcomes[1];
  await tableOf("2.2uF 25V X5R 0603", null, fields, null, null);
  const own = searches.filter(({ url }) => url.includes("6.8e-11"));
  expect(own.map(({ signal }) => signal?.aborted)).toEqual([true]);
});
