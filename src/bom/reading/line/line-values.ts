import { printQuantity } from "../../../product-data/vocabulary/quantity";
import type { AmountClaim, Claim, TextClaim } from "../../aspects/claim";
import { amountText } from "../../aspects/rules";
import type { Tolerance } from "../../aspects/tolerance";
import type { Said } from "./joined-claims";
import type { ReadLine } from "./line";

/**
 * The values of a line, in the order in which they are shown: a claim for each value on which its cells agree, and
 * every claim of the others. `written` is what BOMs write: `100nF`, `±10%`.
 */
export function valuesOf({ said, claims, contradictions }: ReadLine): readonly TextClaim[] {
  const all = claims.map(({ claim }) => claim);
  const own = (aspect: TextClaim["aspect"]): readonly TextClaim[] => all.filter((claim) => claim.aspect === aspect);
  const disputed = new Set<string>(contradictions.map(({ aspect }) => aspect));
  const agreed = [
    ...amountsOf("capacitance", said, own("capacitance")),
    ...amountsOf("inductance", said, own("inductance")),
    ...amountsOf("voltage", said, own("voltage")),
    ...(said.dielectric ?? []).map((name): TextClaim => ({
      aspect: "characteristic",
      name,
      written: name,
      ...boundOf(own("characteristic")),
    })),
    ...sizesOf(said, own("size")),
    ...tolerancesOf(said, own("tolerance")),
  ];
  const others = all.filter(
    ({ aspect }) =>
      disputed.has(aspect) ||
      aspect === "current" ||
      // Of a capacitor it would be its ESR, which no data contains.
      (aspect === "resistance" && said.inductance !== undefined),
  );
  return distinct([...agreed, ...others]);
}

function amountsOf(
  aspect: "capacitance" | "inductance" | "voltage",
  { [aspect]: value }: Said,
  own: readonly TextClaim[],
): readonly TextClaim[] {
  if (value === undefined) return [];
  const voltageClass = own.map((claim) => ("value" in claim ? claim.voltageClass : null)).find((each) => each !== null);
  const written = amountText(aspect, value).replace(" ", "") + (voltageClass === "AC" ? "AC" : "");
  return [{ aspect, value, voltageClass: voltageClass ?? null, written, ...boundOf(own) }];
}

/** 0603 alone may be in inches or metric, but 1608 and `0603 (1608 metric)` are 0603 in inches. */
function sizesOf({ sizeInch: code }: Said, own: readonly TextClaim[]): readonly TextClaim[] {
  if (code === undefined) return [];
  const isOpen = own.every((claim) => claim.aspect === "size" && claim.system === null && claim.code === code);
  return [{ aspect: "size", code, system: isOpen ? null : "inch", written: code }];
}

const tolerancesOf = ({ tolerance }: Said, own: readonly TextClaim[]): readonly TextClaim[] =>
  tolerance === undefined
    ? []
    : [{ aspect: "tolerance", tolerance, written: toleranceText(tolerance), ...boundOf(own) }];

/** A better part is also acceptable, if a cell says so. */
const boundOf = (own: readonly TextClaim[]): Pick<AmountClaim, "orBetter"> =>
  own.some(({ orBetter }) => orBetter === true) ? { orBetter: true } : {};

function toleranceText({ plus, minus, unit }: Tolerance): string {
  if (unit === "%") return plus === minus ? `±${String(plus)}%` : `+${String(plus)}/-${String(minus)}%`;
  return `±${printQuantity(plus, unit).replace(" ", "")}`;
}

/** Without those that say the same in the same words. */
export const distinct = <C extends Claim>(claims: readonly C[]): readonly C[] => [
  ...new Map(claims.map((claim) => [`${claim.aspect} ${claim.written}`, claim])).values(),
];
