import { cellIn, type Cells, textIn } from "../cell/cell";
import { type Profile, profileOf, type Shape } from "./column-profile";
import { type ColumnRole, inEachRole } from "../column-role";
import type { Steps } from "../../../product-data/base/slices";
import { isFurtherTitle, rolesOfTitle } from "./titles";

/** The columns of each role, the most useful first. */
export type BomColumns = Readonly<Record<ColumnRole, readonly number[]>>;

/**
 * Finds the role of each column by its title and its cells. A step is a column.
 * @param titles none in a sheet without them
 * @param unused columns that get no role
 */
export function* columnsOf(
  rows: readonly Cells[],
  titles: readonly string[],
  width: number,
  unused: readonly number[],
): Steps<BomColumns> {
  const columns: Column[] = [];
  const found: Found = inEachRole(() => []);
  const filled = rows.slice(0, rowsSampled).filter((row) => row.some(({ text }) => text !== ""));
  for (let column = 0; column < width; column++) {
    yield;
    if (unused.includes(column)) continue;
    const title = titles[column] ?? "";
    const of = { column, title, roles: rolesOfTitle(title), profile: profileOf(filled, column) };
    columns.push(of);
    const [best] = candidatesOf(of);
    if (best) found[best.role].push(best);
  }
  yield;
  settle(found, columns);
  yield* fillGaps(found, columns, titles.length === 0);
  rankQuantities(found, filled);
  return inEachRole((role) => found[role].sort(byScore).map(({ column }) => column));
}

const rowsSampled = 120;

interface Column {
  readonly column: number;
  readonly title: string;
  readonly roles: ReturnType<typeof rolesOfTitle>;
  readonly profile: Profile;
}

interface Candidate extends Column {
  readonly score: number;
}

const byScore = (one: Candidate, other: Candidate): number => other.score - one.score || one.column - other.column;

type Found = Record<ColumnRole, Candidate[]>;

/** The roles that the title names and the cells allow, best first. */
function candidatesOf(of: Column) {
  const { column, title, roles, profile } = of;
  const meanings = roles.filter((role) => role !== "other");
  return meanings
    .flatMap((meant, at) => {
      if (meant === "number" && ofLibrary.test(title) && profile.share("known") < 0.1) return [];
      // If a column of values contains part numbers, they are further numbers of their lines.
      const isOfNumbers = meant === "value" && profile.share("known") > 0.9;
      const own = isOfNumbers ? "number" : meant;
      const fit = profile.filled === 0 ? 0.2 : fitOf(own, profile, meanings.length === 1);
      if (fit <= 0) return [];
      const role = own === "number" && profile.share("distributors") > 0.6 ? "distributorNumber" : own;
      const likelihood = isOfNumbers || less.test(title) ? 0.5 : 1;
      const score = fit * (1 - rankOfMeaning * at) * likelihood * (blankColumn + profile.filled);
      // `MPN 2` comes after all columns that may have the first number, and before `MPN 3`.
      return [{ ...of, role, score: isFurtherTitle(title) ? score / 10 - 1 - column : score }];
    })
    .sort(byScore);
}

/** Titles of secondary columns: a quantity to order, the other side of the board, a remark. */
const less = /order|buy|total|need|bottom|note|remark|device|备注|備考|bemerk|kommentar|type|class|category/i;

/** Titles of columns with a library's symbols, which have names such as `Cap1` and `C0402-12p`, or numbers. */
const ofLibrary = /^(?:lib\w*[ _]?ref\w*|design ?item ?id|device|symbol)$/i;

