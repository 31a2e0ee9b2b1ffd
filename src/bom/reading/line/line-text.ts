import type { Claim } from "../../claims/claim";
import type { ComponentKind } from "../../claims/component-kind";
import { amountText, betterOf } from "../../claims/rules";
import { toleranceText } from "../../claims/tolerance";
import { readDemands } from "../text/demands";
import type { Line } from "./line";

type Described = Pick<Line, "texts" | "claims" | "component" | "readAs">;

/** What a line says about its part, as people read it. @param nameOf the name of a kind in their language */
export function lineText(
  { texts, claims, component, readAs }: Described,
  nameOf: (kind: ComponentKind) => string,
): string {
  if (!claims.some(isValue)) return texts.join(" ");
  // Demands such as AEC-Q200 stay in the words of the BOM.
  const demanding = texts.filter((text) => readDemands(text, readAs ?? "capacitor").length > 0);
  const name = component === null || component === "capacitor" ? [] : [nameOf(component)];
  return [...new Set([...shownValues(claims), ...name, ...withoutParts(demanding)])]
    .filter((text) => text !== "")
    .join(" ");
}

/** Equal descriptions have the same. */
export const keyOf = (line: Described): string =>
  [lineText(line, (kind) => kind), ...line.claims.map((claim) => `${claim.aspect} ${valueText(claim)}`)].join("\n");

/** Whether it says what the part is. */
export const isValue = ({ aspect }: Claim): boolean =>
  aspect === "capacitance" || aspect === "inductance" || aspect === "size";

/** `4x4mm` is a part of `10uH shielded 4x4mm`. */
const withoutParts = (texts: readonly string[]): readonly string[] =>
  texts.filter((text) => !texts.some((other) => other !== text && other.includes(text)));

/** `≥25V`, `≤10%`; alternatives with a slash: `X5R/X7R`. */
function shownValues(claims: readonly Claim[]): readonly string[] {
  return claims.flatMap((claim) => {
    if (!shown.has(claim.aspect)) return [];
    const alternatives = claims.filter(({ aspect }) => aspect === claim.aspect);
    if (claim !== alternatives[0]) return [];
    const text = [...new Set(alternatives.map(valueText))].join("/");
    if (claim.orBetter !== true) return [text];
    if (claim.aspect === "tolerance") return [text.replace(/^±?/, "≤")];
    return [(betterOf(claim.aspect) === "lower" ? "≤" : "≥") + text];
  });
}

const aspectsShown = "capacitance inductance voltage characteristic size tolerance current resistance";
const shown: ReadonlySet<string> = new Set(aspectsShown.split(" "));

/** What BOMs write, however a cell writes it: `100nF`, `±10%`. */
function valueText(claim: Claim): string {
  switch (claim.aspect) {
    case "capacitance":
    case "inductance":
    case "voltage":
      return amountText(claim.aspect, claim.value).replace(" ", "") + (claim.voltageClass === "AC" ? "AC" : "");
    case "characteristic":
      return claim.name;
    case "size":
      return claim.code;
    case "tolerance":
      return toleranceText(claim.tolerance);
    default:
      return claim.written;
  }
}
