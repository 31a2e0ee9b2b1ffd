import { type Objection, objectionsTo, offerFor } from "../../bom/check/gate";
import { type BomItem, itemKey, matchesFilter } from "../../bom/check/items";
import type { ColumnCell } from "../excel/bom-column";
import { rowsOf } from "./sheet/checked-bom";

/** The part selected for a decision. */
export interface ItemChoice {
  readonly item: BomItem;
  readonly partno: string;
}

/** A part for a decision, and what is to be looked at before it is entered, by the gate and the cells. */
export interface Entry extends ItemChoice {
  readonly objections: readonly Objection[];
}

/** A decision that gets no part, and why; without objections, there is no part for it. */
export type LeftOut = Pick<Entry, "item" | "objections">;

/** The cells of a column as they are now, by row. */
interface PlacesNow {
  readonly hidden: ReadonlySet<number>;
  /** What the user has there. */
  readonly contents: ReadonlyMap<number, string>;
}

/** @param now the cells as they are now; without it, as the check found them */
export const entryOf = ({ item, partno }: ItemChoice, now?: PlacesNow): Entry => ({
  item,
  partno,
  objections: objectionsTo(
    item.verdicts,
    partno,
    now && (({ line: { row } }) => ({ isHidden: now.hidden.has(row), content: now.contents.get(row) ?? "" })),
  ),
});

/** The best part of each open decision that has one, and the decisions without one. */
export function bestFor(items: readonly BomItem[]): {
  readonly choices: readonly ItemChoice[];
  readonly without: readonly LeftOut[];
} {
  const open = items.filter((item) => matchesFilter(item, "decide"));
  const offers = open.map((item) => ({ item, partno: offerFor(item.verdict)?.partno }));
  return {
    choices: offers.flatMap(({ item, partno }) => (partno === undefined ? [] : { item, partno })),
    without: offers.flatMap(({ item, partno }) => (partno === undefined ? { item, objections: [] } : [])),
  };
}

/** Choices for the same decisions after another check; decisions that are gone have none. */
export function choicesAmong(items: readonly BomItem[], choices: readonly ItemChoice[]): readonly ItemChoice[] {
  const byKey = new Map(items.map((item) => [itemKey(item.verdict), item]));
  return choices.flatMap(({ item: { verdict }, partno }) => {
    const item = byKey.get(itemKey(verdict));
    return item === undefined ? [] : [{ item, partno }];
  });
}

export const cellsOf = ({ item, partno }: ItemChoice): readonly ColumnCell[] =>
  rowsOf(item).map((row) => ({ row, content: partno }));

/** What a question is about: it is repeated if that has changed. */
export const shownOf = (entries: readonly Entry[]): string =>
  JSON.stringify(entries.map(({ item, partno, objections }) => [itemKey(item.verdict), partno, objections]));
