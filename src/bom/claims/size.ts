import type { SizeClaim, SizeSystem } from "./claim";
import { matchAt } from "./match-at";

export interface SizeFound {
  readonly code: string;
  readonly system: SizeSystem | null;
  /** The letters of a footprint's name before it: `CAPC`; otherwise "". */
  readonly prefix: string;
  /** Whether a spreadsheet removed its zero: `603`. No parts have values that start with 40, 60, or 80. */
  readonly isCut: boolean;
  readonly length: number;
}

/**
 * A known size code at this position of a text: `0603`, `0603C`, `1608M`, `1608 (Metric)`, `0603 inch`, `0402X7R`.
 * Digits that aren't a known code don't count.
 */
export function sizeCodeAt(text: string, at: number): SizeFound | undefined {
  const [found, digits = "", metric] = matchAt(bare, text, at) ?? [];
  if (found === undefined || ofSeries.test(text.slice(Math.max(0, at - 6), at))) return undefined;
  const isCut = digits.length === 3;
  const code = isCut ? `0${digits}` : digits;
  if (!codes.has(code)) return undefined;
  const end = at + found.length;
  const system =
    metric === undefined
      ? (systemOf(matchAt(mark, text, end)) ?? systemOf(markBefore.exec(text.slice(Math.max(0, at - 12), at))))
      : "mm";
  return { code, system, prefix: "", isCut, length: found.length };
}

/**
 * A size code in the name of a footprint at this position: `C0402`, `CAPC0402`, `SMD0603`, `C0805K`, and IPC-7351's
 * `CAPC1608X90N`, which is metric. `MHCHL2520` is a series.
 */
export function footprintSizeAt(text: string, at: number): SizeFound | undefined {
  const [found, prefix = "", digits = "", height] = matchAt(footprintName, text, at) ?? [];
  if (found === undefined) return undefined;
  const code = digits.length === 3 ? `0${digits}` : digits;
  const system = height === undefined ? null : "mm";
  return codes.has(code) ? { code, system, isCut: false, prefix, length: found.length } : undefined;
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

/** After the name of a series, the digits aren't a size code: IHLP-2020 is 5.5 mm long, and MAPI-2512 2.5 mm. */
const ofSeries = /(?:^|[^A-Za-z])(?:IHLP|MAPI|HC[IM]|MD)[-_]$/i;

const bare =
  /(?<![\dA-Za-z])(402|603|805|\d{4,6})(?![\d%]|\.\d| ?(?:[pnuμmPNU]?[FfHhV]|[kM]?(?:Ω|[Oo]hm))(?![A-Za-z\u00c0-\u024f]| ?[<=]| \d[\d.]* ?mm)| ?[pnuμ](?![A-Za-z]))(?:([Mm])(?![A-Za-z0-9])|[CLRclr](?![A-Za-z0-9])|(?=mm|in|[Mm]etric|[A-Za-z]{3,}(?![A-Za-z0-9]))|(?=[XYZCN][0-9OP][A-Z0-9](?![A-Za-z0-9]))|(?![A-Za-z0-9]))/y;
const footprintName =
  /((?:US|EU)?[CLRFM]|(?:INDUCTOR|CAP|RES|IND|FB|LED|SMD?|EIA|MLCC|CHIP|[CLR])[A-Z]{0,3})[-_]?(402|603|805|\d{4,5})(X\d{2,3})?[CKLMN]?(?![A-Za-z0-9]|\.\d)/iy;
const mark = /[ -]?[([]? ?(?:(metric|mm|公制|メートル|ミリ)|(inch|"|英制|インチ))|(?:)(in(?![a-z]))/iy;
const markBefore = /(?:(metric|mm|公制|メートル|ミリ)|(inch|英制|インチ)) ?[:(]? ?$/i;

const systemOf = (match: RegExpExecArray | null | undefined): SizeSystem | null =>
  match ? (match[1] === undefined ? "inch" : "mm") : null;

/** Source: the manufacturer's part numbering sheets. */
const pairs: readonly (readonly [inch: string, mm: string])[] =
  "008004=0201 01005=0402 0204=0510 0306=0816 0508=1220 0612=1632 03015=0804 0201=0603 0402=1005 0504=1410 0603=1608 0805=2012 0805=2015 0806=2016 1008=2520 1111=2828 1205=3212 1206=3216 1210=3225 1212=3030 1515=4040 1806=4516 1808=4520 1812=4532 2020=5050 2211=5728 2220=5750 2424=6060 2522=6357 2524=6360 2525=6363 2726=7066 2917=7343 2926=7366 2928=7470 3131=8080"
    .split(" ")
    .map((pair) => pair.split("=") as [string, string]);

/** Sizes of chips with their terminations on the long sides. */
export const reversedSizes: ReadonlySet<string> = new Set(["0204", "0306", "0508", "0612"]);

const codes: ReadonlySet<string> = new Set([...pairs.flat(), "0202", "0303", "0704", "015008", "015015", "02404"]);

/**
 * The metric code of a body in meters, if it is a common size up to 3.2 mm; larger bodies with the same code differ too
 * much.
 */
export function metricCodeOf(length: number, width: number): string | undefined {
  const tenths = (meters: number): string => String(Math.floor(meters * 1e4 + 1e-6)).padStart(2, "0");
  const code = tenths(length) + tenths(width);
  return length < leastNominal && pairs.some(([, mm]) => mm === code) ? code : undefined;
}

/** Whether bodies with this code differ so much that it says only about how large they are. */
export function isNominalSize({ code, system }: Pick<SizeClaim, "code" | "system">): boolean {
  const metric = system === "mm" || !isInchCode(code) ? code : metricOf(code);
  return Number(metric?.slice(0, 2)) * 1e-4 >= leastNominal;
}

const leastNominal = 3.3e-3;

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
