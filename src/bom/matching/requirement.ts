import { Failed } from "../../product-data/base/failed";
import type { RequirementFailure } from "./requirement-failure";
import type { Product } from "../../product-data/api/product";
import type { ProductCategory } from "../../product-data/vocabulary/category";
import { type AmountClaim, amountIn, type Claim } from "../claims/claim";
import { merge } from "../claims/merge";
import type { Aspect } from "../claims/point";
import type { Line } from "../reading/line/line";
import { lineFor } from "../reading/line/line-of-text";
import { isLeaded } from "../reading/text/named";
import type { DecodedNumber } from "../numbers/decode";
import { kindOf, nominalOf } from "../claims/part-kind";
import { componentOf, neededKind } from "./needed-kind";
import { codedPart } from "./coded-part";
import { claimsOfPart } from "./part-claims";
import { kindName } from "../claims/component-kind";
import { inchCodeOf, isInchCode, isNominalSize } from "../claims/size";
import { spreadOf } from "../claims/tolerance";

/** The requirements for a part that replaces a line of a BOM or a part. */
export interface Requirement {
  readonly category: ProductCategory;
  readonly claims: readonly Claim[];
  /** Missing values without which no part can be offered. */
  readonly missing: readonly Aspect[];
  /** Requirements that no part can meet, because the line has two values. */
  readonly contradictions: readonly OpposingValues[];
  /**
   * What to do about an inductor's rated current that isn't known; null: it is known. `choose`: the parts that fit are
   * candidates, and a person chooses by their currents. `unneeded`: coils for high frequencies are chosen by tolerance,
   * Q, and self-resonant frequency.
   */
  readonly unknownCurrent: "choose" | "unneeded" | null;
}

interface OpposingValues {
  readonly aspect: Aspect;
  readonly one: string;
  readonly other: string;
}

/**
 * All values in the data of one of our parts, and of the description, as in `requirementOfLine`.
 * @throws RequirementFailure `kindContradictory`
 */
export function requirementOfProduct(product: Product, line: Line): Requirement {
  const { category } = product.group;
  const own = claimsOfPart(product);
  const voltageClass = amountIn(own, "voltage")?.voltageClass ?? null;
  return requirementOf(category, own, sourcesIn(lineFor(line, kindOf(product)), voltageClass));
}

/**
 * The requirements of a BOM line: another manufacturer's number and the description, either of which may be absent. If
 * both have a value, the stricter one counts; if no part can meet both, that is a contradiction. Capacitors are assumed
 * to be chips with DC ratings. A size code alone is assumed to be in inches if it is an inch code, as
 * in nearly every BOM. What an unconfirmed code of the number says is required if the text doesn't say it.
 * @param partno the unchanged number, if it isn't decoded; "" if there is none
 * @throws RequirementFailure `otherKind`, `kindContradictory`, `nothingFits`
 */
export function requirementOfLine(decoded: DecodedNumber | null, line: Line, partno = ""): Requirement {
  const kind = neededKind(partno, decoded, line);
  const saysLeads = decoded === null ? line.texts.some(isLeaded) : decoded.isLeaded === true;
  const hasLeads = kind === "capacitor" && saysLeads;
  const category = hasLeads ? "ceramicCapacitorsLead" : kind === "capacitor" ? "ceramicCapacitorsSMD" : "inductors";
  const said = sourcesIn(lineFor(line, kind), kind === "capacitor" ? "DC" : null);
  const isSaid = ({ aspect }: Claim): boolean => said.flat().some((claim) => claim.aspect === aspect);
  const own = (decoded === null ? [] : claimsOfPart(codedPart(decoded))).filter(
    (claim) => claim.isUnconfirmed !== true || !isSaid(claim),
  );
  const isThrough = decoded === null && componentOf(partno, line) === "feedthroughCapacitor";
  const made = requirementOf(category, own, isThrough ? [...said, [ofThree]] : said, decoded?.circuit === "RF");
  // All inductors of the manufacturer are chips.
  if (category === "inductors" && saysLeads && made.missing.includes("size"))
    throw new Failed<RequirementFailure>({ code: "nothingFits", compared: 0, closest: null });
  return made;
}

const ofThree: Claim = { aspect: "type", words: ["3-Terminal Capacitors"], written: "3-Terminal Capacitors" };

