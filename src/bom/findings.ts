import type { Aspect, Point } from "./compare";

/** A comparison of a part with a BOM's text, each list in the same order. */
export interface Findings {
  readonly same: readonly Aspect[];
  readonly differing: readonly Difference[];
  /** The part has it, the text says nothing about it. */
  readonly notInText: readonly Aspect[];
  /** The text says something, the part's data has nothing to hold against it. */
  readonly notInData: readonly Aspect[];
}

export interface Difference extends Pick<Point, "aspect" | "part" | "note"> {
  readonly text: string;
}

/**
 * A part that does more than the text asks for differs too, although it is often welcome, unless the text welcomes it
 * (`>=50V`). Of several values that may be meant, one that fits is enough.
 */
export function findingsOf(points: readonly Point[]): Findings {
  const isSame = ({ relation, orBetter }: Point): boolean =>
    relation === "equal" || relation === "partly" || (relation === "better" && orBetter);
  const aspectsThat = (has: (point: Point) => boolean): readonly Aspect[] =>
    points.filter(has).map(({ aspect }) => aspect);
  return {
    same: aspectsThat(isSame),
    differing: points
      .filter((point) => point.relation === "worse" || (point.relation === "better" && !isSame(point)))
      .map(({ aspect, part, note, asked }) => ({ aspect, part, note, text: asked ?? "" })),
    notInText: aspectsThat(({ relation }) => relation === "notAsked"),
    notInData: aspectsThat(({ relation }) => relation === "notStated"),
  };
}
