import type { BomItem } from "../../../bom/check/items";
import type { LineState } from "../../../bom/check/states";
import { checkBomTexts } from "../../../messages/check-bom/check-bom-texts";
import { reportTexts } from "../../../messages/check-bom/report-texts";
import { shorten } from "../../../messages/grammar/shorten";
import { changesSince, type KnownAspects } from "../../../product-data/base/changes-since";
import { groupBy } from "../../../product-data/vocabulary/group-by";
import type { Language } from "../../../product-data/vocabulary/language";
import { cellName } from "../../excel/cell-name";
import type { EarlierReport } from "./earlier-report";
import type { ReportChanges } from "./check-report";
import { maxLetters, type ReportNote } from "./report";
import { type ReportedPart, reportedPart, recordOf, type RecordedAspect } from "./reported-part";

interface CheckedNow {
  readonly items: readonly BomItem[];
  /** The column of part numbers in the sheet, zero-based. */
  readonly column: number;
  /** Whether alternatives were looked for. */
  readonly hasAlternatives: boolean;
}

/** What changed since an earlier report of the same BOM. */
export function reportChanges(
  { day, sheet, records, isComplete }: EarlierReport,
  { items, column, hasAlternatives }: CheckedNow,
  language: Language,
): ReportChanges {
  const text = reportTexts[language];
  const now = partsByName(items, language);
  const hadAlternatives = [...records.values()].some(({ alternative }) => alternative !== undefined);
  const { changed, added, gone } = changesSince(
    records,
    new Map([...now].map(([name, each]) => [name, recordNow(each, hasAlternatives)])),
    hadAlternatives && hasAlternatives ? undefined : isSameWithoutAlternatives,
  );
  const shown = (what: RecordedAspect, value: string): string =>
    what === "state" ? checkBomTexts[language].filters[value as LineState] : value || text.none;
  const noteOf = (name: string, said: string): ReportNote => {
    const part = now.get(name);
    return {
      cell: part === undefined ? "" : cellName(part.row, column),
      part: shorten(name, maxLetters),
      text: shorten(said, maxLetters),
    };
  };
  const isNew = (name: string): boolean => isComplete && !ofOthers.has(now.get(name)?.state);
  const news = added.filter((name) => now.get(name)?.isOnlyCounted === false);
  const rows = [
    ...changed.map(({ name, what, before, after }) =>
      noteOf(name, text.changed(text[what], shown(what, before), shown(what, after))),
    ),
    ...news.map((name) => noteOf(name, isNew(name) ? text.added : text.newHere)),
    ...gone.map((name) => noteOf(name, text.gone(shown("state", records.get(name)?.state ?? "")))),
  ];
  const parts = new Set(changed.map(({ name }) => name)).size;
  return {
    title: text.since(day, sheet),
    summary: rows.length === 0 ? text.unchanged : text.changes(parts, news.length, gone.length),
    rows,
  };
}

/** A line that isn't fitted may have the name of a fitted line, which comes first. */
function partsByName(items: readonly BomItem[], language: Language): ReadonlyMap<string, ReportedPart> {
  const parts = items.map((item) => reportedPart(item, language));
  return new Map([...groupBy(parts, ({ key }) => key)].map(([name, [first]]) => [name, first]));
}

const recordNow = (part: ReportedPart, hasAlternatives: boolean): KnownAspects<RecordedAspect> =>
  part.isOnlyCounted ? { state: part.state } : recordOf(part, hasAlternatives);

/** Whether states say the same if one of the reports doesn't know what could replace the part. */
const isSameWithoutAlternatives = (was: string, is: string, what: RecordedAspect): boolean =>
  was === is || (what === "state" && byAlternatives.some((states) => states.has(was) && states.has(is)));

/** The earlier report may have counted parts in these states without naming them. */
const ofOthers: ReadonlySet<string | undefined> = new Set<LineState>([
  "otherMaker",
  "otherMakerReplaceable",
  "otherMakerWithout",
  "choose",
]);
const withoutNumber: ReadonlySet<string> = new Set<LineState>([
  "noNumber",
  "noNumberFits",
  "noNumberMissing",
  "noNumberNoMatch",
  "distributorNumber",
  "choose",
]);
const byAlternatives = [ofOthers, withoutNumber];
