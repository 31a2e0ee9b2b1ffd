import type { RequirementFailure } from "../matching/requirement-failure";
import { isFailure } from "../../product-data/base/failed";
import { isInchCode } from "../claims/size";
import { type Claim, ofAspect, type SizeClaim } from "../claims/claim";
import { textOf } from "../claims/value";
import { kindOf } from "../claims/part-kind";
import { partOf } from "../matching/coded-part";
import { comparisonWith } from "../matching/compare";
import {
  type Finding,
  findingsOfPart,
  findingsOfPoints,
  findingsOfTexts,
  isDifference,
  sourceOf,
} from "../matching/findings";
import { confirmedClaimsOf } from "../matching/part-claims";
import { readNumber } from "../numbers/read-number";
import { findingsOfNumber } from "../matching/number-findings";
import type { Description } from "../reading/line/description";
import type { BomEntry, EntryNumber } from "../reading/line/entry";
import { type CheckedPart, type CheckedParts, productOf } from "./parts";

type Line = Pick<BomEntry, "description" | "isNotFitted">;

/**
 * One of a line's numbers, compared with what the line says: by the part's data, or else by its code. What the code of
 * our own number says is never sure, because the service doesn't have the number.
 */
export function findingsOfEntryNumber(
  line: Line,
  number: EntryNumber,
  result: CheckedPart | undefined,
): readonly Finding[] {
  const { description, isNotFitted } = line;
  if (isNotFitted || description.isEmpty) return [];
  if (result?.kind === "found") return findingsOfPart(description, result.product, number.partno);
  const { whose, decoded: coded } = readNumber(number.partno);
  const isOwn = whose === "ours";
  if (isOwn && result?.kind !== "unknown") return [];
  const [decoded, another] = coded;
  if (decoded === undefined || another !== undefined) return [];
  try {
    const findings = findingsOfNumber(description, decoded, number.partno);
    return isOwn ? findings.map((finding) => ({ ...finding, isSure: false })) : findings;
  } catch (error) {
    // Of another kind than the texts say, which is a finding of the line.
    if (isFailure<RequirementFailure>(error, "kindContradictory")) return [];
    throw error;
  }
}

/** The texts of a line that can't both be right. */
export function findingsOfEntryTexts(
  { description, contradictions, isNotFitted, numbers: [main] }: BomEntry,
  result: CheckedPart | undefined,
): readonly Finding[] {
  if (isNotFitted || contradictions.length === 0) return [];
  const part = main === undefined ? null : partOf(productOf(result), main.decoded);
  return findingsOfTexts(contradictions, part === null ? [] : description.said(kindOf(part)).claims, part);
}

/** In what an alternate differs from the main number, where the line's texts say nothing. */
export function findingsBetween(
  { description, isNotFitted }: Line,
  main: EntryNumber,
  mainResult: CheckedPart | undefined,
  number: EntryNumber,
  result: CheckedPart | undefined,
): readonly Finding[] {
  const [asking, part] = [partOf(productOf(mainResult), main.decoded), partOf(productOf(result), number.decoded)];
  if (isNotFitted || asking === null || part === null || kindOf(asking) !== kindOf(part)) return [];
  const said = new Set<string>(description.said(kindOf(part)).claims.map(({ aspect }) => aspect));
  const claims = confirmedClaimsOf(asking).filter(({ aspect }) => compared.has(aspect) && !said.has(aspect));
  return findingsOfPoints(
    comparisonWith(claims)(part),
    { claims, contradictions: [], cells: () => [] },
    sourceOf(part, number.partno),
    () => sourceOf(asking, main.partno),
  )
    .filter(isDifference)
    .map((finding) => ({ ...finding, isSure: false }));
}

/** The aspects in which alternates are compared with each other. */
const compared: ReadonlySet<Claim["aspect"]> = new Set<Claim["aspect"]>([
  "capacitance",
  "inductance",
  "voltage",
  "tolerance",
  "characteristic",
  "size",
  "body",
]);

/** Whether sizes such as 0402, which could be in inches or in mm, are in inches in this BOM; null: it doesn't show. */
type Habit = "inch" | null;

/** The habit that nearly all lines with a number and a size show. */
export function sizeHabit(entries: readonly BomEntry[], results: CheckedParts): Habit {
  let [inch, metric] = [0, 0];
  for (const {
    numbers: [main],
    description,
  } of entries) {
    if (main === undefined) continue;
    const own = inchSizeOf(main, results.get(main.partno));
    if (own === null) continue;
    for (const { code, system } of ofAspect(description.said("capacitor").claims, "size"))
      if (system === null && code === own) inch += 1;
      else if (system === null) metric += 1;
  }
  return inch >= fewestLines && inch >= nearlyAll * (inch + metric) ? "inch" : null;
}

const [fewestLines, nearlyAll] = [3, 0.75];

function inchSizeOf(number: EntryNumber, result: CheckedPart | undefined): string | null {
  const part = partOf(productOf(result), number.decoded);
  return part && textOf(part, "SizecodeInch");
}

export function withHabit(description: Description, habit: Habit): Description {
  if (habit === null) return description;
  return {
    ...description,
    said(kind) {
      const said = description.said(kind);
      return { ...said, claims: said.claims.map((claim) => (isOpen(claim) ? { ...claim, system: habit } : claim)) };
    },
  };
}

const isOpen = (claim: Claim): claim is SizeClaim =>
  claim.aspect === "size" && claim.system === null && isInchCode(claim.code);
