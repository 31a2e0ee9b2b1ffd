import { readFileSync } from "node:fs";
import path from "node:path";
import Papa from "papaparse";
import { realParts } from "../../../service/catalog/real-parts";
import { type LineNumber, readBom } from "../../../src/bom/index";
import { isOwnNumber } from "../../../src/bom/numbers/read-number";
import { repeated } from "../../harness/random";

test.each([
  ["MPN", ""],
  ["S. MI", ""],
  ["link", "https://shop.example/kemet/dp/"],
])("a second number hides neither the first one below %s, nor its manufacturer", (title, before) => {
  const { lines } = readBom([
    ["Ref", title, "Manufacturer 2", "MPN 2"],
    ...["CC0603KRX7R9BB104", "C0603C104K5RACTU"].map((partno, at) => [
      ...[`C${String(at)}`, before + partno, "Vendor", "GRM188R71H104KA93D"],
    ]),
  ]);
  expect(lines.map(({ numbers }) => numbers.map(({ partno, manufacturer }) => `${partno} ${manufacturer}`))).toEqual([
    ["GRM188R71H104KA93D Vendor", "CC0603KRX7R9BB104 "],
    ["GRM188R71H104KA93D Vendor", "C0603C104K5RACTU "],
  ]);
});

/** The numbers of a cell in a column for them. */
const numbersIn = (cell: string): readonly LineNumber[] =>
  readBom([
    ["Designator", "MPN", "Qty"],
    ["C1", cell, "1"],
    ["C2", "GRM188R71H104KA93D", "1"],
  ]).lines.flatMap(({ row, numbers }) => (row === 1 ? numbers : []));

const shown = (cell: string): string =>
  numbersIn(cell)
    .map(({ partno, how }) => `${partno} ${how}`)
    .join(", ");

