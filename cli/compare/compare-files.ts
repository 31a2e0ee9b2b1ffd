import { type BomLine, type Change, checkBom, compareBoms, type PlacedLine } from "../../src/bom/index";
import type { Language, Lookup } from "../../src/product-data/index";
import { changeText } from "../../src/messages/compare-texts";
import { descriptionText } from "../../src/messages/description-text";
import { type FileHead, type ReadOptions, readLines } from "../files/read-lines";
import { stateName } from "../check/states";

/** What `bom compare --json` prints. Rows are as in the spreadsheet, from 1. */
export interface ComparisonResult {
  readonly old: FileHead;
  readonly new: FileHead;
  readonly added: readonly PlacedResult[];
  readonly removed: readonly PlacedResult[];
  readonly changed: readonly ChangedResult[];
  /** The number of lines in which nothing changed. */
  readonly same: number;
}

export interface PlacedResult {
  readonly row: number;
  readonly designators: readonly string[];
  readonly quantity: number | null;
  readonly number: string | null;
  readonly description: string;
  readonly state: string;
}

export interface ChangedResult {
  readonly oldRow: number;
  readonly row: number;
  readonly designators: readonly string[];
  readonly description: string;
  readonly changes: readonly (ChangeFacts & { readonly text: string })[];
}

/** `relation` of a value: `weaker`, `better`, or `other`. `state` and `maker` tell what a new number means. */
export interface ChangeFacts {
  readonly what: Change["what"];
  readonly aspect?: string;
  readonly old?: string | number | null;
  readonly new?: string | number | null;
  readonly relation?: string;
  readonly fitted?: boolean;
  readonly maker?: "toOurs" | "toOthers";
  readonly state?: string;
  readonly values?: readonly ChangeFacts[];
  readonly added?: readonly string[];
  readonly removed?: readonly string[];
}

/** Compares the BOMs of two files. */
export async function compareFiles(
  { old, new: now }: { readonly old: string; readonly new: string },
  options: ReadOptions,
  { loader }: Lookup,
): Promise<ComparisonResult> {
  const { language } = options;
  const heads: FileHead[] = [];
  const lines: (readonly BomLine[])[] = [];
  for (const file of [old, now]) {
    const [read] = await readLines(file, options);
    if (read === undefined) throw new Error(`${file} has no sheet`);
    const { entries, hiddenRows: _, ...head } = read;
    heads.push(head);
    lines.push((await checkBom(entries, { loader }, language, new AbortController().signal)).lines);
  }
  const [oldHead, newHead] = heads as [FileHead, FileHead];
  const isRead = heads.every(({ error }) => error === undefined);
  const [before = [], after = []] = isRead ? lines : [];
  const { added, removed, changed, same } = compareBoms(before, after);
  return {
    old: oldHead,
    new: newHead,
    added: added.map((each) => placed(each, language)),
    removed: removed.map((each) => placed(each, language)),
    changed: changed.map((each) => ({
      oldRow: each.old.entry.row + 1,
      row: each.new.entry.row + 1,
      designators: each.designators,
      description: descriptionText(each.new.entry, language),
      changes: each.changes.map((change) => ({ ...factsOf(change), text: changeText(change, language) })),
    })),
    same,
  };
}

const placed = ({ line, designators }: PlacedLine, language: Language): PlacedResult => ({
  row: line.entry.row + 1,
  designators,
  quantity: designators.length > 0 ? designators.length : line.entry.quantity,
  number: line.entry.numbers[0]?.partno ?? null,
  description: descriptionText(line.entry, language),
  state: stateName(line.state),
});

function factsOf(change: Change): ChangeFacts {
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
