import type { FieldValue } from "../../../product-data/api/product";
import type { Known, KnownPart } from "../../../product-data/lookup/known";
import type { OwnChange } from "../../../product-data/lookup/part-change";
import { partStates, stateOfStatus } from "../../../bom/matching/part-state";
import { valueOf } from "../../../bom/aspects/value";

/**
 * Changes for the worse in a part since its values were kept: a status closer to the end of production, a new or
 * earlier last buy date or end of production, a missing alternative, or a part that no longer exists.
 */
export function worseChanges({ partno, language, known: kept }: KnownPart, now: Known): readonly OwnChange[] {
  const part = { partno, language };
  if (kept.kind === "absent") return [];
  if (now.kind === "absent") return [{ ...part, kind: "lost" }];
  return Object.entries(rules).flatMap(([field, isWorse]) => {
    const [before, after] = [valueOf(kept.product, field), valueOf(now.product, field)];
    return isWorse(before, after) ? [{ ...part, kind: "changed", field, before, after }] : [];
  });
}

type IsWorse = (before: FieldValue, after: FieldValue) => boolean;

/** The states by urgency; the other states don't concern the end of production. */
const isNearerToEnd: IsWorse = (before, after) => {
  const [was, is] = [stateOfStatus(before), stateOfStatus(after)];
  return ending.has(is) && partStates.indexOf(is) < partStates.indexOf(was);
};
const ending: ReadonlySet<string> = new Set(["discontinued", "toBeDiscontinued", "nrnd"]);

/** Dates are YYYY-MM-DD, or with slashes; other texts are compared as texts. */
const isEarlier: IsWorse = (before, after) =>
  after !== null && (before === null || textOf(after).replaceAll("/", "-") < textOf(before).replaceAll("/", "-"));

const isMissingSome: IsWorse = (before, after) => {
  const left = new Set(listOf(after));
  return listOf(before).some((partno) => !left.has(partno));
};

const textOf = (value: FieldValue): string => (typeof value === "object" ? (value ?? []).join(", ") : String(value));
const listOf = (value: FieldValue): readonly string[] =>
  value === null ? [] : typeof value === "object" ? value : [String(value)];

const rules: Readonly<Record<string, IsWorse>> = {
  Status: isNearerToEnd,
  LastBuyDate: isEarlier,
  ProductionEndDate: isEarlier,
  AlternativePartno: isMissingSome,
};
