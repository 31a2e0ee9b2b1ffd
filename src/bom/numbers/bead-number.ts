import { memoize } from "../../product-data/base/memoize";
import { inchCodeOf } from "../claims/size";

/** What the number of a ferrite bead says by its code. */
interface BeadNumber {
  /** The impedance at 100 MHz, in ohms. */
  readonly impedance: number;
  readonly inchCode: string;
}

/** null: the number isn't a bead's, or its code doesn't contain the impedance: 742792651. */
export const beadNumber = memoize((partno): BeadNumber | null => {
  for (const [shape, system] of families) {
    const [, written = "", ohms = ""] = shape.exec(partno) ?? [];
    const code = sizes[written] ?? written.slice(0, 4);
    const inchCode = system === "mm" ? inchCodeOf({ code, system }) : code;
    const [, digits = "", power = ""] = /^(\d\d)(\d)$/.exec(ohms) ?? [];
    if (ohms !== "" && inchCode !== undefined)
      return { inchCode, impedance: Number(digits === "" ? ohms.replace("R", ".") : `${digits}e${power}`) };
  }
  return null;
});

/**
 * The starts of numbers, and the letters between the size and the impedance. Source: the manufacturers' ordering
 * guides.
 */
const families = (
  [
    ["BLM|CI[BCMS]", "[A-Z]{1,2}", "inch"],
    ["HZ|[HM]I|L[FI]", "[A-Z]", "inch"],
    ["BK[HP]?|FBM[HJL]?", "\\d?[A-Z]{1,2}", "mm"],
    ["MMZ|MPZ|U?PZ|GZ", "[A-Z]", "mm"],
    ["MH", "-", "mm"],
    ["Z", "C", "mm"],
    ["SB[JK]", "[A-Z]-", "mm"],
  ] as const
).map(
  ([start, between, system]) =>
    [new RegExp(`^(?:${start})(\\d{2}|\\d{4}|\\d{6})${between}(\\d{3}|\\dR\\d)(?!\\d)`), system] as const,
);

/** Codes of numbers that differ from the size code: 15 is 0402. */
const sizes: Readonly<Record<string, string>> = {
  ...{ "03": "0201", "05": "0402", "10": "0603", "15": "0402", "18": "0603", "21": "0805", "31": "1206", "41": "1806" },
  ...{ "2125": "2012", "2029": "2012" },
};
