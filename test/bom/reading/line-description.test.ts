import { readBom } from "../../../src/bom/reading/read-bom";
import { descriptionText } from "../../../src/messages/line/description-text";
import { findingsOfTexts, isDifference } from "../../../src/bom/matching/findings";
import { findingsOfNumber } from "../../../src/bom/matching/findings";
import { otherMakersNumber } from "../../../src/bom/numbers/read-number";
import { requirementOfLine } from "../../../src/bom/matching/requirement";
import type { Line } from "../../../src/bom/reading/line/line";

function line(value: string, description: string, footprint: string, number = ""): Line {
  const rows = [
    ["Ref", "Value", "Description", "Footprint", "MPN"],
    ["C1", value, description, footprint, number],
    ["R1", "10k", "resistor", "R_0402", ""],
  ];
  const [line] = readBom(rows).lines;
  if (line === undefined) throw new Error("It has no line");
  return line;
}

test.each([
  ["100nF", "CAP CER 25V X7R", "C_0603_1608Metric", "100nF 25V X7R 0603 ceramic capacitor"],
  ["10nF", "CAP CER 250VAC X7R", "C_1206", "10nF 250VAC X7R 1206 ceramic capacitor"],
  ["0.1uF", "CAP CER >=25V X5R or better <=10%", "0805", "100nF ≥25V ≥X5R 0805 ≤10% ceramic capacitor"],
  ["100nF", "CAP 16V X5R/X7R (1005 Metric)", "0402", "100nF 16V X5R/X7R 0402 ceramic capacitor"],
  ["100nF", "CAP CER 16V AEC-Q200", "0402", "100nF 16V 0402 ceramic capacitor CAP CER 16V AEC-Q200"],
])("%s, %s, and %s are shown as %s", (value, description, footprint, text) => {
  expect(descriptionText(line(value, description, footprint), "en")).toBe(text);
});

test.each([
  // The class of a voltage, a size that can't be metric, leads, and alternatives stay as the cells say them.
  ["10nF", "CAP CER 250VAC X7R", "C_1206", { aspect: "voltage", value: 250, voltageClass: "AC" }],
  ["100nF", "CAP CER 25V X7R", "C_0603_1608Metric", { aspect: "size", code: "0603", system: "inch" }],
  ["100nF", "CAP CER 16V X5R/X7R", "0402", { aspect: "characteristic", name: "X7R" }],
  ["100nF", "CAP CER 16V AEC-Q200", "0402", { aspect: "aecQ200" }],
])("%s, %s, and %s require %p", (value, description, footprint, claim) => {
  const { claims } = requirementOfLine(null, line(value, description, footprint));
  expect(claims).toContainEqual(expect.objectContaining(claim));
});

test("a capacitor with leads lacks its lead space, not a size", () => {
  expect(requirementOfLine(null, line("100nF", "CAP CER RADIAL 50V X7R", "")).missing).toEqual(["leadSpace"]);
});

test("a better tolerance and characteristic are acceptable if the cell says so", () => {
  const number = "08055C104JAT2A";
  const decoded = otherMakersNumber(number);
  const read = line("0.1uF", "CAP CER >=25V X5R or better <=20%", "0805", number);
  expect(decoded && findingsOfNumber(read, decoded, number).filter(isDifference)).toEqual([]);
});

test("two voltages in one cell are alternatives, and in two cells a contradiction", () => {
  const number = "CL10A105KA8NNNC";
  const decoded = otherMakersNumber(number);
  const differing = (...cells: Parameters<typeof line>): unknown => {
    const read = line(...cells);
    const found = [...findingsOfTexts(read, null), ...(decoded ? findingsOfNumber(read, decoded, number) : [])];
    return found.filter(isDifference).map(({ aspect }) => aspect);
  };
  expect(differing("1uF", "CAP CER 25V/50V", "0603")).toEqual([]);
  expect(differing("1uF/16V", "CAP CER 25V", "0603")).toEqual(["voltage"]);
});

test("words that require something have their cell, too", () => {
  const { cellClaims } = line("10uF", "CAP CER 16V X5R AEC-Q200", "0805");
  expect(cellClaims.filter(({ aspect }) => aspect === "aecQ200").map(({ column }) => column)).toEqual([2]);
});

test.each(["DE1E3KX102MA4BN01F", "DEHR33A102KA3A", "DEA1X3D101JJ1A"])("%s, with leads, is a capacitor", (partno) => {
  const { kind, contradictions } = line("1nF", "capacitor 1nF", "", partno);
  expect([kind, contradictions]).toEqual(["ceramicCapacitor", []]);
});

test("DEM8045C-4R7M=P3 is an inductor", () => {
  expect(line("", "", "", "DEM8045C-4R7M=P3").kind).toBe("inductor");
});
