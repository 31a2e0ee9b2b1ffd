import { families } from "./families";
import type { Counted, Family } from "./family";
import { toleranceLetters } from "./letters";

/** The specifications encoded in another manufacturer's part number. */
export interface DecodedNumber {
  readonly maker: string;
  readonly series: string;
  readonly kind: Family["kind"];
  readonly says: Readings;
  /** Aspects with codes that no real line has confirmed: better unknown than wrong. */
  readonly unproved: readonly (keyof Readings)[];
}

/** Absent: not encoded in the number. */
export interface Readings {
  /** Farads or henries. */
  readonly value?: number;
  /** Inch code. */
  readonly size?: string;
  readonly characteristic?: string;
  /** Volts, DC. */
  readonly voltage?: number;
  /** As in texts: `±10%`, `+80/-20%`. */
  readonly tolerance?: string;
  /** Meters. */
  readonly length?: number;
  readonly width?: number;
  readonly thickness?: number;
  /** Set only if it is true. */
  readonly automotive?: true;
  readonly softTermination?: true;
}

/**
 * The families that a number fits, decoded; empty if it isn't a known manufacturer's. There can be more than one,
 * because some numbers look alike.
 * @param partno normalized
 */
export function decodeNumber(partno: string): readonly DecodedNumber[] {
  readers ??= families.map(readerOf);
  return readers.flatMap((read) => read(partno) ?? []);
}

type Reader = (partno: string) => DecodedNumber | undefined;

let readers: readonly Reader[] | undefined;

function readerOf(family: Family): Reader {
  const tables = {
    size: tableOf(family.size),
    characteristic: tableOf(family.characteristic),
    voltage: tableOf(family.voltage),
    tolerance: tableOf(family.tolerance, toleranceLetters[family.kind]),
    thickness: tableOf(family.thickness),
  };
  const small = tableOf(family.toleranceBelow10pF);
  const shape = expressionOf(family, tables);

  return (partno) => {
    const match = shape.exec(partno);
    if (match === null) return undefined;
    const parts: Readonly<Record<string, string | undefined>> = match.groups ?? {};
    const unproved: (keyof Readings)[] = [];
    const meaning = (name: keyof typeof tables): string | undefined => {
      const code = tables[name].get(parts[name] ?? "");
      if (code?.proved === false) unproved.push(name);
      return code?.proved === true && code.meaning !== "" ? code.meaning : undefined;
    };
    const value = family.counts && valueOf(parts.value ?? "", family.counts);
    const tolerance = meaning("tolerance");
    const thickness = family.thickness === "mm/100" ? hundredths(parts.thickness) : meaning("thickness");
    const says = {
      value,
      size: meaning("size"),
      characteristic: meaning("characteristic"),
      voltage: numberIn(meaning("voltage")),
      tolerance:
        value !== undefined && value < 1e-11 ? (small.get(parts.tolerance ?? "")?.meaning ?? tolerance) : tolerance,
      thickness: thickness === undefined ? undefined : Number(`${thickness}e-3`),
      ...bodyOf(parts.body, family.body),
      automotive: looksLike(parts, family.automotive),
      softTermination: looksLike(parts, family.softTermination),
    };
    return { maker: family.maker, series: family.series, kind: family.kind, says: defined(says), unproved };
  };
}

interface Code {
  readonly meaning: string;
  readonly proved: boolean;
}

function tableOf(text = "", usual: Readonly<Record<string, string>> = {}): ReadonlyMap<string, Code> {
  return new Map(
    text
      .split(" ")
      .filter((item) => item !== "")
      .map((item) => {
        const proved = !item.endsWith("?");
        const [code = "", meaning] = (proved ? item : item.slice(0, -1)).split("=");
        return [code, { meaning: meaning ?? usual[code] ?? code, proved }];
      }),
  );
}

/** 080 is 8 pF; in µH and nH a leading 0 follows no rule. */
const valueShapes: Readonly<Record<Family["kind"], string>> = {
  capacitor: "[0-9]{3}|[0-9]R[0-9]|R[0-9]{2}",
  inductor: "[1-9][0-9]{2}|[0-9][RN][0-9]|R[0-9]{2}|[0-9]{2}N",
};

function expressionOf({ number, kind }: Family, tables: Readonly<Record<string, ReadonlyMap<string, Code>>>): RegExp {
  const source = number.replace(/\{([a-z]\w*)(?::((?:[^{}]|\{[^{}]*\})*))?\}/gi, (_, name: string, shape?: string) => {
    // Longer codes first: 105 before 10.
    const codes = [...(tables[name]?.keys() ?? [])].sort((one, other) => other.length - one.length);
    return `(?<${name}>${shape ?? (name === "value" ? valueShapes[kind] : codes.join("|"))})`;
  });
  return new RegExp(`^(?:${source})$`);
}

const exponents: Readonly<Record<Counted, number>> = { pF: -12, uH: -6, nH: -9 };

/** In decimal text, so that 4R7 pF is exactly 4.7e-12. 8 and 9 as the number of zeros mean hundredths and tenths. */
function valueOf(code: string, counts: Counted): number | undefined {
  if (code.includes("N")) return Number(`${code.replace("N", ".")}e-9`);
  if (code.includes("R")) return Number(`${code.replace("R", ".")}${counts === "pF" ? "e-12" : "e-6"}`);
  if (!/^\d{3}$/.test(code)) return undefined;
  const zeros = Number(code[2]);
  return Number(`${code.slice(0, 2)}e${String(exponents[counts] + (zeros > 7 ? zeros - 10 : zeros))}`);
}

function bodyOf(digits: string | undefined, tells: Family["body"]): Readings {
  if (digits === undefined || tells === undefined) return {};
  const tenths = (from: number, to?: number): number => Number(`${digits.slice(from, to)}e-4`);
  const thickness = tenths(-2);
  if (tells === "height") return { thickness };
  if (digits.length === 6) return { length: tenths(0, 2), width: tenths(2, 4), thickness };
  return { length: tenths(0, -2), width: tenths(0, -2), thickness };
}

const hundredths = (digits: string | undefined): string | undefined => digits && String(Number(digits) / 100);

const numberIn = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));

function looksLike(
  parts: Readonly<Record<string, string | undefined>>,
  shapes: Readonly<Record<string, RegExp>> = {},
): true | undefined {
  return Object.entries(shapes).some(([name, shape]) => shape.test(parts[name] ?? "")) || undefined;
}

function defined(readings: { readonly [K in keyof Readings]: Readings[K] | undefined }): Readings {
  return Object.fromEntries(Object.entries(readings).filter(([, value]) => value !== undefined));
}
