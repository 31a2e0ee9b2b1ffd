import type { ProductQuery } from "../../api/request";
import type { FilterIssue } from "../../filter/issue";
import { printFilter } from "../../filter/print";
import type { ArgumentFailure } from "../../messages/argument-failure";
import { type Language, languageOf } from "../../vocabulary/language";
import { resolveField } from "../../vocabulary/resolve";
import { type Draft, emptyDraft } from "./draft";
import { searchFormula } from "./formula";
import type { SearchLiterals } from "./formula-reader";
import { checkFilterText, checkOrderbyText, queryOf } from "./query";
import { readDraft, readFilter, writeFilter, writeOrderby } from "./draft-filter";
import { contextOf } from "../../filter/check";

/** What the user is making: the builder, and the filter text while it is being typed. */
export interface BuilderState {
  readonly draft: Draft;
  /** null: it is the builder's. */
  readonly text: string | null;
}

/** What follows from it. */
export interface FindSearch {
  readonly filterText: string;
  /** Mistakes in the filter text. */
  readonly issues: readonly FilterIssue[];
  /** Conditions that cannot be read, by their number in the builder. */
  readonly failures: ReadonlyMap<number, ArgumentFailure>;
  /** null: there is a mistake, or nothing to ask for. */
  readonly query: ProductQuery | null;
  readonly formula: string | null;
}

export function deriveSearch({ draft, text }: BuilderState, defaultLanguage: Language): FindSearch {
  const language = draft.language ?? defaultLanguage;
  const orderby = writeOrderby(draft);
  if (text !== null) {
    const checked = checkFilterText(text, language);
    if (!checked.ok)
      return { filterText: text, issues: checked.issues, failures: new Map(), query: null, formula: null };
  }
  const { filter, failures } = writeFilter(draft, language);
  const isRight = failures.size === 0 && filter.length > 0;
  return {
    filterText: text ?? printFilter(filter),
    issues: [],
    failures,
    query: isRight ? queryOf(filter, orderby, language) : null,
    formula: isRight ? searchFormula(filter, orderby, draft) : null,
  };
}

/** The filter text was changed by hand: the builder follows as soon as it is right, and stays as it was until then. */
export function applyText({ draft }: BuilderState, text: string, defaultLanguage: Language): BuilderState {
  const checked = checkFilterText(text, draft.language ?? defaultLanguage);
  return { draft: checked.ok ? readFilter(checked.value, draft) : draft, text };
}

/** A cell's search in the builder; one with mistakes shows its filter as a text that is being typed. */
export function openSearch(
  literals: SearchLiterals,
  defaultLanguage: Language,
): { builder: BuilderState; isRight: boolean } {
  const { filter, orderby, lang, fields, limit } = literals;
  const language = lang.trim() === "" ? null : languageOf(lang);
  const names = fields.flatMap((name) => resolveField(name)?.name ?? []);
  const draft: Draft = {
    ...emptyDraft,
    columns: fields.length === 1 && fields[0] === "*" ? "all" : names.length === 0 ? "default" : names,
    limit,
    language,
  };
  const checked = checkFilterText(filter, language ?? defaultLanguage);
  if (!checked.ok) return { builder: { draft, text: filter }, isRight: false };
  const order = checkOrderbyText(orderby, contextOf(checked.value));
  const read = readDraft(checked.value, order.ok ? order.value : [], draft);
  return { builder: { draft: read, text: null }, isRight: order.ok };
}
