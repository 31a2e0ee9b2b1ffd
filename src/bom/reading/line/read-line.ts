import { amountIn, type Claim, isNotUnderstood, ofAspect } from "../../claims/claim";
import { type ComponentKind, familyOf, lineKindOf } from "../../claims/component-kind";
import type { PartKind } from "../../claims/part-kind";
import { type Cell, cellIn, type Cells, textIn } from "../cell/cell";
import { isDestroyed } from "../cell/cell-shapes";
import { designatorsIn, isDesignators, shareOfDesignators } from "../cell/designators";
import { isUnfitted, isUnfittedMark, unfittedIn } from "../cell/fitted";
import { forbids, isAboutSubstitutes, policyIn } from "../cell/policy";
import { withDemands } from "../text/demands";
import { mayDemand } from "../text/leftovers";
import { isLeaded } from "../text/named";
import { isCut } from "../text/words";
import { type CellText, distinct, mergedCells } from "./cell-claims";
import type { Layout } from "./layout";
import { isValue, describedKey, type Line, type Policy, saysNothing, strictestOf } from "./line";
import { kindOfCells } from "./line-kind";
import { countIn } from "./quantity";
import { alternativesNamed, distinctNumbers, numbersOf } from "./line-numbers";

export function readLine(cells: Cells, row: number, layout: Layout): Line {
  const { columns, numbers: numbered, describing } = layout;
  // A second column of designators is of an earlier revision, or of the library's symbols.
  const [designators = []] = columns.designator
    .map((column) => designatorsOf(cellIn(cells, column)))
    .filter((found) => found.length > 0);
  const numbersFound = numbersOf(cells, layout);
  const { component, family, contradictions } = kindOfCells(cells, layout, designators, numbersFound);
  const stated = claimsIn(cells, layout, family === "capacitor" ? "capacitor" : component);
  const values = mergedCells(stated, cells);
  const decided = component === "capacitor" ? capacitorOf(values.claims, cells) : component;
  const numbers = distinctNumbers(numbersFound);
  const order = numbersFound.find(({ isDistributors }) => isDistributors);
  const textWith = (some: readonly number[], isWanted: (cell: Cell) => boolean): CellText | null => {
    const column = some.find((each) => isWanted(cellIn(cells, each)));
    return column === undefined ? null : { column, written: textIn(cells, column) };
  };
  const firstFilled = (some: readonly number[]): CellText | null => textWith(some, ({ isBlank }) => !isBlank);
  // `TBD` counts if no other cell says more.
  const firstText = (some: readonly number[]): string =>
    (firstFilled(some) ?? textWith(some, ({ text }) => text !== ""))?.written ?? "";
  const counted = textWith(columns.quantity, ({ isBlank, unfitted }) => !isBlank && unfitted === null);
  const count = counted ? countIn(counted.written, layout.decimalSign) : designators.length || null;
  const [times = 1] = multiplier.exec(firstText(columns.number)) ?? [];
  const quantity = count && count * Number(times);
  const said = describe(cells, layout, decided, stated, values.claims);
  // A label or a hole is another kind; a distributor's number alone may be of any kind.
  const isUnnumbered = numbers.length === 0 && (order === undefined || !saysNothing(said));
  const isOtherKind = decided === null && (family === "other" || isUnnumbered);
  return {
    row,
    rows: [row],
    cell: numbers.length > 0 || order === undefined ? firstText(columns.number) : "",
    numbers,
    alternativesNamed: alternativesNamed(cells, layout),
    distributorNumber: order ?? null,
    destroyed: textWith([...numbered, ...columns.distributorNumber], ({ text }) => isDestroyed(text)),
    designators,
    isOpenList: columns.designator.some((column) => /[,;&-]$/.test(textIn(cells, column))),
    designatorsCell: textWith(
      columns.designator,
      (cell) => cell.designators === designators && shareOfDesignators(cell.text) === 1,
    ),
    quantity,
    quantityCell: count !== null && count === quantity ? counted : null,
    manufacturer: firstFilled(columns.manufacturer)?.written ?? "",
    ...said,
    value: firstText(columns.value.length > 0 ? columns.value : describing),
    contradictions: [...contradictions, ...values.contradictions],
    isNotFitted: isNotFitted(cells, designators, layout),
    isCut: describing.some((column) => isCut(textIn(cells, column))),
    policy: policyOf(cells, layout),
    isHidden: false,
    // Other kinds, such as cables, may have a length there.
    uncounted: isOtherKind || count !== null ? null : counted,
    key: describedKey(said),
    kind: isOtherKind ? "other" : decided && lineKindOf(decided),
  };
}

function describe(
  cells: Cells,
  { columns, describing: texts, places }: Layout,
  component: ComponentKind | null,
  stated: readonly Claim[],
  values: readonly Claim[],
) {
  const says = (aspect: Claim["aspect"]): boolean => values.some((claim) => claim.aspect === aspect);
  const own = partKindOf(component);
  // The name of a footprint may have the sides of the body, which count if there is no size code.
  const bodies = says("inductance") && !says("size") ? columns.footprint : [];
  const described = [...texts, ...bodies]
    .map((column) => ({ column, written: textIn(cells, column) }))
    .filter(({ written }) => written !== "");
  // What isn't understood counts in a cell that says values or demands, and in a description next to a value's cell.
  const isHeard = (text: string, { column, place }: Layout["places"][number]): boolean =>
    place !== "footprint" &&
    (mayDemand(text) ||
      (columns.description.includes(column) && values.some((claim) => isValue(claim) && claim.column !== column)));
  const demanding = own === null && !values.some(isValue) ? [] : places;
  const demands = demanding.flatMap((each): readonly Claim[] => {
    const { column, place } = each;
    const cell = cellIn(cells, column);
    if (place === "other" || !(place === "footprint" ? bodies.includes(column) : cell.describes(place))) return [];
    // A column with the title Tolerance may contain designators.
    if (place !== "footprint" && !texts.includes(column) && cell.says(isDesignators)) return [];
    return cell
      .demands(own ?? "capacitor")
      .filter((claim) => !isNotUnderstood(claim) || (isHeard(cell.written, each) && !forbids(claim.written)))
      .map((claim) => ({ ...claim, column }));
  });
  return {
    component,
    texts: described.map(({ written }) => written),
    described,
    readAs: own ?? (values.length > 0 ? "inductor" : null),
    claims: own === null || demands.length === 0 ? values : withDemands(values, distinct(demands)),
    cellClaims: [...stated, ...demands],
  };
}

