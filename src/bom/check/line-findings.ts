import type { RequirementFailure } from "../matching/requirement-failure";
import type { Product } from "../../product-data/api/product";
import { isFailure } from "../../product-data/base/failed";
import { ofAspect } from "../claims/claim";
import { textOf } from "../claims/value";
import { kindOf } from "../claims/part-kind";
import { isInchCode } from "../claims/size";
import { partOf } from "../matching/coded-part";
import { comparisonWith } from "../matching/compare";
import {
  contradictionOf,
  type Finding,
  findingsOfNumber,
  findingsOfPart,
  findingsOfPoints,
  findingsOfTexts,
  isDifference,
  sourceOf,
  isAlarm,
  statementIn,
} from "../matching/findings";
import { confirmedClaimsOf } from "../matching/part-claims";
import { families } from "../numbers/families";
import { isOfOurSeries, isShortenedFrom, readNumber } from "../numbers/read-number";
import { type Line, saysNothing } from "../reading/line/line";
import type { LineNumber } from "../reading/line/line-numbers";
import { lineFor } from "../reading/line/line-of-text";
import { findingsInLine } from "./line-itself";
import { areNearlyAll, partIn } from "./other-lines";
import { type CheckedPart, type CheckedParts, checkedProduct } from "./parts";
import { makerKey } from "./states";

/**
 * One of a line's numbers, compared with what the line says: by the part's data, or else by its code. A code of our own
 * number is never sure, because it counts only if the service doesn't have the number.
 */
export function findingsOfLineNumber(
  line: Line,
  number: LineNumber,
  result: CheckedPart | undefined,
): readonly Finding[] {
  if (line.isNotFitted || saysNothing(line)) return [];
  if (result?.kind === "found") return findingsOfPart(line, result.product, number.partno);
  const { whose, decoded: coded } = readNumber(number.partno);
  const isOwn = whose === "ours";
  if (isOwn && result?.kind !== "unknown") return [];
  const [decoded, another] = coded;
  if (decoded === undefined || another !== undefined) return [];
  try {
    const findings = findingsOfNumber(line, decoded, number.partno);
    return isOwn ? findings.map((finding) => ({ ...finding, isSure: false })) : findings;
  } catch (error) {
    // The number is of another kind than the texts say, which is a finding of the line.
    if (isFailure<RequirementFailure>(error, "kindContradictory")) return [];
    throw error;
  }
}

/** The texts of a line that can't both be right, also a manufacturer's name next to another manufacturer's number. */
export function findingsOfLineTexts(
  line: Line,
  result: CheckedPart | undefined,
  ourNames: ReadonlySet<string>,
): readonly Finding[] {
  const [main, another] = line.numbers;
  if (line.isNotFitted) return [];
  const part = main === undefined ? null : partOf(checkedProduct(result), main.decoded);
  const ofManufacturer = main && another === undefined ? findingsOfManufacturer(main, result, ourNames) : [];
  return [...findingsInLine(line), ...findingsOfTexts(line, part), ...ofManufacturer];
}

/** A manufacturer's name that contradicts the number. A name that isn't known says nothing. */
function findingsOfManufacturer(
  { manufacturer: written, manufacturerColumn: column, partno, decoded }: LineNumber,
  result: CheckedPart | undefined,
  ourNames: ReadonlySet<string>,
): readonly Finding[] {
  const [text, ambiguous] = result?.kind === "found" ? [ourMaker] : decoded.map(({ maker }) => maker);
  const named = manufacturerNamed(written) ?? (ourNames.has(makerKey(written)) ? ourMaker : undefined);
  if (text === undefined || ambiguous !== undefined || named === undefined) return [];
  if (named === (manufacturerNamed(text) ?? text)) return [];
  const part = { text, source: { type: "code", partno } } as const;
  return [contradictionOf("manufacturer", statementIn({ column, written }), part, true)];
}

/** The name of our company, as the columns of manufacturers have it. */
export const ourMaker = "Vendor";
/** Manufacturers by the first words of their names; companies that sell each other's series count as one. */
const manufacturers: ReadonlyMap<string, string> = new Map([
  ...Object.keys(families).map((name) => [makerKey(name), name] as const),
  ...Object.entries({ kemet: "Yageo", phycomp: "Yageo", pulse: "Yageo", avx: "Kyocera AVX", epcos: "TDK" }),
]);

