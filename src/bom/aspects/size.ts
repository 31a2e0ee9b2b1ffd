import { characteristicAt } from "./characteristic";

/** A size code in a text. `system` is null if the text doesn't say whether 0603 is in inches or millimeters. */
export interface SizeClaim {
  readonly aspect: "size";
  readonly code: string;
  readonly system: SizeSystem | null;
  readonly written: string;
  readonly orBetter?: true;
}

export type SizeSystem = "inch" | "mm";

/**
 * A known size code at this position of a text, with its length: `0603`, `1608M`, `1608 (Metric)`, `0603 inch`,
 * `SMD0402`, `0402X7R`, and in names of footprints: `C_0402`, `CAPC0402_M`, `CAPC1005X55N` (IPC-7351, metric). Four
 * digits that aren't a known code, or that have a unit (`1210 pF`), don't count.
 */
export function sizeAt(text: string, at: number): { readonly claim: SizeClaim; readonly length: number } | undefined {
  const rest = text.slice(at);
  const [footprint, footprintCode = "", height] = footprintName.exec(rest) ?? [];
  if (footprint !== undefined && codes.has(footprintCode)) {
    const claim = { aspect: "size", code: footprintCode, system: height === undefined ? null : "mm" } as const;
    return { claim: { ...claim, written: footprint }, length: footprint.length };
  }
  const [found, code = "", metric] = bare.exec(rest) ?? beforeCharacteristic(rest) ?? [];
  if (found === undefined || !codes.has(code)) return undefined;
  const system =
    metric !== undefined
      ? "mm"
      : (systemOf(mark, text.slice(at + found.length)) ?? systemOf(markBefore, text.slice(0, at)));
  return { claim: { aspect: "size", code, system, written: found }, length: found.length };
}

/**
 * The sizes of one text, with the system if the text determines it: next to a metric code, an unmarked one is in inches
 * unless it is the same code (`1608 CAPC1608X80N`). Of two codes for one size (`0402 1005`), one is inch and one
 * metric. A single code stays undetermined: it fits a part by either of its codes.
 */
export function decideSizes(claims: readonly SizeClaim[]): readonly SizeClaim[] {
  const marked = claims.filter(({ system }) => system !== null);
  const [first] = marked;
  if (first !== undefined) {
    const other = first.system === "mm" ? "inch" : "mm";
    const systemFor = (code: string): SizeSystem => marked.find((claim) => claim.code === code)?.system ?? other;
    return claims.map((claim) => (claim.system === null ? { ...claim, system: systemFor(claim.code) } : claim));
  }
  const [inch, mm] =
    pairs.find((pair) => pair.every((code) => claims.some((claim) => claim.code === code))) ?? ([] as const);
  return claims.map((claim) =>
    claim.code === inch ? { ...claim, system: "inch" } : claim.code === mm ? { ...claim, system: "mm" } : claim,
  );
}

/** A code whose leading zero a spreadsheet removed: `805`. No parts have values that start with 40, 60, or 80. */
export function sizeOfThree(text: string): SizeClaim | undefined {
  const [written] = /^(?:402|603|805)(?![A-Za-z0-9.%])/.exec(text) ?? [];
  return written === undefined ? undefined : { aspect: "size", code: `0${written}`, system: null, written };
}

// The letter after it is the density level of the board: not a tolerance, and not the sign of a metric code.
const footprintName =
  /^(?:CAPC?|INDC?|RESC?|[CLR])[_-]?(?:SMD?_?)?(\d{4,5})(X\d{2,3})?[CKLMN]?(?:_[LMN])?(?![A-Za-z0-9]|\.\d)/;

function beforeCharacteristic(text: string): readonly string[] | undefined {
  const code = /^\d{4}/.exec(text)?.[0];
  return code !== undefined && characteristicAt(text.slice(4)) !== undefined ? [code, code] : undefined;
}

const bare =
  /^(?:S[Mm]D?)?(\d{4,6})([Mm](?![A-Za-z0-9]))?(?:(?=mm|in|[Mm]etric)|(?![A-Za-z0-9]|\.\d))(?!\s?(?:[pnuμm][FH]|V|[mkM]?(?:Ω|[Oo]hm)))/;
