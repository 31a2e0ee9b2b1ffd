import type { BomItem } from "../../../bom/check/items";
import { type LineState, lineStateNames } from "../../../bom/check/states";
import { checkBomTexts } from "../../../messages/check-bom-texts";
import { reportTexts } from "../../../messages/report-texts";
import type { Language } from "../../../product-data/vocabulary/language";
import { cellName } from "../../excel/cell-name";
import type { EarlierCell, EarlierReport, ReportedAspect } from "./earlier-report";
import type { ReportChange, ReportChanges } from "./report";
import { isAside, type ReportedPart, reportedPart } from "./reported-part";

interface CheckedNow {
  readonly items: readonly BomItem[];
  /** The column of part numbers in the sheet, zero-based. */
  readonly column: number;
  /** Whether alternatives were looked for. */
  readonly hasAlternatives: boolean;
}

/** What changed since an earlier report of the same BOM. */
export function reportChanges(
  { day, sheet, parts }: EarlierReport,
  { items, column, hasAlternatives }: CheckedNow,
  language: Language,
): ReportChanges {
  const text = reportTexts[language];
  const { filters } = checkBomTexts[language];
  const earlier = new Map(parts.map((part) => [part.name, part]));
  const now = items.map((item) => ({ item, part: reportedPart(item, language) }));
  const shown = (aspect: ReportedAspect, value: string): string =>
    value === "" ? text.none : aspect === "state" && isState(value) ? filters[value] : value;
  const changeOf = (aspect: ReportedAspect, before: EarlierCell, after: string): string => {
    const value = shown(aspect, before.value);
    return text.changed(text[aspect], before.isEdited ? text.edited(value) : value, shown(aspect, after));
  };

  let [added, changed] = [0, 0];
  const rows = now.flatMap(({ item, part }): readonly ReportChange[] => {
    const before = earlier.get(part.name)?.cells;
    const place = { cell: cellName(item.line.entry.row, column), part: part.name };
    if (before === undefined) {
      if (isAside(item)) return [];
      added += 1;
      return [{ ...place, text: mayHaveBeenAside.has(part.state) ? text.newHere : text.added }];
    }
    const compared = isAside(item) ? (["state"] as const) : aspectsCompared(hasAlternatives);
    const changes = compared
      .filter((aspect) => !isSame(aspect, before[aspect].value, part, hasAlternatives))
      .map((aspect) => ({ ...place, text: changeOf(aspect, before[aspect], part[aspect]) }));
    if (changes.length > 0) changed += 1;
    return changes;
  });
  const names = new Set(now.map(({ part }) => part.name));
  const gone = parts
    .filter(({ name }) => !names.has(name))
    .map(({ name, cells: { state } }) => ({ cell: "", part: name, text: text.gone(shown("state", state.value)) }));
  const all = [...rows, ...gone];
  return {
    title: text.since(day, sheet),
    summary: all.length === 0 ? text.unchanged : text.changes(changed, added, gone.length),
    rows: all,
  };
}

const aspectsCompared = (hasAlternatives: boolean): readonly ReportedAspect[] => [
  "state",
  "lastBuy",
  "chosen",
  ...(hasAlternatives ? (["alternative"] as const) : []),
];

/** Without alternatives, a state that says whether there are any isn't known. */
function isSame(aspect: ReportedAspect, before: string, part: ReportedPart, hasAlternatives: boolean): boolean {
  if (before === part[aspect]) return true;
  if (aspect !== "state" || hasAlternatives) return false;
  return byAlternatives.some((states) => states.has(before) && states.has(part.state));
}

const byAlternatives: readonly ReadonlySet<string>[] = [
  new Set<LineState>(["otherMaker", "otherMakerReplaceable", "otherMakerWithout", "chooseByCurrent"]),
  new Set<LineState>([
    "noNumber",
    "noNumberFits",
    "noNumberMissing",
    "noNumberNoMatch",
    "distributorNumber",
    "chooseByCurrent",
  ]),
];

/** The earlier report may have counted these parts without naming them. */
const mayHaveBeenAside: ReadonlySet<LineState> = new Set<LineState>(["otherMakerReplaceable", "chooseByCurrent"]);

const isState = (value: string): value is LineState => lineStateNames.some((state) => state === value);
