import { fieldValue, type Product } from "../../../src/product-data/api/product";
import { fieldByName } from "../../../src/product-data/vocabulary/field";

/**
 * Judges a replacement by the documented rules, independently of the code that applies them: the replacement must meet
 * all values of the part. Everything is compared by plain values.
 */

const of = (product: Product, name: string): unknown => {
  const field = fieldByName(name);
  if (field === undefined) throw new Error(name);
  return fieldValue(product, field);
};
const numberOf = (product: Product, name: string): number | null => of(product, name) as number | null;

/** Application is a list in one text. */
function wordsOf(product: Product, name: string): readonly string[] {
  const value = of(product, name);
  if (Array.isArray(value)) return value as readonly string[];
  if (typeof value !== "string") return [];
  return name === "Application" ? value.split(/, ?/) : [value];
}

/** Some parts have one rated current, without its limiting criterion: by the rise of temperature or the saturation. */
const currentOf = (product: Product, name: string): number | null =>
  numberOf(product, name) ?? numberOf(product, "RatedCurrent");

export interface Wanted {
  readonly category: string;
  readonly exactly?: Readonly<Record<string, string | number>>;
  readonly atLeast?: Readonly<Record<string, number>>;
  readonly atMost?: Readonly<Record<string, number>>;
  readonly tolerance?: string;
  readonly characteristic?: string;
  /** English words that must be among the part's. */
  readonly words?: Readonly<Record<string, readonly string[]>>;
  readonly flags?: readonly string[];
  /** Safety classes: X1 is stricter than X2. */
  readonly safety?: readonly string[];
  /** The number of coils of an inductor; one unless it is said. */
  readonly coils?: number;
}

/** All values of a part, as requirements for its replacement. */
export function wantedOf(product: Product): Wanted {
  const pick = <T>(names: readonly string[]): Record<string, T> =>
    Object.fromEntries(
      names.map((name) => [name, of(product, name)] as const).filter(([, value]) => value !== null),
    ) as Record<string, T>;
  const { category } = product.group;
  const hasLeads = category === "ceramicCapacitorsLead";
  const sizes = pick<string>(["SizecodeInch", "SizecodeMm"]);
  const isSized = Object.keys(sizes).length > 0;
  const characteristic = of(product, "TemperatureCharacteristics");
  const tolerance = of(product, "ToleranceCapacitance") ?? of(product, "InductanceTolerance");
  return {
    category,
    exactly: {
      ...pick<string | number>(["Capacitance", "Inductance", "RatedVoltageClass", "LeadSpace"]),
      ...sizes,
      ...(!isSized && !hasLeads ? pick<number>(["Length", "Width"]) : {}),
    },
    atLeast: {
      ...pick<number>(["RatedVoltage", "RatedCurrentIsat", "SrfMin", "MaxOperatingTemperature"]),
      ...(currentOf(product, "RatedCurrentItemp") === null
        ? {}
        : { RatedCurrentItemp: Number(currentOf(product, "RatedCurrentItemp")) }),
    },
    atMost: {
      ...pick<number>(["RdcMax", "ThicknessMax", "OuterDiameter"]),
      ...(hasLeads ? pick<number>(["Length", "Width"]) : {}),
    },
    ...(typeof tolerance === "string" ? { tolerance } : {}),
    ...(typeof characteristic === "string" ? { characteristic } : {}),
    safety: classesOf(product),
    words: Object.fromEntries(
      ["SmdType", "Mounting", "Benefits", "Application", "Standard", "MagneticShieldClass"].map((name) => [
        name,
        wordsOf(product, name),
      ]),
    ),
    flags: ["AecQ200Support", "Rohs", "Reach"].filter((name) => of(product, name) === true),
    coils: coilsOf(product),
  };
}

const classesOf = (product: Product): readonly string[] =>
  (of(product, "Standard") === null ? "" : String(of(product, "RatedVoltageText"))).match(/[XY][1-4]/g) ?? [];

const coilsOf = (product: Product): number =>
  product.group.category === "inductors" && wordsOf(product, "Construction").some((word) => /^2 coils/.test(word))
    ? 2
    : 1;

/** Series that are offered only if their purpose is named: adhesive, wire bonding, implants, safety. */
const unasked: Readonly<Record<string, string>> = {
  GCG: "Mounting",
  GMA: "Mounting",
  GMD: "Mounting",
  GCH: "Application",
  GA2: "Standard",
  GA3: "Standard",
  KCA: "Standard",
  EVA: "Standard",
};

/** Where no type is wanted, parts that fit on the same pads may be offered. */
const onSamePads: readonly string[] = ["Two-terminal", "Metal terminal", "On substrates"];

