import { randomFrom } from "../../test/harness/random";
import { foreignNumbers } from "./foreign-numbers";

/**
 * A BOM of this many lines as KiCad and Altium write them, with a header: capacitors, inductors, resistors, and other
 * parts; values in several notations, three forms of footprints, and for most capacitors another manufacturer's
 * number. No two lines have the same designators, a third has a text of its own. The same for the same count and seed.
 */
export function bomRows(count: number, seed = 11): readonly (readonly string[])[] {
  const random = randomFrom(seed);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const numbers = foreignNumbers();
  const e24 = "10 11 12 13 15 16 18 20 22 24 27 30 33 36 39 43 47 51 56 62 68 75 82 91".split(" ").map(Number);
  const value = (): string => String(pick(e24) * pick([0.1, 1, 10]));
  const size = (): readonly [string, string] =>
    pick([
      ["0402", "1005"],
      ["0603", "1608"],
      ["0805", "2012"],
      ["1206", "3216"],
    ]);
  const footprint = (letter: string, [inch, metric]: readonly [string, string]): string =>
    pick([`${letter}_${inch}_${metric}Metric`, `${letter}${inch}`, inch]);
  const own = (row: number): string => (random() < 0.33 ? ` Rev ${String(row)}` : "");
  const capacitor = (row: number): readonly string[] => {
    const farads = `${value()}${pick(["n", "nF", "p", "pF", "u", "uF", "µF"])}`;
    const [volts, name] = [pick(["6.3", "10", "16", "25", "50", "100"]), pick(["X7R", "X5R", "C0G", "NP0"])];
    const place = size();
    const text = `CAP CER ${farads} ${volts}V ${name} ${place[0]}${own(row)}`;
    return ["C", farads, footprint("C", place), text, random() < 0.7 ? pick(numbers) : ""];
  };
  const inductor = (row: number): readonly string[] => [
    "L",
    `${value()}${pick(["uH", "nH"])}`,
    footprint("L", size()),
    `Inductor ${value()}uH 1.2A${own(row)}`,
    "",
  ];
  const resistor = (row: number): readonly string[] => [
    "R",
    `${value()}${pick(["k", "R", ""])}`,
    footprint("R", size()),
    `RES SMD 1% 1/10W${own(row)}`,
    "",
  ];
  const circuit = (row: number): readonly string[] => {
    const number = pick(["STM32F405RGT6", "LM358", "TPS62177"]);
    return ["U", number, "LQFP-64", `IC MCU 32BIT${own(row)}`, number];
  };
  const lines = Array.from({ length: count }, (_, row): readonly string[] => {
    const kind = pick([capacitor, capacitor, capacitor, inductor, resistor, resistor, circuit]);
    const [letter = "", ...texts] = kind(row);
    const designators = Array.from(
      { length: 1 + Math.floor(random() * 6) },
      (__, at) => `${letter}${String(row * 6 + at)}`,
    );
    return [designators.join(", "), String(designators.length), ...texts];
  });
  return [["Reference", "Qty", "Value", "Footprint", "Description", "MPN"], ...lines];
}
