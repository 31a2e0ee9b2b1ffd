import type { PartKind } from "../claims/part-kind";
import { toleranceLetters } from "../claims/tolerance";
import { families } from "./families";
import { type Family, type Feature, features, type PartType, partTypes, type Shapes } from "./family";
import { ownFamilies } from "./own";

/** The specifications encoded in another manufacturer's part number. */
export interface DecodedNumber extends PartType {
  readonly maker: string;
  readonly features: readonly Feature[];
  /** Features that a number of the family can say, and this one doesn't. */
  readonly lacks: readonly Feature[];
  /** Whether the number is complete: nothing is missing at its end. */
  readonly isWhole: boolean;
  readonly says: Readings;
  /** What codes say that no real line has confirmed. They restrict what is offered, and never raise an alarm. */
  readonly supposes: Readings;
}

/** Absent: not encoded in the number, or with a code that no real line has confirmed. */
export interface Readings {
  /** Farads or henries. */
  readonly value?: number | undefined;
  /** Inch code. */
  readonly size?: string | undefined;
  readonly characteristic?: string | undefined;
  /** Volts, DC. */
  readonly voltage?: number | undefined;
  /** The tolerance as texts write it: `±10%`, `+80/-20%`. */
  readonly tolerance?: string | undefined;
  /** Meters. */
  readonly length?: number | undefined;
  readonly width?: number | undefined;
  readonly thickness?: number | undefined;
  /** An inductor's rated current, in amperes: by the rise of temperature, and by the drop of inductance. */
  readonly current?: number | undefined;
  readonly saturation?: number | undefined;
  /** The highest DC resistance, in ohms. */
  readonly resistance?: number | undefined;
  /** °C */
  readonly maxTemperature?: number | undefined;
}

/**
 * What a number says by the families that it fits, one for each manufacturer; empty if it fits none. There can be more
 * than one, because some numbers look alike.
 */
export const decodeNumber = (partno: string): readonly DecodedNumber[] =>
  (readers ??= Object.entries(families).map(([maker, own]) => readerOf(maker, own))).flatMap(
    (read) => read(partno) ?? [],
  );

/** What a number of ours says by its code. */
export const decodeOwnNumber = (partno: string): DecodedNumber | undefined =>
  (ownReader ??= readerOf("Vendor", ownFamilies))(partno);

let readers: readonly Reader[] | undefined;
let ownReader: Reader | undefined;

type Reader = (partno: string) => DecodedNumber | undefined;

/** Reads numbers of a manufacturer by the first family that fits. */
function readerOf(maker: string, of: readonly Family[]): Reader {
  const own = of.map((family) => familyReader(maker, family));
  return (partno) => {
    for (const read of own) {
      const decoded = read(partno);
      if (decoded !== undefined) return decoded;
    }
    return undefined;
  };
}

function familyReader(maker: string, family: Family): Reader {
  const type = partTypes[family.type];
  const tables = tablesOf(family);
  const tablesBelow10pF = {
    ...tables,
    tolerance: new Map([...tables.tolerance, ...tableOf(family.toleranceBelow10pF)]),
  };
  const shape = expressionOf(family, tables);
  const ratings = tableOf(family.ratings);
  const bodies = new Map([...tableOf(family.bodies)].map(([code, { meaning }]) => [code, bodyIn(meaning)]));

  return (partno) => {
    const match = shape.exec(partno);
    if (match === null) return undefined;
    const parts: Parts = match.groups ?? {};
    const value = valueIn(parts.value ?? "", family);
    const codes = value !== undefined && value < 1e-11 ? tablesBelow10pF : tables;
    const coded = (isConfirmed: boolean): Readings => {
      const meaning = (name: keyof typeof tables): string | undefined => {
        const code = codes[name].get(parts[name] ?? "");
        return code?.isConfirmed === isConfirmed && code.meaning !== "" ? code.meaning : undefined;
      };
      return {
        size: meaning("size"),
        characteristic: meaning("characteristic"),
        voltage: scale(meaning("voltage"), 0),
        tolerance: meaning("tolerance"),
        thickness: scale(meaning("thickness"), -3),
      };
    };
    const says = {
      value,
      ...coded(true),
      ...(family.thickness === "mm/100" && { thickness: scale(parts.thickness, -5) }),
      ...(byBody(bodies, (parts.body ?? "") + (parts.model ?? "")) ?? bodyOf(parts.body, family.body)),
      ...ratingsIn(ratings.get(`${parts.body ?? ""}${parts.model ?? ""}-${parts.value ?? ""}`)?.meaning, parts),
      maxTemperature: looksLike(parts, family.hot?.shapes) ? family.hot?.celsius : undefined,
    };
    const own = features.filter((feature) => looksLike(parts, family[feature]));
    const isWhole = !("end" in parts) || parts["end"] !== undefined;
    const couldSay = (feature: Feature): boolean =>
      Object.keys(family[feature] ?? {}).some((part) => (parts[part] ?? "") !== "");
    const lacks = features.filter((feature) => couldSay(feature) && !own.includes(feature));
    return { maker, ...type, features: own, lacks, isWhole, says, supposes: coded(false) };
  };
}

const tablesOf = ({ type, size, characteristic, voltage, tolerance, thickness }: Family) => ({
  size: tableOf(size),
  characteristic: tableOf(characteristic),
  voltage: tableOf(voltage),
  tolerance: tableOf(tolerance, toleranceLetters[partTypes[type].kind]),
  thickness: tableOf(thickness),
});

/** The named parts of a number. */
type Parts = Readonly<Record<string, string | undefined>>;

