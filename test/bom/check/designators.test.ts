import type { LookupFailure } from "../../../src/product-data/lookup/failure";
import { Failed } from "../../../src/product-data/base/failed";
import { checkBom, columnsSaying, readBom } from "../../../src/bom/index";
import { findingText } from "../../../src/messages/comparison-texts";

/** No number is known. */
const loader = {
  load: (partno: string) => Promise.reject(new Failed<LookupFailure>({ code: "partUnknown", partno, near: [] })),
};

const titles = ["Designator", "Qty", "Value", "Footprint"];
const right = [
  ["R1, R2", "2", "10k", "0603"],
  ["C10-C13", "4", "1uF", "0603"],
  ["C14", "1", "22pF", "0402"],
];

/** The alarms of the lines after `right`: their texts and columns. */
async function alarmsOf(rows: readonly (readonly string[])[], others: readonly (readonly string[])[] = right) {
  const { lines } = readBom([titles, ...others, ...rows], new Map());
  const checked = await checkBom(lines, { loader }, "en", new AbortController().signal);
  return checked
    .filter(({ line }) => line.row > others.length)
    .flatMap(({ mismatches }) =>
      mismatches.map((finding) => `${findingText(finding, "en")} [${columnsSaying([finding]).join()}]`),
    );
}

test("a quantity that isn't the number of designators is an alarm, if the other lines count them", async () => {
  expect(await alarmsOf([["C1-C4", "3", "100nF", "0603"]])).toEqual([
    "quantity: BOM says 3 and 4 (C1, C2, C3, C4) [1,0]",
  ]);
  expect(await alarmsOf([["C1, C2, C2", "3", "100nF", "0603"]])).toEqual(["quantity: BOM says 3 and 2 (C1, C2) [1,0]"]);
  expect(await alarmsOf([["C1,2,5-9", "8", "100nF", "0603"]])).toEqual([
    "quantity: BOM says 8 and 7 (C1, C2, C5, C6, …, C9) [1,0]",
  ]);
});

test.each([
  ["the right quantity", ["C1-C4", "4", "100nF", "0603"]],
  ["none", ["C1-C4", "", "100nF", "0603"]],
  ["a part that isn't bought", ["C1-C4", "0", "100nF", "0603"]],
  ["not fitted", ["C1-C4", "3", "DNP", "0603"]],
  ["a remark among the designators", ["C1, C2 (bottom), C3", "4", "100nF", "0603"]],
  ["equal boards", ["C1, C2, C1, C2", "4", "100nF", "0603"]],
  ["another component", ["J1", "2", "Header", "1x04"]],
])("a quantity is no alarm: %s", async (_, line) => {
  expect(await alarmsOf([line])).toEqual([]);
});

test("quantities of several boards aren't compared with designators", async () => {
  const ofTwo = right.map(([names = "", count, ...rest]) => [names, String(2 * Number(count)), ...rest]);
  expect(await alarmsOf([["C1-C4", "4", "100nF", "0603"]], ofTwo)).toEqual([]);
});

test("a designator in two lines of different values is an alarm", async () => {
  const lines = [
    ["C1, C2", "2", "100nF", "0603"],
    ["C2, C3", "2", "10uF", "0603"],
  ];
  expect(await alarmsOf(lines)).toEqual([
    "designator: BOM says C2 100nF and C2 10uF (row 6) [0]",
    "designator: BOM says C2 10uF and C2 100nF (row 5) [0]",
  ]);
});

test.each([
  [
    "of the same value",
    [
      ["C1, C2", "2", "100nF", "0603"],
      ["C2, C3", "2", "0.1uF", "0402"],
    ],
  ],
  [
    "of which one isn't fitted",
    [
      ["C1", "1", "100nF", "0603"],
      ["C1", "1", "10uF DNP", "0603"],
    ],
  ],
  [
    "to choose from",
    [
      ["C1", "1", "100nF", "0603"],
      ["C1", "1", "10uF", "0603"],
      ["C1", "1", "22uF", "0603"],
    ],
  ],
  ["of two boards", [...right, ["C1", "1", "100nF", "0603"], ["C10-C13", "4", "10uF", "0603"]]],
])("a designator in lines %s is no alarm", async (_, lines) => {
  expect(await alarmsOf(lines)).toEqual([]);
});
