import type { BomItem, LineFilter } from "../../../bom/check/items";
import type { BomSession } from "../../check-bom/bom-session";
import type { BomCheck } from "../../check-bom/sheet/bom-check";

/** What the list shows. */
export interface ShownList {
  readonly filter: LineFilter;
  readonly isByQuantity: boolean;
  /** The first item of the page. */
  readonly first: number;
}

/** The properties of the views of a check. */
export interface CheckResultProps {
  readonly session: BomSession;
  readonly result: BomCheck;
  readonly shown: ShownList;
  readonly show: (shown: ShownList) => void;
}

/** The properties of the views of a decision. */
export interface ItemProps {
  readonly item: BomItem;
  readonly session: BomSession;
}

/** The wanted filter, unless nothing matches it after another check. */
export const filterIn = (counts: ReadonlyMap<LineFilter, number>, wanted: LineFilter): LineFilter =>
  counts.has(wanted) ? wanted : "decide";
