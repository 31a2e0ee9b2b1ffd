import * as tables from "./tables";

/** The thickness that a chip's code stands for, in mm; null if the individual standard defines it. */
export function smdThicknessMm(series: string, code: string): number | null {
  if (/^(KR|KC|EVA)/.test(series)) return tables.terminalThicknessMm[code] ?? tables.thicknessMm[code]?.T_mm ?? null;
  return series === "GNM" ? 0.8 : (tables.thicknessMm[code]?.T_mm ?? null);
}
