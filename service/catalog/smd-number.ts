import * as tables from "./tables";

/**
 * The codes in the part number of a chip capacitor: GRM 18 8 B1 1H 102 K A01 D. Source: service/data/mlcc-codes.json,
 * "order".
 */
export interface SmdNumber {
  /** Series, size, thickness, temperature characteristic, and rated voltage: GRM188B11H. */
  readonly stem: string;
  readonly series: string;
  readonly size: string;
  readonly thickness: string;
  readonly temperature: string;
  readonly voltage: string;
  readonly capacitance: string;
  readonly tolerance: string;
  readonly individual: string;
  /** The package code; "" if the number has none. */
  readonly letter: string;
}

/** null if the text doesn't have this form, or has a code that isn't in the tables. */
export function readSmd(text: string): SmdNumber | null {
  const groups = form.exec(text)?.groups;
  if (groups === undefined) return null;
  const number = { ...groups, stem: text.slice(0, 10) } as unknown as SmdNumber;
  const { series, size, temperature, voltage } = number;
  const known = series in tables.smdSeries && size in tables.smdSizes && temperature in tables.temperatureCodes;
  return known && isVoltage(voltage) ? number : null;
}

const form =
  /^(?<series>[GKLZE][A-Z][A-Z0-9])(?<size>[0-9A-Z]{2})(?<thickness>[0-9A-Z])(?<temperature>[0-9A-Z]{2})(?<voltage>[0-9A-Z]{2})(?<capacitance>\d{3}|\dR\d|R\d{2})(?<tolerance>[A-Z])(?<individual>[0-9A-Z]{3})(?<letter>[A-Z]?)$/;

function isVoltage(code: string): boolean {
  return code in tables.voltageCodes || code in tables.deratedVoltageCodes || code in tables.safetyVoltageCodes;
}