/** Whether the part may be offered for what is wanted. */
export function fitsPurpose({ words = {}, exactly = {} }: Wanted, part: Product): boolean {
  if (exactly["RatedVoltageClass"] === "AC") return true;
  const purpose = unasked[part.record.Partno.slice(0, 3)];
  const isWanted = (name: string): boolean => (words[name] ?? []).length > 0;
  if (purpose !== undefined) return isWanted(purpose);
  if (!isWanted("SmdType") && !wordsOf(part, "SmdType").every((type) => onSamePads.includes(type))) return false;
  const mounting = wordsOf(part, "Mounting");
  const isSoldered = mounting.length === 0 || mounting.some((word) => word.includes("soldering"));
  return (isSoldered || isWanted("Mounting")) && (wordsOf(part, "Standard").length === 0 || isWanted("Standard"));
}

/** Requirements without this value, which a part without it may meet. */
const maySayNothing = new Set([
  "SrfMin",
  "MaxOperatingTemperature",
  "RatedCurrentIsat",
  "RdcMax",
  "ThicknessMax",
  "Thickness",
  "OuterDiameter",
  "Length",
  "Width",
  "Mounting",
  "Application",
  "MagneticShieldClass",
  "Rohs",
  "Reach",
]);

/** A part for one of these may be used for those before it. */
const applications = [
  "Mobile Electronics",
  "Consumer equipment",
  "Industrial Equipment",
  "Automotive infotainment/comfort equipment",
  "Automotive powertrain/safety equipment",
];

/** The requirements that the part doesn't meet; empty if it can replace the other. */
export function shortcomings(wanted: Wanted, part: Product): readonly string[] {
  const short: string[] = [];
  if (part.group.category !== wanted.category) short.push("Category");
  if (coilsOf(part) !== (wanted.coils ?? 1)) short.push("Construction");
  for (const [name, value] of Object.entries(wanted.exactly ?? {})) if (!isSame(of(part, name), value)) return [name];
  for (const [name, least] of Object.entries(wanted.atLeast ?? {})) {
    const own = name.startsWith("RatedCurrent") ? currentOf(part, name) : numberOf(part, name);
    if (own === null ? !maySayNothing.has(name) : own < least * (1 - 1e-9)) short.push(name);
  }
  for (const [name, most] of Object.entries(wanted.atMost ?? {})) {
    // A part is at least as high as its nominal height.
    const own = numberOf(part, name) ?? (name === "ThicknessMax" ? numberOf(part, "Thickness") : null);
    if (own === null ? !maySayNothing.has(name) : own > most * (1 + 1e-9)) short.push(name);
  }
  const nominal = numberOf(part, "Capacitance") ?? numberOf(part, "Inductance") ?? NaN;
  if (wanted.tolerance !== undefined) {
    const own = of(part, "ToleranceCapacitance") ?? of(part, "InductanceTolerance");
    const [ownLow, ownHigh] = typeof own === "string" ? band(own, nominal) : [-Infinity, Infinity];
    const [low, high] = band(wanted.tolerance, nominal);
    if (ownLow < low * (1 + 1e-9) || ownHigh > high * (1 + 1e-9)) short.push("Tolerance");
  }
  if (wanted.characteristic !== undefined) {
    const own = of(part, "TemperatureCharacteristics");
    const standard = of(part, "TemperatureCharacteristicsCompliedStandard");
    if (
      typeof own !== "string" ||
      !covers(standard === "Vendor" && own === "R" ? "R of the maker" : own, wanted.characteristic)
    )
      short.push("TemperatureCharacteristics");
  }
  for (const [name, words] of Object.entries(wanted.words ?? {})) {
    if (words.length === 0) continue;
    const own = wordsOf(part, name);
    if (own.length === 0 && maySayNothing.has(name)) continue;
    const strictest = Math.max(...own.map((word) => applications.indexOf(word)));
    const isMet = (word: string): boolean =>
      own.includes(word) || (applications.includes(word) && strictest > applications.indexOf(word));
    if (!words.every(isMet)) short.push(name);
  }
  for (const [letter = "", digit = ""] of wanted.safety ?? [])
    if (!classesOf(part).some((own) => own.startsWith(letter) && own <= letter + digit)) short.push("Standard");
  for (const flag of wanted.flags ?? []) {
    const own = of(part, flag);
    if (own === false || (own === null && !maySayNothing.has(flag))) short.push(flag);
  }
  return short;
}

const isSame = (own: unknown, value: string | number): boolean =>
  typeof value === "number" && typeof own === "number"
    ? Math.abs(own - value) <= 1e-9 * Math.abs(value)
    : own === value;

