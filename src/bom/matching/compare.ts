import { characteristicName } from "../claims/characteristic";
import { compareCharacteristics, hottestOf } from "../claims/characteristic-order";
import { type AmountClaim, type Claim, type ClaimOf, isNotUnderstood, ofAspect } from "../claims/claim";
import { isSameAmount } from "../claims/claim-order";
import type { Part } from "../claims/part";
import { kindOf } from "../claims/part-kind";
import { bestOf, type Judgment, type Point, pointMaker, type Relation } from "../claims/point";
import {
  type FieldRule,
  type FlagAspect,
  flagRules,
  type Rule,
  wordsRules,
  type AmountAspect,
  type AmountRule,
  amountRules,
  amountText,
} from "../claims/rules";
import { compareTolerances, spreadOf, toleranceOf } from "../claims/tolerance";
import { numberOf, textOf, valueOf, textsOf } from "../claims/value";
import { compareSize, judgeBody } from "./compare-size";
import { judgeWords } from "./compare-words";
import { isNamedAutomotive } from "./purpose";

/** Compares parts with requirements, in a fixed order of aspects. Claims of one aspect are alternatives. */
export function comparisonWith(claims: readonly Claim[]): Comparison {
  const compare = acceptedComparisonWith(claims);
  return (part) => compare(part, () => true) ?? [];
}

/**
 * Compares like `comparisonWith`, but returns null for a part with a point that isn't accepted, and doesn't compare it
 * further.
 */
export function acceptedComparisonWith(
  claims: readonly Claim[],
): (part: Part, accepts: (point: Point) => boolean) => readonly Point[] | null {
  const all = comparisons.flatMap((comparisonOf, at) => {
    const compare = comparisonOf(claims);
    return compare === null ? [] : [{ at, compare, isDecisive: decisive.has(comparisonOf) }];
  });
  const decisiveFirst = [...all.filter(({ isDecisive }) => isDecisive), ...all.filter(({ isDecisive }) => !isDecisive)];
  return (part, accepts) => {
    const points: (readonly Point[])[] = [];
    for (const { at, compare } of decisiveFirst) {
      points[at] = compare(part);
      if (!points[at].every(accepts)) return null;
    }
    return points.flat();
  };
}

/** Compares a part in one or more aspects. */
type Comparison = (part: Part) => readonly Point[];

/** null for an aspect that isn't required, unless that should be reported. */
type ComparisonOf = (claims: readonly Claim[]) => Comparison | null;

/** Judges parts by claims, of which a part has to meet only one. */
type JudgeFor<A extends Claim["aspect"]> = (
  required: readonly [ClaimOf<A>, ...ClaimOf<A>[]],
) => (part: Part) => Judgment;

/** @param isTypical whether the part has a value that is reported although none is required */
function comparisonOf<A extends Claim["aspect"]>(
  rule: Rule<A>,
  judgeFor: JudgeFor<A>,
  isTypical?: (part: Part, claims: readonly Claim[]) => boolean,
): ComparisonOf {
  return (claims) => {
    const required = ofAspect(claims, rule.aspect);
    const pointOf = pointMaker(rule, required);
    if (isSome(required)) {
      const judge = judgeFor(required);
      return (part) => {
        const [relation, written, note, distance] = judge(part) ?? (["notStated"] as const);
        const isSupposed = part.code?.supposed.has(rule.aspect) === true;
        return [pointOf(relation, written, isSupposed ? "unconfirmed" : note, distance)];
      };
    }
    if (isTypical === undefined) return null;
    const points = [pointOf("notRequired")];
    return (part) => (isTypical(part, claims) ? points : []);
  };
}

const isSome = <T>(some: readonly T[]): some is readonly [T, ...T[]] => some.length > 0;

