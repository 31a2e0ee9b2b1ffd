import * as v from "valibot";
import { lineStateNames } from "../../../bom/check/states";
import type { KnownAspects, Records } from "../../../product-data/base/changes-since";
import type { ReportedPart } from "./reported-part";

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
  /** Whether each still has its row. */
  readonly isComplete: boolean;
}

/** @param cells of the hidden column; the user may have removed rows, or added some */
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

/** For a cell; "" for what no cell has room for. */
export function keptTextOf(part: ReportedPart, of: number, hasAlternatives: boolean): string {
  const text = JSON.stringify({ name: part.name, of, record: recordOf(part, hasAlternatives) });
  return text.length > longestText ? "" : text;
}

export const recordOf = (
  { state, lastBuy, chosen, alternative }: ReportedPart,
  hasAlternatives: boolean,
): KnownAspects<RecordedAspect> => ({ state, lastBuy, chosen, ...(hasAlternatives && { alternative }) });

const longestText = 32_767;
