import type { LookupFailure } from "../../../src/product-data/lookup/failure";
import { Failed } from "../../../src/product-data/base/failed";
import { checkBom, columnsSaying, isAlarm, isDifference, readBom } from "../../../src/bom/index";
import { findingText } from "../../../src/messages/comparison-texts";

/** No number is known. */
const loader = {
  load: (partno: string) => Promise.reject(new Failed<LookupFailure>({ code: "partUnknown", partno, near: [] })),
};

/** What is said of each row, with the columns of the cells that say it; remarks in parentheses. */
async function saidOf(rows: readonly string[]): Promise<readonly string[]> {
  const { lines } = readBom(rows.map((row) => row.split("|")));
  const checked = await checkBom(lines, { loader }, "en", new AbortController().signal);
  return checked.flatMap(({ findings, numbers, line }) =>
    [...findings, ...numbers.flatMap((number) => number.findings)].filter(isDifference).map((finding) => {
      const text = `${String(line.row)} ${findingText(finding, "en")} [${columnsSaying([finding]).join()}]`;
      return isAlarm(finding) ? text : `(${text})`;
    }),
  );
}

const number = "Ref|Value|MPN";
const order = "Ref|Value|LCSC";
const made = "Ref|Value|Manufacturer|MPN";
const described = "Ref|Value|Description|MPN";

/** A third cell and the number of a capacitor. */
const besides: readonly (readonly [titles: string, cells: string, said?: string])[] = [
  [described, "AEC-Q200|CL10B104KB8NNNC", "AEC-Q200: part none, BOM AEC-Q200"],
  [described, "AEC-Q200|C0603C104K5RACTU", "AEC-Q200: part none, BOM AEC-Q200"],
  [described, "AEC-Q200|CC0603KRX7R9BB104", "AEC-Q200: part none, BOM AEC-Q200"],
  // Automotive numbers, and one without a grade.
  ...["CL10B104KB8WPNC", "C0603C104K5RACAUTO", "AC0603KRX7R9BB104", "C0603C104K5RAC"].map(
    (partno) => [described, `AEC-Q200|${partno}`] as const,
  ),
  [made, "Yageo|CL10B104KB8NNNC", "manufacturer: part Samsung Electro-Mechanics, BOM Yageo"],
  [made, "Taiyo Yuden|CC0603KRX7R9BB104", "manufacturer: part Yageo, BOM Taiyo Yuden"],
  [made, "AVX Corporation|C1608X7R1H104K080AA", "manufacturer: part TDK, BOM AVX Corporation"],
  // The same manufacturer's name, or one that isn't known.
  ...["EPCOS (TDK)|C1608X7R1H104K080AA", "AVX|06035C104KAT2A", "KEMET|CC0603KRX7R9BB104", "Co.|CL10B104KB8NNNC"].map(
    (cells) => [made, cells] as const,
  ),
];