interface Code {
  /** What the code means; "" if nothing. */
  readonly meaning: string;
  readonly isConfirmed: boolean;
}

export function tableOf(text = "", meanings: Readonly<Record<string, string>> = {}): ReadonlyMap<string, Code> {
  const items = text.split(" ").filter((item) => item !== "");
  return new Map(
    items.map((item) => {
      const [code = "", meaning] = item.replace("?", "").split("=");
      return [code, { meaning: meaning ?? meanings[code] ?? code, isConfirmed: !item.endsWith("?") }];
    }),
  );
}

/** 080 is 8 pF; in µH and nH a leading 0 follows no rule. */
const valueShapes: Readonly<Record<PartKind, string>> = {
  capacitor: "[0-9]{3}|[0-9]R[0-9]|R[0-9]{2}",
  inductor: "[1-9][0-9]{2}|[0-9][RN][0-9]|R[0-9]{2}|[0-9]{2}N",
};

/** The form of a family's numbers, for a regular expression. */
export const formOf = (family: Family): string =>
  expressionOf(family, tablesOf(family))
    .source.slice(1, -1)
    .replaceAll(/\?<\w+>/g, "?:");

function expressionOf({ number, type }: Family, tables: Readonly<Record<string, ReadonlyMap<string, Code>>>): RegExp {
  const source = number.replace(/\{([a-z]\w*)(?::((?:[^{}]|\{[^{}]*\})*))?\}/gi, (_, name: string, shape?: string) => {
    // Longer codes come first: 105 before 10.
    const codes = [...(tables[name]?.keys() ?? [])].sort((one, other) => other.length - one.length);
    return `(?<${name}>${shape ?? (name === "value" ? valueShapes[partTypes[type].kind] : codes.join("|"))})`;
  });
  return new RegExp(`^(?:${source})$`);
}

/**
 * The value as decimal text, so that 4R7 pF is exactly 4.7e-12. 8 and 9 as the number of zeros mean hundredths and
 * tenths.
 */
function valueIn(code: string, { type, counts }: Family): number | undefined {
  const exponent = partTypes[type].kind === "capacitor" ? -12 : -6;
  if (code.includes("N")) return scale(code.replace("N", "."), -9);
  if (code.includes("R")) return scale(code.replace("R", "."), exponent);
  if (!/^\d{3}$/.test(code)) return undefined;
  const zeros = Number(code[2]);
  return scale(code.slice(0, 2), (counts === "nH" ? -9 : exponent) + (zeros > 7 ? zeros - 10 : zeros));
}

const scale = (digits: string | undefined, exponent: number): number | undefined =>
  digits === undefined ? undefined : Number(`${digits}e${String(exponent)}`);

/** What a table has for a body; A and TA behind the digits are versions with the same body, unless the table has them. */
export const byBody = <T>(table: ReadonlyMap<string, T>, code: string): T | undefined =>
  table.get(code) ?? table.get(code.replace(/(?<=[0-9])(?:B?T)?A$/, ""));

export type Body = Pick<Readings, "length" | "width" | "thickness">;

/** Reads the sides of a body such as `12.7x12.7x8.5`. */
export function bodyIn(mm: string): Body {
  const [length, width, thickness] = mm.split("x").map((digits) => scale(digits, -3));
  return { length, width, ...(thickness === undefined ? {} : { thickness }) };
}

export function bodyOf(digits: string | undefined, tells: Family["body"]): Body {
  if (digits === undefined || tells === undefined) return {};
  const tenths = (from: number, to?: number): number | undefined => scale(digits.slice(from, to), -4);
  if (tells === "length and width") return { length: tenths(0, 2), width: tenths(2, 4) };
  if (digits.length === 6) return { length: tenths(0, 2), width: tenths(2, 4), thickness: tenths(4) };
  const side = digits.slice(0, -2);
  const isCoarse = side.startsWith("0") || Number(side) <= coarsestSide;
  // In whole millimeters, 1210 is 12 x 12 x 10 mm, and 0603 is 6 x 6 x 3 mm.
  const thickness = isCoarse && Number(digits.slice(-2)) <= coarsestSide ? undefined : tenths(-2);
  if (isCoarse) return { thickness };
  const narrow = tells === "chip" ? narrowSides[side] : undefined;
  return { length: scale(side, -4), width: scale(narrow ?? side, -4), thickness };
}

/**
 * Two digits up to this number are whole millimeters: no power inductor has a side of 1.6 mm and a name of this form.
 */
const coarsestSide = 16;
const narrowSides: Readonly<Record<string, string>> = { "20": "16", "25": "20", "32": "25" };

/** Reads ratings such as `4.2/8.5/13.9`. */
function ratingsIn(written = "", { current }: Parts): Pick<Readings, "current" | "saturation" | "resistance"> {
  const [rated, saturation, milliohms] = written.split("/").map((digits) => digits || undefined);
  return {
    current: amperes(current) ?? scale(rated, 0),
    saturation: scale(saturation, 0),
    resistance: scale(milliohms, -3),
  };
}

/** `1R5` is 1.5 A, and `120` is 12 A. */
function amperes(code: string | undefined): number | undefined {
  if (code === undefined) return undefined;
  if (code.includes("R")) return scale(code.replace("R", "."), 0);
  return /^\d{3}$/.test(code) ? scale(code.slice(0, 2), Number(code[2])) : undefined;
}

const looksLike = (parts: Parts, shapes: Shapes = {}): boolean =>
  Object.entries(shapes).some(([name, shape]) => shape.test(parts[name] ?? ""));