describe("A cell of a BOM", () => {
  test.each<[string, string, string]>([
    ["blank", "", ""],
    ["blanks", " \u3000\n", ""],
    ["without package code", "GRM155R61E105KA12", "GRM155R61E105KA12 whole"],
    ["#, which stands for any package", "GRM155R61E105KA12#", "GRM155R61E105KA12 whole"],
    ["blanks within", "GRM155 R61E105 KA12D", "GRM155R61E105KA12D whole"],
    ["line break within", "GRM155R61E\n105KA12D", "GRM155R61E105KA12D whole"],
    ["small letters", "grm155r61e105ka12d", "GRM155R61E105KA12D whole"],
    ["inductor with hyphen and equals sign", "DFE201610E-1R0M=P2", "DFE201610E-1R0M=P2 whole"],

    ["maker before", "Vendor GRM155R61E105KA12D", "GRM155R61E105KA12D whole"],
    ["note behind", "GRM155R61E105KA12D (or equivalent)", "GRM155R61E105KA12D inText"],
    ["quantity behind", "GRM155R61E105KA12D x2", "GRM155R61E105KA12D inText"],
    ["a letter behind, which may or may not be the package", "GRM155R61E105KA12 D", "GRM155R61E105KA12 inText"],
    ["brackets", "[GRM155R61E105KA12D]", "GRM155R61E105KA12D inText"],
    ["Japanese around", "メーカー品番：ＧＲＭ１５５Ｒ６１Ｅ１０５ＫＡ１２Ｄ（要確認）", "GRM155R61E105KA12D inText"],
    ["underscores around", "CAP_GRM155R61E105KA12D_0402", "GRM155R61E105KA12D inText"],
    ["# in a text", "GRM155R61E105KA12# or better", "GRM155R61E105KA12 inText"],

    [
      "several, a comma",
      "GRM155R61E105KA12D, GRM188R61E106MA73D",
      "GRM155R61E105KA12D inText, GRM188R61E106MA73D inText",
    ],
    [
      "several, a slash",
      "GRM155R61E105KA12D/GRM155R61E105KA12J",
      "GRM155R61E105KA12D inText, GRM155R61E105KA12J inText",
    ],
    [
      "several, lines",
      "GRM155R61E105KA12D\nGRM188R61E106MA73D",
      "GRM155R61E105KA12D inText, GRM188R61E106MA73D inText",
    ],
    ["the same twice", "GRM155R61E105KA12D (GRM155R61E105KA12D)", "GRM155R61E105KA12D inText"],
    [
      "ours beside another maker's",
      "CC0402KRX7R9BB473 / GCM155R71C104KA55D",
      "GCM155R71C104KA55D inText, CC0402KRX7R9BB473 inText",
    ],

    ["URL path", "https://example.com/en/products/GRM155R61E105KA12D", "GRM155R61E105KA12D inUrl"],
    [
      "URL of a file",
      "https://example.com/pdf/1811081612_Vendor-GJM1555C1H1R0WB01D_C72134.pdf",
      "GJM1555C1H1R0WB01D inUrl",
    ],
    [
      "URL with the # escaped",
      "https://example.com/products/productdetail?partno=GRM155R61E105KA12%23",
      "GRM155R61E105KA12 inUrl",
    ],
    ["URL without a scheme", "www.example.com/p/grm155r61e105ka12d?qty=1", "GRM155R61E105KA12D inUrl"],
    [
      "number and URL of the same",
      "GRM155R61E105KA12D https://example.com/GRM155R61E105KA12D",
      "GRM155R61E105KA12D inText",
    ],
    ["a percent sign that escapes nothing", "10%GRM155R61E105KA12D 5%", "GRM155R61E105KA12D inText"],

    ["order code", "81-GRM155R71C104KA88D", "GRM155R71C104KA88D inOrderCode"],
    [
      "order code with the number shortened: nothing is put back",
      "81-GRM1555C1H6R8BA1D",
      "GRM1555C1H6R8BA1D inOrderCode",
    ],
    ["order code without the hyphen", "710885012206081", "885012206081 inOrderCode"],
    ["order code that does not hold the number", "490-10474-1-ND", ""],

    ["mistyped", "GRM155R61E105KA1", "GRM155R61E105KA1 whole"],
    ["mistyped, in a text", "see GRM155R61E105XKA12DD", "GRM155R61E105XKA12DD inText"],
    ["another maker's, without a letter", "2286211-3", "2286211-3 whole"],
    ["another maker's, its name before", "Yageo CC0402KRX7R9BB473", "CC0402KRX7R9BB473 whole"],
    ["URL without a number", "https://example.com/datasheet.pdf", ""],
    ["title", "MANUFACTURER PART NUMBER", ""],
    ["value", "100nF", ""],
    ["number", "402", ""],
    ["description", "1 µF ±10% 25V Ceramic Capacitor X5R 0402 (1005 Metric)", ""],
    ["an error", "#N/A", ""],
  ])("%s", (_, cell, expected) => {
    expect(shown(cell)).toBe(expected);
  });
});

test("every number in the catalog is recognized, with and without its package code", () => {
  const numbers = [...realParts()]
    .filter((_, at) => at % 3 < repeated(3))
    .flatMap(({ partno, base }) => [partno, base]);
  expect(numbers.filter((partno) => !isOwnNumber(partno))).toEqual([]);
});

test("the real BOMs: every number of the manufacturer is found exactly, and other manufacturers' numbers are unchanged", () => {
  const files = { "thunderscope-rev5.3-pcie.csv": "MANUFACTURER PART NUMBER", "haasoscope-pro-adc.csv": "MFR Part #" };
  for (const [file, column] of Object.entries(files)) {
    const text = readFileSync(path.resolve(__dirname, "../../../demo/data", file), "utf8");
    const rows = Papa.parse(text, { header: true, skipEmptyLines: true }).data;
    const ours = rows.filter((row) => (row["Manufacturer"] ?? row["MANUFACTURER"]) === "Vendor");
    const parts = ours.map((row) => numbersIn(row[column] ?? ""));
    expect(ours.length).toBeGreaterThan(5);
    expect(
      parts.every(([first, ...more]) => first?.how === "whole" && isOwnNumber(first.partno) && more.length === 0),
    ).toBe(true);
    const others = rows.filter((row) => !ours.includes(row)).flatMap((row) => numbersIn(row[column] ?? ""));
    expect(others.filter(({ partno }) => isOwnNumber(partno))).toEqual([]);
  }
});
