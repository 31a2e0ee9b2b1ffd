import { significant } from "./decimal";
import { chipStem, dashStem, seriesOfForm } from "./inductor-series";
import { type InductorSeries, inductorSeries, inductorTolerances } from "./tables";

/**
 * The values in an inductor's part number: its series, the inductance in H, and the tolerance, by the manufacturer's
 * tables.
 */
export interface InductorNumber {
  readonly base: string;
  readonly series: InductorSeries;
  readonly henries: number;
  readonly tolerance: string;
  /** The package code; "" if the number has none. */
  readonly packaging: string;
  /** The texts before the code of the inductance, and after the letter of the tolerance. */
  readonly stem: readonly [before: string, behind: string];
  /** The code of the inductance. */
  readonly code: string;
  /** The code of the tolerance. */
  readonly letter: string;
}

/**
 * Parses a number of one of the manufacturer's three forms. LQG15HS 15N H 02 D and DFE2MCAH R24 M J0 L have the series
 * before the inductance and the rest after it; the third is DFE201612P-R24M=P2, or MDH7045C-220MA=P3. null for any
 * other text. Source: service/data/inductor-codes.json, "forms".
 */
export function readInductor(text: string): InductorNumber | null {
  const { before = "", code = "", letter = "", behind = "", packaging = "" } = formOf(text)?.groups ?? {};
  const tolerance = inductorTolerances[letter];
  const series = seriesOfForm(before, behind);
  if (tolerance === undefined || series === null) return null;
  const henries = inductanceCodes(series).get(code) ?? henriesOf(code);
  const base = text.slice(0, text.length - packaging.length);
  return { base, series, henries, tolerance, packaging, stem: [before, behind], code, letter };
}

function formOf(text: string): RegExpExecArray | null {
  return chipForm.exec(text) ?? metalForm.exec(text) ?? dashForm.exec(text);
}

const chipForm =
  /^(?<before>LQ[A-Z][0-9A-Z]{2}[A-Z]{2})(?<code>\d{3}|R\d{2}|\dR\d|\d{2}N|\dN\d)(?<letter>[A-Z])(?<behind>[0-9A-Z]{2})(?<packaging>[A-Z]?)$/;
const metalForm =
  /^(?<before>DFE[0-9A-Z]{2}[A-Z]{3})(?<code>\d{3}|R\d{2}|\dR\d)(?<letter>[A-Z])(?<behind>JLL|[A-Z0-9]{2})(?<packaging>[A-Z]?)$/;
const dashForm =
  /^(?<before>[#A-Z0-9]+(-H)?-)(?<code>\d{3}|R\d{2}|\dR\d|\d{2}N)(?<letter>[A-Z])(?<behind>[AB]?)(?<packaging>=P\d|)$/;

/**
 * Every number that the table of series allows, with its package code. Source: service/data/inductor-codes.json,
 * "series_table".
 */
export function* tableNumbers(): Generator<readonly [base: string, packaging: string]> {
  for (const series of inductorSeries) {
    // No rule says whether A or B is behind the tolerance.
    if (series.series.startsWith("MDH")) continue;
    for (const [code, henries] of inductanceCodes(series))
      for (const tolerance of series.InductanceTolerance) {
        const letter = lettersByTolerance.get(tolerance);
        // Absolute tolerances (±0.1nH) are for a few nH, relative ones for the rest.
        if (
          letter === undefined ||
          (tolerance.endsWith("nH") ? henries >= 1e-8 : henries < 2e-9 && hasAbsolute(series))
        )
          continue;
        yield* forms(series, code, letter);
      }
  }
}

const hasAbsolute = (series: InductorSeries): boolean => series.InductanceTolerance.some((text) => text.endsWith("nH"));

/**
 * Codes for the values of a series in the table, each with its value. Two digits aren't enough for every value (106 nH
 * is R11, and 12.5 nH is 12N, in the manufacturer's lists). If two values have the same code, the exact one keeps it.
 */
export function inductanceCodes(series: InductorSeries): ReadonlyMap<string, number> {
  const known = codesBySeries.get(series);
  if (known !== undefined) return known;
  const nanohenries = /^LQ[WPG]/.test(series.series);
  const codes = new Map<string, number>();
  for (const exact of [true, false])
    for (const henries of series.L_values_H) {
      if ((significant(henries, 2) === henries) !== exact) continue;
      const code = inductanceCode(henries, nanohenries);
      if (!codes.has(code)) codes.set(code, henries);
    }
  codesBySeries.set(series, codes);
  return codes;
}

const codesBySeries = new Map<InductorSeries, ReadonlyMap<string, number>>();

/** 2N2 is 2.2 nH, 18N is 18 nH, R10 is 0.1 µH, 1R0 is 1 µH, 100 is 10 µH. */
function inductanceCode(henries: number, nanohenries: boolean): string {
  const nano = significant(henries * 1e9, 3);
  if (nano < 9.95) return nano.toFixed(1).replace(".", "N");
  if (nano < 99.5 || (nanohenries && nano < 100)) return `${String(Math.round(nano))}N`;
  const micro = significant(nano / 1000, 2);
  if (micro < 1) return `R${String(Math.round(micro * 100)).padStart(2, "0")}`;
  if (micro < 9.95) return micro.toFixed(1).replace(".", "R");
  const exponent = Math.floor(Math.log10(micro)) - 1;
  return `${String(Math.round(micro / 10 ** exponent))}${String(exponent)}`;
}

function henriesOf(code: string): number {
  if (code.includes("N")) return Number(`${code.replace(/N$/, "").replace("N", ".")}e-9`);
  if (code.includes("R")) return Number(`${code.replace("R", ".")}e-6`);
  return Number(`${code.slice(0, 2)}e${String(Number(code[2]) - 6)}`);
}

const lettersByTolerance: ReadonlyMap<string, string> = new Map(
  Object.entries(inductorTolerances).map(([letter, text]) => [text, letter]),
);

/** LQ and the newer DFE have a package letter; older ones end with =P2 or =P3. */
function forms(series: InductorSeries, code: string, letter: string): readonly (readonly [string, string])[] {
  const stem = chipStem(series);
  const base = stem === null ? `${dashStem(series)}-${code}${letter}` : stem[0] + code + letter + stem[1];
  return packageCodesOf(stem === null ? "-" : series.series).map((packaging) => [base, packaging]);
}

/** The package codes of a series, the most common first. */
export function packageCodesOf(stem: string): readonly string[] {
  if (stem.endsWith("-")) return ["=P2", "=P3"];
  if (stem.startsWith("DFE2MCPH")) return ["Q"];
  return /^LQ[WPGB]|^LQM18/.test(stem) ? ["D", "J", "B"] : ["L", "K", "B"];
}
