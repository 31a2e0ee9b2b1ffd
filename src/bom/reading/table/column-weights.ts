import type { Shape } from "./column-profile";
import type { ColumnRole } from "../column-role";

/**
 * How the role of a column follows from its title and its cells. The weights were set by hand on 59 public BOM files whose
 * columns were labeled by eye, and tried on 80 others. Shares of cells are from 0 to 1 (column-profile.ts).
 */
export interface RoleWeights {
  /** The score of a column whose title names the role. */
  readonly base: number;
  /** Added if the title has no other meaning. */
  readonly sure: number;
  /** Added times the share of cells that look so. */
  readonly gains: Limits;
  /** Shares that a column with the role can't exceed. */
  readonly most: Limits;
  /** Shares that a column needs if its title has other meanings. */
  readonly least: Limits;
}

export type Limits = Readonly<Partial<Record<Shape, number>>>;

const weights = (base: number, gains: Limits = {}, others: Partial<RoleWeights> = {}): RoleWeights => ({
  ...{ base, gains, sure: 0, most: {}, least: {} },
  ...others,
});

export const roleWeights: Readonly<Record<ColumnRole, RoleWeights>> = {
  designator: weights(0.3, { designators: 1 }, { least: { designators: 0.5 } }),
  quantity: weights(0, { integers: 1 }, { least: { integers: 0.4 } }),
  value: weights(0.35, { values: 0.65 }, { sure: 0.3, most: { known: 0.9 } }),
  footprint: weights(0.3, { footprints: 0.7 }, { most: { counts: 0.9 }, least: { footprints: 0.15 } }),
  description: weights(
    0.2,
    { informative: 0.6, texts: 0.2, known: -0.2 },
    { most: { integers: 0.5 }, least: { texts: 0.2 } },
  ),
  manufacturer: weights(0.5, { texts: 0.5 }, { most: { distributorNames: 0.5, integers: 0.5, numbers: 0.7 } }),
  number: weights(
    0.2,
    { numbers: 0.4, known: 0.3 },
    { sure: 0.4, most: { counts: 0.95, names: 0.6 }, least: { numbers: 0.45, known: 0.15 } },
  ),
  alternate: weights(0.5, { numbers: 0.4 }),
  distributorNumber: weights(0.6, { distributors: 0.4 }, { most: { distributorNames: 0.5, texts: 0.7 } }),
  voltage: weights(0.5),
  tolerance: weights(0.5),
  dielectric: weights(0.5),
  populate: weights(0.5),
};

/** A title names several roles: each further one counts less. */
export const rankOfMeaning = 0.15;
/** A column that is mostly blank counts less than one that describes most lines. */
export const blankColumn = 0.2;

/** Which columns may take a role that no title names. */
export type OpenTo =
  /** Any that has no role. */
  | "any"
  /** Columns under a title that isn't known, or of another role: `Reference` above the footprints. */
  | "unknown"
  /** Any, in a sheet without titles. */
  | "untitled";

/** `least`: the least score. */
export type GapWeights = readonly [role: ColumnRole, openTo: OpenTo, least: number, gains: Limits];

/** Columns without a title, or with a misleading one, whose cells leave no doubt; in this order. Set as above. */
export const gapWeights: readonly GapWeights[] = [
  ["designator", "any", 0.6, { designators: 1 }],
  ["distributorNumber", "any", 0.4, { distributors: 1 }],
  ["number", "any", 0.45, { numbers: 1, known: 0.9, designators: -1, footprints: -1, texts: -0.25, names: -1 }],
  ["footprint", "unknown", 0.5, { footprints: 1, values: -1 }],
  ["value", "unknown", 0.5, { values: 1, amounts: -1 }],
  ["description", "unknown", 0.4, { informative: 1 }],
  ["quantity", "untitled", 0.8, { integers: 1, sequential: -1 }],
  ["number", "untitled", 0.6, { numbers: 1, footprints: -1 }],
  ["value", "untitled", 0.25, { values: 1, amounts: -1 }],
  ["footprint", "untitled", 0.4, { footprints: 1 }],
  ["description", "untitled", 0.3, { informative: 0.5, texts: 0.5 }],
];