function requirementOf(
  category: ProductCategory,
  own: readonly Claim[],
  said: readonly (readonly Claim[])[],
  isOfRFSeries = false,
): Requirement {
  const { claims, clashes } = merge([own, ...said.map((claims) => withoutBody(claims, own))]);
  const kind = category === "inductors" ? "inductor" : "capacitor";
  const foreign = kind === "inductor" ? "capacitor" : "inductor";
  // A search for it would be refused: no inductor has a capacitance.
  if (claims.some(({ aspect }) => aspect === nominalOf[foreign]))
    throw new Failed<RequirementFailure>({
      code: "kindContradictory",
      number: kindName(kind),
      text: kindName(foreign),
    });
  const isCurrentKnown = category !== "inductors" || claims.some(({ aspect }) => currents.has(aspect));
  const unknownCurrent = isCurrentKnown ? null : isRFCoil(claims, isOfRFSeries) ? "unneeded" : "choose";
  return {
    category,
    claims: unknownCurrent === "unneeded" ? [...claims.filter(({ aspect }) => aspect !== "circuit"), forRF] : claims,
    missing: missingIn(category, claims),
    contradictions: clashes
      .filter(({ isOrdered }) => !isOrdered)
      .map(({ one, other }) => ({ aspect: one.aspect, one: one.written, other: other.written })),
    unknownCurrent,
  };
}

/**
 * If the number says a size or a body, leaves out the body of the series that a footprint is named after, and nominal
 * sizes such as 6060, which bodies of 6.6 x 6.4 mm have, too. Its greatest height says more than a nominal one.
 */
function withoutBody(said: readonly Claim[], own: readonly Claim[]): readonly Claim[] {
  if (!own.some(({ aspect }) => aspect === "size" || aspect === "body")) return said;
  const hasBody = own.some(({ aspect }) => aspect === "body");
  const most = amountIn(own, "thickness")?.value ?? Infinity;
  const isOfBody = ({ aspect }: Claim): boolean => aspect === "body" || aspect === "thickness";
  return said.filter(
    (claim) =>
      !(claim.isUncertain === true && isOfBody(claim)) &&
      !(claim.aspect === "nominalThickness" && claim.value >= most) &&
      !(hasBody && claim.aspect === "size" && isNominalSize(claim)),
  );
}

const currents: ReadonlySet<Aspect> = new Set<Aspect>(["current", "currentItemp", "currentIsat"]);

const forRF: Claim = { aspect: "circuit", words: ["High frequency circuits"], written: "High frequency circuits" };

/**
 * Whether a coil is for high frequencies: it has nanohenries in a small chip, and is of a series for high frequencies,
 * or has a value or a tolerance that no power inductor of this size has.
 */
function isRFCoil(claims: readonly Claim[], isOfRFSeries: boolean): boolean {
  const value = amountIn(claims, "inductance")?.value ?? Infinity;
  const isSmallChip = claims.some((claim) => claim.aspect === "size" && rfSizes.has(inchCodeOf(claim) ?? ""));
  const isPower = claims.some((claim) => claim.aspect === "circuit" && claim.words.includes("Power lines circuits"));
  if (value >= 1e-6 || !isSmallChip || isPower) return false;
  const isTight = claims.some((claim) => claim.aspect === "tolerance" && spreadOf(claim.tolerance, value) <= 0.1);
  return isOfRFSeries || value <= 100e-9 || isTight;
}

const rfSizes: ReadonlySet<string> = new Set(["01005", "0201", "0402", "0603", "0805"]);

/**
 * What a line says, completed with the system of each size and the class of each voltage. Values that can't both be
 * right are sources of their own, so each counts; this isn't done for sizes and dielectrics.
 */
function sourcesIn(
  { claims, contradictions }: Line,
  voltageClass: AmountClaim["voltageClass"],
): readonly (readonly Claim[])[] {
  const disputed = new Set<string>(
    contradictions.flatMap(({ aspect, isSure }) =>
      isSure && aspect !== "size" && aspect !== "characteristic" ? aspect : [],
    ),
  );
  const decided = claims.map((claim): Claim => {
    if (claim.aspect === "voltage") return { ...claim, voltageClass: claim.voltageClass ?? voltageClass };
    if (claim.aspect !== "size" || claim.system !== null) return claim;
    return { ...claim, system: isInchCode(claim.code) ? "inch" : "mm" };
  });
  const isDisputed = ({ aspect }: Claim): boolean => disputed.has(aspect);
  return [decided.filter((claim) => !isDisputed(claim)), ...decided.filter(isDisputed).map((claim) => [claim])];
}

const needed: Readonly<Record<ProductCategory, readonly Aspect[]>> = {
  ceramicCapacitorsSMD: ["capacitance", "voltage", "size"],
  ceramicCapacitorsLead: ["capacitance", "voltage", "leadSpace"],
  inductors: ["inductance", "size"],
};

/** A body or a length replaces a size code. */
const missingIn = (category: ProductCategory, claims: readonly Claim[]): readonly Aspect[] =>
  needed[category].filter(
    (needs) => !claims.some(({ aspect }) => aspect === needs || (needs === "size" && /^(?:body|length)$/.test(aspect))),
  );
