import { type ComponentKind, lineKindOf } from "../../../src/bom/claims/component-kind";
import { kindOfFootprint, signOfDesignator } from "../../../src/bom/claims/kind-signs";
import { kindOfText } from "../../../src/bom/claims/kind-words";
import { kindWords } from "../../../src/bom/words/kinds";

test.each([
  ["CAP TANT 10UF 16V 10% 1206", "tantalumCapacitor"],
  ["TVS 24V 0402 10pF", "tvsDiode"],
  ["RES SMD 4R7 5% 0603 50V", "resistor"],
  ["common mode choke 1uH", "commonModeChoke"],
  ["Inductor Common Mode Filter", "commonModeChoke"],
  ["EMI Filter Bead", "ferriteBead"],
  ["Non-Polarized Capacitor", "capacitor"],
  ["Polarised capacitor", "aluminumCapacitor"],
  ["0.3 pF ±0.01pF Thin Film Capacitor 100 V 0402", "filmCapacitor"],
  ["Thick film resistor 10k", "resistor"],
  ["Capacitor 100nF for the LED driver", "capacitor"],
  ["8Mhz Ceramic Resonator", "resonator"],
  ["Elektrolytkondensator 100 µF", "aluminumCapacitor"],
  ["Widerstand 10k", "resistor"],
  ["condensateur céramique 100 nF", "ceramicCapacitor"],
  ["Конденсатор", "capacitor"],
  ["Индуктивность", "inductor"],
  ["チップ電解コンデンサ220uF", "aluminumCapacitor"],
  ["フェライトビーズ", "ferriteBead"],
  ["发光二极管", "led"],
  ["贴片电容 100nF", "ceramicCapacitor"],
  ["共模电感", "commonModeChoke"],
  ["X-tal 12MHz,3.2x2.5 SMD, CL=20pF", "crystal"],
  ["10K Trimmer Potentiometer", "potentiometer"],
  ["Li-Ion, Li-polymer charge management controller", "battery"],
  ["HRO Elec TYPE-C-31-M-12 USB Connectors", "connector"],
  ["Reverse polarized SMA connector", "connector"],
  ["ELEC 100uF 16V", "aluminumCapacitor"],
  ["Capacitor, not tantalum, 20%", "capacitor"],
  ["No tantalum, tolerance 20%", null],
  ["NO pushbutton", "switch"],
  ["150 Ohm Res (LED Val?)", "resistor"],
  ["Thick Film Inductor 1.6 nH", "inductor"],
  ["100nF 50V X7R 0603", null],
])("%s is %s", (text, kind) => {
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
