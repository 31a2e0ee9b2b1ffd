import { Failed } from "../../../src/product-data/base/failed";
import type { LookupFailure } from "../../../src/product-data/lookup/failure";
import { checkBom } from "../../../src/bom/check/verdicts";
import type { NumberVerdict } from "../../../src/bom/check/verdict";
import { readBom } from "../../../src/bom/reading/read-bom";
import type { Product } from "../../../src/product-data/api/product";
import { nearMisses } from "../../../src/product-data/lookup/near";
import type { PartLoader } from "../../../src/product-data/lookup/part-loader";

/** Farads of the parts that exist. */
const capacitances: Readonly<Record<string, number>> = {
  GRM155R61E105KA12D: 1e-6,
  GRM155R61E105KA21D: 1e-6,
  GRM155R61E475KA12D: 4.7e-6,
  GRM155R71C104KA88D: 1e-7,
  GRM155R71C104KA88J: 1e-7,
  GRM033R71E471KA01D: 4.7e-10,
  GRM033R71E473KA01D: 4.7e-8,
};
const numbers = Object.keys(capacitances);

const loader: Pick<PartLoader, "load"> = {
  load: (partno) => {
    const farads = capacitances[partno];
    if (farads === undefined)
      throw new Failed<LookupFailure>({ code: "partUnknown", partno, near: nearMisses(partno, numbers) });
    return {
      group: { category: "ceramicCapacitorsSMD" } as Product["group"],
      record: {
        ...{ Partno: partno, PartnoWithoutPackageCode: partno.slice(0, -1), Status: "In Production" },
        Specs: { Capacitance: farads, RatedVoltage: 25 },
      },
      fetchedMs: 0,
    };
  },
};

async function checked(number: string, description: string, title = "MPN"): Promise<NumberVerdict> {
  const rows = [
    ["Ref", title, "Description"],
    ["C1", number, description],
    ["R1", "RC0603FR-0710KL", "10k resistor"],
  ];
  const { lines } = readBom(rows, new Map());
  const verdicts = await checkBom(lines, { loader }, "en", new AbortController().signal);
  const [main] = verdicts[0]?.numbers ?? [];
  if (main === undefined) throw new Error("The line has no number");
  return main;
}

test("a suggestion doesn't contradict the line", async () => {
  expect((await checked("GRM033R71E473KAO1D", "CAP CER 47nF 25V 0201")).near).toEqual(["GRM033R71E473KA01D"]);
  expect((await checked("GRM033R71E473KAO1D", "")).near).toEqual(["GRM033R71E473KA01D", "GRM033R71E471KA01D"]);
});

test("a number that contradicts nothing but fits no part has no suggestion, and isn't called mistyped", async () => {
  expect(await checked("GRM155R61E105KA12X", "CAP CER 22pF")).toMatchObject({ state: "unknown", near: [] });
});

test("a letter that no number has is a mistake", async () => {
  const near = ["GRM155R61E105KA12D", "GRM155R61E105KA21D"];
  expect(await checked("GRM155R61E105KAI2D", "1uF")).toMatchObject({ state: "mistyped", near });
});

test.each([
  ["a disc", "DE1E3RA222MA4BP01F", "2.2nF", "notInCatalog", []],
  ["another version", "GRM155R61E105KE19D", "1uF", "notInCatalog", []],
  ["no package code", "GRM155R61E105KE19", "1uF", "notInCatalog", []],
  ["nothing behind its tolerance", "GRM155R61A105M", "1uF", "notInCatalog", []],
  ["another voltage", "GRM155R61A105KA12D", "1uF", "notInCatalog", []],
  ["a character left out", "GRM155R61E105KA2D", "1uF", "mistyped", ["GRM155R61E105KA12D"]],
  ["another value than its line and a listed one", "GRM155R61E104KA12D", "1uF", "mistyped", ["GRM155R61E105KA12D"]],
])("a number of a known series with %s", async (_, partno, text, state, near) => {
  const verdict = await checked(partno, text);
  expect([verdict.state, verdict.near.slice(0, 1)]).toEqual([state, near]);
});