const mark = /^(?:\s*[([]?\s*(?:(metric|mm|公制|メートル|ミリ)|(inch|"|英制|インチ))|(in(?![a-z])))/i;
const markBefore = /(?:(metric|mm|公制|メートル|ミリ)|(inch|英制|インチ))\s*[:(]?\s*$/i;

function systemOf(pattern: RegExp, text: string): SizeSystem | null {
  const match = pattern.exec(text);
  return match === null ? null : match[1] !== undefined ? "mm" : "inch";
}

/** Source: service/data/mlcc-codes.json and inductor-codes.json. */
const pairs: readonly (readonly [inch: string, mm: string])[] = [
  ["008004", "0201"],
  ["01005", "0402"],
  ["03015", "0804"],
  ["0201", "0603"],
  ["0402", "1005"],
  ["0504", "1410"],
  ["0603", "1608"],
  ["0805", "2012"],
  ["0805", "2015"],
  ["0806", "2016"],
  ["1008", "2520"],
  ["1111", "2828"],
  ["1205", "3212"],
  ["1206", "3216"],
  ["1210", "3225"],
  ["1212", "3030"],
  ["1515", "4040"],
  ["1806", "4516"],
  ["1808", "4520"],
  ["1812", "4532"],
  ["2020", "5050"],
  ["2211", "5728"],
  ["2220", "5750"],
  ["2424", "6060"],
  ["2522", "6357"],
  ["2524", "6360"],
  ["2525", "6363"],
  ["2726", "7066"],
  ["2917", "7343"],
  ["2926", "7366"],
  ["2928", "7470"],
  ["3131", "8080"],
];

const codes: ReadonlySet<string> = new Set([...pairs.flat(), "0202", "0303", "0704", "015008", "015015", "02404"]);

/**
 * The metric code of a body in meters, if it is a common size up to 3.2 mm; larger bodies with the same code differ too
 * much.
 */
export function metricCodeOf(length: number, width: number): string | undefined {
  const tenths = (meters: number): string => String(Math.floor(meters * 1e4 + 1e-6)).padStart(2, "0");
  const code = tenths(length) + tenths(width);
  return length < 3.3e-3 && pairs.some(([, mm]) => mm === code) ? code : undefined;
}

/** The metric code of an inch code. */
export const metricOf = (inch: string): string | undefined => pairs.find(([code]) => code === inch)?.[1];

/** Whether a single code is assumed to be in inches; metric codes that aren't inch codes aren't. */
export const isInchCode = (code: string): boolean => inchCodes.has(code);

const inchCodes: ReadonlySet<string> = new Set(pairs.map(([inch]) => inch));

const inchOfMm: ReadonlyMap<string, string> = new Map(pairs.map(([inch, mm]) => [mm, inch]));

/**
 * The inch code of a size. A code without a system is in inches if it is an inch code, as in nearly every BOM; undefined
 * if the size has none.
 */
export function inchCodeOf({ code, system }: Pick<SizeClaim, "code" | "system">): string | undefined {
  if (system !== "mm" && isInchCode(code)) return code;
  return system === "inch" ? undefined : inchOfMm.get(code);
}

/**
 * The size codes in the name of a footprint, which has no other four-digit numbers: `C_0603_1608Metric`, `0603-C`,
 * `SM0805`, `CAPC1608X90N`, `EIA-3216-18`, `L2012C`. A code of three digits lost its zero to a spreadsheet.
 */
export function sizesInFootprint(text: string): readonly SizeClaim[] {
  const found = Array.from(text.normalize("NFKC").matchAll(footprintCode), (match): SizeClaim => {
    const [written, before = "", digits = "", behind = ""] = match;
    const code = digits.length === 3 ? `0${digits}` : digits;
    const isMetric =
      /^metric/i.test(behind) ||
      /^M(?![A-Za-z])/.test(behind) ||
      (/(?:CAP|IND|RES)C$/.test(before) && /^X\d{2}/i.test(behind)) ||
      (/EIA[-_]?$/i.test(before) && /^-\d\d/.test(text.slice(match.index + written.length)));
    return { aspect: "size", code, system: isMetric ? "mm" : null, written };
  }).filter(({ code, written }) => codes.has(code) && !inName.test(written));
  return decideSizes(found);
}

// `MHCHL2520` is the name of a series.
const inName = /^(?!(?:[CLRF]|CAP|IND|RES|FB|LED|SM|EIA)[A-Z]{0,3}[-_ ]?\d|SMD|METRIC|CASE|CHIP|SIZE)[A-Z]{2,}\d/i;
const footprintCode =
  /([A-Za-z]*[-_ ]?)(?<![\d.,])(\d{4,5}|402|603|805)(?![\d,]|\.\d|\s?mm|[pnuμ]|[xX]\d(?!\d))(metric|M(?![A-Za-z])|X\d{2,3}|(?=[^\d]|$))/gi;
