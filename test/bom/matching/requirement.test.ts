import { requirementText } from "../../../src/messages/line/requirement-text";
import type { Claim } from "../../../src/bom/claims/claim";
import { decodeNumber } from "../../../src/bom/numbers/decode";
import { type Requirement, requirementOfLine } from "../../../src/bom/matching/requirement";
import { lineOfText } from "../../../src/bom/reading/line/line-of-text";

const required = (number: string, text: string): Requirement =>
  requirementOfLine(decodeNumber(number)[0] ?? null, lineOfText(text));
const shown = ({ claims }: Requirement): string =>
  claims
    .filter(({ aspect }) => aspect !== "type")
    .map((claim: Claim) => `${claim.aspect} ${claim.written}`)
    .sort()
    .join(", ");

const samsung =
  "capacitance 100 nF, characteristic X7R, nominalThickness 800 µm, size 0603, tolerance ±10%, voltage 50 V";

describe("The claims of a number and of the text next to it", () => {
  test.each([
    ["CL10B104KB8NNNC", "", samsung],
    ["CL10B104KB8NNNC", "0.1uF 50V X7R 0603", samsung],
    ["CL10B104KB8NNNC", "0.1uF 16V X5R 0603 20%", samsung],
    ["CL10B104KB8NNNC", "100V 5%", samsung.replace("±10%", "5%").replace("50 V", "100V")],
    ["CL10B104KB8NNNC", "C0G", samsung.replace("X7R", "C0G")],
    ["CL10B104KB8NNNC", "1608", samsung.replace("0603", "0603, size 1608")],
    ["", "1uF 6.3V 0306", "capacitance 1uF, size 0306, voltage 6.3V"],
    ["0306ZD105KAT2A", "", "capacitance 1 µF, characteristic X5R, size 0306, tolerance ±10%, voltage 10 V"],
    ["885012206095", "100nF 50V 0603", "capacitance 100nF, characteristic X7R, size 0603, voltage 50V"],
    ["", "100nF 50V X5R/X7R 0603", "capacitance 100nF, characteristic X5R, characteristic X7R, size 0603, voltage 50V"],
    ["", "10uH 0805 1A", "current 1A, inductance 10uH, size 0805"],
    ["", "4.7uF 16V 1608", "capacitance 4.7uF, size 1608, voltage 16V"],
    [
      "KAM15AR71H104KT",
      "",
      "aecQ200 , capacitance 100 nF, characteristic X7R, size 0603, tolerance ±10%, voltage 50 V",
    ],
    [
      "VLS6045EX-100M",
      "2A",
      "body 6 mm × 6 mm, circuit Power lines circuits, current 2A, inductance 10 µH, shielded shielded, thickness 4.5 mm, tolerance ±20%",
    ],
  ])("%s with %p", (number, text, claims) => {
    const requirement = required(number, text);
    expect(shown(requirement)).toBe(claims);
    expect(requirement.contradictions).toEqual([]);
    expect(requirement.missing).toEqual([]);
  });
});

test.each([
  ["CL10B104KB8NNNC", "1uF", ["capacitance"]],
  ["CL10B104KB8NNNC", "0402", ["size"]],
  ["CL10B104KB8NNNC", "250Vac", ["voltage"]],
  ["CL10B104KB8NNNC", "B特性", ["characteristic"]],
  ["", "100nF 1uF 50V 0603", ["capacitance"]],
])("%s contradicts %p", (number, text, aspects) => {
  expect(required(number, text).contradictions.map(({ aspect }) => aspect)).toEqual(aspects);
});

test("what an unconfirmed code says is required, and named as unconfirmed, unless the text says it", () => {
  // X7R and K of this manufacturer, and Samsung's size 55.
  const text = (number: string, said: string): string => requirementText(required(number, said), "en");
  expect(text("CGA0603X7R104K500JT", "")).toBe("100 nF ±10% (unconfirmed code) 50 V X7R (unconfirmed code) 0603");
  expect(text("CGA0603X7R104K500JT", "X5R ±20%")).toBe("100 nF ±20% 50 V X5R 0603");
  expect(text("CL55B104KB8NNNC", "")).toContain("2220 (unconfirmed code)");
});

test.each([
  ["885012206095", "", ["capacitance", "voltage"]],
  ["", "100nF", ["voltage", "size"]],
  ["", "", ["capacitance", "voltage", "size"]],
  ["XAL4020-332MEC", "", []],
  ["XAL4020-332MEC", "3.3uH Isat>2A", []],
  ["7443634700", "47uH 12A", ["size"]],
  ["7447709470", "", ["inductance"]],
  ["744031330", "", []],
  ["744043151", "", []],
  ["", "10uH 4x4mm 1A", []],
  ["", "10uH 0805", []],
  ["", "Radial ceramic disc 100nF 50V", ["leadSpace"]],
])("There isn't enough information about %s with %p", (number, text, missing) => {
  expect(required(number, text).missing).toEqual(missing);
});

// Candidates without a current; coils for high frequencies don't need one.
test.each([
  ["XAL4020-332MEC", "3.3uH", "choose"],
  ["XAL4020-332MEC", "3.3uH Isat>2A", null],
  ["", "10uH 4x4mm", "choose"],
  ["", "10uH 4x4mm 1A", null],
  ["", "470nH 0805", "choose"],
  ["", "470nH 5% 0805", "unneeded"],
  ["", "82nH 0603", "unneeded"],
  ["", "82nH 0603 300mA", null],
  ["", "82nH 1210", "choose"],
  ["TFM201210ALM-R47MTAA", "470nH 0805", "choose"],
  ["0402HP-47NXJLU", "", "unneeded"],
  ["HK100539NJ-T", "39nH", "unneeded"],
  ["CL10B104KB8NNNC", "", null],
])("the rated current of %s with %p is %p", (number, text, unknownCurrent) => {
  expect(required(number, text).unknownCurrent).toBe(unknownCurrent);
});
