import { distinctBy } from "../../../product-data/vocabulary/group-by";
import { printQuantity } from "../../../product-data/vocabulary/quantity";
import type { AmountClaim, Claim, TextClaim } from "../../claims/claim";
import { amountText } from "../../claims/rules";
import type { Tolerance } from "../../claims/tolerance";
import type { ReadLine } from "./line";

/**
 * The values of a line, in the order in which they are shown: a claim for each value on which its cells agree, and
 * every claim of the others. `written` is what BOMs write: `100nF`, `±10%`.
 */
export function valuesOfLine({ said, claims, contradictions }: ReadLine): readonly TextClaim[] {
  const { dielectric = [], sizeInch: code, tolerance } = said;
  const all = claims.map(({ claim }) => claim);
  /** A better part is also acceptable, if a cell says so. */
  const boundOf = (aspect: TextClaim["aspect"]): Pick<AmountClaim, "orBetter"> =>
    all.some((claim) => claim.aspect === aspect && claim.orBetter === true) ? { orBetter: true } : {};
  const amount = (aspect: "capacitance" | "inductance" | "voltage"): readonly TextClaim[] => {
    const value = said[aspect];
    if (value === undefined) return [];
    const classes = all.map((claim) => (claim.aspect === aspect ? claim.voltageClass : null));
    const voltageClass = classes.find((each) => each !== null) ?? null;
    const written = amountText(aspect, value).replace(" ", "") + (voltageClass === "AC" ? "AC" : "");
    return [{ aspect, value, voltageClass, written, ...boundOf(aspect) }];
  };
  const agreed: TextClaim[] = [...amount("capacitance"), ...amount("inductance"), ...amount("voltage")];
  for (const name of dielectric)
    agreed.push({ aspect: "characteristic", name, written: name, ...boundOf("characteristic") });
  if (code !== undefined) {
    // 0603 alone may be in inches or metric, but 1608 and `0603 (1608 metric)` are 0603 in inches.
    const isOpen = all.every((claim) => claim.aspect !== "size" || (claim.system === null && claim.code === code));
    agreed.push({ aspect: "size", code, system: isOpen ? null : "inch", written: code });
  }
  if (tolerance !== undefined)
    agreed.push({ aspect: "tolerance", tolerance, written: toleranceText(tolerance), ...boundOf("tolerance") });
  const disputed = new Set<string>(contradictions.map(({ aspect }) => aspect));
  const others = all.filter(
    ({ aspect }) =>
      disputed.has(aspect) ||
      aspect === "current" ||
      // Of a capacitor it would be its ESR, which no data contains.
      (aspect === "resistance" && said.inductance !== undefined),
  );
  return distinct([...agreed, ...others]);
}

function toleranceText({ plus, minus, unit }: Tolerance): string {
  if (unit === "%") return plus === minus ? `±${String(plus)}%` : `+${String(plus)}/-${String(minus)}%`;
  return `±${printQuantity(plus, unit).replace(" ", "")}`;
}

/** Without those that say the same in the same words. */
export const distinct = <C extends Claim>(claims: readonly C[]): readonly C[] =>
  distinctBy(({ aspect, written }) => `${aspect} ${written}`, claims);
