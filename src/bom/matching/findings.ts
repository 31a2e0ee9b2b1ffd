import type { Claim } from "../claims/claim";
import type { Part } from "../claims/part";
import { kindOf } from "../claims/part-kind";
import type { Aspect, Point } from "../claims/point";
import { betterOf } from "../claims/rules";
import { cellTextOf, type CellText } from "../reading/line/cell-claims";
import type { Line } from "../reading/line/line";
import { lineFor } from "../reading/line/line-of-text";
import type { DecodedNumber } from "../numbers/decode";
import { codedPart } from "./coded-part";
import { comparisonWith } from "./compare";
import { neededKind } from "./needed-kind";

/** How two sources of a line compare in one aspect. */
export interface Finding {
  readonly aspect: Aspect;
  readonly relation: FindingRelation;
  /** What the line requires; null: nothing. */
  readonly required: Statement | null;
  /** What the part, or another text of the line, says; null: nothing. */
  readonly part: Statement | null;
  readonly note: Point["note"];
  /** Whether it is sure enough to alarm: a confirmed code, or the part's data, against a written text with a unit. */
  readonly isSure: boolean;
}

/**
 * `exceeds`: better than required. `fallsShort`: weaker. `contradicts`: another value, or two texts that can't both be
 * right. `notComparable`: one side says nothing, or leaves open what it means.
 */
type FindingRelation = "same" | "exceeds" | "fallsShort" | "contradicts" | "notComparable";

/** What one source says. */
export interface Statement {
  /** "" for a feature that a part has or not. */
  readonly text: string;
  readonly source: Source;
  /** The line that says it, if it is another one. */
  readonly line?: Pick<Line, "designators" | "row">;
}

/** Cells of the line, a part number by its code, or the data of a part. */
export type Source =
  | { readonly type: "cells"; readonly cells: readonly CellText[] }
  | { readonly type: "code" | "data"; readonly partno: string };

/** Whether a finding is a reason to look at the line. */
export const isAlarm = ({ relation, isSure }: Finding): boolean =>
  isSure && (relation === "fallsShort" || relation === "contradicts");

/** Whether a finding says that the part is better, weaker, or another one. */
export const isDifference = ({ relation }: Finding): boolean =>
  relation === "exceeds" || relation === "fallsShort" || relation === "contradicts";

/** The columns of the cells that the findings are about, each once. */
export const columnsSaying = (findings: readonly Finding[]): readonly number[] => [
  ...new Set(
    findings
      .flatMap(({ required, part }) => [required, part])
      .flatMap((side) => (side?.source.type === "cells" ? side.source.cells : []))
      .map(({ column }) => column),
  ),
];

/** Compares a part with its line. @param partno the number as the line has it */
export const findingsOfPart = (line: Line, part: Part, partno: string): readonly Finding[] => {
  const stated = lineFor(line, kindOf(part));
  return findingsOfPoints(comparisonWith(stated.claims)(part), stated, sourceOf(part, partno));
};

/**
 * Compares what another manufacturer's number says with its line, without a request.
 * @throws RequirementFailure `kindContradictory`
 */
export function findingsOfNumber(line: Line, decoded: DecodedNumber, partno: string): readonly Finding[] {
  neededKind("", decoded, line);
  return findingsOfPart(line, codedPart(decoded), partno);
}

export const sourceOf = ({ code }: Part, partno: string): Source => ({
  type: code === undefined ? "data" : "code",
  partno,
});

/**
 * @param asking where the claims come from
 * @param stated what the line says, whose disputed values aren't compared
 */
export function findingsOfPoints(
  points: readonly Point[],
  stated: Pick<Line, "claims" | "cellClaims" | "contradictions">,
  part: Source,
  asking: (aspect: Aspect) => Source = (aspect) => ({
    type: "cells",
    cells: stated.cellClaims.filter((claim) => isOfAspect(claim, aspect)).map(cellTextOf),
  }),
): readonly Finding[] {
  const disputed = new Set<string>(stated.contradictions.map(({ aspect }) => aspect));
  return points.map((point): Finding => {
    const { aspect, relation, required, note } = point;
    const claims = stated.claims.filter((claim) => isOfAspect(claim, aspect));
    return {
      aspect,
      relation: relationOf(point, disputed.has(claimAspect(aspect))),
      required: required === null ? null : { text: required, source: asking(aspect) },
      part: relation === "notStated" ? null : { text: point.part ?? "", source: part },
      note,
      isSure: note !== "unconfirmed" && claims.length > 0 && !claims.every(({ isUncertain }) => isUncertain === true),
    };
  });
}

function relationOf({ aspect, relation, orBetter, note }: Point, isDisputed: boolean): FindingRelation {
  switch (relation) {
    case "notRequired":
    case "notStated":
      return "notComparable";
    case "worse":
      return isOrdered(aspect) ? "fallsShort" : "contradicts";
    case "better":
      // A part with a shield isn't the one that a text without a shield means.
      if (!isOrdered(aspect)) return "contradicts";
      return isDisputed ? "notComparable" : orBetter ? "same" : "exceeds";
    case "equal":
    case "partly":
      if (note === "smaller") return "contradicts";
      return isDisputed || note === "inMillimeters" ? "notComparable" : "same";
  }
}

const isOrdered = (aspect: Aspect): boolean => betterOf(aspect) !== "none";

/** The aspect of texts: they leave open whether a size is in inches. */
export const claimAspect = (aspect: Aspect): Aspect => (aspect === "sizeInch" || aspect === "sizeMm" ? "size" : aspect);
const isOfAspect = (claim: Claim, aspect: Aspect): boolean => claim.aspect === claimAspect(aspect);

/**
 * The texts of a line that can't both be right. A rated voltage or a tolerance can be a requirement in one cell and the
 * part's value in another: `20%` and the distributor's `±10%`. If the part meets both, none is wrong.
 * @param part the part of the line; null: it isn't known
 */
export const findingsOfTexts = ({ contradictions, claims }: Line, part: Part | null): readonly Finding[] =>
  contradictions
    .filter(({ aspect, one, other }) => {
      const canBeBetter = aspect === "voltage" || aspect === "tolerance";
      return !(canBeBetter && one.column !== other.column && meetsEach(part, claims, aspect));
    })
    .map(({ aspect, one, other, isSure }) => contradictionOf(aspect, statementIn(one), statementIn(other), isSure));

/** @param text what is said, if not all that is written in the cell */
export const statementIn = (cell: CellText | null, text = cell?.written ?? ""): Statement => ({
  text,
  source: { type: "cells", cells: cell === null ? [] : [cell] },
});

/** Two statements of cells that can't both be right. */
export const contradictionOf = (aspect: Aspect, required: Statement, part: Statement, isSure: boolean): Finding => ({
  aspect,
  relation: "contradicts",
  required,
  part,
  note: null,
  isSure,
});

const meetsEach = (part: Part | null, claims: readonly Claim[], aspect: Aspect): boolean =>
  part !== null &&
  claims
    .filter((claim) => claim.aspect === aspect)
    .every((claim) =>
      comparisonWith([claim])(part).some(
        (point) => point.aspect === aspect && ["equal", "better"].includes(point.relation),
      ),
    );
