/** Numbers as text, in the form of the manufacturer's lists. */

/** The unit is pF below 0.1 µF, otherwise μF (U+03BC); never nF. */
export function capacitanceText(farads: number): string {
  return farads < 1e-7 ? `${groupDigits(farads * 1e12)}pF` : `${groupDigits(farads * 1e6)}μF`;
}

export function inductanceText(henries: number): string {
  return henries < 0.999e-7 ? `${groupDigits(henries * 1e9)}nH` : `${groupDigits(henries * 1e6)}μH`;
}

export function currentText(amperes: number): string {
  return amperes < 10 ? `${groupDigits(amperes * 1e3)}mA` : `${groupDigits(amperes)}A`;
}

export function resistanceText(ohms: number): string {
  return `${groupDigits(ohms)}Ω`;
}

export function frequencyText(hertz: number): string {
  return `${groupDigits(hertz / 1e6)}MHz`;
}

/** Numbers have commas between thousands, no exponent, and none of the errors of binary fractions: 1,000 or 0.0047. */
function groupDigits(value: number): string {
  return format.format(Number(value.toPrecision(9)));
}

const format = new Intl.NumberFormat("en", { maximumFractionDigits: 12 });