function comparisonOfAmount(rule: AmountRule): ComparisonOf {
  const { aspect, better } = rule;
  const judgeFor: JudgeFor<AmountAspect> = (required) => {
    const readings = required.flatMap(({ value, others = [], voltageClass }) =>
      [value, ...others].map((reading) => ({ reading, voltageClass })),
    );
    const namesClass = required.some(({ voltageClass }) => voltageClass !== null);
    return (part) => {
      if (aspect === (kindOf(part) === "capacitor" ? "inductance" : "capacitance")) return ["worse"];
      const values = amountsOf(rule, part);
      if (values.length === 0) return aspect === "thickness" ? judgeNominal(part, required) : null;
      const own = aspect === "voltage" ? textOf(part, "RatedVoltageClass") : null;
      const relations = readings.map(({ reading, voltageClass }): Relation => {
        if (voltageClass !== null && own !== null && voltageClass !== own) return "worse";
        return amountRelation(values, reading, better, isHeight(aspect) && part.code ? mostNominal : undefined);
      });
      const written = values.map((value) => amountText(aspect, value)).join(" / ");
      const distances = required.flatMap(({ value }) => values.map((each) => Math.abs(Math.log2(each / value))));
      const note = better === "none" ? null : better;
      const [relation, distance] = [bestOf(relations), Math.min(...distances)];
      // A number contains one of an inductor's two rated currents, and the text may mean the other.
      if (aspect === "current" && part.code !== undefined && relation === "worse" && distance <= 1) return null;
      return [relation, namesClass && own !== null ? `${written} ${own}` : written, note, distance];
    };
  };
  // Few capacitors have a rated current, and BOMs don't contain it, so its absence from the text has no meaning.
  const isTypical = (part: Part, claims: readonly Claim[]): boolean =>
    amountsOf(rule, part).length > 0 &&
    !(aspect === "current" && (kindOf(part) === "capacitor" || saysWhichCurrent(claims)));
  return comparisonOf(rule, judgeFor, rule.typical ? isTypical : undefined);
}

/** A part whose greatest height isn't stated is too high if its nominal height is. */
function judgeNominal(part: Part, required: readonly AmountClaim[]): Judgment {
  const least = numberOf(part, "Thickness");
  if (least === null || required.some(({ value }) => least <= value)) return null;
  return ["worse", amountText("nominalThickness", least)];
}

const saysWhichCurrent = (claims: readonly Claim[]): boolean =>
  claims.some(({ aspect }) => aspect === "currentItemp" || aspect === "currentIsat");

const isHeight = (aspect: Claim["aspect"]): boolean => aspect === "thickness" || aspect === "nominalThickness";

/**
 * The share by which a series, which is named by its greatest height, may be higher than a text, which often has the
 * nominal height.
 */
const mostNominal = 0.15;

/**
 * The part's amounts that a claim can mean: of the two rated currents, the one that it names; otherwise the values of
 * all fields. A number's code has only one height.
 */
function amountsOf({ aspect, fields }: AmountRule, part: Part): readonly number[] {
  const values = (isHeight(aspect) && part.code ? ["ThicknessMax", "Thickness"] : fields)
    .map((name) => valueOf(part, name))
    .filter((value) => typeof value === "number");
  if (values.length === 0 && aspect === "maxTemperature") return maxCelsius(part);
  return aspect === "currentItemp" || aspect === "currentIsat"
    ? values.slice(0, 1)
    : values.filter((value, at) => values.indexOf(value) === at);
}

/** The highest temperature: the end of the range in an inductor's data, or of a capacitor's characteristic. */
function maxCelsius(part: Part): readonly number[] {
  const [, most] = /(\d+) ?(?:°C|℃)[^\d]*$/.exec(textOf(part, "OperatingTemperatureRange") ?? "") ?? [];
  const celsius = most === undefined ? hottestOf(textOf(part, "TemperatureCharacteristics") ?? "") : Number(most);
  return celsius === undefined ? [] : [celsius];
}

function amountRelation(
  values: readonly number[],
  required: number,
  better: AmountRule["better"],
  slack = 0,
): Relation {
  const signs = values.map((value) => {
    if (isSameAmount(value, required) || Math.abs(value - required) <= slack * value) return 0;
    return better !== "none" && value > required === (better === "higher") ? 1 : -1;
  });
  const hasEqual = signs.includes(0);
  if (signs.includes(-1)) return hasEqual ? "partly" : "worse";
  return hasEqual ? "equal" : "better";
}

/** A tighter tolerance is within a looser one, at the nominal value. */
const compareTolerance = comparisonOf(
  { aspect: "tolerance", mustState: true },
  (required) => (part) => {
    const written = toleranceText(part);
    const own = toleranceOf(written);
    if (own === undefined) return null;
    const nominal = numberOf(part, kindOf(part) === "inductor" ? "Inductance" : "Capacitance");
    const relations = required.flatMap(({ tolerance }) => compareTolerances(own, tolerance, nominal) ?? []);
    if (relations.length === 0) return null;
    const relation = bestOf(relations);
    const spread = spreadOf(own, nominal ?? 0);
    const distances = required.map(({ tolerance }) => Math.abs(Math.log2(spread / spreadOf(tolerance, nominal ?? 0))));
    return [relation, written, "tighter", Math.min(...distances)];
  },
  (part) => toleranceOf(toleranceText(part)) !== undefined,
);

