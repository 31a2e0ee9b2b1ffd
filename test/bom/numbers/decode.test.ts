import { readFileSync } from "node:fs";
import path from "node:path";
import { decodeNumber, formOf, type Readings } from "../../../src/bom/numbers/decode";
import { families } from "../../../src/bom/numbers/families";

/**
 * One number per line, and its decoded values: `-` for none, `?` for a code that no real line has confirmed, which has
 * no value either.
 */
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
    grade: decoded.features.includes("automotive") ? "AEC-Q200" : "-",
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
  for (const family of Object.values(families).flat()) {
    const form = new RegExp(`^(?:${formOf(family)})$`);
    expect([family.number, examples.some(([number = ""]) => form.test(number))]).toEqual([family.number, true]);
  }
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

test("random letters in the places of codes are refused", () => {
  const seed = 20_261_125;
  let state = seed;
  const random = (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
  // The letters of the series stay. Würth Elektronik's inductors have digits alone.
  const changed = (number: string): string =>
    number.replace(/[A-Z]/g, (letter, at: number) =>
      at < 3 && !/^\d/.test(number) ? letter : (letters[random(letters.length)] ?? ""),
    );
  const numbers = examples.flatMap(([number = ""]) => (/[A-Z]/.test(number.slice(4)) ? number : []));
  const tries = numbers.flatMap((number) =>
    Array.from({ length: 50 }, () => changed(number)).filter((each) => each !== number),
  );
  const decoded = tries.filter((number) => decodeNumber(number).length > 0);
  expect({ seed, share: decoded.length / tries.length < 0.05, decoded: decoded.slice(0, 5) }).toMatchObject({
    share: true,
  });
});
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

test("a number of an older form isn't read as another manufacturer's", () => {
  // The number was once Kyocera AVX's: Y5V, 630 V.
  expect(decodeNumber("0805CG471J9BB")).toMatchObject([{ maker: "Yageo", says: { value: 4.7e-10, voltage: 50 } }]);
});

test("soft terminations are decoded if the series has a code for them", () => {
  const says = (number: string) => decodeNumber(number).map(({ features }) => features.includes("softTermination"));
  expect(says("CS0603KRX7R9BB104")).toEqual([true]);
  expect(says("CC0603KRX7R9BB104")).toEqual([false]);
  expect(says("C0603X104K5RACTU")).toEqual([true]);
  // AVX FLEXITERM, TDK AE, Taiyo Yuden's third letter, Samsung S.
  expect(says("06035C104KAZ2A")).toEqual([true]);
  expect(says("06035C104KAT2A")).toEqual([false]);
  expect(says("C1608X7R1E105K080AE")).toEqual([true]);
  expect(says("C1608X7R1E105K080AC")).toEqual([false]);
  expect(says("GMJ316BB7475KLHT")).toEqual([true]);
  expect(says("GMK316BJ475KL-T")).toEqual([false]);
  expect(says("CL31B225KCHSNNE")).toEqual([true]);
});

test.each([
  ["AWK107BJ106MV-T", "reversed"],
  ["UVK105CG030JW-F", "highQ"],
  ["CQ0603JRNPO9BN100", "highQ"],
  ["CBR06C459B5GAC", "highQ"],
  ["500R07S1R0BV4T", "highQ"],
  ["C0805F104K5RACTU", "failSafe"],
  ["C0805S104K5RACTU", "failSafe"],
] as const)("%s is %s", (number, name) => {
  expect(decodeNumber(number).map(({ features }) => features)).toEqual([expect.arrayContaining([name])]);
});

test("KEMET's series H is for 200 °C, and CX is X2Y, not a plain chip", () => {
  expect(decodeNumber("C0402H180K8GACTU").map(({ says }) => says.maxTemperature)).toEqual([200]);
  expect(decodeNumber("CX0603MRX7R9BB104")).toEqual([]);
});

test("the body of an inductor is in meters", () => {
  const says = (number: string) => decodeNumber(number).map((decoded) => decoded.says);
  expect(says("VLS6045EX-100M")).toMatchObject([{ value: 1e-5, length: 6e-3, width: 6e-3, thickness: 4.5e-3 }]);
  expect(says("VLS252010HBX-1R0M-1")).toMatchObject([{ value: 1e-6, length: 2.5e-3, width: 2e-3, thickness: 1e-3 }]);
  expect(decodeNumber("SRN6045TA-4R7M")).toMatchObject([
    { features: ["automotive"], says: { value: 4.7e-6, thickness: 4.5e-3 } },
  ]);
  // 0403 and 1208 are whole millimeters.
  expect(says("SDR0403-4R7ML")).toMatchObject([{ length: 4.5e-3, width: 4e-3, thickness: 3.2e-3 }]);
  expect(says("SRR1208-100ML")).toMatchObject([{ length: 12.7e-3, width: 12.7e-3, thickness: 8.5e-3 }]);
  expect(says("SRR0302-100ML").map(({ thickness }) => thickness)).toEqual([undefined]);
  expect(says("IHLP2525CZER100M11")).toMatchObject([{ length: 6.86e-3, width: 6.47e-3, thickness: 3e-3 }]);
  expect(says("NR10050T100M")).toMatchObject([{ length: 10e-3, width: 10e-3, thickness: 5e-3 }]);
  expect(says("74404063101")).toMatchObject([{ length: 6e-3, width: 6e-3, thickness: 2.8e-3 }]);
  expect(says("SLF6025T-4R7M1R5-PF")).toMatchObject([{ current: 1.5 }]);
  // The letters behind the digits change the body, and other series have other bodies with the same digits.
  expect(says("SRP7050WA-100M")).toMatchObject([{ length: 7.9e-3, width: 7.3e-3, thickness: 5.2e-3 }]);
  expect(says("SRP2313AA-100M")).toMatchObject([{ length: 23.5e-3, width: 22e-3, thickness: 12.6e-3 }]);
  expect(says("EPL2014-472MLC")).toMatchObject([{ length: 2e-3, width: 2e-3, thickness: 1.4e-3 }]);
  expect(says("SDR1806-100ML")).toMatchObject([{ length: 18.3e-3, width: 14e-3, thickness: 6.6e-3 }]);
  expect(says("NRS8040T3R6NJGJ")).toMatchObject([{ thickness: 4.2e-3 }]);
  // The digits of a body that no table has say nothing, and a semi-shielded one is neither.
  expect(says("SRP9999-100M").map(({ length, thickness }) => [length, thickness])).toEqual([[undefined, undefined]]);
  expect(decodeNumber("SRN4018-220M").map(({ shielded }) => shielded)).toEqual(["semi-shielded"]);
});

function decimal(value: number, unit: "pF" | "nH"): string {
  return `${String(Number((value * (unit === "pF" ? 1e12 : 1e9)).toPrecision(12)))}${unit}`;
}

test("the ratings of series whose data sheets are public are in amperes and ohms", () => {
  const ratingsOf = (partno: string) => {
    const [decoded] = decodeNumber(partno);
    const { current, saturation, resistance } = decoded?.says ?? {};
    return [current, saturation, resistance];
  };
  expect(ratingsOf("SRN8040-220M")).toEqual([2.2, 2.2, 0.1]);
  expect(ratingsOf("SRN6045-1R0Y")).toEqual([4.2, 8.5, 0.0139]);
  expect(ratingsOf("ASPI-4020S-100M-T")).toEqual([0.9, 1.6, undefined]);
  expect(ratingsOf("XAL7050-103MEC")).toEqual([8.5, 7.1, 0.029]);
  expect(ratingsOf("MSS7341-103MLC")).toEqual([3.8, 2.1, 0.038]);
  expect(ratingsOf("SRP4012-R47M")).toEqual([6.5, 9, 0.02]);
  expect(ratingsOf("SD10-4R7-R")).toEqual([1.04, 1.08, undefined]);
  // The series' data sheet has no current by the rise of temperature.
  expect(ratingsOf("XFL4020-472MEC")).toEqual([undefined, 2.7, 0.0574]);
  // Other models of a series have other ratings.
  expect(ratingsOf("XEL4020-222MEC")).toEqual([5.5, 5.9, 0.0387]);
  expect(ratingsOf("XPL4020-222MEC")).toEqual([undefined, undefined, undefined]);
  expect(ratingsOf("SRN6045TA-1R0Y")).toEqual([undefined, undefined, undefined]);
});

test("the series of some large inductors say their bodies, and an IC isn't an inductor", () => {
  const [decoded] = decodeNumber("SER2009-102MLB");
  expect([decoded?.says.length, decoded?.says.width, decoded?.says.thickness]).toEqual([0.01918, 0.01308, 0.00864]);
  expect(decodeNumber("DS3316P-103ML")[0]?.says.value).toBe(1e-5);
  expect(decodeNumber("DS2482S-800")).toEqual([]);
});

test("a number of a coil for high frequencies whose tolerance is left open is decoded", () => {
  const [decoded] = decodeNumber("0402HP-4N7X");
  expect([decoded?.says.value, decoded?.says.size, decoded?.says.tolerance]).toEqual([4.7e-9, "0402", undefined]);
});
