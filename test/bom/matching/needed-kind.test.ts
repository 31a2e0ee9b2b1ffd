import type { RequirementFailure } from "../../../src/bom/matching/requirement-failure";
import { isFailure } from "../../../src/product-data/base/failed";
import type { ComponentKind } from "../../../src/bom/claims/component-kind";
import { kindName } from "../../../src/bom/claims/component-kind";
import { decodeNumber } from "../../../src/bom/numbers/decode";
import { requirementOfLine } from "../../../src/bom/matching/requirement";
import { lineOfText } from "../../../src/bom/reading/line/line-of-text";

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

test.each<readonly [string, string, ComponentKind]>([
  ["", "CAP TANT 10UF 16V 10% 1206", "tantalumCapacitor"],
  ["", "钽电容 10uF 16V A型", "tantalumCapacitor"],
  ["", "タンタルコンデンサ 10μF 16V", "tantalumCapacitor"],
  ["TAJA106K016RNJ", "10uF 16V 1206", "tantalumCapacitor"],
  ["T491A106K016AT", "", "tantalumCapacitor"],
  ["", "TVS 24V 0402 10pF", "tvsDiode"],
  ["", "ESD protection 5V 0402 0.5pF", "tvsDiode"],
  ["", "RES SMD 4R7 5% 0603 50V", "resistor"],
  ["", "电阻 4R7 5% 0603 50V", "resistor"],
  ["RC0603FR-074R7L", "4R7 0603", "resistor"],
  ["", "Common mode choke 1uH 0805 0.3A", "commonModeChoke"],
  ["", "コモンモードチョークコイル 1uH 2012", "commonModeChoke"],
  ["", "Ferrite bead 600R@100MHz 0603 0.5A", "ferriteBead"],
  ["BLM18PG121SN1D", "", "ferriteBead"],
  ["", "磁珠 120R 0603", "ferriteBead"],
  ["", "CAP FILM 0.1UF 10% 50V 1206", "filmCapacitor"],
  ["", "フィルムコンデンサ 0.1uF 50V", "filmCapacitor"],
  ["", "CAP ALUM 100UF 20% 16V SMD", "aluminumCapacitor"],
  ["", "Elko 100uF 16V", "aluminumCapacitor"],
  ["", "CAP ALUM POLY 100UF 6.3V", "polymerCapacitor"],
  ["", "Supercapacitor 100mF 5.5V", "supercapacitor"],
  ["", "Varistor 0603 14V 100pF", "varistor"],
  ["", "压敏电阻 0603 14V 100pF", "varistor"],
  ["", "Zener diode 5.1V SOD-323", "zenerDiode"],
  ["", "DIODE SCHOTTKY 30V 0603", "diode"],
  ["", "Crystal 16MHz 12pF 3225", "crystal"],
  ["", "水晶振動子 16MHz 12pF 3225", "crystal"],
  ["", "NTC thermistor 10k 0402 1%", "thermistor"],
  ["", "Trimmer capacitor 5-20pF", "trimmerCapacitor"],
  ["", "Capacitor array 4x100nF 16V 0612", "capacitorArray"],
  ["", "Feedthrough capacitor 1nF 50V 0805", "feedthroughCapacitor"],
  ["", "三端子電容 1uF 6.3V 0603 3端子", "feedthroughCapacitor"],
  ["", "X2Y capacitor 100nF 50V 0603", "feedthroughCapacitor"],
  ["", "Mica capacitor 100pF 500V 1210", "micaCapacitor"],
  ["", "Resistor network 4x10k 0612", "resistorNetwork"],
])("%s %s is refused", (part, text, kind) => {
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
  ["", "贴片电容 100nF 50V 0603", "capacitor"],
  ["", "チップインダクタ 1uH 2520", "inductor"],
  ["", "1uH 3A 2520", "inductor"],
  ["", "Spule 10uH 1A 4x4mm", "inductor"],
])("%s %s is the document's", (part, text, kind) => {
  expect(kindOf(part, text)).toBe(kind);
});