/** How cells of the line are read; null: it isn't known to be a capacitor or an inductor. */
const partKindOf = (component: ComponentKind | null): PartKind | null =>
  component === "inductor" ? component : component !== null && familyOf(component) === "capacitor" ? "capacitor" : null;

/** What the cells say about a part of this kind; of a bead only its size. */
function claimsIn(cells: Cells, { places, columns }: Layout, kind: ComponentKind | null): readonly Claim[] {
  if (kind !== "capacitor" && kind !== "inductor" && kind !== "ferriteBead") return [];
  // The other kind's value says nothing about the part's identity.
  const foreign = kind === "capacitor" ? "inductance" : "capacitance";
  const found: Claim[] = [];
  const isSaid = (wanted: Claim["aspect"]): boolean =>
    found.some(({ aspect }) => aspect === wanted) ||
    (wanted === "size" && columns.footprint.some((column) => cellIn(cells, column).says(isLeaded)));
  for (const { column, place } of places) {
    // What a symbol's name says counts where nothing else says it, but its size doesn't count next to `CP_Radial_D5.0mm`.
    // Next to a value, the symbol may be of another part.
    const isOther = place === "other";
    const isUncertain = isOther && (isSaid("capacitance") || isSaid("inductance"));
    const added = cellIn(cells, column)
      .claims(place, kind === "capacitor" ? kind : "inductor")
      .filter(({ aspect }) => (kind === "ferriteBead" ? aspect === "size" : aspect !== foreign))
      .filter(({ aspect }) => !(isOther && isSaid(aspect)))
      .map((claim) => ({ ...claim, column, ...(isUncertain && claim.aspect !== "size" && { isUncertain }) }));
    found.push(...added);
  }
  return found;
}

/** `INCON` and `NEXT, PREV` are designators in a column for designators. */
function designatorsOf({ text, designators: found }: Cell): readonly string[] {
  if (found.length > 0 || !/^[A-Z]{3,12}(?:, ?[A-Z]{3,12})*$/.test(text)) return found;
  return text.split(/, ?/).filter((word) => unfittedIn(word) === null);
}

/**
 * A capacitor of an unknown type: with the size of a chip or a dielectric it is a ceramic one, unless only tantalum and
 * polymer capacitors have the size; with leads from 10 µF, and above all ceramic values, an electrolytic one.
 */
function capacitorOf(values: readonly Claim[], cells: Cells): ComponentKind {
  if (ofAspect(values, "size").some(({ code }) => code === "2917")) return "tantalumCapacitor";
  if (values.some(({ aspect }) => aspect === "size" || aspect === "characteristic")) return "ceramicCapacitor";
  const capacitance = amountIn(values, "capacitance")?.value ?? 0;
  const hasLeads = (): boolean => cells.some((cell) => cell.says(isLeaded));
  return capacitance > 6e-4 || (capacitance >= 1e-5 && hasLeads()) ? "aluminumCapacitor" : "capacitor";
}

/**
 * Whether a line has a mark in a column for them, or in another cell. A mark may be for some
 * of its designators: `NF(C135 C169)`; `MCP4728` in `NA(MCP4728)` is none.
 */
function isNotFitted(cells: Cells, designators: readonly string[], { columns, titles, marked }: Layout): boolean {
  if (columns.populate.some((column) => isUnfitted(textIn(cells, column), titles[column] ?? ""))) return true;
  const isPartOf = (named: readonly string[]): boolean =>
    designators.some((name) => named.includes(name)) && !designators.every((name) => named.includes(name));
  return cells.some(
    ({ text, unfitted }, column) =>
      unfitted !== null &&
      (marked.includes(column) || isUnfittedMark(text)) &&
      !isPartOf(designatorsIn(text.replace(/^[^(]*\(|\)/g, ""))),
  );
}

/** What a column about substitutes says, or a cell that forbids any other part. */
function policyOf(cells: Cells, { columns, titles }: Layout): Policy | null {
  const own = [...columns.policy, ...columns.alternate].flatMap((column): readonly Policy[] => {
    const [{ text, numbers }, title] = [cellIn(cells, column), titles[column] ?? ""];
    // What isn't a number below `Substitutions` may be a condition.
    const isCondition = text !== "" && numbers.length === 0 && isAboutSubstitutes(title);
    if (columns.alternate.includes(column) && !isCondition) return [];
    return [{ column, written: text || `${title}: -`, answer: policyIn(text, title) }];
  });
  const others = cells.flatMap((cell, column): readonly Policy[] =>
    cell.says(forbids) ? [{ column, written: cell.text, answer: "forbidden" }] : [],
  );
  return strictestOf([...own, ...others]);
}

/** `2:GRM188R71H104KA93D`, `GRM188R71H104KA93D:2` */
const multiplier = /^\d{1,2}(?=:\w)|(?<=\w:)\d{1,2}$/;
