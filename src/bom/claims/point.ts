import type { Claim } from "./claim";

/**
 * An aspect that is compared, as named in the result; `size` only if the text leaves inch and metric open and neither
 * fits. The aspects from `quantity` on are about lines, not parts: `number` is a part number, `twin` another line for
 * the same part, and `slipped` part numbers that each fit the line after or before their own.
 */
export type Aspect =
  | Claim["aspect"]
  | "sizeInch"
  | "sizeMm"
  | "kind"
  | "impedance"
  | "quantity"
  | "designator"
  | "number"
  | "manufacturer"
  | "twin"
  | "slipped";

/** How a part's value compares with a required one. `partly`: of several values, one fits and another is worse. */
export type Relation = "equal" | "better" | "partly" | "worse";

/**
 * How a part compares with a requirement in one aspect. `notRequired`: the part has a value, and none is required.
 * `notStated`: a value is required, and the part's data doesn't contain it.
 */
export interface Point {
  readonly aspect: Aspect;
  readonly relation: Relation | "notRequired" | "notStated";
  /** The requirement as text; null if there is none. */
  readonly required: string | null;
  /** The part's value as text, or what its data says instead if it isn't stated; null if parts of its kind don't have it. */
  readonly part: string | null;
  /**
   * In what way the part is better or worse; `inMillimeters`: a size that fits only if 0402 isn't in inches;
   * `unconfirmed`: by a code that no real line has confirmed; `lost`: the value would make sense with a prefix;
   * `larger`: a body that fits on the same pads, but needs more space; `smaller`: one whose terminals reach the pads;
   * `terminals`: metal ones or an interposer, on the same pads.
   */
  readonly note: Note | null;
  /** Whether a better part is acceptable. */
  readonly orBetter: boolean;
  /** Whether a replacement must have the value in its data. */
  readonly mustState: boolean;
  /** How much better or worse it is: 1 for twice as much, twice as tight, or another characteristic; otherwise 0. */
  readonly distance: number;
}

type Note =
  | "higher"
  | "lower"
  | "tighter"
  | "wider"
  | "inMillimeters"
  | "lost"
  | "unconfirmed"
  | "larger"
  | "smaller"
  | "terminals";

/** Whether the part meets the requirement: not worse, and with a value that a replacement must have. */
export const isFitting = ({ relation, part, mustState }: Point): boolean =>
  relation !== "worse" && relation !== "partly" && !(relation === "notStated" && mustState && part === null);

/** Whether something is demanded that the part's data doesn't say. */
export const isOpen = ({ relation }: Point): boolean => relation === "notStated";

/** Whether it fits on the pads, but with a larger or smaller body than required, or with other terminals. */
export const isOfOtherBody = (point: Point): point is Point & { readonly note: "larger" | "smaller" | "terminals" } =>
  point.note === "larger" || point.note === "smaller" || point.note === "terminals";

const ranks: readonly Relation[] = ["equal", "better", "partly", "worse"];

/** The best relation of alternatives. */
export function bestOf(relations: readonly Relation[]): Relation {
  return ranks.find((relation) => relations.includes(relation)) ?? "worse";
}

/** Notes for a value with any relation, not only for a better one. */
const notesOfAny: ReadonlySet<Note | null> = new Set([
  "inMillimeters",
  "unconfirmed",
  "larger",
  "smaller",
  "terminals",
] as const);

/** How a part's value compares with what is required; null: its data has none. */
export type Judgment =
  | readonly [relation: Point["relation"], part?: string | null, note?: Point["note"], distance?: number]
  | null;

/** Makes points of one aspect, for parts that are compared with the same claims. */
export function pointMaker(
  { aspect, mustState }: { readonly aspect: Aspect; readonly mustState: boolean },
  claims: readonly Claim[],
): (...judgment: NonNullable<Judgment>) => Point {
  const required = claims.length === 0 ? null : [...new Set(claims.map(({ written }) => written))].join(" / ");
  const orBetter = claims.length > 0 && claims.every((claim) => claim.orBetter === true);
  return (relation, part = null, note = null, distance = 1) => ({
    aspect,
    relation,
    required,
    part,
    note: relation === "better" || notesOfAny.has(note) ? note : null,
    orBetter,
    mustState,
    distance: relation === "better" || relation === "worse" ? distance : 0,
  });
}
