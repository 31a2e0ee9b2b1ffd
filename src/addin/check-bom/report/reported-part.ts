import type { BomItem } from "../../../bom/check/items";
import { type BomLine, closestTo } from "../../../bom/check/lines";
import { type LineState, lineStates } from "../../../bom/check/states";
import { makersComparedText, relationText } from "../../../messages/alternative-texts";
import { checkBomTexts } from "../../../messages/check-bom-texts";
import { shortfallText } from "../../../messages/closest-text";
import { replacementTexts } from "../../../messages/replacement-texts";
import type { Language } from "../../../product-data/vocabulary/language";
import { dateCell } from "../../excel/date-cell";
import { lineName } from "../sheet/line-remarks";

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
}

export function reportedPart(item: BomItem, language: Language): ReportedPart {
  const { line } = item;
  const chosen = item.lines.find((each) => each.chosen !== null)?.chosen ?? "";
  const lastBuy = dateCell(line.main?.lastBuyDate ?? "");
  return {
    ...{ name: lineName(line, language).replace(/\s+/g, " "), state: line.state, chosen },
    lastBuy: typeof lastBuy === "string" ? lastBuy : lastBuy.iso,
    ...alternativeOf(line, chosen, language),
  };
}

/** Whether nothing is said about a part, so that a report only counts it. */
export const isAside = ({ line, lines }: BomItem): boolean =>
  lineStates[line.state].group === "aside" &&
  lines.every(({ mismatches, chosen }) => mismatches.length === 0 && chosen === null);

function alternativeOf(
  line: BomLine,
  chosen: string,
  language: Language,
): Pick<ReportedPart, "alternative" | "difference"> {
  const { replacement, main } = line;
  const offered = replacement === null || replacement.kind === "failed" ? [] : replacement.found.replacements;
  const [best] = replacement?.kind === "found" ? offered : [];
  const told = chosen === "" ? best : offered.find(({ product }) => product.record.Partno === chosen);
  const closest = closestTo(line);
  if (closest !== null && chosen === closest.partno)
    return { alternative: "", difference: replacementTexts[language].notMet(shortfallText(closest, language)) };
  const difference = told === undefined ? "" : relationText(told, language);
  if (best !== undefined) return { alternative: best.product.record.Partno, difference };
  const [own] = main?.alternatives ?? [];
  if (own === undefined) return { alternative: "", difference };
  const isOwnChosen = chosen === "" || chosen === own.partno;
  return {
    alternative: own.partno,
    difference: isOwnChosen
      ? makersComparedText(own, checkBomTexts[language].filters[own.state], language)
      : difference,
  };
}