// What people reported of their BOMs, in forms of our own.
test.each<readonly [name: string, rows: readonly string[], said: readonly string[]]>([
  [
    "henries for a capacitor",
    [number, "C1|1uH|CL10B104KB8NNNC"],
    ["1 kind of part: “1uH” (inductor), “CL10B104KB8NNNC” (ceramic capacitor) [1,2]"],
  ],
  [
    "ohms for a capacitor",
    [number, "C1|10k|CC0603KRX7R9BB104"],
    ["1 kind of part: “10k” (resistor), “CC0603KRX7R9BB104” (ceramic capacitor) [1,2]"],
  ],
  [
    "farads for an inductor",
    [number, "L1|10nF|SWPA4030S100MT"],
    ["1 kind of part: “10nF” (capacitor), “SWPA4030S100MT” (inductor) [1,2]"],
  ],
  [
    "an electrolytic capacitor in henries",
    ["Ref|Value|Description", "C1|33uH|electrolytic capacitor 16V"],
    ["1 kind of part: “33uH” (inductor), “electrolytic capacitor 16V” (aluminum electrolytic capacitor) [1,2]"],
  ],
  [
    "a code that is no resistance",
    [number, "C1|104M|CL10B104KB8NNNC"],
    ["(1 tolerance: part ±10% (tighter), BOM M [1])"],
  ],
  ["a coil's impedance in ohms", [number, "L1|120R|BLM15PX121SN1D"], []],
  [
    "an order number for two values",
    [order, "C1|3.3nF|C1525", "C2|100nF|C1525", "C3|1uF|C15849"],
    [
      "1 part number: BOM says C1525 3.3nF and C1525 100nF (row 3) [2]",
      "2 part number: BOM says C1525 100nF and C1525 3.3nF (row 2) [2]",
    ],
  ],
  [
    "an electrolytic capacitor's number for two values",
    [number, "C1|330uF|GYA1E331MCQ1GS", "C2|1000uF|GYA1E331MCQ1GS"],
    [
      "1 part number: BOM says GYA1E331MCQ1GS 330uF and GYA1E331MCQ1GS 1000uF (row 3) [2]",
      "2 part number: BOM says GYA1E331MCQ1GS 1000uF and GYA1E331MCQ1GS 330uF (row 2) [2]",
    ],
  ],
  [
    "an unknown manufacturer's number for two inductances",
    [number, "L1|10uH|XAB3-4512-B", "L2|22uH|XAB3-4512-B"],
    [
      "1 part number: BOM says XAB3-4512-B 10uH and XAB3-4512-B 22uH (row 3) [2]",
      "2 part number: BOM says XAB3-4512-B 22uH and XAB3-4512-B 10uH (row 2) [2]",
    ],
  ],
  [
    "names of footprints and of series for several values",
    [number, "C1|1uF|CAP-0603", "C2|2uF|CAP-0603", "L1|1uH|SRN6045", "L2|2uH|SRN6045"],
    [],
  ],
  ...(
    [
      ["C104,C111,L101,L102|10uF", "C104, C111 and L101, L102"],
      ["C1,R2|100nF", "C1 and R2"],
      ["L1 L2 C9|4.7uH", "L1, L2 and C9"],
    ] as const
  ).map(
    ([row, names]) =>
      [`two kinds in a line: ${row}`, ["Ref|Value", row], [`1 designator: BOM says ${names} [0]`]] as const,
  ),
  [
    "a number in the place of the value that is another part",
    [number, "C1|TAIYO_YUDEN_LMK107BJ106MA-T|CL10A475KP8NNNC"],
    [
      "1 capacitance: LMK107BJ106MA-T 10 µF, CL10A475KP8NNNC 4.7 µF []",
      "(1 tolerance: LMK107BJ106MA-T ±20%, CL10A475KP8NNNC ±10% [])",
    ],
  ],
  [
    "a number among comments that is another part",
    ["Ref|Comment|MPN", "C1|CL10A106KP8NNNC|CL10A475KP8NNNC", "C2|100nF|CL10B104KB8NNNC"],
    ["1 capacitance: CL10A106KP8NNNC 10 µF, CL10A475KP8NNNC 4.7 µF []"],
  ],
  [
    "two alternates of different values",
    ["Ref|MPN|Alternate", "L1|SWPA4030S100MT|SWPA4030S220MT"],
    ["1 inductance: SWPA4030S220MT 22 µH, SWPA4030S100MT 10 µH []"],
  ],
  ...besides.map(
    ([titles, cells, said]) =>
      [cells, [titles, `C1|100nF|${cells}`], said === undefined ? [] : [`1 ${said} [2]`]] as const,
  ),
  ["X5R, and C0G by the number", [described, "C1|100pF|3%|CC0603JRNPO9BN101"], ["1 tolerance: part ±5%, BOM 3% [2]"]],
  [
    "a footprint of 0402",
    ["Ref|Value|Footprint|MPN", "C1|10uF|C_0402|CC1210KKX5R8BB106"],
    ["1 size (inch): part 1210, BOM 0402 [2]"],
  ],
])("%s", async (_, rows, said) => {
  expect(await saidOf(rows)).toEqual(said);
});
