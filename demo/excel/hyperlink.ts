import { intersection } from "../a1";
import { requireUnprotected } from "./areas";
import type { RangeTarget } from "./targets";

/** The link is stored; the grid shows its text. */
export function setHyperlink(range: RangeTarget, hyperlink: Hyperlink): void {
  requireUnprotected(range);
  const { document, sheetId, area } = range;
  document.state.hyperlinks.push({ sheetId, area, hyperlink });
  const { textToDisplay } = hyperlink;
  if (textToDisplay === undefined) return;
  const rows = Array.from({ length: area.rowCount }, () => Array<string>(area.columnCount).fill(textToDisplay));
  document.write(sheetId, area, "values", rows);
}

/** The hyperlink of the range's first cell. */
export function hyperlinkOf({ document, sheetId, area }: RangeTarget): unknown {
  const first = { ...area, rowCount: 1, columnCount: 1 };
  const given = document.state.hyperlinks.filter(
    (each) => each.sheetId === sheetId && intersection(each.area, first) !== null,
  );
  return given.at(-1)?.hyperlink ?? null;
}

interface Hyperlink {
  readonly address?: string;
  readonly documentReference?: string;
  readonly screenTip?: string;
  readonly textToDisplay?: string;
}
