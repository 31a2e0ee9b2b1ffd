import { distinctBy } from "../../product-data/vocabulary/group-by";
import { isOpen } from "../claims/point";
import type { Replacement } from "../matching/rank";
import { isAsGood } from "../matching/replacement";
import { isMissing, type LineState, notRecommended } from "./states";
import type { Verdict } from "./verdict";

/** Why a part isn't entered for a line until a person has looked at it. */
export type Objection =
  | { readonly code: PlainObjection }
  /** The BOM says that no other part may be used, or who has to agree, or the cell isn't blank. */
  | { readonly code: "approval" | "forbidden" | "occupied"; readonly written: string }
  /** The part isn't in production. */
  | { readonly code: "state"; readonly state: LineState };

/**
 * `twoValues`: the line's cells, or its number, contradict each other. `open`: something that the line demands isn't
 * confirmed, or wasn't read for certain. `number`: which part is meant isn't known. `worse`: the part doesn't meet the line.
 * `unknown`: it isn't known to be as good.
 */
type PlainObjection = "notFitted" | "hidden" | "twoValues" | "open" | "number" | "byCurrent" | "worse" | "unknown";

/** The cell in which a part would be entered. */
interface EnteredPlace {
  /** Whether its row is hidden. */
  readonly isHidden: boolean;
  /** What the user has there; "" for nothing. */
  readonly content: string;
}

/** A line's part that is offered first, and what is to be looked at before it is entered. */
interface OfferedPart {
  readonly partno: string;
  readonly objections: readonly Objection[];
}

/** The best alternative, or else the manufacturer's own; null: there is none. */
export function offerFor(verdict: Verdict): OfferedPart | null {
  const { line, main } = verdict;
  const [best] = verdict.offered;
  const own = line.isNotFitted ? undefined : main?.alternatives[0]?.partno;
  const partno = best?.product.record.Partno ?? own;
  return partno === undefined ? null : { partno, objections: objectionsTo([verdict], partno) };
}

/**
 * The one gate before a part is entered for the lines of a decision; everything that offers parts uses it. Returns each
 * objection once; if there are none, the part may be entered.
 * @param placeOf by default, a blank cell of the line's row
 */
export const objectionsTo = (
  verdicts: readonly Verdict[],
  partno: string,
  placeOf = ({ line }: Verdict): EnteredPlace => ({ isHidden: line.isHidden, content: "" }),
): readonly Objection[] =>
  distinctBy(
    ({ code }) => code,
    verdicts.flatMap((verdict) => clauses.flatMap((clause) => clause(verdict, partno, placeOf(verdict)) ?? [])),
  );

type Clause = (verdict: Verdict, partno: string, place: EnteredPlace) => Objection | null;

const plain =
  (code: PlainObjection, applies: (...of: Parameters<Clause>) => boolean): Clause =>
  (...of) =>
    applies(...of) ? { code } : null;

/** Limits a clause to substitutes. The number that a mistyped number means isn't one. */
const ofSubstitutes =
  (clause: Clause): Clause =>
  (verdict, partno, place) =>
    verdict.main?.near.includes(partno) === true ? null : clause(verdict, partno, place);

const clauses: readonly Clause[] = [
  plain("notFitted", ({ line }) => line.isNotFitted),
  plain("hidden", (_verdict, _partno, { isHidden }) => isHidden),
  plain("twoValues", saysTwoValues),
  ofSubstitutes(policyClause),
  ofSubstitutes(plain("number", ({ state }) => isMissing(state))),
  ofSubstitutes(plain("open", leavesOpen)),
  ofSubstitutes(offerClause),
  (_verdict, _partno, { content }) => (content === "" ? null : { code: "occupied", written: content }),
];

function saysTwoValues({ findings, mismatches }: Verdict): boolean {
  const isOfLine = ({ aspect, relation }: Verdict["findings"][number]): boolean =>
    aspect !== "twin" && relation === "contradicts";
  return mismatches.length > 0 || findings.some(isOfLine);
}

function leavesOpen(verdict: Verdict, partno: string): boolean {
  const { open, interpreted, line } = verdict;
  const isWhole = !line.isCut && line.destroyed === null;
  return !isWhole || open.length + interpreted.length > 0 || foundAs(verdict, partno)?.points.some(isOpen) === true;
}

/** An alternate that the line names is approved. */
function policyClause({ line }: Verdict, partno: string): Objection | null {
  const { policy } = line;
  if (policy === null || policy.answer === "permitted" || line.numbers.some((number) => number.partno === partno))
    return null;
  return { code: policy.answer, written: policy.written };
}

function offerClause(verdict: Verdict, partno: string): Objection | null {
  const found = foundAs(verdict, partno);
  if (found?.isCandidate) return { code: "byCurrent" };
  if (found !== undefined) return isAsGood(found) ? objectionToState(found.state) : { code: "unknown" };
  const own = verdict.main?.alternatives.find((each) => each.partno === partno);
  if (own === undefined) return { code: verdict.closest?.partno === partno ? "worse" : "unknown" };
  if (own.worseIn !== null && own.worseIn.length > 0) return { code: "worse" };
  // The manufacturer's alternative would have been found if it met everything that the line says.
  return own.worseIn === null || verdict.replacement !== null ? { code: "unknown" } : objectionToState(own.state);
}

const objectionToState = (state: LineState): Objection | null =>
  notRecommended.has(state) || state === "underDevelopment" ? { code: "state", state } : null;

export const foundAs = ({ offered, candidates }: Verdict, partno: string): Replacement | undefined =>
  [...offered, ...candidates].find(({ product }) => product.record.Partno === partno);
