import { remembered } from "../../product-data/base/remembered";
import type { Aspect } from "../aspects/point";
import { decodeNumber } from "../makers/decode";
import { readClaims } from "../reading/description";
import type { BomEntry } from "../reading/entry";
import { isMakersNumber } from "../reading/patterns";

/**
 * Whether the line is for a capacitor that has everything but a voltage. It isn't guessed: the user gives a smallest
 * voltage once for the BOM.
 */
export const lacksVoltageOnly = (entry: BomEntry): boolean => saidWithoutVoltage(entry)?.has("size") === true;

/** The entries with the smallest voltage, as a text in the descriptions of all capacitors that have none. */
export function withSmallestVoltage(entries: readonly BomEntry[], volts: number | null): readonly BomEntry[] {
  if (volts === null) return entries;
  return entries.map((entry) =>
    saidWithoutVoltage(entry) === null ? entry : { ...entry, description: `${entry.description} ${String(volts)}V` },
  );
}

/** What a line says about a capacitor with a capacitance and no voltage; null for any other line. */
function saidWithoutVoltage({ partno, description, kind, isNotFitted }: BomEntry): ReadonlySet<Aspect> | null {
  if (isNotFitted || (kind !== null && kind !== "ceramicCapacitor")) return null;
  if (partno !== null && isMakersNumber(partno)) return null;
  const said = new Set<Aspect>(aspectsSaid(description));
  for (const { kind: decoded, says } of partno === null ? [] : decodeNumber(partno)) {
    if (decoded !== "capacitor") return null;
    if (says.value !== undefined) said.add("capacitance");
    if (says.voltage !== undefined) said.add("voltage");
    if (says.size !== undefined) said.add("size");
  }
  return said.has("capacitance") && !said.has("voltage") ? said : null;
}

/** Remembered, because the smallest voltage is given after all lines were read. */
const aspectsSaid = remembered((description): readonly Aspect[] =>
  readClaims(description, "capacitor").map(({ aspect }) => aspect),
);

/** The rated voltages from which a smallest one is chosen. Source: the preferred values of IEC 60384-21. */
export const usualVoltages: readonly number[] = [4, 6.3, 10, 16, 25, 35, 50, 63, 100, 200, 250, 450, 500, 630, 1000];
