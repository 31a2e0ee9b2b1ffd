import type { RequirementFailure } from "../../../src/bom/matching/requirement-failure";
import { isFailure } from "../../../src/product-data/base/failed";
import type { ComponentKind } from "../../../src/bom/claims/component-kind";
import { kindName } from "../../../src/bom/claims/component-kind";
import { decodeNumber } from "../../../src/bom/numbers/decode";
import { requirementOfLine } from "../../../src/bom/matching/requirement";
import { lineOfText } from "../../../src/bom/reading/line/line-of-text";
import refused from "./needed-kind.json";

/** The kind of a line, or the kind that is refused, or both kinds of a contradiction. */
function kindOf(part: string, text: string): string {
  try {
    const { category } = requirementOfLine(decodeNumber(part)[0] ?? null, lineOfText(text), part);
    return category === "inductors" ? "inductor" : "capacitor";
  } catch (error) {
    if (!isFailure<RequirementFailure>(error)) throw error;
    const { failure } = error;
    if (failure.code === "otherKind") return `not ours: ${failure.kind.en}`;
    return failure.code === "kindContradictory" ? `${failure.number.en}, but ${failure.text.en}` : failure.code;
  }
}

test.each(refused as [string, string, ComponentKind][])("%s %s is refused", (part, text, kind) => {
  expect(kindOf(part, text)).toBe(`not ours: ${kindName(kind).en}`);
});

test.each([
  ["CL10B104KB8NNNC", "RES SMD 4R7 5% 0603", "capacitor, but resistor"],
  ["CL10B104KB8NNNC", "TANTALUM 100NF 35V", "capacitor, but tantalum capacitor"],
  ["XAL4020-332MEC", "CAP CER 3.3UF 16V", "inductor, but ceramic capacitor"],
  ["CL10B104KB8NNNC", "ferrite bead 600R", "capacitor, but ferrite bead"],
])("%s contradicts %s", (part, text, kinds) => {
  expect(kindOf(part, text)).toBe(kinds);
});

test.each([
  ["CL10B104KB8NNNC", "MLCC for the LED driver module", "capacitor"],
  ["SDR0403-4R7ML", "Wire-wound SMD inductor with a ferrite core", "inductor"],
  ["CL05A105KA5NQNC", "decoupling of the crystal oscillator", "capacitor"],
  ["", "100nF 50V X7R 0603", "capacitor"],
  ["", "Feedthrough capacitor 1nF 50V 0805", "capacitor"],
  ["", "三端子電容 1uF 6.3V 0603 3端子", "capacitor"],
  ["", "贴片电容 100nF 50V 0603", "capacitor"],
  ["", "チップインダクタ 1uH 2520", "inductor"],
  ["", "1uH 3A 2520", "inductor"],
  ["", "4u7 3A", "inductor"],
  ["", "4u7 10V 3A", "capacitor"],
  ["", "Spule 10uH 1A 4x4mm", "inductor"],
])("%s %s is the document's", (part, text, kind) => {
  expect(kindOf(part, text)).toBe(kind);
});
