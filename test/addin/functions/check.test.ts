import { Failed } from "../../../src/product-data/base/failed";
import type { LookupFailure } from "../../../src/product-data/lookup/failure";
import type { Product } from "../../../src/product-data/api/product";
import { Call } from "../../../src/addin/functions/answer";
import type { Matrix } from "../../../src/addin/functions/arguments/argument";
import { FailedCell } from "../../../src/addin/functions/cells/cell";
import { checkBlock } from "../../../src/addin/functions/check";
import { type Facts, product } from "./check-product";
import { offlineRuntime } from "./runtime";

/** A call in a runtime that returns these parts synchronously and reports all others as unknown. */
function callOf(parts: readonly Product[], wait = false): Call {
  const find = (partno: string): Product | Promise<Product> => {
    const found = parts.find(({ record }) => record.Partno === partno);
    if (found === undefined) throw new Failed<LookupFailure>({ code: "partUnknown", partno, near: [] });
    return wait ? Promise.resolve(found) : found;
  };
  const runtime = offlineRuntime();
  return new Call({}, { ...runtime, loader: Object.assign(runtime.loader, { load: find }) });
}

// The first call waits for the code that compares.
beforeAll(async () => {
  await checkBlock({ partno: null, description: null, lang: null }, callOf([]));
});

async function check(facts: Facts, description: unknown, lang: string | null = null): Promise<unknown> {
  const part = product({ partno: "PART", ...facts });
  const block = await checkBlock({ partno: [["PART"]], description: [[description]], lang }, callOf([part]));
  return block[0]?.[0];
}

const mlcc: Facts = {
  capacitance: 1e-7,
  voltage: 50,
  characteristic: "X7R",
  tolerance: "±10%",
  inch: "0603",
  mm: "1608",
};
const small: Facts = {
  capacitance: 1e-12,
  voltage: 50,
  characteristic: "C0G",
  tolerance: "±0.05pF",
  inch: "0402",
  mm: "1005",
};
const coil: Facts = { inductance: 1e-6, tolerance: "±20%", inch: "1210", mm: "3225", itemp: 5.5, isat: 7, rdc: 0.032 };

