import type { Product } from "../../product-data/api/product";
import { compareClaims } from "./compare";
import type { Description } from "../reading/description";
import { kindOf } from "../aspects/part-kind";
import type { Aspect, Point } from "../aspects/point";

/** The comparison of a part with its description in a BOM, with each list in the same order. */
export interface Findings {
  readonly same: readonly Aspect[];
  readonly differing: readonly Difference[];
  /** The part has it, and the text doesn't mention it. */
  readonly notInText: readonly Aspect[];
  /** The text mentions it, and the part's data has no value to compare. */
  readonly notInData: readonly Aspect[];
}

export interface Difference extends Pick<Point, "aspect" | "part" | "note"> {
  readonly text: string;
}

/**
 * A part that is better than the text also counts as different, although it is often acceptable, unless the text
 * accepts it (`>=50V`). Of several possible values, one that fits is enough.
 */
export function findingsOf(description: Description, product: Product): Findings {
  const { claims, ambiguous } = description.said(kindOf(product));
  return findingsIn(compareClaims(claims, product), ambiguous);
}

/** @param ambiguous aspects for which the text has two values, which is a difference even if one of them fits */
export function findingsIn(points: readonly Point[], ambiguous: ReadonlySet<Aspect>): Findings {
  const isSame = ({ aspect, relation, orBetter }: Point): boolean =>
    !ambiguous.has(aspect) && (relation === "equal" || relation === "partly" || (relation === "better" && orBetter));
  const aspectsThat = (has: (point: Point) => boolean): readonly Aspect[] =>
    points.filter(has).map(({ aspect }) => aspect);
  return {
    same: aspectsThat(isSame),
    differing: points
      .filter((point) => compared.has(point.relation) && !isSame(point))
      .map(({ aspect, part, note, asked }) => ({ aspect, part, note, text: asked ?? "" })),
    notInText: aspectsThat(({ relation }) => relation === "notAsked"),
    notInData: aspectsThat(({ relation }) => relation === "notStated"),
  };
}

const compared: ReadonlySet<Point["relation"]> = new Set<Point["relation"]>(["equal", "better", "partly", "worse"]);
