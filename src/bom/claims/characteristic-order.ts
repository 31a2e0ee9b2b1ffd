import { characteristicName } from "./characteristic";

/**
 * How one temperature characteristic compares with another: `equal` if both allow the same change, `better` if the
 * first is at least as strict in everything, `worse` if it isn't; undefined if one of them is unknown. This is a
 * partial order: X8L and X7R can't replace each other. Class I, with its small changes, can replace class II (C0G for
 * X7R), but not the reverse.
 * @param own with the standard it follows, if the part's data names one: the manufacturer's own R applies in a narrower
 * range
 */
export function compareCharacteristics(
  own: { readonly name: string; readonly standard: string | null },
  required: string,
): "equal" | "better" | "worse" | undefined {
  const one = (own.standard === "Vendor" ? makersOwn[own.name] : undefined) ?? promiseOf(own.name);
  const other = promiseOf(required);
  if (one === undefined || other === undefined)
    return characteristicName(own.name) === characteristicName(required) ? "equal" : undefined;
  if (!covers(one, other)) return "worse";
  return covers(other, one) ? "equal" : "better";
}

/** Whether a characteristic is of class I, whose parts change neither with the DC voltage nor with age. */
export const isClassOne = (name: string): boolean => promiseOf(name)?.[4] === "I";

/** The highest temperature of a characteristic, in °C. */
export const hottestOf = (name: string): number | undefined => promiseOf(name)?.[1];

/**
 * The range from and to in °C; for class I the lowest and highest ppm/°C, for class II the greatest fall and rise in %.
 */
type Promise = readonly [from: number, to: number, low: number, high: number, of: "I" | "II"];

function covers([from, to, low, high, of]: Promise, required: Promise): boolean {
  const [requiredFrom, requiredTo, requiredLow, requiredHigh, requiredOf] = required;
  if (from > requiredFrom || to < requiredTo) return false;
  if (of === requiredOf) return low >= requiredLow && high <= requiredHigh;
  if (of === "II") return false;
  // The change caused by a slope, relative to 25 °C, where both classes are measured.
  const changes = [requiredFrom, requiredTo].flatMap((at) => [low, high].map((slope) => (slope * (at - 25)) / 1e4));
  return Math.min(...changes) >= requiredLow && Math.max(...changes) <= requiredHigh;
}

function promiseOf(written: string): Promise | undefined {
  const name = characteristicName(written);
  for (const group of ["I", "II"] as const) {
    const [from, to, low = 0, high = 0] = named[group][name] ?? [];
    if (from !== undefined && to !== undefined) return [from, to, low, high, group];
  }
  return classTwo(name) ?? classOne(name);
}

/** EIA class II: lowest temperature, highest temperature, change. Source: EIA-198. */
function classTwo(name: string): Promise | undefined {
  const [from, to, change] = [lowest[name[0] ?? ""], highest[name[1] ?? ""], changes[name[2] ?? ""]];
  if (name.length !== 3 || from === undefined || to === undefined || change === undefined) return undefined;
  const [fall = 0, rise = 0] = change;
  return [from, to, fall, rise, "II"];
}

const lowest: Readonly<Record<string, number>> = { X: -55, Y: -30, Z: 10 };
const highest: Readonly<Record<string, number>> = { 4: 65, 5: 85, 6: 105, 7: 125, 8: 150, 9: 200 };
const changes = numbersOf(
  "A=-1/1 B=-1.5/1.5 C=-2.2/2.2 D=-3.3/3.3 E=-4.7/4.7 F=-7.5/7.5 P=-10/10 R=-15/15 S=-22/22 T=-33/22 U=-56/22 V=-82/22",
);

/** Reads a table such as `A=-1/1 B=-1.5/1.5`. */
function numbersOf(text: string): Readonly<Partial<Record<string, readonly number[]>>> {
  const entries = text.split(" ").map((item): readonly [string, readonly number[]] => {
    const [name = "", ...numbers] = item.split(/[=/]/);
    return [name, numbers.map(Number)];
  });
  return Object.fromEntries(entries);
}

/**
 * Class I of EIA (`C0G`, `U2J`: slope, multiplier, tolerance) and of JIS (`CH`, `UJ`: slope, tolerance). Source:
 * EIA-198, JIS C 5101-10.
 */
function classOne(name: string): Promise | undefined {
  const [, slope = "", multiplier, tolerance = ""] = /^([CPRSTU])([012])?([GHJK])$/.exec(name) ?? [];
  const [center, width] = [slopes[slope], widths[tolerance]];
  if (center === undefined || width === undefined) return undefined;
  if ((multiplier === "0") !== (slope === "C") && multiplier !== undefined) return undefined;
  const [from, to] = multiplier === undefined && slope !== "C" ? [-25, 85] : [-55, 125];
  return [from, to, center - width, center + width, "I"];
}

const slopes: Readonly<Record<string, number>> = { C: 0, P: -150, R: -220, S: -330, T: -470, U: -750 };
const widths: Readonly<Record<string, number>> = { G: 30, H: 60, J: 120, K: 250 };

/** Names that follow neither rule. SL's slope is defined in this range only. Source: EIA-198; the manufacturer's part numbering sheet. */
const named = {
  I: numbersOf("CHA=-55/150/-60/60 X8G=-55/150/-30/30 SL=20/85/-1000/350 ZLM=-55/125/-7200/-3700"),
  II: numbersOf(
    "B=-25/85/-10/10 JB=-25/85/-10/10 R=-55/125/-15/15 F=-25/85/-80/30 X8L=-55/150/-40/15 X8M=-55/150/-50/15 X8N=-55/150/-60/15",
  ),
};

const makersOwn: Readonly<Record<string, Promise>> = { R: [-25, 85, -15, 15, "II"] };
