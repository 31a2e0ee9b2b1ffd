import type { Claim } from "../claims/claim";
import type { Aspect } from "../claims/point";
import type { Line } from "../reading/line/line";
import { lineFor } from "../reading/line/line-of-text";
import { codedPart } from "../matching/coded-part";
import { confirmedClaimsOf } from "../matching/part-claims";
import { isOwnNumber } from "../numbers/read-number";

/**
 * Whether the line says everything about a capacitor except its voltage. The voltage isn't guessed: the user selects a
 * minimum once for the BOM.
 */
export function lacksVoltageOnly(line: Line): boolean {
  const stated = statedWithoutVoltage(line);
  const [main] = line.numbers;
  if (stated === null || (main !== undefined && isOwnNumber(main.partno))) return false;
  const all = new Set([
    ...stated,
    ...(main?.decoded ?? []).flatMap((decoded) => confirmedClaimsOf(codedPart(decoded)).map(({ aspect }) => aspect)),
  ]);
  return all.has("capacitance") && all.has("size") && !all.has("voltage");
}

/** Adds the minimum voltage to capacitors whose texts state none: their numbers are compared with it, too. */
export const withSmallestVoltage = (lines: readonly Line[], volts: number | null): readonly Line[] =>
  volts === null ? lines : lines.map((line) => (statedWithoutVoltage(line) === null ? line : withVoltage(line, volts)));

function withVoltage(line: Line, volts: number): Line {
  const written = `${String(volts)}V`;
  const read = lineFor(line, "capacitor");
  const given: Claim = { aspect: "voltage", value: volts, voltageClass: null, written, orBetter: true };
  return { ...read, claims: [...read.claims, given], key: `${line.key}\n${written}` };
}

/** What the texts of a capacitor say, without a voltage; null for any other line. */
function statedWithoutVoltage(line: Line): readonly Aspect[] | null {
  const { kind, isNotFitted } = line;
  const stated = lineFor(line, "capacitor").claims.map(({ aspect }) => aspect);
  const isCapacitor = kind === "ceramicCapacitor" || (kind === null && stated.includes("capacitance"));
  return isNotFitted || !isCapacitor || stated.includes("voltage") ? null : stated;
}

/** The rated voltages from which a smallest one is chosen. Source: the preferred values of IEC 60384-21. */
export const typicalVoltages: readonly number[] = [4, 6.3, 10, 16, 25, 35, 50, 63, 100, 200, 250, 450, 500, 630, 1000];
