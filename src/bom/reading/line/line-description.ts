import { type ComponentKind, familyOf } from "../../claims/component-kind";
import type { PartKind } from "../../claims/part-kind";
import { betterOf } from "../../claims/rules";
import { isLeaded, readDemands, withDemands } from "../text/demands";
import { type Description, descriptionOfText, type SaidOfPart } from "./description";
import type { ReadLine } from "./line";
import { type Contradiction, placedIn, saidIn } from "./joined-claims";
import { distinct, valuesOfLine } from "./line-values";

/**
 * What the cells of a line say together, with the kind of the line.
 * @param row the texts of the line's cells
 * @param describing the columns with words about the part: value and description
 */
export function descriptionOfLine(line: ReadLine, row: readonly string[], describing: readonly number[]): Description {
  const { component, said } = line;
  const described = describing
    .map((column) => ({ column, text: (row[column] ?? "").trim() }))
    .filter(({ text }) => text !== "");
  const texts = described.map(({ text }) => text);
  const own = partKindOf(component);
  const values = valuesOfLine(line);
  const saysValues = said.capacitance !== undefined || said.inductance !== undefined || said.sizeInch !== undefined;
  const demanding =
    own === null && !saysValues
      ? []
      : described
          .map(({ column, text }) => ({ column, text, demands: readDemands(text, own ?? "capacitor") }))
          .filter(({ demands }) => demands.length > 0);
  const demands = demanding.flatMap(({ column, demands: ofCell }) => ofCell.map((claim) => ({ column, claim })));
  const claims = own === null ? values : withDemands(values, distinct(demands.map(({ claim }) => claim)));
  const named = component === "capacitor" ? null : component;
  const shown = (nameOf: (kind: ComponentKind) => string): string =>
    saysValues
      ? [
          ...new Set([
            ...shownValues(values),
            ...(named === null ? [] : [nameOf(named)]),
            // Demands such as AEC-Q200 stay in the words of the BOM.
            ...withoutParts(demanding.map(({ text }) => text)),
          ]),
        ].join(" ")
      : texts.join(" ");
  const contradictions = line.contradictions.filter(({ aspect }) => aspect !== "kind");
  const saidInLine: SaidOfPart = {
    claims,
    contradictions: contradictions.map((each) => contradictionIn(row, each)),
    cells: (aspect) =>
      [...line.claims, ...demands]
        .filter(({ claim }) => claim.aspect === aspect)
        .map((cell) => placedIn(row[cell.column] ?? "", saidIn(cell))),
  };
  return {
    key: [shown((kind) => kind), ...claims.map(({ aspect, written }) => `${aspect} ${written}`)].join("\n"),
    isEmpty: texts.length === 0 && claims.length === 0,
    kind: component,
    isKindVague: false,
    hasInductance: said.inductance !== undefined,
    hasLeads: () => texts.some(isLeaded),
    shown,
    said: (kind) => (own === null && values.length === 0 ? descriptionOfText(texts.join(" ")).said(kind) : saidInLine),
  };
}

/** `4x4mm` is a part of `10uH shielded 4x4mm`. */
const withoutParts = (texts: readonly string[]): readonly string[] =>
  texts.filter((text) => !texts.some((other) => other !== text && other.includes(text)));

/** With the places in the cells of the row as the sheet has them. */
export const contradictionIn = (row: readonly string[], { one, other, ...rest }: Contradiction): Contradiction => ({
  ...rest,
  one: placedIn(row[one.column] ?? "", one),
  other: placedIn(row[other.column] ?? "", other),
});

/** How cells of the line are read; null: it isn't known to be a capacitor or an inductor. */
const partKindOf = (component: ComponentKind | null): PartKind | null =>
  component === "inductor" ? component : component !== null && familyOf(component) === "capacitor" ? "capacitor" : null;

/** `≥25V`, `≤10%`; alternatives with a slash: `X5R/X7R`. */
function shownValues(values: ReturnType<typeof valuesOfLine>): readonly string[] {
  const names = values.filter(({ aspect }) => aspect === "characteristic");
  return values.flatMap((claim) => {
    if (claim.aspect === "tolerance" && claim.orBetter === true) return [claim.written.replace(/^±?/, "≤")];
    const bound = claim.orBetter !== true ? "" : betterOf(claim.aspect) === "lower" ? "≤" : "≥";
    if (claim.aspect !== "characteristic") return [bound + claim.written];
    return claim === names[0] ? [bound + names.map(({ written }) => written).join("/")] : [];
  });
}
