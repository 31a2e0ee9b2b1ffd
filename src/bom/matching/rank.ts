import type { Product } from "../../product-data/api/product";
import { characteristicName } from "../claims/characteristic";
import { ofAspect } from "../claims/claim";
import { type Aspect, isOfOtherBody, isOpen, type Point } from "../claims/point";
import { amountRules } from "../claims/rules";
import { spreadOf, toleranceOf } from "../claims/tolerance";
import { numberOf, textOf, textsOf } from "../claims/value";
import type { ProductState } from "./part-state";
import { purposeRank } from "./purpose";
import type { Requirement } from "./requirement";

/** A part that meets the requirements. */
export interface Replacement {
  readonly product: Product;
  readonly state: ProductState;
  /** Whether the manufacturer names it as the alternative. */
  readonly isMakersChoice: boolean;
  /** Whether the rated current isn't known, so that a person has to choose. */
  readonly isCandidate: boolean;
  readonly points: readonly Point[];
  /** Its cautions, and its application if that is narrow, in the language of the data. */
  readonly remarks: readonly string[];
}

/** Whether the part's data says nothing about a limit of the line. */
export const isUnjudged = ({ aspect, relation }: Point): boolean =>
  relation === "notStated" && (aspect === "quality" || amountRules.some((rule) => rule.aspect === aspect));

/** A part with numbers to order it by; what is smaller comes first. */
interface Ranked {
  readonly partno: string;
  readonly rank: readonly number[];
}

/** Parts that are equal in everything come in the order of their numbers, so that the result is always the same. */
export function byRank(one: Ranked, other: Ranked): number {
  const difference = one.rank.map((rank, at) => rank - (other.rank[at] ?? 0)).find((each) => each !== 0);
  return difference ?? (one.partno < other.partno ? -1 : 1);
}

/**
 * The one order of parts that are offered, in the pane, the columns, the report, the program, ALTERNATIVES, and the
 * house list. What is worse isn't offered.
 * @param replaced the part to replace, if it is one of ours
 * @param isUsed whether the BOM has the part
 */
export function rankOf(
  { product, state, isMakersChoice, points }: Replacement,
  { claims, unknownCurrent }: Requirement,
  replaced: Product | null,
  isUsed: boolean,
): readonly number[] {
  const distanceIn = (...aspects: readonly Aspect[]): number =>
    round(points.reduce((sum, { aspect, distance }) => (aspects.includes(aspect) ? sum + distance : sum), 0));
  const total = round(points.reduce((sum, { distance }) => sum + distance, 0));
  const names = ofAspect(claims, "characteristic").map(({ name }) => name);
  const asksTolerance = claims.some(({ aspect }) => aspect === "tolerance");
  const isOfCode =
    names.length === 0 || names.includes(characteristicName(textOf(product, "TemperatureCharacteristics") ?? ""));
  const purpose = purposeRank(product, claims, replaced);
  const nearest = [
    distanceIn("characteristic") + (isOfCode ? 0 : 0.5),
    distanceIn("capacitance", "inductance"),
    distanceIn("tolerance"),
    distanceIn("voltage", "current", "currentItemp", "currentIsat"),
  ];
  return [
    // A part whose data says nothing about a limit of the line can't be judged, so it comes last, after parts with any
    // other demand that isn't confirmed.
    points.filter(isUnjudged).length,
    points.some(isOpen) ? 1 : 0,
    stateRanks[state] ?? Infinity,
    points.filter(isOpen).length,
    points.some(isOfOtherBody) ? 1 : 0,
    isMakersChoice ? 0 : 1,
    // A part that the BOM already has comes first if it doesn't differ from the line.
    nearest.every((distance) => distance === 0) && isUsed ? 0 : 1,
    // A coil that is made in another way has another Q and another loss, whatever its data says. If the line doesn't
    // say the current, a person chooses by it.
    isMadeOtherwise(product, replaced) ? 1 : 0,
    ...(unknownCurrent === "choose" ? currentsIn(product).map((amperes) => -amperes) : []),
    ...(unknownCurrent === "unneeded"
      ? [
          ...qualitiesIn(product, asksTolerance ? distanceIn("tolerance") : null),
          purpose,
          resistanceOf(product) ?? Infinity,
        ]
      : []),
    // A characteristic with the same code comes first: X7R before the manufacturer's own R, and that before X8R.
    ...nearest,
    distanceIn("thickness", "nominalThickness") + heightApart(product, replaced),
    total,
    purpose,
    textsOf(product, "Caution").length,
    ...closeness.map((name) => numberOf(product, name) ?? Number.MAX_VALUE),
    // A missing status says nothing, so it decides only between parts that are equal in everything.
    state === "noStatus" ? 1 : 0,
  ];
}

/** The states of parts that may be offered, in their order. A part without a status may be in production. */
export const stateRanks: Readonly<Partial<Record<ProductState, number>>> = {
  inProduction: 0,
  noStatus: 0,
  underDevelopment: 1,
  nrnd: 2,
};

function isMadeOtherwise(product: Product, replaced: Product | null): boolean {
  const [own, other] = [product, replaced].map((part) => (part === null ? "" : textsOf(part, "Construction").join()));
  return own !== "" && other !== "" && own !== other;
}

/** How far its nominal height is from that of the part to replace, whose greatest height may not be known. */
function heightApart(product: Product, replaced: Product | null): number {
  const [own, other] = [numberOf(product, "Thickness"), replaced && numberOf(replaced, "Thickness")];
  return own && other ? round(Math.abs(Math.log2(own / other))) : 0;
}

/** The rated currents of an inductor in amperes: by the rise of temperature, and by the drop of inductance. */
export const ratedCurrentsOf = (
  product: Product,
): { readonly rated: number | null; readonly saturation: number | null } => ({
  rated: numberOf(product, "RatedCurrentItemp") ?? numberOf(product, "RatedCurrent"),
  saturation: numberOf(product, "RatedCurrentIsat"),
});

/** The highest DC resistance, in ohms. */
export const resistanceOf = (product: Product): number | null => numberOf(product, "RdcMax");

export function currentsIn(product: Product): readonly number[] {
  const { rated, saturation } = ratedCurrentsOf(product);
  return [rated ?? 0, saturation ?? 0];
}

/**
 * What coils for high frequencies are chosen by: tolerance, Q, and self-resonant frequency.
 * @param fromTolerance how far its tolerance is from the required one; null: no tolerance is required
 */
function qualitiesIn(product: Product, fromTolerance: number | null): readonly number[] {
  const tolerance = toleranceOf(textOf(product, "InductanceTolerance") ?? "");
  return [
    fromTolerance ?? (tolerance === undefined ? Infinity : spreadOf(tolerance, numberOf(product, "Inductance") ?? 0)),
    -(Number.parseFloat(textOf(product, "QMin") ?? "") || 0),
    -(numberOf(product, "SrfMin") ?? 0),
  ];
}

/**
 * Values that weren't required decide last, and smaller ones come first: they are no reason for a larger or costlier
 * part.
 */
const closeness = ["RatedVoltage", "ThicknessMax", "RdcMax", "MinOrderQuantity"];

/** Rounds distances, so that their sums are equal in any order. */
const round = (distance: number): number => Math.round(distance * 1e6);