describe("CHECK lists equal, different, and missing values", () => {
  test.each<readonly [Facts, unknown, string]>([
    [
      mlcc,
      "100nF 50V X7R 0603",
      "OK: capacitance, rated voltage, temperature characteristics, size (inch); not in the description: tolerance",
    ],
    [mlcc, "104K 50V X7R 1608", "OK: capacitance, rated voltage, tolerance, temperature characteristics, size (mm)"],
    [
      mlcc,
      "0.1 µF ±10% 50V X7R 0603 (1608 Metric)",
      "OK: capacitance, rated voltage, tolerance, temperature characteristics, size (inch)",
    ],
    [
      mlcc,
      "100nF",
      "OK: capacitance; not in the description: rated voltage, tolerance, temperature characteristics, size",
    ],
    [
      mlcc,
      `100nF ${"note ".repeat(100)}`,
      "OK: capacitance; not in the description: rated voltage, tolerance, temperature characteristics, size; only the first 500 characters of a cell are read",
    ],
    [
      mlcc,
      "100nF 25V X7R 0603",
      "Exceeds: rated voltage: part 50 V (higher), BOM 25V; same: capacitance, temperature characteristics, size (inch); not in the description: tolerance",
    ],
    [
      mlcc,
      "1uF 100V X5R 0402 ±5%",
      "Differs: capacitance: part 100 nF, BOM 1uF; rated voltage: part 50 V, BOM 100V; tolerance: part ±10%, BOM ±5%; temperature characteristics: part X7R (wider range), BOM X5R; size (inch): part 0603, BOM 0402",
    ],
    [
      mlcc,
      "100nF ±20%",
      "Exceeds: tolerance: part ±10% (tighter), BOM ±20%; same: capacitance; not in the description: rated voltage, temperature characteristics, size",
    ],
    [
      mlcc,
      "100nF X5R/X7R 16V/50V 0603 ±10%",
      "OK: capacitance, rated voltage, tolerance, temperature characteristics, size (inch)",
    ],
    [
      mlcc,
      "0603 metric 100nF 50V X7R ±10%",
      "Differs: size (mm): part 1608, BOM 0603; same: capacitance, rated voltage, tolerance, temperature characteristics",
    ],
    [
      mlcc,
      "100nF 50Vac X7R 0603 K",
      "Differs: rated voltage: part 50 V DC, BOM 50Vac; same: capacitance, tolerance, temperature characteristics, size (inch)",
    ],
    // These parts could replace the part of the line, but aren't it.
    [
      { inductance: 1e-5, sides: [4e-3, 4e-3], shield: "Shielded (Ferrite Core)" },
      "10uH unshielded 4.5x4mm",
      "Differs: body size: part 4 mm × 4 mm (smaller), BOM 4.5x4mm; magnetic shield: part Shielded (Ferrite Core), BOM unshielded; same: inductance",
    ],
    [
      mlcc,
      "10uH",
      "Differs: inductance: part none, BOM 10uH; not in the description: capacitance, rated voltage, tolerance, temperature characteristics, size",
    ],
    [
      mlcc,
      "100nF 50V X7R 0603 K 5mΩ",
      "OK: capacitance, rated voltage, tolerance, temperature characteristics, size (inch); not understood: 5mΩ",
    ],
    [
      { ...mlcc, inch: "0201", mm: "0603" },
      "100nF 50V X7R 0603 K",
      "OK: capacitance, rated voltage, tolerance, temperature characteristics; size: part 0201 (inch), BOM 0603 (the same only in mm)",
    ],
    [
      small,
      "1pF ±5% 50V NP0 0402",
      "OK: capacitance, rated voltage, tolerance, temperature characteristics, size (inch)",
    ],
    [small, "1R0W 50V C0G 0402", "OK: capacitance, rated voltage, tolerance, temperature characteristics, size (inch)"],
    [
      coil,
      "1 µH Shielded Inductor 5.5 A 32mOhm Max 1210 (3225 Metric)",
      "OK: inductance, rated current, DC resistance, size (inch); not in the description: tolerance; not in the data: magnetic shield",
    ],
    [coil, "1R0M 7A 32mΩ 1210", "OK: inductance, rated current, DC resistance, tolerance, size (inch)"],
    [
      coil,
      "1uH 3A",
      "Exceeds: rated current: part 5.5 A / 7 A (higher), BOM 3A; same: inductance; not in the description: DC resistance, tolerance, size",
    ],
    [
      coil,
      "100nF",
      "Differs: capacitance: part none, BOM 100nF; not in the description: inductance, rated current, DC resistance, tolerance, size",
    ],
    [mlcc, "see drawing", "Nothing to compare. Describe the part, such as 100nF 50V X7R 0603"],
    [mlcc, null, "Nothing to compare. Describe the part, such as 100nF 50V X7R 0603"],
    [
      { capacitance: 1e-7 },
      "X7R 50V",
      "Nothing to compare. Not in the data: rated voltage, temperature characteristics",
    ],
  ])("%#: %p, %p", async (facts, description, result) => {
    expect(await check(facts, description)).toBe(result);
  });

  test.each([
    [
      "ja",
      "0.1µF 25V X7R 1608サイズ",
      "優れている: 定格電圧: 部品 50 V（BOM より高い）、BOM 25V。一致: 静電容量、温度特性、サイズ（mm）。説明になし: 許容差",
    ],
    ["ja", "０．１µＦ　５０Ｖ", "OK: 静電容量、定格電圧。説明になし: 許容差、温度特性、サイズ"],
    [
      "zh",
      "0.1uF 25V",
      "更优：额定电压：元件 50 V（更高），BOM 25V；一致：电容量；描述未提及：容差、温度特性、封装尺寸",
    ],
    ["zh", "", "没有可比较的内容。请描述元件，例如 100nF 50V X7R 0603"],
  ])("in %s", async (lang, description, result) => {
    expect(await check(mlcc, description, lang)).toBe(result);
  });
});

describe("CHECK compares what another manufacturer's number says, without a request", () => {
  const offline = new Call({}, offlineRuntime());
  const compare = async (part: string, text: string): Promise<unknown> =>
    (await checkBlock({ partno: [[part]], description: [[text]], lang: null }, offline))[0]?.[0];

  test.each([
    [
      "CL10B104KB8NNNC",
      "100nF 50V X7R 0603 10%",
      "OK: capacitance, rated voltage, tolerance, temperature characteristics, size (inch)",
    ],
    [
      "cl10b104kb8nnnc",
      "0.1uF 50V X7R 1608 10%",
      "OK: capacitance, rated voltage, tolerance, temperature characteristics, size (mm)",
    ],
    ["CL10B104KB8NNNC", "1uF 50V X7R 0603 10%", "Differs: capacitance: part 100 nF, BOM 1uF"],
    ["CL10B104KB8NNNC", "100nF 25V X7R 0603 10%", "Exceeds: rated voltage: part 50 V (higher), BOM 25V"],
    ["CL10B104KB8NNNC", "100nF 100V X7R 0603 10%", "Differs: rated voltage: part 50 V, BOM 100V"],
    [
      "CL10B104KB8NNNC",
      "100nF >=25V 0603",
      "OK: capacitance, rated voltage, size (inch); not in the description: tolerance",
    ],
    ["CL10B104KB8NNNC", "100nF 50V X7R 0402", "Differs: size (inch): part 0603, BOM 0402"],
    ["C0805C106K8PACTU", "10uF-10V-10p-Ceramic-0805", "OK: capacitance, rated voltage, tolerance, size (inch)"],
    ["C0603C105K3RACTU", "1uF 16V 25V X7R 0603", "Differs: rated voltage: BOM says 16V and 25V"],
    ["XAL6060-103MEB", "10uH 7A 20%", "OK: inductance, tolerance; not in the data: rated current"],
    ["CL10B104KB8NNNC", "RES SMD 4R7 0603", { failure: "kindContradictory" }],
  ])("%s: %s", async (part, text, result) => {
    const found = await compare(part, text);
    if (typeof result === "string") expect(String(found).slice(0, result.length)).toBe(result);
    else expect(found).toMatchObject({ failure: { code: result.failure } });
  });
});