/** The tolerance's ends in farads or henries from the nominal value. */
function band(text: string, nominal: number): readonly [number, number] {
  const scale: Readonly<Record<string, number>> = { "%": nominal / 100, pF: 1e-12, nH: 1e-9, μH: 1e-6 };
  const both = /^±([\d.]+)(%|pF|nH|μH)/.exec(text);
  if (both !== null) {
    const off = Number(both[1]) * (scale[both[2] ?? ""] ?? NaN);
    return [-off, off];
  }
  const two = /^\+([\d.]+)%?\/-([\d.]+)%$/.exec(text);
  if (two === null) throw new Error(`A tolerance that this evaluator does not know: ${text}`);
  return [(-Number(two[2]) * nominal) / 100, (Number(two[1]) * nominal) / 100];
}

/**
 * Temperature range in °C and the greatest change in % within it; class I by its slope in ppm/°C. Source: EIA-198, JIS
 * C 5101.
 */
const promises: Readonly<
  Record<
    string,
    {
      readonly from: number;
      readonly to: number;
      readonly percent?: readonly [number, number];
      readonly ppm?: readonly [number, number];
    }
  >
> = {
  C0G: { from: -55, to: 125, ppm: [-30, 30] },
  C0H: { from: -55, to: 125, ppm: [-60, 60] },
  CH: { from: -55, to: 125, ppm: [-60, 60] },
  CJ: { from: -55, to: 125, ppm: [-120, 120] },
  CK: { from: -55, to: 125, ppm: [-250, 250] },
  CHA: { from: -55, to: 150, ppm: [-60, 60] },
  X8G: { from: -55, to: 150, ppm: [-30, 30] },
  SL: { from: 20, to: 85, ppm: [-1000, 350] },
  UJ: { from: -25, to: 85, ppm: [-870, -630] },
  U2J: { from: -55, to: 125, ppm: [-870, -630] },
  P2H: { from: -55, to: 125, ppm: [-210, -90] },
  R2H: { from: -55, to: 125, ppm: [-280, -160] },
  S2H: { from: -55, to: 125, ppm: [-390, -270] },
  T2H: { from: -55, to: 125, ppm: [-530, -410] },
  PH: { from: -25, to: 85, ppm: [-210, -90] },
  RH: { from: -25, to: 85, ppm: [-280, -160] },
  SH: { from: -25, to: 85, ppm: [-390, -270] },
  TH: { from: -25, to: 85, ppm: [-530, -410] },
  PJ: { from: -25, to: 85, ppm: [-270, -30] },
  RJ: { from: -25, to: 85, ppm: [-340, -100] },
  SJ: { from: -25, to: 85, ppm: [-450, -210] },
  TJ: { from: -25, to: 85, ppm: [-590, -350] },
  ZLM: { from: -55, to: 125, ppm: [-7200, -3700] },
  X5R: { from: -55, to: 85, percent: [-15, 15] },
  X6R: { from: -55, to: 105, percent: [-15, 15] },
  X7R: { from: -55, to: 125, percent: [-15, 15] },
  X8R: { from: -55, to: 150, percent: [-15, 15] },
  X5S: { from: -55, to: 85, percent: [-22, 22] },
  X6S: { from: -55, to: 105, percent: [-22, 22] },
  X7S: { from: -55, to: 125, percent: [-22, 22] },
  X5T: { from: -55, to: 85, percent: [-33, 22] },
  X6T: { from: -55, to: 105, percent: [-33, 22] },
  X7T: { from: -55, to: 125, percent: [-33, 22] },
  X7U: { from: -55, to: 125, percent: [-56, 22] },
  Y5V: { from: -30, to: 85, percent: [-82, 22] },
  Z5U: { from: 10, to: 85, percent: [-56, 22] },
  X8L: { from: -55, to: 150, percent: [-40, 15] },
  X8M: { from: -55, to: 150, percent: [-50, 15] },
  X8N: { from: -55, to: 150, percent: [-60, 15] },
  B: { from: -25, to: 85, percent: [-10, 10] },
  F: { from: -25, to: 85, percent: [-80, 30] },
  R: { from: -55, to: 125, percent: [-15, 15] },
  "R of the maker": { from: -25, to: 85, percent: [-15, 15] },
};

function covers(own: string, wanted: string): boolean {
  if (own === wanted) return true;
  const [one, other] = [promises[own], promises[wanted]];
  if (one === undefined || other === undefined) return false;
  if (one.from > other.from || one.to < other.to) return false;
  if (other.ppm !== undefined) return one.ppm !== undefined && one.ppm[0] >= other.ppm[0] && one.ppm[1] <= other.ppm[1];
  const [least, most] = other.percent ?? [0, 0];
  const [low, high] = one.percent ?? slopeInPercent(one.ppm ?? [0, 0], other.from, other.to);
  return low >= least && high <= most;
}

function slopeInPercent([low, high]: readonly [number, number], from: number, to: number): readonly [number, number] {
  const ends = [low * (from - 25), low * (to - 25), high * (from - 25), high * (to - 25)].map((ppm) => ppm / 10_000);
  return [Math.min(...ends), Math.max(...ends)];
}
