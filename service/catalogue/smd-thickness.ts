import * as tables from "./tables";

/** The thickness a chip's code means, in mm; null where the individual standard gives it. */
export function smdThicknessMm(series: string, code: string): number | null {
  if (/^(KR|KC|EVA)/.test(series)) return tables.terminalThicknessMm[code] ?? tables.thicknessMm[code]?.T_mm ?? null;
  return series === "GNM" ? 0.8 : (tables.thicknessMm[code]?.T_mm ?? null);
}
