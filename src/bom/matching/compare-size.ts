import { type BodyClaim, type Claim, ofAspect, type SizeClaim, type SizeSystem } from "../claims/claim";
import { type Aspect, type Judgment, type Point, pointMaker } from "../claims/point";
import { amountText } from "../claims/rules";
import type { Part } from "../claims/part";
import { inchCodeOf, isInchCode, metricOf } from "../claims/size";
import { numberOf, textOf } from "../claims/value";

/**
 * A size that the text doesn't call inches or metric fits by either code. If neither fits, it is compared with the code
 * that it usually means.
 */
export function compareSize(claims: readonly Claim[]): ((part: Part) => readonly Point[]) | null {
  const sizes = ofAspect(claims, "size");
  if (sizes.length === 0) {
    if (claims.some(({ aspect }) => aspect === "body")) return null;
    const points = [pointMaker({ aspect: "size", mustState: true }, [])("notRequired")];
    return (part) => (systems.some((system) => codeOf(part, system) !== null) ? points : []);
  }
  const comparisons = ([...systems, null] as const).flatMap((system) => {
    const [first, ...others] = sizes.filter((claim) => claim.system === system);
    return first === undefined ? [] : [comparisonOfCodes(system, [first, ...others])];
  });
  return (part) => {
    const points = comparisons.map((compare) => compare(part));
    const fitting = points.filter(({ relation }) => relation !== "worse");
    // A part's data must fit in both systems, and a number's code in either. A wrong size is one difference, however
    // often it is written.
    return fitting.length === points.length || (part.code && fitting.length > 0)
      ? fitting
      : points.filter(
          (point) => point.relation !== "worse" || point === points.find(({ relation }) => relation === "worse"),
        );
  };
}

function comparisonOfCodes(system: SizeSystem | null, required: readonly SizeClaim[]): (part: Part) => Point {
  const makerOf = (aspect: Aspect): ReturnType<typeof pointMaker> => pointMaker({ aspect, mustState: true }, required);
  const makers = { inch: makerOf("sizeInch"), mm: makerOf("sizeMm"), open: makerOf("size") };
  const areInch = required.every(({ code }) => isInchCode(code));
  const sides = required.flatMap(({ code, system: own }) =>
    sidesOfMetric((own === "mm" ? code : metricOf(code)) ?? ""),
  );
  return (part) => {
    const possible = systems.filter((each) => codeOf(part, each) !== null && each === (system ?? each));
    const fitting = possible.find((each) => required.some(({ code }) => code === codeOf(part, each)));
    if (fitting !== undefined) {
      const isOpen = fitting === "mm" && system === null && areInch;
      const own = (isOpen ? codeOf(part, "inch") : null) ?? codeOf(part, fitting);
      return makers[fitting]("equal", own, isOpen ? "inMillimeters" : supposedIn(part));
    }
    const against = possible.find((each) => each === (areInch ? "inch" : "mm")) ?? possible[0];
    if (against === undefined) return makers[system ?? "open"]("notStated");
    return makers[against]("worse", codeOf(part, against), supposedIn(part), distanceFrom(sides, part));
  };
}

const supposedIn = ({ code }: Part): Point["note"] => (code?.supposed.has("size") === true ? "unconfirmed" : null);

/** The part's size code in a system. A part number says only one of the two codes. */
function codeOf(part: Part, system: SizeSystem): string | null {
  const own = textOf(part, system === "inch" ? "SizecodeInch" : "SizecodeMm");
  if (own !== null || part.code === undefined) return own;
  const other = textOf(part, system === "inch" ? "SizecodeMm" : "SizecodeInch");
  if (other === null) return null;
  return (system === "inch" ? inchCodeOf({ code: other, system: "mm" }) : metricOf(other)) ?? null;
}

/** The distance from the nearest of several bodies. */
function distanceFrom(bodies: readonly Sides[], part: Part): number {
  const own = sidesOf(part);
  return own === null ? Infinity : Math.min(...bodies.map((each) => distanceInArea(own, each)));
}

type Sides = readonly [long: number, short: number];

const sidesWith = (length: number, width: number): Sides => [Math.max(length, width), Math.min(length, width)];

function sidesOf(part: Part): Sides | null {
  const [length, width] = [numberOf(part, "Length"), numberOf(part, "Width")];
  return length === null || width === null ? null : sidesWith(length, width);
}

const sidesOfMetric = (code: string): readonly Sides[] =>
  code.length === 4 ? [sidesWith(Number(`${code.slice(0, 2)}e-4`), Number(`${code.slice(2)}e-4`))] : [];

const systems = ["inch", "mm"] as const;

/**
 * Whether two bodies can use the same pads: each side differs by at most 0.3 mm, the typical tolerance of power
 * inductors, or 7 %.
 */
const isSameBody = ([ownLong, ownShort]: Sides, [long, short]: Sides): boolean =>
  Math.abs(ownLong - long) <= sideTolerance(long) && Math.abs(ownShort - short) <= sideTolerance(short);

const sideTolerance = (side: number): number => Math.max(0.301e-3, 0.07 * side);

export function judgeBody(required: readonly BodyClaim[]): (part: Part) => Judgment {
  const bodies = required.map(({ length, width }) => sidesWith(length, width));
  return (part) => {
    const own = sidesOf(part);
    if (own === null) return null;
    const written = own.map((side) => amountText("length", side)).join(" × ");
    const fitting = bodies.filter((body) => isSameBody(own, body));
    if (fitting.length > 0)
      return ["equal", written, fitting.every((body) => needsMoreSpace(own, body)) ? "larger" : null];
    if (bodies.some((body) => reachesPads(own, body))) return ["equal", written, "smaller"];
    return ["worse", written, null, distanceFrom(bodies, part)];
  };
}

/**
 * Whether the terminals of a smaller body reach the pads of a larger one. KiCad's 145 footprints of inductors over 3.3
 * mm (Inductor_SMD, 7ebfa6b23cc2) have a fifth of the length on the pad at each end, so a body that is an eighth
 * shorter still has two thirds of that on each pad. A narrower body only leaves the pads wider, as 1206 does on those
 * of 1210.
 */
function reachesPads(own: Sides, [long, short]: Sides): boolean {
  const [ownLong, ownShort] = own;
  return (
    !needsMoreSpace(own, [long, short]) && ownLong >= (1 - mostShorter) * long && ownShort >= (1 - mostNarrower) * short
  );
}

const mostShorter = 1 / 8;
const mostNarrower = 1 / 4;

/** How far two bodies are apart, the longer and the shorter sides each by themselves: 1 for twice or half the area. */
const distanceInArea = ([ownLong, ownShort]: Sides, [long, short]: Sides): number =>
  Math.abs(Math.log2(ownLong / long)) + Math.abs(Math.log2(ownShort / short));

/** Whether the body is larger, however little: on the same pads, it may still touch its neighbor. */
const needsMoreSpace = ([ownLong, ownShort]: Sides, [long, short]: Sides): boolean =>
  ownLong > long + roundingError || ownShort > short + roundingError;

const roundingError = 1e-5;

/** The length of a part whose body fits, or reaches the pads; also a condition of the search. */
export function bodyLengths({ length, width }: BodyClaim): readonly [least: number, most: number] {
  const [long, short] = sidesWith(length, width);
  return [Math.min(short - sideTolerance(short), (1 - mostNarrower) * short), long + sideTolerance(long)];
}
