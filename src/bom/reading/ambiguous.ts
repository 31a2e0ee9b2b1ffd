import type { Claim } from "../aspects/claim";

/** A claim, and the text of the user that makes it. */
interface ClaimOfText {
  readonly claim: Claim;
  readonly text: string;
}

/**
 * The aspects that have several values: two voltages, or two capacitances. Those that one text offers as alternatives,
 * such as `16V/50V`, don't count.
 */
export function ambiguousIn(claims: readonly ClaimOfText[]): ReadonlySet<Claim["aspect"]> {
  const found = new Set<Claim["aspect"]>();
  const single = claims.filter(({ claim }) => singleValued.has(claim.aspect));
  for (const { claim: one, text } of single)
    for (const { claim: other, text: anothers } of single) {
      if (one === other || one.aspect !== other.aspect) continue;
      if (!("value" in one) || !("value" in other) || one.value >= other.value * (1 - 1e-9)) continue;
      const isBound = one.orBetter === true || other.orBetter === true;
      if (isBound || (text === anothers && areAlternatives(text.normalize("NFKC"), one.written, other.written)))
        continue;
      found.add(one.aspect);
    }
  return found;
}

const singleValued: ReadonlySet<Claim["aspect"]> = new Set<Claim["aspect"]>(["capacitance", "inductance", "voltage"]);

function areAlternatives(text: string, one: string, other: string): boolean {
  const [first, second] = [one, other].map((written) => written.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const between = String.raw`\s*(?:\/|\||\bor\b|\bto\b|或|または|~)\s*`;
  // `10 VDC, 25 VDC`: the rated voltage, and the voltage that is withstood.
  if (/VDC$/i.test(one) && new RegExp(String.raw`${first ?? ""},\s*${second ?? ""}`).test(text)) return true;
  return [`${first ?? ""}${between}${second ?? ""}`, `${second ?? ""}${between}${first ?? ""}`].some((pattern) =>
    new RegExp(pattern, "i").test(text),
  );
}
