import { codedDigits, scaled } from "./decimal";

/**
 * The known capacitance codes of a cell and, if `filled`, the standard values between its smallest and its largest;
 * each with whether it is known.
 */
export function fillValues(observed: readonly string[], filled: boolean): ReadonlyMap<string, boolean> {
  const codes = new Map<string, boolean>(observed.map((code) => [code, true]));
  if (!filled) return codes;
  const picofarads = observed.map(picofaradsOf);
  for (const code of codesBetween(Math.min(...picofarads), Math.max(...picofarads)))
    if (!codes.has(code)) codes.set(code, false);
  return codes;
}

/** The codes of the E24 values, and below 10 pF of steps of 0.1 pF, between two values in pF. */
export function codesBetween(from: number, to: number): readonly string[] {
  const codes: string[] = [];
  for (const [code, picofarads] of typicalValues) if (picofarads > from && picofarads < to) codes.push(code);
  return codes;
}

/** The tolerances of a cell that suit a value: absolute ones (±0.1pF) below 10 pF, otherwise relative ones. */
export function candidateTolerances(code: string, letters: readonly string[]): readonly string[] {
  const small = picofaradsOf(code) < 10;
  const suitable = letters.filter((letter) => ("BCWD".includes(letter) ? small : !small) || "RZ".includes(letter));
  return suitable.length === 0 ? letters.slice(0, 1) : suitable;
}

export function picofaradsOf(code: string): number {
  const typical = typicalValues.get(code);
  if (typical !== undefined) return typical;
  const coded = codedDigits(code);
  if (coded === null) throw new Error(`${code} is no capacitance`);
  return scaled(coded.digits, coded.exponent);
}

const e24 = [10, 11, 12, 13, 15, 16, 18, 20, 22, 24, 27, 30, 33, 36, 39, 43, 47, 51, 56, 62, 68, 75, 82, 91];

const typicalValues: ReadonlyMap<string, number> = new Map([
  ...Array.from({ length: 98 }, (_, tenths) => valueOf(tenths + 2, -1)),
  ...[-2, -1, 0, 1, 2, 3, 4, 5, 6, 7].flatMap((exponent) => e24.map((digits) => valueOf(digits, exponent))),
]);

function valueOf(digits: number, exponent: number): readonly [code: string, picofarads: number] {
  return [codeOf(digits, exponent), scaled(digits, exponent)];
}

/** 75 with exponent -2 is R75, 22 with exponent -1 is 2R2, 10 with exponent 4 is 104. */
function codeOf(digits: number, exponent: number): string {
  const two = String(digits).padStart(2, "0");
  if (exponent === -2) return `R${two}`;
  if (exponent >= 0) return `${two}${String(exponent)}`;
  return digits < 10 ? `R${String(digits)}0` : `${two.charAt(0)}R${two.charAt(1)}`;
}
