import { type ComponentKind, lineKindOf } from "../../../src/bom/claims/component-kind";
import { kindOfFootprint, signOfDesignator } from "../../../src/bom/claims/kind-signs";
import { kindOfText } from "../../../src/bom/claims/kind-words";
import { kindWords } from "../../../src/bom/words/kinds";
import texts from "./kind-words.json";

test.each(texts as [string, ComponentKind | null][])("%s is %s", (text, kind) => {
  expect(kindOfText(text)).toBe(kind);
});

test("only a capacitor of unknown type makes a line of unknown kind", () => {
  const kinds = Object.keys(kindWords) as readonly ComponentKind[];
  expect(kinds.filter((kind) => lineKindOf(kind) === null)).toEqual(["capacitor"]);
});

test.each([
  ["C1", "capacitor"],
  ["C_10uF_2", "capacitor"],
  ["FB3", "coil"],
  ["RN1", "resistor"],
  ["LED2", "other"],
  ["W7", undefined],
])("the designator %s is of the family %s", (designator, family) => {
  expect(signOfDesignator(designator)?.family).toBe(family);
});

test.each([
  ["Capacitor_SMD:C_0603_1608Metric", "capacitor"],
  ["Capacitor_SMD:CP_Elec_6.3x7.7", "aluminumCapacitor"],
  ["EIA-3528-21", "tantalumCapacitor"],
  ["Inductor_SMD:L_0402_1005Metric", "inductor"],
  ["RES_1206", "resistor"],
  ["0603", null],
])("the footprint %s is one of %s", (footprint, kind) => {
  expect(kindOfFootprint(footprint)).toBe(kind);
});
