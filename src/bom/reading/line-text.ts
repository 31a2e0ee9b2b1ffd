import { printQuantity } from "../../product-data/vocabulary/quantity";
import { type Amount, amountText } from "../aspects/rules";
import type { Claim } from "../aspects/claim";
import type { Tolerance } from "../aspects/tolerance";
import type { ComponentKind } from "../aspects/component-kind";
import { readDemands } from "./demands";
import type { ReadLine } from "./line";

/**
 * What a line says, as one text that means the same: `100nF 25V X7R 0603 ±10%`. Values that contradict each other
 * keep what the cells write, so that they are found again.
 * @param cells the texts of the line's value and description
 */
export function textOfLine(line: ReadLine, cells: readonly string[]): string {
  const { said, claims, contradictions } = line;
  const kind = kindInText(line);
  const written = cells.map((text) => text.trim()).filter((text) => text !== "");
  if (!saysValues(line)) return written.join(" ");
  // Of a capacitor it would be its ESR, which no data contains.
  const isResistance = ({ aspect }: Claim): boolean => aspect === "resistance" && said.inductance !== undefined;
  const disputed = new Set<string>(contradictions.map(({ aspect }) => aspect));
  const bound = claims.some(({ claim }) => claim.aspect === "voltage" && claim.orBetter === true) ? ">=" : "";
  const values = [
    said.capacitance === undefined ? "" : compact("capacitance", said.capacitance),
    said.inductance === undefined ? "" : compact("inductance", said.inductance),
    said.voltage === undefined ? "" : bound + compact("voltage", said.voltage),
    said.dielectric?.join("/") ?? "",
    said.sizeInch ?? "",
    said.tolerance === undefined ? "" : toleranceText(said.tolerance),
    ...claims
      .filter(({ claim }) => disputed.has(claim.aspect) || claim.aspect === "current" || isResistance(claim))
      .map(({ claim }) => claim.written),
    kind === null ? "" : componentWords(kind),
    // Demands such as AEC-Q200 stay in the words of the BOM.
    ...written.filter((text) => readDemands(text, said.inductance === undefined ? "capacitor" : "inductor").length > 0),
  ];
  return [...new Set(values)].filter((text) => text !== "").join(" ");
}

/** The kind that the text of a line names in `componentWords`; null: it keeps the words of the BOM. */
export const kindInText = (line: ReadLine): ComponentKind | null =>
  saysValues(line) && line.component !== "capacitor" ? line.component : null;

const saysValues = ({ said }: ReadLine): boolean =>
  said.capacitance !== undefined || said.inductance !== undefined || said.sizeInch !== undefined;

/** `tantalum capacitor` */
export const componentWords = (component: ComponentKind): string =>
  component.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** `100nF`, as BOMs write it. */
const compact = (aspect: Amount, value: number): string => amountText(aspect, value).replace(" ", "");

function toleranceText({ plus, minus, unit }: Tolerance): string {
  if (unit === "%") return plus === minus ? `±${String(plus)}%` : `+${String(plus)}/-${String(minus)}%`;
  return `±${printQuantity(plus, unit).replace(" ", "")}`;
}
