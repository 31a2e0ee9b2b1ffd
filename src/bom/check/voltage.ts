import type { Aspect } from "../claims/point";
import type { Line } from "../reading/line/line";
import { lineFor, withVoltage } from "../reading/line/line-of-text";
import { codedPart } from "../matching/coded-part";
import { confirmedClaimsOf } from "../matching/part-claims";
import { isOwnNumber } from "../numbers/read-number";

/**
 * Whether the line says everything about a capacitor except its voltage. It isn't guessed: the user selects a minimum
 * once for the BOM.
 */
export const lacksVoltageOnly = (line: Line): boolean => saidWithoutVoltage(line)?.has("size") === true;

/** Adds the minimum voltage to the descriptions of capacitors that state none. */
export function withSmallestVoltage(lines: readonly Line[], volts: number | null): readonly Line[] {
  if (volts === null) return lines;
  return lines.map((line) => (saidWithoutVoltage(line) === null ? line : withVoltage(line, volts)));
}

/** What a line says about a capacitor with a capacitance and no voltage; null for any other line. */
function saidWithoutVoltage(line: Line): ReadonlySet<Aspect> | null {
  const { kind, isNotFitted } = line;
  const [main] = line.numbers;
  if (isNotFitted || (kind !== null && kind !== "ceramicCapacitor")) return null;
  if (main !== undefined && isOwnNumber(main.partno)) return null;
  const said = new Set<Aspect>(lineFor(line, "capacitor").claims.map(({ aspect }) => aspect));
  for (const decoded of main?.decoded ?? []) {
    if (decoded.kind !== "capacitor") return null;
    for (const { aspect } of confirmedClaimsOf(codedPart(decoded))) said.add(aspect);
  }
  return said.has("capacitance") && !said.has("voltage") ? said : null;
}

/** The rated voltages from which a smallest one is chosen. Source: the preferred values of IEC 60384-21. */
export const typicalVoltages: readonly number[] = [4, 6.3, 10, 16, 25, 35, 50, 63, 100, 200, 250, 450, 500, 630, 1000];
