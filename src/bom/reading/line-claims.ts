import type { Claim } from "../aspects/claim";
import type { PartKind } from "../aspects/part-kind";
import { readDemands } from "./demands";
import { readClaims } from "./description";

/** Everything that a text says about a part of this kind: its values, and what else it requires. */
export function claimsOfText(text: string, kind: PartKind): readonly Claim[] {
  const values = readClaims(text, kind);
  const demands = readDemands(text, kind);
  const isSized = values.some(({ aspect }) => aspect === "size");
  const isCurrent = ({ aspect }: Claim): boolean => aspect === "currentIsat" || aspect === "currentItemp";
  const named = demands.filter(isCurrent).map((claim) => ("value" in claim ? claim.value : null));
  return [
    // A current with a name is that current only.
    ...values.filter((claim) => claim.aspect !== "current" || !named.includes(claim.value)),
    // A body says less than a size code.
    ...demands.filter(({ aspect }) => !(isSized && (aspect === "body" || aspect === "size"))),
  ];
}

/**
 * The aspects for which a text has several values that aren't alternatives, such as `16V/50V`: two voltages, or two
 * capacitances.
 */
export function ambiguousIn(text: string, claims: readonly Claim[]): ReadonlySet<Claim["aspect"]> {
  const plain = text.normalize("NFKC");
  const found = new Set<Claim["aspect"]>();
  for (const one of claims)
    for (const other of claims) {
      if (one === other || one.aspect !== other.aspect || !single.has(one.aspect)) continue;
      if (!("value" in one) || !("value" in other) || one.value >= other.value * (1 - 1e-9)) continue;
      const isBound = one.orBetter === true || other.orBetter === true;
      if (!isBound && !areAlternatives(plain, one.written, other.written)) found.add(one.aspect);
    }
  return found;
}

const single: ReadonlySet<Claim["aspect"]> = new Set<Claim["aspect"]>(["capacitance", "inductance", "voltage"]);

function areAlternatives(text: string, one: string, other: string): boolean {
  const [first, second] = [one, other].map((written) => written.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const between = String.raw`\s*(?:\/|\||\bor\b|\bto\b|或|または|~)\s*`;
  // `10 VDC, 25 VDC`: the rated voltage, and the voltage that is withstood.
  if (/VDC$/i.test(one) && new RegExp(String.raw`${first ?? ""},\s*${second ?? ""}`).test(text)) return true;
  return [`${first ?? ""}${between}${second ?? ""}`, `${second ?? ""}${between}${first ?? ""}`].some((pattern) =>
    new RegExp(pattern, "i").test(text),
  );
}
