import type { Product } from "../../product-data/api/product";
import type { Query } from "../../product-data/filter/query";
import { conditionOn } from "../../product-data/filter/syntax";
import type { Language } from "../../product-data/vocabulary/language";
import type { ProductCategory } from "../../product-data/vocabulary/category";
import { conditionFields } from "../../product-data/vocabulary/field";
import { valuesOf } from "../../product-data/vocabulary/enumerated-values";
import { resolveValue } from "../../product-data/vocabulary/resolve";
import { groupBy } from "../../product-data/vocabulary/group-by";
import type { Claim } from "../claims/claim";
import { acceptedComparisonWith } from "./compare";
import { bodyLengths } from "./compare-size";
import { type Aspect, isFitting, isOfOtherBody, type Point, pointMaker } from "../claims/point";
import { type AmountAspect, amountText, betterOf, fieldOfAspect } from "../claims/rules";
import { alternativesOf, stateOfProduct } from "./part-state";
import { byRank, currentsIn, rankOf, type Replacement, stateRanks } from "./rank";
import type { Requirement } from "./requirement";
import { numberOf, textOf, valueOf, textsOf } from "../claims/value";
import { isForPurpose, remarksOn } from "./purpose";

/**
 * Finds every part that meets the requirement, by values that a replacement must have and that the service knows. Lines
 * with the same capacitance, voltage, and size share the search.
 */
export function queryFor({ category, claims }: Requirement, language: Language): Query {
  const shared = sharedAspects.flatMap((aspect) => {
    // No inductor's data states AEC-Q200; their names say that they are made for cars.
    if (aspect === "aecQ200" && category === "inductors") return [];
    return claims.find((claim) => claim.aspect === aspect) ?? [];
  });
  const filter = shared.flatMap((claim) => conditionsOf(claim, category, language));
  return { filter: [conditionOn("Category", "eq", category), ...filter], orderby: [], language };
}

const sharedAspects = [
  "capacitance",
  "inductance",
  "size",
  "length",
  "body",
  "leadSpace",
  "voltage",
  "type",
  "aecQ200",
] as const;

/** The conditions that all parts with the value or a better one meet; none: no condition can express the claim. */
export function conditionsOf(claim: Claim, category: ProductCategory, language: Language): Query["filter"] {
  const on = (name: string | undefined, operator: "eq" | "ge" | "le", value: string | number | boolean | null) => {
    const field = conditionFields(category).find((each) => each.name === name || each.compares === name);
    return field === undefined ? [] : statedConditions([[field.name, operator, value]]);
  };
  if (claim.aspect === "size") return on(claim.system === "mm" ? "SizecodeMm" : "SizecodeInch", "eq", claim.code);
  if (claim.aspect === "characteristic") return on("TemperatureCharacteristics", "eq", claim.name);
  if (claim.aspect === "body") {
    const [least, most] = bodyLengths(claim).map((length) => Number(length.toPrecision(6)));
    return [...on("Length", "ge", least ?? null), ...on("Length", "le", most ?? null)];
  }
  const field = fieldOfAspect(claim.aspect);
  if ("value" in claim)
    return [...on(field, operatorFor(claim.aspect), claim.value), ...on("RatedVoltageClass", "eq", claim.voltageClass)];
  if (!("words" in claim)) return on(field, "eq", true);
  const [word = ""] = claim.words;
  // Safety classes can't be searched for.
  const isListed = valuesOf(field ?? "", language) !== undefined;
  return on(field, "eq", resolveValue(field ?? "", word, language) ?? (isListed ? null : word));
}

/** Leaves out conditions that have no value. */
export const statedConditions = (
  conditions: readonly (readonly [string, "eq" | "ge" | "le", string | number | boolean | null | undefined])[],
): Query["filter"] =>
  conditions.flatMap(([field, operator, wanted]) =>
    wanted === undefined || wanted === null ? [] : [conditionOn(field, operator, wanted)],
  );

/** The operator of a condition that every part meets if it is as good as required or better. */
const operatorFor = (aspect: Aspect): "eq" | "ge" | "le" => operators[betterOf(aspect)];
const operators = { higher: "ge", lower: "le", none: "eq" } as const;

/**
 * The possible parts: not the part itself in another package, none that is being discontinued, and two coils in one body
 * only for another part with two.
 */
export function candidatesAmong(products: Iterable<Product>, replaced: Product | null): readonly Product[] {
  const own = replaced === null ? null : baseOf(replaced);
  const wantsTwo = replaced !== null && hasTwoCoils(replaced);
  return [...products].filter(
    (product) =>
      baseOf(product) !== own && stateRanks[stateOfProduct(product)] !== undefined && hasTwoCoils(product) === wantsTwo,
  );
}

const hasTwoCoils = (product: Product): boolean =>
  product.group.category === "inductors" && textsOf(product, "Construction").includes("2 coils in 1 unit");

/**
 * The candidates that meet the requirements and are made for the purpose, best first (rank.ts). Of parts that differ
 * only in their package, one is returned. Smaller bodies are returned only if no part has the required size.
 * @param replaced the part to replace, if it is one of ours
 * @param used the numbers in the BOM
 */
