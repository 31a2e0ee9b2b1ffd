import { intersection, parseArea, type Area, type Size } from "../a1";
import type { WorkbookDocument } from "../document";
import { HostError } from "../rich-api/host-error";
import type { HostObject } from "../rich-api/host-object";
import { objectOf, type OnSheet, type RangeArgument, type RangeTarget } from "./targets";

export function inside(area: Area, limits: Size): Area {
  const fits =
    Math.min(area.row, area.column, area.rowCount - 1, area.columnCount - 1) >= 0 &&
    area.row + area.rowCount <= limits.rowCount &&
    area.column + area.columnCount <= limits.columnCount;
  if (!fits) throw new HostError("InvalidArgument", "The range is outside the sheet.");
  return area;
}

/** The part of a range that has content. */
export function usedIn({ document, sheetId, area }: RangeTarget): Area | null {
  const used = document.usedArea(sheetId);
  return used ? intersection(area, used) : null;
}

/** Excel returns null for values, formulas, and formats of whole rows or columns. */
export function isUnbounded({ document, sheetId, area }: RangeTarget): boolean {
  const { rowCount, columnCount } = document.limits(sheetId);
  return area.rowCount === rowCount || area.columnCount === columnCount;
}

/** Excel refuses the whole batch when one of its actions meets a protected sheet. */
export function requireUnprotected({ document, sheetId }: OnSheet): void {
  if (document.state.protectedSheets.has(sheetId))
    throw new HostError("AccessDenied", "You don't have permission to change cells of a protected sheet.");
}

/** A range on another sheet has no cell in common with this one. */
export const areaOf = ({ document, sheetId }: OnSheet, other: RangeArgument): Area =>
  typeof other === "string" ? parseIn(document, sheetId, other) : other.target.area;

export const at = ({ document, sheetId }: OnSheet, area: Area): HostObject =>
  objectOf("Range", { document, sheetId, area: inside(area, document.limits(sheetId)) });

export function parseIn(document: WorkbookDocument, sheetId: string, address: string): Area {
  const limits = document.limits(sheetId);
  const withoutSheet = address.slice(address.lastIndexOf("!") + 1);
  try {
    return inside(parseArea(withoutSheet, limits), limits);
  } catch {
    throw new HostError("InvalidArgument", `"${address}" isn't the address of a range on this sheet.`);
  }
}
