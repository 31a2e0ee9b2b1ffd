import { groupBy } from "../../product-data/vocabulary/group-by";
import type { BomLine } from "./lines";
import { lineStateNames } from "./states";

/** Lines with the same number, or without a number and with the same text: one decision. */
export interface BomItem {
  /** The line that needs the most attention; others differ in their place, designators, and quantity. */
  readonly line: BomLine;
  readonly lines: readonly BomLine[];
  readonly designators: readonly string[];
  /** The sum; null if no line has a quantity. */
  readonly quantity: number | null;
}

/** The items of a BOM, those that need attention first, and otherwise in the BOM's order. */
export function itemsOf(lines: readonly BomLine[]): readonly BomItem[] {
  const groups = [...groupBy(lines, keyOf).values()];
  return groups.map(itemOf).sort((one, other) => rankOf(one.line) - rankOf(other.line));
}

/** What the lines of an item have in common, wherever they are. */
export function keyOf({ entry, state }: BomLine): string {
  const [main] = entry.numbers;
  if (main !== undefined && state !== "notFitted") return main.partno;
  return [state, main?.partno, entry.distributorNumber?.text, entry.cell, entry.key].join("\n");
}

function itemOf(lines: readonly [BomLine, ...BomLine[]]): BomItem {
  const first = lines.reduce((best, line) => (rankOf(line) < rankOf(best) ? line : best));
  const quantities = lines.flatMap(({ entry }) => entry.quantity ?? []);
  return {
    line: first,
    lines,
    designators: lines.flatMap(({ entry }) => entry.designators),
    quantity: quantities.length === 0 ? null : quantities.reduce((sum, each) => sum + each, 0),
  };
}

/** A mismatch in a line that is otherwise fine is the last thing that needs a decision. */
function rankOf({ state, mismatches }: BomLine): number {
  const rank = lineStateNames.indexOf(state);
  return mismatches.length > 0 && rank > ranksOfDecisions ? ranksOfDecisions + 0.5 : rank;
}

const ranksOfDecisions = lineStateNames.indexOf("chooseByCurrent");
