import type { RequirementFailure } from "../matching/requirement-failure";
import { isFailure } from "../../product-data/base/failed";
import { isInchCode } from "../aspects/size";
import { type Claim, ofAspect, type SizeClaim } from "../aspects/claim";
import { textOf } from "../aspects/value";
import { type ComparedPart, comparedPart, onlyOf } from "../matching/compared-part";
import { type Finding, findingsOfPoints, findingsOfProduct, findingsOfTexts, isDifference } from "../matching/findings";
import { decodeOwnNumber } from "../makers/decode";
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
  if (result?.kind === "found") return findingsOfProduct(description, result.product);
  const own = result?.kind === "unknown" ? decodeOwnNumber(number.partno) : undefined;
  const decoded = own ?? onlyOf(number.decoded);
  if (decoded === undefined) return [];
  try {
    const findings = findingsOfNumber(description, decoded, number.partno);
    return own === undefined ? findings : findings.map((finding) => ({ ...finding, isSure: false }));
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
  const part = main === undefined ? null : partOf(main, result);
  return findingsOfTexts(contradictions, part === null ? [] : description.said(part.kind).claims, part);
}

/** In what an alternate differs from the main number, where the line's texts say nothing. */
export function findingsBetween(
  { description, isNotFitted }: Line,
  main: EntryNumber,
  mainResult: CheckedPart | undefined,
  number: EntryNumber,
  result: CheckedPart | undefined,
): readonly Finding[] {
  const [asking, part] = [partOf(main, mainResult), partOf(number, result)];
  if (isNotFitted || asking === null || part === null || asking.kind !== part.kind) return [];
  const said = new Set<string>(description.said(part.kind).claims.map(({ aspect }) => aspect));
  const claims = asking.claims.filter(({ aspect }) => compared.has(aspect) && !said.has(aspect));
  return findingsOfPoints(
    part.compare(claims),
    { claims, contradictions: [], cells: () => [] },
    { type: part.type, partno: number.partno },
    () => ({ type: asking.type, partno: main.partno }),
  )
    .filter(isDifference)
    .map((finding) => ({ ...finding, isSure: false }));
}

/** By its data, or else by its code; null: neither is known. */
export const partOf = (
  { decoded }: Pick<EntryNumber, "decoded">,
  result: CheckedPart | undefined,
): ComparedPart | null => comparedPart(productOf(result), decoded);

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
  const product = productOf(result);
  return product === null ? (onlyOf(number.decoded)?.says.size ?? null) : textOf(product, "SizecodeInch");
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