/** How well cells fit a role, from 0 (not at all) to 1. `isSure`: the title has no other meaning. */
function fitOf(role: ColumnRole, profile: Profile, isSure: boolean): number {
  const { base, sure = 0, gains = {}, most = {}, least = {} } = roleWeights[role];
  // Designators may be below `Designation`.
  const isOther =
    role === "designator" ? profile.share("designators") < 0.3 : !isSure && profile.share("designators") > 0.6;
  const exceeds = sharesIn(most).some(([shape, share]) => profile.share(shape) > share);
  const limits = isSure ? [] : sharesIn(least);
  const lacks = limits.length > 0 && limits.every(([shape, share]) => profile.share(shape) < share);
  if (isOther || profile.isSequential || profile.share("addresses") > 0.5 || exceeds || lacks) return 0;
  return base + (isSure ? sure : 0) + sumOf(gains, profile);
}

const sharesIn = (limits: Limits): readonly (readonly [Shape, number])[] => Object.entries(limits) as [Shape, number][];
const sumOf = (gains: Limits, profile: Profile): number =>
  sharesIn(gains).reduce((sum, [shape, factor]) => sum + factor * profile.share(shape), 0);

/** Lets titles such as Device and Name count only if no better column has the role. */
function settle(found: Found, columns: readonly Column[]): void {
  // Designators may be below DESCRIPTION or Part# if no other column has them.
  if (found.designator.length === 0) {
    const isOther = ({ profile }: Candidate): boolean => profile.share("designators") <= 0.6;
    found.description = found.description.filter(isOther);
    const hasNumbers = columns.some(({ profile }) => profile.share("known") > 0.3);
    if (hasNumbers) found.number = found.number.filter((each) => each.score < 0 || isOther(each));
  }
  const [footprint] = found.footprint.sort(byScore);
  found.footprint = found.footprint.filter((each) => each === footprint || each.roles.length === 1);
  for (const of of columns)
    for (const role of alsoIn(of)) if (found[role].length === 0) found[role].push({ ...of, score: 0.1 });
  // Internal numbers, such as 303030040, don't count next to manufacturers' numbers.
  const ofMakers = found.number.filter(
    ({ score, profile }) => score < 0 || profile.share("numbers") > 0.1 || profile.share("known") > 0.1,
  );
  if (ofMakers.some(({ score }) => score > 0)) found.number = ofMakers;
}

/** The roles that a column of two has if no other column has them. */
function alsoIn({ roles }: Column): readonly ColumnRole[] {
  // `型号` may be above values and above numbers.
  if (roles.includes("value") && roles.includes("number") && !roles.includes("designator")) return ["value", "number"];
  // `Manufacturer/MPN`
  return roles[0] === "number" && roles[1] === "manufacturer" ? ["number", "manufacturer"] : [];
}

/**
 * If there are several columns of quantities, such as for one board and for ten, the one that counts the designators
 * comes first.
 */
function rankQuantities(found: Found, rows: readonly Cells[]): void {
  const [designator] = found.designator.sort(byScore);
  if (designator === undefined || found.quantity.length < 2) return;
  const counts = rows.map((row) => String(cellIn(row, designator.column).designators.length));
  found.quantity = found.quantity.map((each) => {
    const agreeing = rows.filter((row, at) => textIn(row, each.column) === counts[at]);
    return { ...each, score: each.score + agreeing.length / rows.length };
  });
}

export const remarks = /備考|备注|note|remark|bemerk/i;

/** Gives roles to columns without a title, or with a misleading one, if their cells leave no doubt. */
function* fillGaps(found: Found, columns: readonly Column[], isUntitled: boolean): Steps {
  const isUsed = (of: Column): boolean =>
    Object.values(found).some((each) => each.some(({ column }) => column === of.column));
  // A column that is mostly blank leaves the role open for those that say values.
  const isInUse = ({ profile }: Candidate): boolean => profile.filled > 0.3;
  const saysParts = [...found.value, ...found.description].some(isInUse);
  for (const [role, openTo, least, gains] of gaps) {
    if (openTo === "silent" ? saysParts : found[role].length > 0 || (openTo === "untitled" && !isUntitled)) continue;
    const candidates: Candidate[] = [];
    for (const of of columns) {
      yield;
      // A status or a price says nothing about the part.
      if (isUsed(of) || (openTo === "silent" && of.roles.includes("other"))) continue;
      const score = fitOf(role, of.profile, false) + sumOf(gains, of.profile);
      if (score >= least) candidates.push({ ...of, score });
    }
    const [best] = candidates.sort(byScore);
    if (best !== undefined) found[role].push(best);
  }
}

