import { readFileSync } from "node:fs";
import path from "node:path";
import { codedPart } from "../../../src/bom/matching/coded-part";
import { findingsOfPart, findingsOfTexts, isDifference } from "../../../src/bom/matching/findings";
import { findingsOfNumber } from "../../../src/bom/matching/findings";
import { otherMakersNumber } from "../../../src/bom/numbers/read-number";
import { lineFor, lineOfText } from "../../../src/bom/reading/line/line-of-text";

/**
 * Every line of 818 with another manufacturer's number that CHECK reports as different, each judged with the whole line:
 * 828 distinct lines of BOMs that 47 owners published, 10 of them with a number that isn't decoded. The texts are
 * shortened to the values that differ.
 */
const checkedLines = 818;
const [, ...alarms] = readFileSync(path.join(__dirname, "alarms.txt"), "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => line.split(" | ") as [number: string, text: string, aspects: string, lines: string, verdict: string]);

test.each(alarms)("%s with %s differs in %s", (number, text, aspects) => {
  const decoded = otherMakersNumber(number);
  if (decoded === null) throw new Error("It isn't decoded");
  const line = lineOfText(text);
  const contradictions = findingsOfTexts(lineFor(line, decoded.kind), null);
  const found = [...contradictions, ...findingsOfNumber(line, decoded, number)].filter(isDifference);
  const differing = [...new Set(found.map(({ aspect }) => aspect))];
  expect(differing).toEqual(aspects.split(", "));
});

test("less than 0.5 % of the lines are false alarms", () => {
  expect(alarms.filter(([, , , , verdict]) => !/^(true|false): /.test(verdict))).toEqual([]);
  const falseLines = alarms
    .filter(([, , , , verdict]) => verdict.startsWith("false"))
    .reduce((sum, [, , , lines]) => sum + Number(lines), 0);
  expect(falseLines / checkedLines).toBeLessThan(0.005);
});

test.each([
  ["SLF12565T-470M2R4-PF", "47uH 10A", "current fallsShort"],
  ["CL10B104KB8NNNC", "max. 0.5mm", "thickness fallsShort"],
  ["CL10B104KB8NNNC", "H=0.5mm", "nominalThickness fallsShort"],
  ["CL10B104KB8NNNC", "10uH", "inductance contradicts"],
  ["SWPA3015S100MT", "4x4mm", "body contradicts"],
  // Data alone is as exact: a number names one of two currents, and a nominal height.
  ["SLF12565T-470M2R4-PF", "47uH 3A", "", "current fallsShort"],
  ["CL10B104KB8NNNC", "max. 0.75mm", "", "thickness fallsShort"],
  ["CL10B104KB8NNNC", "soft termination", "benefits contradicts"],
])("%s with %s differs by its code as by the same data: %s", (number, text, byCode, byData = byCode) => {
  const decoded = otherMakersNumber(number);
  if (decoded === null) throw new Error("It isn't decoded");
  const coded = codedPart(decoded);
  const specs = coded.record["Specs"] as Readonly<Record<string, unknown>>;
  // A part's data also has its greatest height, which a code doesn't say.
  const record = { ...coded.record, Specs: { ...specs, ThicknessMax: specs["ThicknessMax"] ?? specs["Thickness"] } };
  const { group, fetchedMs } = coded;
  const differences = [coded, { group, record, fetchedMs }].map((part) =>
    findingsOfPart(lineOfText(text), part, number)
      .filter(isDifference)
      .map(({ aspect, relation }) => `${aspect} ${relation}`)
      .join(", "),
  );
  expect(differences).toEqual([byCode, byData]);
});
