import type { FilterIssue } from "../../../product-data/filter/issue";
import { printFilter } from "../../../product-data/filter/print";
import { type Query, readQuery } from "../../../product-data/filter/query";
import { fields } from "../../../product-data/vocabulary/field";
import { nearest, resolveField } from "../../../product-data/vocabulary/resolve";
import { queryOfText } from "../../../bom/matching/text-query";
import type { ArgumentFailure } from "../../../messages/failures/argument-failure";
import { type Language, languageOf } from "../../../product-data/vocabulary/language";
import { columnName, resolveColumns } from "../../../product-data/vocabulary/column";
import { type Draft, emptyDraft, readDraft, readFilter, writeDraft } from "./draft";
import type { SearchLiterals } from "./formula-reader";

/** The user's input: the builder, and the filter text while it is being typed. */
export interface BuilderState {
  readonly draft: Draft;
  /** A filter, the values of a part, or a part number; null: the builder's filter. */
  readonly text: string | null;
  /** What the typed text says, but no condition can express. */
  readonly left?: readonly string[];
  /** What the typed text says where the search has a range, by the field's name. */
  readonly ranges?: ReadonlyMap<string, string>;
  /** Mistakes in the text. */
  readonly issues?: readonly FilterIssue[];
}

/** A change of the builder that the user didn't type. `before` is the state that Undo restores. */
export type FindMessage =
  | { readonly kind: "opened" | "notUsable"; readonly cell: string; readonly before: BuilderState }
  | { readonly kind: "notLiteral"; readonly cell: string }
  | { readonly kind: "dropped"; readonly fields: readonly string[]; readonly before: BuilderState };

/** What the input means: the filter, the mistakes in it, and the query to send. */
interface FindSearch {
  readonly filterText: string;
  /** Mistakes in the filter text. */
  readonly issues: readonly FilterIssue[];
  /** Conditions that can't be read, by their number in the builder. */
  readonly failures: ReadonlyMap<number, ArgumentFailure>;
  /** null: there is a mistake, or nothing to search for. */
  readonly query: Query | null;
}

export function deriveSearch({ draft, text, issues = [] }: BuilderState, defaultLanguage: Language): FindSearch {
  const { query, failures } = writeDraft(draft, draft.language ?? defaultLanguage);
  const isRight = issues.length === 0 && failures.size === 0 && query.filter.length > 0;
  return { filterText: text ?? printFilter(query.filter), issues, failures, query: isRight ? query : null };
}

/** The text was edited: the builder follows it. A filter with a mistake doesn't change it, until the text can be read. */
export function applyText(before: BuilderState, text: string, defaultLanguage: Language): BuilderState {
  // If values were typed before, they set the order: the user didn't choose it.
  const draft = before.left === undefined ? before.draft : { ...before.draft, sort: [] };
  const language = draft.language ?? defaultLanguage;
  const read = readQuery(text, "", language);
  if (read.ok) return { draft: readFilter(read.value.filter, draft), text };
  if (isFilter(text)) return { draft, text, issues: read.issues };
  const said = queryOfText(text, language);
  if (said === null) return { draft: readFilter([], draft), text, left: [text.trim()] };
  const { query, ...others } = said;
  return { draft: readDraft(query, draft), text, ...others };
}

/** Whether a text starts with a field's name, or nearly, and an operator. */
function isFilter(text: string): boolean {
  const [, name] = condition.exec(text) ?? [];
  return (
    name !== undefined &&
    (resolveField(name) ??
      nearest(
        name,
        fields.map((field) => field.name),
      )) !== undefined
  );
}

const condition = /^\s*(\p{L}[\p{L}\d ._]*?)\s*(?:\b(?:eq|ge|le|gt|lt|startswith|contains)\b|[<>=])/u;

/** Opens a cell's search in the builder. A search with mistakes shows its filter as a text that is being edited. */
export function openSearch(
  literals: SearchLiterals,
  defaultLanguage: Language,
): { builder: BuilderState; isRight: boolean } {
  const { filter, orderby, lang, fields, limit } = literals;
  const language = lang.trim() === "" ? null : languageOf(lang);
  const names = resolveColumns(fields).map((column) => columnName(column.field.name, column));
  const draft: Draft = {
    ...emptyDraft,
    columns: fields.length === 1 && fields[0] === "*" ? "all" : names.length === 0 ? "default" : names,
    limit,
    language,
  };
  const read = readQuery(filter, orderby, language ?? defaultLanguage);
  const withoutOrder = read.ok ? read : readQuery(filter, "", language ?? defaultLanguage);
  if (!withoutOrder.ok) return { builder: applyText({ draft, text: null }, filter, defaultLanguage), isRight: false };
  return { builder: { draft: readDraft(withoutOrder.value, draft), text: null }, isRight: read.ok };
}
