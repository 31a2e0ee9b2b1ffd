import { significant } from "./decimal";
import { type InductorSeries, inductorSeries, inductorTolerances } from "./tables";

/** What an inductor's part number says: its series, the inductance in H and the tolerance, all by the maker's tables. */
export interface InductorNumber {
  readonly partno: string;
  readonly base: string;
  readonly series: InductorSeries;
  readonly henries: number;
  readonly tolerance: string;
  readonly packaging: string;
}

/** Every number the table of series allows. Source: service/data/inductor-codes.json, "forms" and "series_table". */
export function inductorNumbers(): readonly InductorNumber[] {
  return inductorSeries.flatMap(numbersOf);
}

function numbersOf(series: InductorSeries): readonly InductorNumber[] {
  const nanohenries = /^LQ[WPG]/.test(series.series);
  const numbers: InductorNumber[] = [];
  for (const [code, henries] of codesOf(series.L_values_H, nanohenries))
    for (const tolerance of series.InductanceTolerance) {
      const letter = letterOf(tolerance);
      // Absolute tolerances (±0.1nH) belong to a few nH, relative ones to the rest.
      if (letter === null || (tolerance.endsWith("nH") ? henries >= 1e-8 : henries < 2e-9 && hasAbsolute(series)))
        continue;
      for (const [base, packaging, partno] of forms(series, code, letter))
        numbers.push({ partno, base, series, henries, tolerance, packaging });
    }
  return numbers;
}

const hasAbsolute = (series: InductorSeries): boolean => series.InductanceTolerance.some((text) => text.endsWith("nH"));

/**
 * Codes for the values of a series. Two digits do not tell every value (106 nH is R11, 12.5 nH is 12N in the maker's
 * lists); where two values have one code, the value that the code says exactly keeps it.
 */
function codesOf(values: readonly number[], nanohenries: boolean): ReadonlyMap<string, number> {
  const codes = new Map<string, number>();
  for (const exact of [true, false])
    for (const henries of values) {
      if ((significant(henries, 2) === henries) !== exact) continue;
      const code = inductanceCode(henries, nanohenries);
      if (!codes.has(code)) codes.set(code, henries);
    }
  return codes;
}

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

function letterOf(tolerance: string): string | null {
  return Object.entries(inductorTolerances).find(([, text]) => text === tolerance)?.[0] ?? null;
}

type Form = readonly [base: string, packaging: string, partno: string];

/** LQ and the newer DFE: prefix, value, tolerance, features, package letter; older ones: series, value, tolerance, =P2. */
function forms(series: InductorSeries, code: string, letter: string): readonly Form[] {
  const [prefix = "", suffix = ""] = [series.prefix[0], series.suffix[0]];
  if (series.series.startsWith(prefix) && prefix.length > 5) {
    if (suffix.length === 4) {
      const base = prefix + code + letter + suffix.slice(0, 3);
      return [[base, suffix.slice(3), base + suffix.slice(3)]];
    }
    const base = prefix + code + letter + suffix;
    return lettersOf(series).map((packaging) => [base, packaging, base + packaging]);
  }
  const stem = series.series
    .replace(/^DEM(\d+)C_DD$/, "DD$1C")
    .replace(/C_Z$/, "Z")
    .replace("_D", "D");
  const base = `${stem}-${code}${letter}`;
  return ["=P2", "=P3"].map((packaging) => [base, packaging, base + packaging]);
}

function lettersOf(series: InductorSeries): readonly string[] {
  return /^LQ[WPG]|^LQM18/.test(series.series) ? ["D", "J", "B"] : ["L", "K", "B"];
}
