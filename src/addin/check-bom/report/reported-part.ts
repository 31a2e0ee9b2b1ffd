import { offerFor } from "../../../bom/check/gate";
import type { BomItem } from "../../../bom/check/items";
import { type LineState, lineStates, lineStateNames } from "../../../bom/check/states";
import { nameOf } from "../../../messages/line/verdict-texts";
import type { Language } from "../../../product-data/vocabulary/language";
import { dateCell } from "../../excel/date-cell";
import * as v from "valibot";
import type { KnownAspects, Records } from "../../../product-data/base/changes-since";

/** What a report says about a part. Texts are "" for none. */
export interface ReportedPart {
  readonly name: string;
  /** The name, and which of its decisions it is, if there are several. */
  readonly key: string;
  readonly state: LineState;
  /** YYYY-MM-DD, or another text of the service. */
  readonly lastBuy: string;
  /** What the BOM's column of alternatives has. */
  readonly chosen: string;
  /** The best alternative found, or the manufacturer's own. */
  readonly alternative: string;
  /** The row of its first line in the sheet, zero-based. */
  readonly row: number;
  readonly isOnlyCounted: boolean;
}

export function reportedPart(item: BomItem, language: Language): ReportedPart {
  const { verdict } = item;
  const lastBuy = dateCell(verdict.main?.lastBuyDate ?? "");
  const name = nameOf(verdict, language).replace(/\s+/g, " ");
  return {
    name,
    key: item.ofNumber[0] === 1 ? name : `${name} ${item.ofNumber.join("/")}`,
    state: verdict.state,
    lastBuy: typeof lastBuy === "string" ? lastBuy : lastBuy.iso,
    chosen: item.verdicts.find(({ chosen }) => chosen !== null)?.chosen ?? "",
    alternative: offerFor(verdict)?.partno ?? "",
    row: verdict.line.row,
    isOnlyCounted: isOnlyCounted(item),
  };
}

/** Whether nothing is said about a part, so that a report only counts it. */
export const isOnlyCounted = ({ verdict, verdicts }: BomItem): boolean =>
  lineStates[verdict.state].group === "aside" &&
  verdict.closest === null &&
  verdicts.every(({ mismatches, chosen, note }) => mismatches.length === 0 && chosen === null && note === "");

export type RecordedAspect = "state" | "lastBuy" | "chosen" | "alternative";

/** What a report keeps of a part in its hidden column, for a later report. "" for none. */
const keptPart = v.object({
  name: v.string(),
  /** How many parts the report keeps. */
  of: v.number(),
  record: v.object({
    state: v.picklist(lineStateNames),
    lastBuy: v.string(),
    chosen: v.string(),
    /** Absent if alternatives weren't looked for. */
    alternative: v.exactOptional(v.string()),
  }),
});
const keptText = v.pipe(v.string(), v.parseJson(), keptPart);

/** The parts that a report kept, by name. */
export interface KeptParts {
  readonly records: Records<RecordedAspect>;
  /** Whether each part still has its row. */
  readonly isComplete: boolean;
}

/** @param cells the cells of the hidden column; the user may have removed rows, or added some */
export function keptPartsIn(cells: readonly string[]): KeptParts {
  const kept = cells.flatMap((cell) => {
    const read = v.safeParse(keptText, cell);
    return read.success ? [read.output] : [];
  });
  return {
    records: new Map(kept.map(({ name, record }) => [name, record])),
    isComplete: kept.every(({ of }) => of === kept.length),
  };
}

/** The content of the cell that keeps the part; "" if it has no room. */
export function keptTextOf(part: ReportedPart, of: number, hasAlternatives: boolean): string {
  const text = JSON.stringify({ name: part.key, of, record: recordOf(part, hasAlternatives) });
  return text.length > longestText ? "" : text;
}

export const recordOf = (
  { state, lastBuy, chosen, alternative }: ReportedPart,
  hasAlternatives: boolean,
): KnownAspects<RecordedAspect> => ({ state, lastBuy, chosen, ...(hasAlternatives && { alternative }) });

const longestText = 32_767;