export function replacementsAmong(
  candidates: readonly Product[],
  requirement: Requirement,
  replaced: Product | null,
  used: ReadonlySet<string> = new Set(),
): readonly Replacement[] {
  const { claims, unknownCurrent } = requirement;
  const chosen = new Set(replaced === null ? [] : alternativesOf(replaced));
  const packageType = replaced && valueOf(replaced, "PackageType");
  const isMakersChoice = (product: Product): boolean =>
    chosen.has(product.record.Partno) || chosen.has(baseOf(product));
  // The manufacturer's choice of a package counts first, then the one that the BOM has, then that of the part to
  // replace.
  const preferenceOf = (product: Product): number =>
    (isMakersChoice(product) ? 4 : 0) +
    (used.has(product.record.Partno) ? 2 : 0) +
    (packageType !== null && valueOf(product, "PackageType") === packageType ? 1 : 0);
  const compare = acceptedComparisonWith(claims);
  const all = [...groupBy(candidates, baseOf).values()].flatMap((packages): readonly Replacement[] => {
    // Parts that differ only in their package have the same values.
    const points = compare(packages[0], isFitting);
    if (points === null || !isForPurpose(packages[0], claims)) return [];
    const product = packages.reduce((best, each) => (preferenceOf(each) > preferenceOf(best) ? each : best));
    return [
      {
        product,
        state: stateOfProduct(product),
        isMakersChoice: isMakersChoice(product),
        isCandidate: unknownCurrent === "choose",
        points,
        remarks: remarksOn(product),
      },
    ];
  });
  const ofBody = all.filter(({ points }) => points.every(({ note }) => note !== "smaller"));
  const offered = ofBody.length > 0 ? ofBody : all;
  const isHeightOpen = differInHeight(offered, claims);
  return offered
    .map((replacement) => {
      const { product } = replacement;
      const partno = product.record.Partno;
      const isUsed = used.has(partno) || used.has(baseOf(product));
      return { replacement, partno, rank: rankOf(replacement, requirement, replaced, isUsed) };
    })
    .sort(byRank)
    .map(({ replacement }) => ({
      ...replacement,
      points: [...pointsToChooseBy(replacement, requirement), ...(isHeightOpen ? [heightOf(replacement.product)] : [])],
    }));
}

/**
 * Whether a part is known to be as good in all typical characteristics: value, voltage or current, size, tolerance, and
 * temperature characteristic. A characteristic that the line doesn't state, or a size that may be meant in inches,
 * isn't known.
 */
export const isAsGood = ({ points }: Replacement): boolean =>
  points.every(
    (each) =>
      isFitting(each) &&
      !isOfOtherBody(each) &&
      each.note !== "inMillimeters" &&
      !(typical.has(each.aspect) && each.relation === "notRequired"),
  );

const typical: ReadonlySet<Aspect> = new Set<Aspect>([
  "capacitance",
  "inductance",
  "voltage",
  "current",
  "currentItemp",
  "size",
  "sizeInch",
  "sizeMm",
  "tolerance",
  "characteristic",
]);

/** The points in which the part is better. */
export const betterIn = ({ points }: Replacement): readonly Point[] =>
  points.filter(({ relation }) => relation === "better");
export const notComparableIn = ({ points }: Replacement): readonly Point[] =>
  points.filter(({ relation }) => relation === "notRequired" || relation === "notStated");

export const baseOf = (product: Product): string =>
  textOf(product, "PartnoWithoutPackageCode") ?? product.record.Partno;

/** Points to choose by if the rated current isn't known: what the part has, and the line doesn't say. */
function pointsToChooseBy({ product, points }: Replacement, { unknownCurrent }: Requirement): readonly Point[] {
  if (unknownCurrent === null) return points;
  const currents = currentsIn(product).filter((amperes) => amperes > 0);
  const shown: readonly (readonly [Aspect, string])[] = [
    ["current", currents.map((amperes) => amountText("current", amperes)).join(" / ")],
    ["resistance", amountOf(product, "resistance", "RdcMax")],
    ["quality", unknownCurrent === "unneeded" ? (textOf(product, "QMin") ?? "") : ""],
    ["resonance", unknownCurrent === "unneeded" ? amountOf(product, "resonance", "SrfMin") : ""],
  ];
  const open = shown.filter(
    ([of, part]) => part !== "" && points.every(({ aspect, relation }) => aspect !== of || relation === "notRequired"),
  );
  return [
    ...points.filter(({ aspect }) => !open.some(([each]) => each === aspect)),
    ...open.map(([aspect, part]) => pointMaker({ aspect, mustState: false }, [])("notRequired", part)),
  ];
}

function amountOf(product: Product, aspect: AmountAspect, field: string): string {
  const value = numberOf(product, field);
  return value === null ? "" : amountText(aspect, value);
}

/** Whether no height is required although the matching parts' heights differ by more than 20 %. */
function differInHeight(found: readonly Replacement[], claims: readonly Claim[]): boolean {
  if (claims.some(({ aspect }) => aspect === "thickness" || aspect === "nominalThickness")) return false;
  const heights = found.flatMap(({ product }) => numberOf(product, "ThicknessMax") ?? []);
  return Math.max(...heights) > 1.2 * Math.min(...heights);
}

function heightOf(product: Product): Point {
  const part = amountOf(product, "thickness", "ThicknessMax") || null;
  return pointMaker({ aspect: "thickness", mustState: false }, [])("notRequired", part);
}
