import type { BomItem } from "../../../bom/check/items";
import { type LineState, lineStateNames } from "../../../bom/check/states";
import { checkBomTexts } from "../../../messages/check-bom-texts";
import { colon } from "../../../messages/punctuation";
import { reportTexts } from "../../../messages/report-texts";
import type { Language } from "../../../product-data/vocabulary/language";
import { cellName } from "../../excel/cell-name";
import type { EarlierReport, ReportedAspect } from "./earlier-report";
import type { ReportChanges } from "./report";
import type { ReportNote } from "./report-notes";
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
  { day, sheet, parts, isComplete }: EarlierReport,
  { items, column, hasAlternatives }: CheckedNow,
  language: Language,
): ReportChanges {
  const text = reportTexts[language];
  const { filters } = checkBomTexts[language];
  const earlier = new Map(parts.map((part) => [part.name, part]));
  const now = items.map((item) => ({ item, part: reportedPart(item, language) }));
  const shown = (aspect: ReportedAspect, value: string): string =>
    value === "" ? text.none : aspect === "state" && isState(value) ? filters[value] : value;
  const editText = (title: string, content: string): string => title + colon(language) + text.edited(content);

  let [added, changed] = [0, 0];
  const edits: ReportNote[] = [];
  const rows = now.flatMap(({ item, part }): readonly ReportNote[] => {
    const before = earlier.get(part.name);
    const place = { cell: cellName(item.line.entry.row, column), part: part.name };
    if (before === undefined) {
      if (isAside(item)) return [];
      added += 1;
      const isAdded = isComplete && !mayHaveBeenAside.has(part.state);
      return [{ ...place, text: isAdded ? text.added : text.newHere }];
    }
    const compared = isAside(item) ? new Set(["state"]) : aspectsCompared(hasAlternatives);
    const changes = aspects.flatMap((aspect) => {
      const { value, isEdited } = before.cells[aspect];
      const content = shown(aspect, value);
      if (!compared.has(aspect) || isSame(aspect, value, part, hasAlternatives)) {
        if (isEdited) edits.push({ ...place, text: editText(text[aspect], content) });
        return [];
      }
      const told = isEdited ? text.edited(content) : content;
      return [{ ...place, text: text.changed(text[aspect], told, shown(aspect, part[aspect])) }];
    });
    for (const { title, content } of before.edits)
      edits.push({ ...place, text: editText(title, content || text.none) });
    if (changes.length > 0) changed += 1;
    return changes;
  });
  const names = new Set(now.map(({ part }) => part.name));
  const missing = parts.filter(({ name }) => !names.has(name));
  const gone = missing
    .filter(({ isNameEdited }) => !isNameEdited)
    .map(({ name, cells: { state } }) => ({ cell: "", part: name, text: text.gone(shown("state", state.value)) }));
  for (const { cell, name } of missing.filter(({ isNameEdited }) => isNameEdited))
    edits.push({ cell, part: name, text: editText(text.part, name) });
  const all = [...rows, ...gone, ...edits];
  return {
    title: text.since(day, sheet),
    summary: all.length === 0 ? text.unchanged : text.changes(changed, added, gone.length, edits.length),
    rows: all,
  };
}

const aspects = ["state", "lastBuy", "chosen", "alternative"] as const satisfies readonly ReportedAspect[];

const aspectsCompared = (hasAlternatives: boolean): ReadonlySet<string> =>
  new Set(aspects.filter((aspect) => aspect !== "alternative" || hasAlternatives));

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
