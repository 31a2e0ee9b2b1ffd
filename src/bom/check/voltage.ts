import { decodeNumber } from "../makers/decode";
import { readClaims } from "../reading/description";
import type { BomEntry } from "../reading/entry";
import { isMakersNumber } from "../reading/patterns";

/**
 * Whether the line is for a capacitor that has everything but a voltage. It isn't guessed: the user gives a smallest
 * voltage once for all such lines.
 */
export function lacksVoltageOnly({ partno, description, kind, isNotFitted }: BomEntry): boolean {
  if (isNotFitted || (kind !== null && kind !== "ceramicCapacitor")) return false;
  if (partno !== null && (isMakersNumber(partno) || decodeNumber(partno).length > 0)) return false;
  const said = new Set(readClaims(description, "capacitor").map(({ aspect }) => aspect));
  return said.has("capacitance") && said.has("size") && !said.has("voltage");
}

/** The entries with the smallest voltage, as a text in the descriptions of the lines that lack only that. */
export function withSmallestVoltage(entries: readonly BomEntry[], volts: number | null): readonly BomEntry[] {
  if (volts === null) return entries;
  return entries.map((entry) =>
    lacksVoltageOnly(entry) ? { ...entry, description: `${entry.description} ${String(volts)}V` } : entry,
  );
}

/** The rated voltages from which a smallest one is chosen. Source: the preferred values of IEC 60384-21. */
export const usualVoltages: readonly number[] = [4, 6.3, 10, 16, 25, 35, 50, 63, 100, 200, 250, 450, 500, 630, 1000];
