import { contains } from "../a1";
import { requireUnprotected } from "./areas";
import { fill } from "./cells";
import type { RangeTarget } from "./targets";

/** The link is stored; the grid shows its text. */
export function setHyperlink(range: RangeTarget, hyperlink: Hyperlink): void {
  requireUnprotected(range);
  const { document, sheetId, area } = range;
  document.state.hyperlinks.push({ sheetId, area, hyperlink });
  const { textToDisplay } = hyperlink;
  if (textToDisplay !== undefined) document.write(sheetId, area, "values", fill(area, textToDisplay));
}

/** The hyperlink of the range's first cell. */
export function hyperlinkOf({ document, sheetId, area }: RangeTarget): unknown {
  const given = document.state.hyperlinks.filter((each) => each.sheetId === sheetId && contains(each.area, area));
  return given.at(-1)?.hyperlink ?? null;
}

interface Hyperlink {
  readonly textToDisplay?: string;
}