const toleranceText = (part: Part): string =>
  textOf(part, kindOf(part) === "inductor" ? "InductanceTolerance" : "ToleranceCapacitance") ?? "";

const compareCharacteristic = comparisonOf(
  { aspect: "characteristic", mustState: true },
  (required) => (part) => {
    const own = textOf(part, "TemperatureCharacteristics");
    if (own === null) return null;
    const promised = { name: own, standard: textOf(part, "TemperatureCharacteristicsCompliedStandard") };
    const relations = required.flatMap(({ name }) =>
      name === characteristicName(own) ? "equal" : (compareCharacteristics(promised, name) ?? []),
    );
    return relations.length === 0 ? null : [bestOf(relations), own, "wider"];
  },
  (part) => textOf(part, "TemperatureCharacteristics") !== null,
);

const compareShielded = comparisonOf({ aspect: "shielded", mustState: false }, ([first]) => (part) => {
  const [own, isOwn] = [textOf(part, "MagneticShieldClass"), isShielded(part)];
  // The code of a semi-shielded part may mean a part with or without a shield.
  if (isOwn === null || (part.code && own === "semi-shielded")) return null;
  if (isOwn === first.shielded) return ["equal", own];
  // A shield may be added, but not left out.
  return [first.shielded ? "worse" : "better", own];
});

/** Whether the part has a shield; null: it isn't known. */
export function isShielded(part: Part): boolean | null {
  const own = textOf(part, "MagneticShieldClass");
  return own === null ? null : !isUnshielded.test(own);
}

const isUnshielded = /^(?:non|un|no )|非|無|无/i;

const compareQuality = comparisonOf({ aspect: "quality", mustState: false }, ([{ least, frequency }]) => (part) => {
  const own = Number.parseFloat(String(valueOf(part, "QMin") ?? ""));
  if (Number.isNaN(own) || (frequency !== null && frequency !== valueOf(part, "QTestFrequency"))) return null;
  const relation = own < least ? "worse" : own > least ? "better" : "equal";
  return [relation, String(own), "higher", Math.log2(own / least)];
});

/** Makes one point for each demand that isn't understood. */
function compareNotUnderstood(claims: readonly Claim[]): Comparison | null {
  const points = claims
    .filter(isNotUnderstood)
    .map((claim) => pointMaker({ aspect: claim.aspect, mustState: false }, [claim])("notStated"));
  return points.length === 0 ? null : () => points;
}

const comparisonOfFlag = (rule: FieldRule<FlagAspect>): ComparisonOf =>
  comparisonOf(rule, () => (part) => {
    const own = valueOf(part, rule.field);
    if (own !== null) return [own === true ? "equal" : "worse", null];
    return rule.aspect === "aecQ200" && isNamedAutomotive(part) ? ["notStated", textOf(part, "ProductName")] : null;
  });

/** A part with other terminals fits on the same pads, and may be offered if no type is required. */
const compareType: ComparisonOf = (claims) => {
  if (claims.some(({ aspect }) => aspect === "type")) return null;
  const pointOf = pointMaker({ aspect: "type", mustState: false }, []);
  return (part) => {
    const [own = plainType] = textsOf(part, "SmdType");
    return own === plainType ? [] : [pointOf("notRequired", own, "terminals")];
  };
};

const plainType = "Two-terminal";

const untilTolerance = amountRules.findIndex(({ aspect }) => aspect === "resonance");
const comparisons: readonly ComparisonOf[] = [
  ...amountRules.slice(0, untilTolerance).map(comparisonOfAmount),
  compareTolerance,
  compareCharacteristic,
  compareSize,
  ...amountRules.slice(untilTolerance).map(comparisonOfAmount),
  comparisonOf({ aspect: "body", mustState: true }, judgeBody),
  compareShielded,
  compareQuality,
  ...wordsRules.map((rule) => comparisonOf(rule, judgeWords(rule))),
  compareType,
  ...flagRules.map(comparisonOfFlag),
  compareNotUnderstood,
];

/** Nine of ten parts with the right value, voltage, and size that don't fit fail in one of these aspects. */
const decisive: ReadonlySet<ComparisonOf> = new Set([compareCharacteristic, compareTolerance]);
