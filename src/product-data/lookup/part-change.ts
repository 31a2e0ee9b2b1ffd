import { fieldValue, type FieldValue, type Product } from "../api/product";
import { changesSince } from "../base/changes-since";
import { printFilter } from "../filter/print";
import type { Query } from "../filter/query";
import { fieldByName, fields } from "../vocabulary/field";
import type { Language } from "../vocabulary/language";
import { haveSameContent, type Known, entryKey } from "./known";

/** A part in a language. */
export interface LanguagePart {
  readonly partno: string;
  readonly language: Language;
}

export const keyOfPart = ({ language, partno }: LanguagePart): string => entryKey(language, partno);

/** A single difference. */
export type DataChange = OwnChange | AnswerChange;

/** A difference of the part itself, wherever it is shown. */
export type OwnChange = LanguagePart &
  (
    | { readonly kind: "changed"; readonly field: string; readonly before: FieldValue; readonly after: FieldValue }
    /** The part now exists and didn't before, or the reverse. */
    | { readonly kind: "found" | "lost" }
  );

/** The part is now in the result of a search and wasn't before, or the reverse. `filter` is the search's text. */
type AnswerChange = LanguagePart & { readonly kind: "entered" | "left"; readonly filter: string };

export function isOfAnswer(change: DataChange): change is AnswerChange {
  return change.kind === "entered" || change.kind === "left";
}

/** The changes of a part; none if it wasn't known before. */
export function changesOfPart(part: LanguagePart, before: Known | undefined, after: Known): readonly OwnChange[] {
  if (before === undefined || haveSameContent(before, after)) return [];
  if (before.kind === "absent" || after.kind === "absent") {
    if (before.kind === after.kind) return [];
    return [{ ...part, kind: after.kind === "absent" ? "lost" : "found" }];
  }
  return differences(part, before.product, after.product);
}

/** Which numbers are new in the result of a search, and which are gone. */
export function changesOfAnswer(
  query: Query,
  before: readonly string[] | undefined,
  after: readonly string[],
): readonly AnswerChange[] {
  if (before === undefined) return [];
  const { language } = query;
  const filter = printFilter(query.filter);
  const recordsOf = (partnos: readonly string[]) => new Map(partnos.map((partno) => [partno, {}]));
  const { added, gone } = changesSince(recordsOf(before), recordsOf(after));
  return [
    ...added.map((partno) => ({ partno, language, kind: "entered", filter }) as const),
    ...gone.map((partno) => ({ partno, language, kind: "left", filter }) as const),
  ];
}

/** A text companion repeats its number, so it is listed only if the number is the same. */
function differences(part: LanguagePart, before: Product, after: Product): readonly OwnChange[] {
  const recordOf = (product: Product) => new Map([[part.partno, valuesOf(product)]]);
  const { changed } = changesSince(recordOf(before), recordOf(after), isSameValue);
  const names = new Set(changed.map(({ what }) => what));
  return changed
    .filter(({ what }) => !names.has(fieldByName(what)?.textOf ?? ""))
    .map(({ what: field, before: was, after: is }) => ({ ...part, kind: "changed", field, before: was, after: is }));
}

const valuesOf = (product: Product): Readonly<Record<string, FieldValue>> =>
  Object.fromEntries(comparedFields.map((field) => [field.name, fieldValue(product, field)]));

const isSameValue = (was: FieldValue, is: FieldValue): boolean => JSON.stringify(was) === JSON.stringify(is);

/** Fields that aren't in responses repeat the fields they compare. */
const comparedFields = fields.filter((field) => field.place !== null);
