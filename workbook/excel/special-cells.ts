import type { Area } from "../a1";
import { UnansweredError } from "../rich-api/host-error";
import { usedIn } from "./areas";
import { unitedAreas } from "./united-areas";
import type { RangeTarget } from "./targets";

/** The areas that Range.getSpecialCells finds; empty if there are none. */
export function specialCells({ document, sheetId, area }: RangeTarget, cellType: string): readonly Area[] {
  if (cellType !== "Formulas") throw new UnansweredError(`Range.getSpecialCells(${cellType})`);
  const used = usedIn({ document, sheetId, area });
  return used ? unitedAreas(document.formulaCells(sheetId, used)) : [];
}
