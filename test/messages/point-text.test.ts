import { comparisonWith } from "../../src/bom/matching/compare";
import { decodeNumber } from "../../src/bom/numbers/decode";
import { requirementOfLine } from "../../src/bom/matching/requirement";
import { lineOfText } from "../../src/bom/reading/line/line-of-text";
import { closestText } from "../../src/messages/line/closest-text";
import { differencesText } from "../../src/messages/line/check-text";
import { findingsOfPart } from "../../src/bom/matching/findings";
import { pointTexts } from "../../src/messages/line/point-text";
import { groupOf } from "../product-group";
import type { Product } from "../../src/product-data/api/product";

const part: Product = {
  group: groupOf("ceramicCapacitorsSMD"),
  record: { Partno: "GCJ188R71H104KA12D", Benefits: ["Anti-crack while deflecting"] },
  fetchedMs: 0,
};

test.each([
  ["en", "Anti-crack while deflecting"],
  ["ja", "たわみクラック対策"],
  ["zh", "弯曲裂纹对策"],
] as const)("%s: the soft termination of another manufacturer's number is named as the part's", (language, name) => {
  const { claims } = requirementOfLine(decodeNumber("CS0603KRX7R9BB104")[0] ?? null, lineOfText(""));
  const points = comparisonWith(claims)(part).filter(({ aspect }) => aspect === "benefits");
  expect(points.map((point) => pointTexts(point, language))).toEqual([{ required: name, part: name }]);
});

test.each([
  ["en", "Differs: benefits: part Anti-crack while deflecting, BOM low ESL"],
  ["ja", "不一致: 特長: 部品 たわみクラック対策、BOM low ESL"],
  ["zh", "不同：特点：元件 弯曲裂纹对策，BOM low ESL"],
] as const)(
  "%s: a difference names the part's value in the language, and the BOM's in its own words",
  (language, text) => {
    const findings = findingsOfPart(lineOfText("low ESL"), part, "").filter(({ aspect }) => aspect === "benefits");
    expect(differencesText(findings, language)).toBe(text);
  },
);

test.each([
  ["en", "GRM1, size (mm) 3216 instead of 1608, SMD type Two-terminal instead of reverse geometry"],
  ["ja", "GRM1、サイズ（mm）3216（条件 1608）、SMD タイプ 2端子（条件 reverse geometry）"],
  ["zh", "GRM1，封装尺寸（公制）3216（要求 1608）、SMD 类型 2端子（要求 reverse geometry）"],
] as const)("%s: so does what the closest part falls short in", (language, text) => {
  const shortfalls = [
    { aspect: "sizeMm", relation: "worse", required: "1608", part: "3216" },
    { aspect: "type", relation: "worse", required: "reverse geometry", part: "Two-terminal" },
  ] as const;
  expect(closestText({ partno: "GRM1", shortfalls }, language)).toBe(text);
});
