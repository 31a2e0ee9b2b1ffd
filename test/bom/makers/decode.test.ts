import { readFileSync } from "node:fs";
import path from "node:path";
import { decodeNumber, type Readings } from "../../../src/bom/makers/decode";
import { families } from "../../../src/bom/makers/families";

/** One number per line, and its decoded values: `-` for none, `?` for a code that no real line has confirmed, which has no value either. */
const [, ...examples] = readFileSync(path.join(__dirname, "examples.txt"), "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split(" "));

test.each(examples)("%s of %s", (number, maker, value, size, characteristic, voltage, tolerance, thickness, grade) => {
  const [decoded, ...others] = decodeNumber(number);
  if (decoded === undefined) throw new Error("It fits no family");
  expect(others).toEqual([]);
  const { says } = decoded;
  const shown = (name: keyof Readings): string => String(says[name] ?? "-");
  expect({
    maker: decoded.maker,
    value: says.value === undefined ? "-" : decimal(says.value, decoded.kind === "capacitor" ? "pF" : "nH"),
    texts: [shown("size"), shown("characteristic"), shown("voltage"), shown("tolerance")],
    grade: says.automotive ? "AEC-Q200" : "-",
  }).toEqual({
    maker: maker.replaceAll("_", " "),
    value,
    texts: [size, characteristic, voltage, tolerance].map((text) => (text === "?" ? "-" : text)),
    grade,
  });
  if (thickness === "?") expect(says.thickness).toBeUndefined();
  else if (thickness !== "-") expect(says.thickness).toBe(Number(`${thickness}e-3`));
});

test("every family has an example", () => {
  const seen = new Set(examples.flatMap(([number]) => decodeNumber(number ?? "").map(({ series }) => series)));
  expect(
    Object.values(families)
      .flat()
      .filter(({ series }) => !seen.has(series)),
  ).toEqual([]);
});

test.each([
  ["the maker's own", "GRM188R71H104KA93D"],
  ["an integrated circuit's", "STM32F407VGT6"],
  ["a resistor's", "RC0603FR-0710KL"],
  ["a tantalum capacitor's", "TAJB106K016RNJ"],
  ["a cut one", "CL10B104"],
])("%s number fits no family: %s", (_, number) => {
  expect(decodeNumber(number)).toEqual([]);
});

test("soft terminations are decoded if the series has a code for them", () => {
  const says = (number: string) => decodeNumber(number).map((decoded) => decoded.says.softTermination);
  expect(says("CS0603KRX7R9BB104")).toEqual([true]);
  expect(says("CC0603KRX7R9BB104")).toEqual([false]);
  expect(says("C0603X104K5RACTU")).toEqual([true]);
});

test("the body of an inductor is in meters", () => {
  const says = (number: string) => decodeNumber(number).map((decoded) => decoded.says);
  expect(says("VLS6045EX-100M")).toMatchObject([{ value: 1e-5, length: 6e-3, width: 6e-3, thickness: 4.5e-3 }]);
  expect(says("VLS252010HBX-1R0M-1")).toMatchObject([{ value: 1e-6, length: 2.5e-3, width: 2e-3, thickness: 1e-3 }]);
  expect(says("SRN6045TA-4R7M")).toMatchObject([{ value: 4.7e-6, thickness: 4.5e-3, automotive: true }]);
});

function decimal(value: number, unit: "pF" | "nH"): string {
  return `${String(Number((value * (unit === "pF" ? 1e12 : 1e9)).toPrecision(12)))}${unit}`;
}
