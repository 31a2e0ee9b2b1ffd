import type { Area } from "../a1";
import { HostError, UnansweredError } from "../rich-api/host-error";
import { isUnbounded, requireUnprotected, usedIn } from "./areas";
import { unitedAreas } from "./united-areas";
import type { RangeTarget } from "./targets";

/**
 * The areas that Range.getSpecialCells finds; empty if there are none. It is documented for used ranges; on whole sheets
 * its sibling "runs into a very long loop" (office-js #4245). Protected sheets have no special cells, as in VBA.
 */
export function specialCells(range: RangeTarget, cellType: string): readonly Area[] {
  if (cellType !== "Formulas") throw new UnansweredError(`Range.getSpecialCells(${cellType})`);
  if (isUnbounded(range)) throw new HostError("GeneralException", "Special cells of whole rows, columns, or sheets.");
  requireUnprotected(range);
  const used = usedIn(range);
  return used ? unitedAreas(range.document.formulaCells(range.sheetId, used)) : [];
}
