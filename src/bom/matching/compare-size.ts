import type { Product } from "../../product-data/api/product";
import { type BodyClaim, type Claim, ofAspect } from "../aspects/claim";
import { type Aspect, type Point, point } from "../aspects/point";
import { amountText } from "../aspects/rules";
import { isInchCode, metricOf, type SizeClaim } from "../aspects/size";
import { numberOf, textOf } from "../aspects/value";

/**
 * If the text doesn't say whether a size is in inches or metric, it fits by either code. If
 * neither fits, it is compared with the code that it usually means.
 */
export function compareSize(claims: readonly Claim[]): ((product: Product) => readonly Point[]) | null {
  const sizes = ofAspect(claims, "size");
  if (sizes.length === 0 && claims.some(({ aspect }) => aspect === "body")) return null;
  return (product) => pointsOfSize(sizes, product);
}

function pointsOfSize(sizes: readonly SizeClaim[], product: Product): readonly Point[] {
  const codes = { inch: textOf(product, "SizecodeInch"), mm: textOf(product, "SizecodeMm") };
  const known = systems.filter((system) => codes[system] !== null);
  const pointOf = (
    aspect: Aspect,
    relation: Point["relation"],
    required: readonly SizeClaim[],
    part: string | null = null,
    distance = 0,
  ): Point => point({ aspect, mustState: true }, relation, required, part, null, distance);
  if (sizes.length === 0) return known.length === 0 ? [] : [pointOf("size", "notRequired", sizes)];
  return ([...systems, null] as const).flatMap((system) => {
    const required = sizes.filter((claim) => claim.system === system);
    if (required.length === 0) return [];
    const possible = known.filter((each) => each === (system ?? each));
    const fitting = possible.find((each) => required.some(({ code }) => code === codes[each]));
    const isOpen = fitting === "mm" && system === null && required.every(({ code }) => isInchCode(code));
    if (fitting !== undefined)
      return point(
        { aspect: sizeAspects[fitting], mustState: true },
        "equal",
        required,
        isOpen && codes.inch !== null ? codes.inch : codes[fitting],
        isOpen ? "inMillimeters" : null,
      );
    const typical = required.every(({ code }) => isInchCode(code)) ? "inch" : "mm";
    const against = possible.find((each) => each === typical) ?? possible[0];
    if (against !== undefined)
      return pointOf(sizeAspects[against], "worse", required, codes[against], distanceInSize(required, product));
    return pointOf(system === null ? "size" : sizeAspects[system], "notStated", required);
  });
}

function distanceInSize(required: readonly SizeClaim[], product: Product): number {
  const [length, width] = [numberOf(product, "Length"), numberOf(product, "Width")];
  if (length === null || width === null) return Infinity;
  const sides = required.flatMap(({ code, system }) => sidesOfMetric((system === "mm" ? code : metricOf(code)) ?? ""));
  return Math.min(...sides.map((each) => distanceInArea({ length, width }, each)));
}

const sidesOfMetric = (code: string): readonly Sides[] =>
  code.length === 4 ? [{ length: Number(`${code.slice(0, 2)}e-4`), width: Number(`${code.slice(2)}e-4`) }] : [];

const systems = ["inch", "mm"] as const;
const sizeAspects = { inch: "sizeInch", mm: "sizeMm" } as const;

/** Whether two bodies can use the same pads. */
export const isSameBody = (one: Sides, other: Sides): boolean => {
  const isNear = (side: number, wanted: number): boolean => Math.abs(side - wanted) <= sideTolerance(wanted);
  return (
    (isNear(one.length, other.length) && isNear(one.width, other.width)) ||
    (isNear(one.width, other.length) && isNear(one.length, other.width))
  );
};

type Sides = Pick<BodyClaim, "length" | "width">;

/**
 * Two bodies that can use the same pads: each side differs by at most 0.3 mm, the typical tolerance of power inductors, or
 * 7 %.
 */
const sideTolerance = (side: number): number => Math.max(0.301e-3, 0.07 * side);

export function compareBody(claims: readonly Claim[]): ((product: Product) => readonly Point[]) | null {
  const required = ofAspect(claims, "body");
  return required.length === 0 ? null : (product) => pointsOfBody(required, product);
}

function pointsOfBody(required: readonly BodyClaim[], product: Product): readonly Point[] {
  const rule = { aspect: "body", mustState: true } as const;
  const [length, width] = [numberOf(product, "Length"), numberOf(product, "Width")];
  if (length === null || width === null) return [point(rule, "notStated", required, null)];
  const own = { length, width };
  const fitting = required.filter((body) => isSameBody(own, body));
  const part = `${amountText("length", length)} × ${amountText("width", width)}`;
  if (fitting.length > 0) {
    const isLarger = fitting.every((body) => needsMoreSpace(own, body));
    return [point(rule, "equal", required, part, isLarger ? "larger" : null)];
  }
  if (required.some((body) => reachesPads(own, body))) return [point(rule, "equal", required, part, "smaller")];
  const distance = Math.min(...required.map((body) => distanceInArea(own, body)));
  return [point(rule, "worse", required, part, null, distance)];
}

/**
 * Whether the terminals of a smaller body reach the pads of a larger one. KiCad's 145 footprints of inductors over 3.3 mm
 * (Inductor_SMD, 7ebfa6b23cc2) have a fifth of the length on the pad at each end, so of a body that is an eighth shorter,
 * two thirds of that. A narrower one only leaves the pads wider, as 1206 does those of 1210.
 */
function reachesPads(one: Sides, other: Sides): boolean {
  const [[ownLong, ownShort], [long, short]] = [sidesByLength(one), sidesByLength(other)];
  return !needsMoreSpace(one, other) && ownLong >= (1 - mostShorter) * long && ownShort >= (1 - mostNarrower) * short;
}

const mostShorter = 1 / 8;
const mostNarrower = 1 / 4;

/** The longer and the shorter sides by themselves: 1 for twice or half the area. */
function distanceInArea(one: Sides, other: Sides): number {
  const [[ownLong, ownShort], [long, short]] = [sidesByLength(one), sidesByLength(other)];
  return Math.abs(Math.log2(ownLong / long)) + Math.abs(Math.log2(ownShort / short));
}

const sidesByLength = ({ length, width }: Sides): readonly [number, number] => [
  Math.max(length, width),
  Math.min(length, width),
];

/** Whether the body is larger, however little: on the same pads, it may still touch its neighbor. */
function needsMoreSpace(one: Sides, other: Sides): boolean {
  const [[ownLong, ownShort], [long, short]] = [sidesByLength(one), sidesByLength(other)];
  return ownLong > long + roundingError || ownShort > short + roundingError;
}

const roundingError = 1e-5;

/** The length of a part whose body fits, or reaches the pads; also a condition of the search. */
export function bodyLengths({ length, width }: BodyClaim): readonly [least: number, most: number] {
  const [long, short] = sidesByLength({ length, width });
  return [Math.min(short - sideTolerance(short), (1 - mostNarrower) * short), long + sideTolerance(long)];
}