test("a number with another package code has the state of the listed one", async () => {
  const { state, foundAs } = await checked("GRM155R61E105KA12J", "1uF");
  expect([state, foundAs]).toEqual(["inProduction", "GRM155R61E105KA12D"]);
});

test("two swapped characters come before others, and characters that look alike before other mistakes", async () => {
  expect((await checked("GRM155R61E105AK12D", "1uF")).near[0]).toBe("GRM155R61E105KA12D");
  expect((await checked("GRM155R61E105KA2lD", "1uF")).near[0]).toBe("GRM155R61E105KA21D");
  expect((await checked("GRM155R61EI05KA12D", "")).near[0]).toBe("GRM155R61E105KA12D");
});

test("a number without its end is incomplete", async () => {
  expect(await checked("GRM155R71C104K", "100nF")).toMatchObject({
    state: "incomplete",
    near: ["GRM155R71C104KA88D", "GRM155R71C104KA88J"],
  });
});

test.each([
  ["81-GRM155R61E105KA12D", "MPN", null],
  ["81GRM155R61E105KA12D", "Mouser P/N", null],
  // Mouser leaves out a character.
  ["81-GRM155R61E475KA2D", "Mouser P/N", "GRM155R61E475KA12D"],
])("the order number %s below %s is for a part that exists", async (text, title, foundAs) => {
  expect(await checked(text, "25V", title)).toMatchObject({ state: "inProduction", foundAs });
});

test("a shortened order number that two parts could have is mistyped, and suggests both", async () => {
  const { state, near } = await checked("81-GRM155R61E105KA2D", "1uF", "Mouser P/N");
  expect([state, near]).toEqual(["mistyped", ["GRM155R61E105KA12D", "GRM155R61E105KA21D"]]);
});

test("a shortened order number next to the whole number is another form of it", () => {
  const rows = [
    ["Ref", "MPN", "Mouser", "Description"],
    ["C1", "GRM155R71C104KA88D", "81-GRM155R71C104KA8D", "100nF"],
    ["C2", "GRM155R71C104KA88D", "81-GRM155R61E105KA12D", "100nF"],
  ];
  const { lines } = readBom(rows, new Map());
  expect(lines.map((line) => line.numbers.map(({ partno }) => partno))).toEqual([
    ["GRM155R71C104KA88D"],
    ["GRM155R71C104KA88D", "GRM155R61E105KA12D"],
  ]);
});

test("a number of ours that the service doesn't have is compared by its code, which is never an alarm", async () => {
  const { findings } = await checked("GRM188R71A684KA61D", "680nF 25V X5R 0603");
  const said = findings.map(({ aspect, relation, part, isSure }) => [aspect, relation, part?.text, isSure]);
  expect(said).toContainEqual(["voltage", "fallsShort", "10 V", false]);
  expect(said).toContainEqual(["characteristic", "exceeds", "X7R", false]);
});

test("a number that falls short in something, however unsure, doesn't exceed its line", async () => {
  const rows = [
    ["Ref", "MPN", "Description"],
    ["C1", "GRM188R71A684KA61D", "680nF 25V X5R 0603"],
    ["C2", "CL10B104KB8NNNC", "104M 25V X7R 0603"],
    ["R1", "RC0603FR-0710KL", "10k resistor"],
  ];
  const { lines } = readBom(rows, new Map());
  const verdicts = await checkBom(lines, { loader }, "en", new AbortController().signal);
  expect(verdicts.map(({ exceeding }) => exceeding.map(({ aspect }) => aspect))).toEqual([
    [],
    ["voltage", "tolerance"],
    [],
  ]);
});

test("another manufacturer's number in a line of ours isn't a mistake", async () => {
  const rows = [
    ["Ref", "Manufacturer", "MPN", "Description"],
    ["C1", "Vendor", "GRM155R71C104KA88D", "100nF"],
    ["C2", "Vendor", "GRM155R71C104KA88J", "100nF"],
    ["C3", "Vendor", "GRM155R61E105KA12D / CL05A105KA5NQNC", "1uF"],
  ];
  const { lines } = readBom(rows, new Map());
  const verdicts = await checkBom(lines, { loader }, "en", new AbortController().signal);
  expect(verdicts[2]?.numbers.map(({ state }) => state)).toEqual(["inProduction", "otherMaker"]);
});
