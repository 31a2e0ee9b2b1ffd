import { codedDigits } from "./decimal";

const e24 = [10, 11, 12, 13, 15, 16, 18, 20, 22, 24, 27, 30, 33, 36, 39, 43, 47, 51, 56, 62, 68, 75, 82, 91];

/**
 * The observed capacitance codes of a cell and, if `filled`, the E24 values between its smallest and its largest; each with
 * whether it was observed.
 */
export function fillValues(observed: readonly string[], filled: boolean): ReadonlyMap<string, boolean> {
  const codes = new Map<string, boolean>(observed.map((code) => [code, true]));
  if (!filled) return codes;
  const picofarads = observed.map((code) => picofaradsOf(code) ?? 0);
  const from = Math.min(...picofarads);
  const to = Math.max(...picofarads);
  for (let exponent = -1; exponent <= 7; exponent++)
    for (const digits of e24) {
      const code = codeOf(digits, exponent);
      const value = digits * 10 ** exponent;
      if (value > from && value < to && !codes.has(code)) codes.set(code, false);
    }
  return codes;
}

/** Which of a cell's tolerances suit a value: absolute ones (±0.1pF) below 10 pF, relative ones from there. */
export function candidateTolerances(code: string, letters: readonly string[]): readonly string[] {
  const small = (picofaradsOf(code) ?? 0) < 10;
  const suitable = letters.filter((letter) => ("BCWD".includes(letter) ? small : !small) || "RZ".includes(letter));
  return suitable.length === 0 ? letters.slice(0, 1) : suitable;
}

function picofaradsOf(code: string): number | null {
  const coded = codedDigits(code);
  return coded === null ? null : coded.digits * 10 ** coded.exponent;
}

/** 22 with exponent -1 is 2R2; 10 with exponent 4 is 104. */
function codeOf(digits: number, exponent: number): string {
  return exponent < 0
    ? `${String(Math.floor(digits / 10))}R${String(digits % 10)}`
    : `${String(digits)}${String(exponent)}`;
}