test("two values that aren't alternatives are a difference", async () => {
  expect(await check(mlcc, "100nF 16V 50V X7R 0603 K")).toMatch(/^Differs: rated voltage: BOM says 16V and 50V; same/);
  expect(await check(mlcc, "100nF 1uF 50V X7R 0603 K")).toMatch(/^Differs: capacitance: BOM says 100nF and 1uF; same/);
  expect(await check(mlcc, "100nF 0.1uF 16V/50V X7R 0603 K")).toMatch(/^OK/);
});

test.each([
  ["100nF 50V X7R 0603 K AEC-Q200", "Differs: AEC-Q200: part none"],
  ["100nF 50V X7R 0603 K 车规", "Differs: AEC-Q200: part none"],
  ["100nF 50V X7R 0603 K soft termination", "Differs: "],
  ["100nF 250VAC X1/Y2", "Differs: "],
])("what a description requires is compared: %s", async (text, beginning) => {
  const part = { ...product({ ...mlcc, partno: "PART" }) };
  const record = { ...part.record, ComplianceInfo: { AecQ200Support: false } };
  const block = await checkBlock(
    { partno: [["PART"]], description: [[text]], lang: null },
    callOf([{ ...part, record }]),
  );
  expect(block[0]?.[0]).toEqual(expect.stringContaining(beginning));
});

describe("CHECK accepts cells as Excel sends them", () => {
  const call = callOf([product({ ...mlcc, partno: "GRM188" })]);

  test("a column of parts and a column of descriptions, with blank and unknown parts", async () => {
    const partno: Matrix = [["ｇｒｍ188 "], [null], [0], [""], ["GRM999"]];
    const description: Matrix = [["100nF"], ["100nF"], ["100nF"], [null], ["100nF"]];
    const block = await checkBlock({ partno, description, lang: null }, call);
    expect(block).toEqual([
      [expect.stringMatching(/^OK: capacitance;/)],
      [""],
      [""],
      [""],
      [new FailedCell({ code: "partUnknown", partno: "GRM999", near: [] })],
    ]);
  });

  test("a column of parts and the cells of each row", async () => {
    const partno: Matrix = [["GRM188"], ["GRM188"], ["CL10B104KB8NNNC"]];
    const description: Matrix = [
      ["C1, C2", "100nF", "50V", "C_0603_1608Metric", "X7R", "10%"],
      ["C3", "1uF", "", "C_0603_1608Metric", null, 0],
      ["C4", "100nF/50V", "Capacitor_SMD:C_0603_1608Metric", "", "X7R", "10%"],
    ];
    expect(await checkBlock({ partno, description, lang: null }, call)).toEqual([
      ["OK: capacitance, rated voltage, tolerance, temperature characteristics, size (inch)"],
      [expect.stringMatching(/^Differs: capacitance: part 100 nF, BOM 1.F; same: size/)],
      ["OK: capacitance, rated voltage, tolerance, temperature characteristics, size (inch)"],
    ]);
  });

  test("a number as a description is a code", async () => {
    const block = await checkBlock({ partno: [["GRM188"]], description: [[104]], lang: null }, call);
    expect(block[0]?.[0]).toMatch(/^OK: capacitance;/);
  });

  test("parts that aren't known yet return a promise", async () => {
    const waiting = callOf([product({ ...mlcc, partno: "GRM188" })], true);
    const block = checkBlock({ partno: [["GRM188", ""]], description: [["104", ""]], lang: null }, waiting);
    expect(block).toBeInstanceOf(Promise);
    expect((await block)[0]).toEqual([expect.stringMatching(/^OK: capacitance;/), ""]);
  });

  test.each<readonly [Matrix, Matrix]>([
    [[["A"], ["B"]], [["x"]]],
    [[["A"], ["B"]], [["x", "y"]]],
    [[["A"]], [["x"], ["y"]]],
    [[["A", "B"]], [["x", "y", "z"]]],
  ])("%j with %j is rejected", (partno, description) => {
    expect(() => checkBlock({ partno, description, lang: null }, call)).toThrow("descriptionsMisplaced");
  });
});
