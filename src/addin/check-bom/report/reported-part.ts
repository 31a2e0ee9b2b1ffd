import type { BomItem } from "../../../bom/check/items";
import { type LineState, lineStates } from "../../../bom/check/states";
import { alternativeTo, chosenText, nameOf } from "../../../messages/verdict-texts";
import type { Language } from "../../../product-data/vocabulary/language";
import { dateCell } from "../../excel/date-cell";

/** What a report says about a part. "" for none. */
export interface ReportedPart {
  readonly name: string;
  readonly state: LineState;
  /** YYYY-MM-DD, or another text of the service. */
  readonly lastBuy: string;
  /** What the BOM's column of alternatives has. */
  readonly chosen: string;
  /** The best one found, or the manufacturer's own. */
  readonly alternative: string;
  /** How the part chosen differs, or else the best alternative. */
  readonly difference: string;
  /** Of its first line in the sheet, zero-based. */
  readonly row: number;
  readonly isOnlyCounted: boolean;
}

export function reportedPart(item: BomItem, language: Language): ReportedPart {
  const { verdict, verdicts } = item;
  const decided = verdicts.find((each) => each.chosen !== null);
  const lastBuy = dateCell(verdict.main?.lastBuyDate ?? "");
  const { alternative, comparison } = alternativeTo(verdict, language);
  return {
    ...{ name: nameOf(verdict, language).replace(/\s+/g, " "), state: verdict.state, alternative },
    lastBuy: typeof lastBuy === "string" ? lastBuy : lastBuy.iso,
    chosen: decided?.chosen ?? "",
    difference: decided === undefined ? comparison : chosenText(decided, language),
    ...{ row: verdict.line.row, isOnlyCounted: isOnlyCounted(item) },
  };
}

/** Whether nothing is said about a part, so that a report only counts it. */
export const isOnlyCounted = ({ verdict, verdicts }: BomItem): boolean =>
  lineStates[verdict.state].group === "aside" &&
  verdict.closest === null &&
  verdicts.every(({ mismatches, chosen }) => mismatches.length === 0 && chosen === null);
