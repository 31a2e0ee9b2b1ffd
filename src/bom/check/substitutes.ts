import { type Finding, findingsOfPart } from "../matching/findings";
import { type Objection, objectionsTo } from "./gate";
import { lineStates, needsReplacement } from "./states";
import type { Verdict } from "./verdict";

/** What may be used instead of a line's numbers. */
interface Substitutes {
  /** The best first; none of them is a number of the line. */
  readonly partnos: readonly string[];
  /** What is to be looked at before the best part is used, if there are no substitutes; empty if the BOM forbids them. */
  readonly objections: readonly Objection[];
}

/** Whether a line gets substitutes. For one without a number, a person chooses a part instead. */
export const takesSubstitutes = ({ line, state }: Verdict): boolean =>
  line.numbers.length > 0 && (needsReplacement(state) || lineStates[state].group === "fine");

/**
 * The substitutes of a line whose alternatives were found. Numbers that need approval aren't substitutes: as alternates of
 * the line, they would count as approved. Lines that a filter hides get theirs, too, because the BOM is passed on whole.
 */
export function substitutesFor(verdict: Verdict): Substitutes {
  const own = new Set(verdict.numbers.flatMap(({ number, foundAs }) => [number.partno, foundAs]));
  const offers = verdict.offered
    .filter(({ product }) => findingsOfPart(verdict.line, product, "").every(isMet))
    .map(({ product }) => product.record.Partno)
    .filter((partno) => !own.has(partno))
    .map((partno) => ({ partno, objections: objectionsTo([verdict], partno, () => anyPlace) }));
  const free = offers.filter(({ objections }) => objections.length === 0);
  const objections = free.length > 0 ? [] : (offers[0]?.objections ?? []);
  return {
    partnos: free.map(({ partno }) => partno),
    objections: objections.some(({ code }) => code === "forbidden") ? [] : objections,
  };
}

/** What the line says counts, even if the number that it has says less. */
const isMet = ({ relation }: Finding): boolean => relation !== "fallsShort" && relation !== "contradicts";
const anyPlace = { isHidden: false, content: "" };