/**
 * How the role of a column follows from its title and its cells. The weights were set by hand on 59 public BOM files whose
 * columns were labeled by eye, and tried on 80 others. Shares of cells are from 0 to 1 (column-profile.ts).
 */
interface RoleWeights {
  /** The score of a column whose title names the role. */
  readonly base: number;
  /** Added if the title has no other meaning. */
  readonly sure?: number;
  /** Factors for the shares of cells with a shape; the products are added to the score. */
  readonly gains?: Limits;
  /** Shares that a column with the role can't exceed. */
  readonly most?: Limits;
  /** Shares that a column needs if its title has other meanings. */
  readonly least?: Limits;
}

type Limits = Readonly<Partial<Record<Shape, number>>>;

const roleWeights: Readonly<Record<ColumnRole, RoleWeights>> = {
  designator: { base: 0.3, gains: { designators: 1 }, least: { designators: 0.5 } },
  quantity: { base: 0, gains: { integers: 1 }, least: { integers: 0.4 } },
  value: { base: 0.35, sure: 0.3, gains: { values: 0.65 } },
  footprint: { base: 0.3, gains: { footprints: 0.7 }, most: { integers: 0.9 }, least: { footprints: 0.15 } },
  description: {
    base: 0.2,
    gains: { informative: 0.6, texts: 0.2, known: -0.2 },
    most: { integers: 0.5 },
    least: { texts: 0.2 },
  },
  manufacturer: { base: 0.5, gains: { texts: 0.5 }, most: { distributorNames: 0.5, integers: 0.5, numbers: 0.7 } },
  number: {
    base: 0.2,
    sure: 0.4,
    gains: { numbers: 0.4, known: 0.3 },
    most: { integers: 0.95, names: 0.6 },
    least: { numbers: 0.45, known: 0.15 },
  },
  alternate: { base: 0.5, gains: { numbers: 0.4 } },
  distributorNumber: { base: 0.6, gains: { distributors: 0.4 }, most: { distributorNames: 0.5, texts: 0.7 } },
  voltage: { base: 0.5 },
  tolerance: { base: 0.5 },
  dielectric: { base: 0.5 },
  populate: { base: 0.5 },
  policy: { base: 0.3, sure: 0.3, gains: { policies: 0.7 }, least: { policies: 0.5 } },
};

/** If a title names several roles, each further role scores less by this. */
const rankOfMeaning = 0.15;
/** A column that is mostly blank counts less than one that describes most lines. */
const blankColumn = 0.25;

/** Where columns may take a role that no title names, or no column has. */
type OpenTo =
  | "any"
  /** A sheet in which no column says values yet. */
  | "silent"
  /** A sheet without titles. */
  | "untitled";

/**
 * Columns without a title, or with a misleading one, whose cells leave no doubt; in this order. `least`: the least score,
 * with what is gained besides.
 */
const gaps: readonly (readonly [role: ColumnRole, openTo: OpenTo, least: number, gains: Limits])[] = [
  ["designator", "any", 0.9, {}],
  ["distributorNumber", "any", 0.76, {}],
  ["policy", "any", 0.9, { policies: -0.7, substitutes: 1 }],
  ["number", "any", 0.36, { footprints: -0.4, texts: -0.1, names: -1 }],
  ["value", "silent", 0.51, { amounts: -0.65 }],
  ["description", "silent", 0.44, { texts: -0.2 }],
  ["footprint", "any", 0.58, {}],
  ["quantity", "untitled", 0.8, {}],
  ["description", "untitled", 0.32, {}],
];
