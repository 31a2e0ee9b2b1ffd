import type { Unit } from "./field";
import { type BaseUnit, displayUnit, displayUnits } from "./quantity";

/**
 * What a number without a unit may mean, if no part has as much or as little of the base unit: 5 is 5 mm, not 5 m. Empty
 * if the number may be meant as it is.
 */
export function meantQuantities(value: number, unit: Unit): readonly string[] {
  if (unit === "" || value === 0 || isPlausible(Math.abs(value), unit)) return [];
  return displayUnits(unit)
    .flatMap((symbol) => displayUnit(symbol) ?? [])
    .filter(({ exponent }) => isPlausible(Math.abs(value) * 10 ** exponent, unit))
    .map(({ symbol }) => `${String(value)} ${symbol}`);
}

const isPlausible = (value: number, unit: BaseUnit): boolean => {
  const [least, most] = plausible[unit];
  return value >= least && value <= most;
};

/** Ranges that are wider than the values of all parts. */
const plausible: Readonly<Record<BaseUnit, readonly [least: number, most: number]>> = {
  F: [1e-14, 0.01],
  H: [1e-11, 1],
  V: [0.1, 100_000],
  A: [1e-4, 200],
  Ω: [1e-5, 1e6],
  Hz: [1000, 1e12],
  m: [1e-5, 0.2],
  g: [1e-6, 500],
  "°C": [-100, 1000],
};
