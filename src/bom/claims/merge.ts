import { type AmountClaim, type Claim, nominalIn } from "./claim";
import { groupBy } from "../../product-data/vocabulary/group-by";
import { type ClaimOrder, compareClaims, readingsOf } from "./claim-order";
import { senseOf } from "./preferred-values";

/** Claims of two sources that don't agree. */
interface Clash {
  readonly one: Claim;
  readonly other: Claim;
  /** Whether a part can meet both, because one is stricter. */
  readonly isOrdered: boolean;
}

/**
 * What several sources require of one part. The claims of a source are alternatives, and one of each source counts: the
 * one that has the same value as a claim of every other source, or else a neighboring value, or else the strictest. The
 * order of the sources doesn't matter. An uncertain claim counts only if no other claim has its aspect.
 */
export function merge(sources: Sources): { readonly claims: readonly Claim[]; readonly clashes: readonly Clash[] } {
  const all = sources.flat();
  const nominal = nominalIn(all);
  const clashes: Clash[] = [];
  const claims = [...groupBy(all, ({ aspect }) => aspect)].flatMap(([aspect, stated]): readonly Claim[] => {
    if (stated.length === 1 && aspect !== "benefits") return stated;
    const counting = new Set(stated.every(({ isUncertain }) => isUncertain) ? stated : stated.filter(isSure));
    const [first = [], ...others] = sources
      .map((own) => own.filter((claim) => counting.has(claim)))
      .filter((own) => own.length > 0);
    if (aspect === "notUnderstood" || aspect === "benefits") return allOf([first, ...others].flat());
    const agreed = others.length === 0 ? null : agreedBy([first, ...others]);
    if (agreed !== null) return agreed;
    const met = distinctOf(
      others.reduce<readonly Claim[]>((one, other) => strictestOf(one, other, nominal, clashes), first),
    );
    // `X5R/X7R`: either is acceptable.
    return aspect === "characteristic" || (aspect === "size" && met.every((claim) => isSame(claim, met[0])))
      ? met
      : met
          .slice(1)
          .reduce<readonly Claim[]>((one, other) => strictestOf(one, [other], nominal, clashes), met.slice(0, 1));
  });
  return { claims, clashes };
}

type Sources = readonly (readonly Claim[])[];

const isSure = ({ isUncertain }: Claim): boolean => isUncertain !== true;

/** All words of several claims are required. */
function allOf(claims: readonly Claim[]): readonly Claim[] {
  const words = [...new Set(claims.flatMap((claim) => ("words" in claim ? claim.words : [])))];
  return words.length === 0 ? claims : [{ aspect: "benefits", words, written: words.join(", ") }];
}

/** What all sources say; null if nothing. */
function agreedBy(sources: Sources): readonly Claim[] | null {
  const readings = sources.map((own) => own.flatMap(readingsOf));
  for (const isAlike of [isSame, isNext]) {
    const common = readings.flat().filter((one) => readings.every((own) => own.some((other) => isAlike(one, other))));
    if (common.length === 0) continue;
    const bound = common.some(({ orBetter }) => orBetter === true) ? { orBetter: true as const } : {};
    const distinct = distinctOf(common).map((claim) => ({ ...claim, ...bound }));
    const amounts = distinct.filter((claim) => "value" in claim);
    if (amounts.length > 0) return [oneAmount(amounts)];
    return distinct.sort((claim, other) => Number(isMetric(claim)) - Number(isMetric(other)));
  }
  return null;
}

/** One claim with the most usual value, and the other values as its other readings. */
function oneAmount(claims: readonly AmountClaim[]): AmountClaim {
  const [best, ...others] = [...claims].sort(
    (one, other) => senseOfClaim(other) - senseOfClaim(one) || one.value - other.value,
  ) as [AmountClaim, ...AmountClaim[]];
  const voltageClass = claims.find((claim) => claim.voltageClass !== null)?.voltageClass ?? null;
  return { ...best, voltageClass, ...(others.length > 0 && { others: others.map(({ value }) => value) }) };
}

const senseOfClaim = ({ aspect, value }: AmountClaim): number =>
  senseOf(value, aspect === "inductance" ? "H" : aspect === "voltage" ? "V" : "F");

const isSame = (one: Claim, other: Claim | undefined): boolean =>
  other !== undefined && compareClaims(one, other, null) === "equal";

/**
 * Whether two values are neighbors in the closest series that is sold, such as 10 nH and 10.2 nH. Cells may round
 * values, but part numbers don't.
 */
const isNext = (one: Claim, other: Claim): boolean =>
  rounded.has(one.aspect) &&
  "value" in one &&
  "value" in other &&
  one.column !== undefined &&
  other.column !== undefined &&
  Math.abs(one.value - other.value) <= 0.024 * Math.max(one.value, other.value);

const rounded: ReadonlySet<Claim["aspect"]> = new Set<Claim["aspect"]>(["capacitance", "inductance", "voltage"]);

const distinctOf = (claims: readonly Claim[]): readonly Claim[] =>
  claims.filter(
    (claim, at) => at === 0 || claims.findIndex((other) => other === claim || isEqual(other, claim)) === at,
  );

const isMetric = (claim: Claim): boolean => claim.aspect === "size" && claim.system === "mm";

const isEqual = (one: Claim, other: Claim): boolean =>
  isSame(one, other) && !(one.aspect === "size" && other.aspect === "size" && one.code !== other.code);

/** The alternatives of two sources that meet both; if there are none, they clash. */
function strictestOf(
  one: readonly Claim[],
  other: readonly Claim[],
  nominal: number | null,
  clashes: Clash[],
): readonly Claim[] {
  const [first, second] = [one[0], other[0]];
  if (first === undefined || second === undefined) return [...one, ...other];
  const is = (order: ClaimOrder, claim: Claim, than: Claim): boolean => orderOf(claim, than, nominal) === order;
  if (one.some((claim) => other.some((each) => isNext(claim, each) || is("equal", claim, each)))) return one;
  const kept = one.filter((claim) => other.some((each) => is("better", claim, each)));
  const stricter = other.find((each) => one.some((claim) => is("worse", claim, each)));
  const met = kept.length > 0 || stricter === undefined ? kept : [stricter];
  clashes.push({ one: first, other: second, isOrdered: met.length > 0 });
  return met.length > 0 ? met : one;
}

/** How strict a claim is; undefined if no part can meet both. Words have no order, and don't exclude each other. */
function orderOf(one: Claim, other: Claim, nominal: number | null): ClaimOrder {
  if (!("value" in one) && !ordered.has(one.aspect)) return "equal";
  const order = compareClaims(one, other, nominal);
  // Each of two characteristics can be worse than the other.
  const areApart = order === "worse" && one.aspect === "characteristic" && compareClaims(other, one, nominal) === order;
  return areApart ? undefined : order;
}

const ordered: ReadonlySet<Claim["aspect"]> = new Set<Claim["aspect"]>(["tolerance", "characteristic", "size"]);
