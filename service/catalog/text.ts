import { grouped, scaled, significant } from "./decimal";

/** Numbers as text, in the form of the manufacturer's lists. Source: service/data/text-formats.json. */

/** Below 0.1 µF in pF, otherwise in μF (U+03BC); never in nF. */
export function capacitanceText(farads: number): string {
  return farads < 1e-7 ? `${grouped(significant(farads * 1e12, 6))}pF` : `${grouped(significant(farads * 1e6, 6))}μF`;
}

export function inductanceText(henries: number): string {
  return farFrom(henries, 1e-7)
    ? `${grouped(significant(henries * 1e9, 6))}nH`
    : `${grouped(significant(henries * 1e6, 6))}μH`;
}

const farFrom = (value: number, limit: number): boolean => value < limit * (1 - 1e-9);

export function voltageText(volts: number, voltageClass: "AC" | "DC"): string {
  return `${grouped(volts)}V${voltageClass.toLowerCase()}`;
}

export function massText(grams: number): string {
  return `${grouped(significant(grams * 1e3, 6))}mg`;
}

export function currentText(amperes: number): string {
  return amperes < 10 ? `${grouped(significant(amperes * 1e3, 6))}mA` : `${grouped(amperes)}A`;
}

export function resistanceText(ohms: number): string {
  return `${grouped(ohms)}Ω`;
}

export function frequencyText(hertz: number): string {
  return hertz < 1e6 ? `${grouped(significant(hertz / 1e3, 6))}kHz` : `${grouped(significant(hertz / 1e6, 6))}MHz`;
}

export function temperatureText(celsius: number): string {
  return `${String(celsius)}℃`;
}

export function temperatureRangeText(fromCelsius: number, toCelsius: number): string {
  return `${String(fromCelsius)}～${String(toCelsius)}℃`;
}

/** A length in mm with its tolerance: 1mm ±0.05mm, 1mm +0mm/-0.3mm, or without tolerance 5mm. */
export interface Dimension {
  readonly mm: number;
  readonly plusMm: number;
  readonly minusMm: number;
}

export function dimensionText({ mm, plusMm, minusMm }: Dimension): string {
  if (plusMm === 0 && minusMm === 0) return `${String(mm)}mm`;
  return plusMm === minusMm
    ? `${String(mm)}mm ±${String(plusMm)}mm`
    : `${String(mm)}mm +${String(plusMm)}mm/-${String(minusMm)}mm`;
}

/** The dimension in a text; null for a text of another form. */
export function parseDimension(text: string): Dimension | null {
  const match = /^([\d.]+)mm(?: ±([\d.]+)mm| \+([\d.]+)mm\/-([\d.]+)mm)?$/.exec(text);
  if (match === null) return null;
  const [, mm, both, plus, minus] = match;
  return { mm: Number(mm), plusMm: Number(both ?? plus ?? 0), minusMm: Number(both ?? minus ?? 0) };
}

/** mm in meters. */
export function metres(mm: number): number {
  return scaled(mm, -3);
}