/** The manufacturer that a text names; undefined: none that is known, or several. */
function manufacturerNamed(text: string): string | undefined {
  const words =
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\d]+/gu) ?? [];
  const [named, another] = new Set(words.flatMap((word) => manufacturers.get(word) ?? []));
  return another === undefined ? named : undefined;
}

/** Differences of an alternate from the main number where the line's texts say nothing. */
export function findingsBetween(
  line: Line,
  main: LineNumber,
  mainResult: CheckedPart | undefined,
  number: LineNumber,
  result: CheckedPart | undefined,
): readonly Finding[] {
  const [asking, part] = [
    partOf(checkedProduct(mainResult), main.decoded),
    partOf(checkedProduct(result), number.decoded),
  ];
  if (line.isNotFitted || asking === null || part === null || kindOf(asking) !== kindOf(part)) return [];
  const said = new Set<string>(lineFor(line, kindOf(part)).claims.map(({ aspect }) => aspect));
  const claims = confirmedClaimsOf(asking).filter(({ aspect }) => compared.has(aspect) && !said.has(aspect));
  return findingsOfPoints(
    comparisonWith(claims)(part),
    { claims, contradictions: [], cellClaims: [] },
    sourceOf(part, number.partno),
    () => sourceOf(asking, main.partno),
  )
    .filter(isDifference)
    .map((finding) => ({ ...finding, isSure: finding.isSure && isNominal(finding) }));
}

/** Alternates may be better or weaker, but must have the same nominal value. */
const isNominal = ({ aspect }: Finding): boolean => aspect === "capacitance" || aspect === "inductance";

/** The aspects in which alternates are compared with each other. */
const compared: ReadonlySet<string> = new Set(
  "capacitance inductance voltage tolerance characteristic size body".split(" "),
);

/** Whether sizes such as 0402, which could be in inches or in mm, are in inches in this BOM, as nearly all lines show. */
export function countsInInches(lines: readonly Line[], results: CheckedParts): boolean {
  let [inch, metric] = [0, 0];
  for (const line of lines) {
    const part = partIn(line, results);
    const own = part && textOf(part, "SizecodeInch");
    if (own === null) continue;
    for (const { code, system } of ofAspect(lineFor(line, "capacitor").claims, "size"))
      if (system === null && code === own) inch += 1;
      else if (system === null) metric += 1;
  }
  return areNearlyAll(inch, inch + metric);
}

/** A line whose sizes are in inches if they can be. */
export const withInches = (line: Line): Line => ({
  ...line,
  claims: line.claims.map((claim) =>
    claim.aspect === "size" && claim.system === null && isInchCode(claim.code) ? { ...claim, system: "inch" } : claim,
  ),
});

/**
 * The result of a line's number, and for one that doesn't exist the numbers that it may mean: none that contradicts the
 * line, those that agree with it exactly first, then by the mistakes that people make (near.ts).
 */
export function resultFor(
  number: LineNumber,
  line: Line,
  results: CheckedParts,
): { readonly result: CheckedPart | undefined; readonly near: readonly string[] } {
  const result = results.get(number.partno);
  if (result?.kind !== "unknown") return { result, near: [] };
  const packed = result.near.find((partno) => isOtherPackage(number.partno, checkedProduct(results.get(partno))));
  if (packed !== undefined) return { result: results.get(packed), near: [] };
  const near = result.near
    .map((partno) => ({ partno, differences: differencesOf(partno, line, results) }))
    .filter(({ differences }) => differences < Infinity)
    .sort((one, other) => one.differences - other.differences)
    .map(({ partno }) => partno);
  const [meant, another] = number.isDistributors ? near.filter((partno) => isShortenedFrom(partno, number.partno)) : [];
  if (meant !== undefined && another === undefined) return { result: results.get(meant) ?? result, near: [] };
  return { result, near: near.slice(0, most) };
}

const most = 3;

/** Whether a number is a product's with another package code, which says nothing of the part. */
const isOtherPackage = (partno: string, product: Product | null): boolean =>
  product !== null && isOfOurSeries(partno) && partno.slice(0, -1) === textOf(product, "PartnoWithoutPackageCode");

/** How many values of the part differ from the line; Infinity: it contradicts the line. */
function differencesOf(partno: string, line: Line, results: CheckedParts): number {
  const result = results.get(partno);
  if (result?.kind !== "found" || saysNothing(line)) return 0;
  const findings = findingsOfPart(line, result.product, partno);
  return findings.some(isAlarm) ? Infinity : findings.filter(({ relation }) => relation === "exceeds").length;
}
