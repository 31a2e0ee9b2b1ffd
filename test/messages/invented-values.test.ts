import type { Finding } from "../../src/bom/matching/findings";
import { differencesText } from "../../src/messages/comparison-texts";
import { inventedText } from "../../src/messages/invented-values";
import { setInventedFields } from "../../src/messages/invented-fields";

afterEach(() => setInventedFields(() => []));

const findings: readonly Finding[] = [
  {
    aspect: "resistance",
    relation: "contradicts",
    required: { text: "26mOhm", source: { type: "cells", cells: [] } },
    part: { text: "30 mΩ", source: { type: "data", partno: "LQH32CN100K33L" } },
    note: null,
    isSure: true,
  },
];

test("nothing is invented unless the demonstration says so", () => {
  expect(inventedText(["current", "resistance"], "en")).toBe("");
  expect(differencesText(findings, "en")).toBe("Differs: DC resistance: part 30 mΩ, BOM 26mOhm");
});

test.each([
  ["en", "Differs: DC resistance: part 30 mΩ, BOM 26mOhm; invented in this demonstration: DC resistance"],
  ["ja", "不一致: 直流抵抗: 部品 30 mΩ、BOM 26mOhm。このデモでは架空の値: 直流抵抗"],
  ["zh", "不同：直流电阻：元件 30 mΩ，BOM 26mOhm；此演示中为虚构值：直流电阻"],
] as const)("in %s, the comparison names the invented values that it rests on", (language, text) => {
  setInventedFields(() => ["RdcMax", "QMin"]);
  expect(differencesText(findings, language)).toBe(text);
  expect(inventedText(["inductance", "characteristic"], language)).toBe("");
  expect(inventedText(["quality", "quality"], language)).not.toBe("");
});
