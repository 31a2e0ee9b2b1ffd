import * as v from "valibot";
import { type Verdict, type Change, checkBom, compareBoms, type PlacedLine } from "../../src/bom/index";
import type { Language, Lookup } from "../../src/product-data/index";
import { changeText } from "../../src/messages/check-bom/change-texts";
import { descriptionText } from "../../src/messages/line/description-text";
import { type FileHead, fileHead } from "../boms/file-head";
import { type ReadOptions, readLines } from "../boms/read-lines";
import type { FoundFile } from "../files/find-files";
import { stateName } from "../check/states";
import { serviceFailure } from "../failure-text";
import { listOf, orNull } from "../schema";

/** Rows are as in the spreadsheet, from 1. */
const place = { row: v.number(), designators: listOf(v.string()), description: v.string() };

const placed = v.object({ ...place, quantity: orNull.number, number: orNull.text, state: v.string() });

/** `relation` of a value: `worse`, `better`, or `other`. */
const valueFacts = {
  what: v.string(),
  aspect: v.exactOptional(v.string()),
  old: v.exactOptional(v.nullable(v.union([v.string(), v.number()]))),
  new: v.exactOptional(v.nullable(v.union([v.string(), v.number()]))),
  relation: v.exactOptional(v.string()),
};

/** `state`, `maker` (`toOurs`, `toOthers`), and `values` tell what a new number means. */
const changeFacts = v.object({
  ...valueFacts,
  fitted: v.exactOptional(v.boolean()),
  maker: v.exactOptional(v.string()),
  state: v.exactOptional(v.string()),
  values: v.exactOptional(listOf(v.object(valueFacts))),
  added: v.exactOptional(listOf(v.string())),
  removed: v.exactOptional(listOf(v.string())),
});

/** What `bom compare --json` prints. */
export const comparisonResult = v.object({
  old: fileHead,
  new: fileHead,
  added: listOf(placed),
  removed: listOf(placed),
  changed: listOf(
    v.object({ ...place, oldRow: v.number(), changes: listOf(v.object({ ...changeFacts.entries, text: v.string() })) }),
  ),
  /** The number of lines in which nothing changed. */
  same: v.number(),
  /** Why parts weren't compared: the service failed. */
  failures: listOf(v.string()),
});
export type ComparisonResult = v.InferOutput<typeof comparisonResult>;

/** Compares the BOMs of two files. */
export async function compareFiles(
  { old, new: now }: { readonly old: FoundFile; readonly new: FoundFile },
  options: ReadOptions,
  { loader }: Lookup,
): Promise<ComparisonResult> {
  const { language } = options;
  const heads: FileHead[] = [];
  const verdicts: (readonly Verdict[])[] = [];
  for (const file of [old, now]) {
    const sheets = await readLines(file, options);
    for (const { lines: _, ...head } of sheets.slice(0, 1)) heads.push(head);
    const lines = sheets.flatMap((sheet) => sheet.lines);
    verdicts.push(await checkBom(lines, { loader }, language, new AbortController().signal));
  }
  const [oldHead, newHead] = heads as [FileHead, FileHead];
  const isRead = heads.every(({ error }) => error === undefined);
  const [before = [], after = []] = isRead ? verdicts : [];
  const { added, removed, changed, same } = compareBoms(before, after);
  return {
    old: oldHead,
    new: newHead,
    added: added.map((each) => placedResult(each, language)),
    removed: removed.map((each) => placedResult(each, language)),
    changed: changed.map((each) => ({
      oldRow: each.old.line.row + 1,
      row: each.new.line.row + 1,
      designators: each.designators,
      description: descriptionText(each.new.line, language),
      changes: each.changes.map((change) => ({ ...factsOf(change), text: changeText(change, language) })),
    })),
    same,
    failures: [...new Set(verdicts.flat().flatMap((each) => serviceFailure(each, language) ?? []))],
  };
}

const placedResult = ({ verdict, designators }: PlacedLine, language: Language): v.InferOutput<typeof placed> => ({
  row: verdict.line.row + 1,
  designators,
  quantity: designators.length > 0 ? designators.length : verdict.line.quantity,
  number: verdict.line.numbers[0]?.partno ?? null,
  description: descriptionText(verdict.line, language),
  state: stateName(verdict.state),
});

function factsOf(change: Change): v.InferOutput<typeof changeFacts> {
  switch (change.what) {
    case "fitted":
      return { what: change.what, fitted: change.isFitted };
    case "value": {
      const { what, aspect, old, new: now, relation } = change;
      return { what, ...(aspect !== null && { aspect }), old, new: now, relation };
    }
    case "number": {
      const { what, old, new: now, maker, state, values } = change;
      return {
        ...{ what, old, new: now },
        ...(maker !== null && { maker }),
        ...(state !== null && { state: stateName(state) }),
        ...(values.length > 0 && { values: values.map(factsOf) }),
      };
    }
    default:
      return change;
  }
}
