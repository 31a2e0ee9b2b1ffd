import { type Claim, nominalIn, type SizeClaim } from "../aspects/claim";
import { compareClaims } from "../aspects/claim-order";
import { type Aspect, bestOf, type Point, pointMaker, type Relation } from "../aspects/point";
import { betterOf } from "../aspects/rules";
import { decideSizes, inchCodeOf, isInchCode, metricOf } from "../aspects/size";
import type { DecodedNumber } from "../makers/decode";
import { isSameBody } from "./compare-size";
import { claimsOfNumber, supposedClaims } from "./part-claims";

/** What another manufacturer's number says, compared with claims. */
export function pointsOfNumber(said: readonly Claim[], decoded: DecodedNumber): readonly Point[] {
  const own = [...claimsOfNumber(decoded), ...supposedClaims(decoded)];
  const nominal = nominalIn(own);
  const aspects = [...new Set([...order, ...said.map(({ aspect }) => aspect)])];
  return aspects.flatMap((aspect): readonly Point[] => {
    const rule = { aspect: aspect === "size" ? "sizeInch" : aspect, mustState: false } as const;
    const required = said.filter((claim) => claim.aspect === aspect);
    const number = own.find((claim) => claim.aspect === aspect);
    const pointOf = pointMaker(rule, required);
    if (number === undefined) return required.length === 0 ? [] : [pointOf("notStated")];
    if (required.length === 0) return rarelySaid.has(aspect) ? [] : [pointOf("notRequired")];
    const relations = sizesDecided(required).map((claim) => relationOf(number, claim, nominal));
    const isMetric =
      aspect === "size" && bestOf(relations) === "equal" && required.every((claim) => isOpenMetric(claim, number));
    const note = isMetric ? "inMillimeters" : number.isUnconfirmed === true ? "unconfirmed" : noteOf(aspect);
    return [pointOf(bestOf(relations), number.written, note)];
  });
}

/** 0402 of 01005, which is 0402 in mm: it fits only if the text isn't in inches. */
const isOpenMetric = (said: Claim, number: Claim): boolean =>
  said.aspect === "size" &&
  number.aspect === "size" &&
  said.system === null &&
  isInchCode(said.code) &&
  inchCodeOf(number) !== said.code;

const order: readonly Claim["aspect"][] = [
  "capacitance",
  "inductance",
  "voltage",
  "currentItemp",
  "tolerance",
  "characteristic",
  "size",
  "thickness",
];

/** Few texts say these, so their absence has no meaning. */
const rarelySaid: ReadonlySet<Aspect> = new Set<Aspect>(["currentItemp", "thickness"]);

function noteOf(aspect: Aspect): Point["note"] {
  const better = betterOf(aspect);
  if (better !== "none") return better;
  return aspect === "tolerance" ? "tighter" : aspect === "characteristic" ? "wider" : null;
}

const sizesDecided = (claims: readonly Claim[]): readonly Claim[] =>
  claims.every((claim): claim is SizeClaim => claim.aspect === "size") ? decideSizes(claims) : claims;

/** Series are named by their greatest height, and texts often have the nominal one. */
const mostNominal = 0.15;

/** How the number's value compares with one that the text says. */
function relationOf(own: Claim, said: Claim, nominal: number | null): Relation {
  if ("value" in own && "value" in said) {
    if (said.voltageClass === "AC" && own.voltageClass === "DC") return "worse";
    const isNominal = (value: number): boolean =>
      own.aspect === "thickness" && Math.abs(own.value - value) <= mostNominal * own.value;
    return bestOf(
      [said.value, ...(said.others ?? [])].map((value) =>
        isNominal(value) ? "equal" : (compareClaims(own, { ...said, value }, nominal) ?? "worse"),
      ),
    );
  }
  if (own.aspect === "size" && said.aspect === "size") {
    const codes = { inch: inchCodeOf(own), mm: own.system === "mm" ? own.code : metricOf(own.code) };
    const fitting = said.system === null ? [codes.inch, codes.mm] : [codes[said.system]];
    return fitting.includes(said.code) ? "equal" : "worse";
  }
  if (own.aspect === "shielded" && said.aspect === "shielded")
    return own.shielded === said.shielded ? "equal" : "worse";
  if ("words" in own && "words" in said)
    return said.words.every((word) => own.words.includes(word)) ? "equal" : "worse";
  if (own.aspect === "body" && said.aspect === "body") return isSameBody(own, said) ? "equal" : "worse";
  return compareClaims(own, said, nominal) ?? "equal";
}
