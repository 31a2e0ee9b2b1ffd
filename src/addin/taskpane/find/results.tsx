import { useState } from "preact/hooks";
import type { Product } from "../../../product-data/api/product";
import { failureText } from "../../../messages/failures/message";
import { tableTexts } from "../../../messages/table-texts";
import { exclusionTexts } from "../../../messages/exclusion-texts";
import { chartTexts } from "../../../messages/chart-texts";
import { findTexts } from "../../../messages/find-texts";
import { type Column, columnName } from "../../../product-data/vocabulary/column";
import type { Language } from "../../../product-data/vocabulary/language";
import { conditionText } from "./condition-text";
import { displayText } from "./display";
import type { DraftCondition } from "./draft";
import { FindChart } from "./chart";
import type { FirstPage } from "../../../product-data/lookup/search/cached-search";
import { type PreviewState, shownPage, shownRows } from "./preview";
import { dateText } from "../../../messages/date-text";
import { Notice, Status } from "../parts/notice";
import { useLanguage, useTexts } from "../pane-context";

interface FindResultsProps {
  readonly state: PreviewState;
  /** The text while there is nothing to search for. */
  readonly idle: string;
  readonly columns: readonly Column[];
  /** The conditions because of which no part matches; empty: they aren't known. */
  readonly excluding: readonly DraftCondition[];
  readonly onRetry: () => void;
}

/** The first matching products, or those of a point in the chart, and their number. */
export function FindResults({ state, idle, columns, excluding, onRetry }: FindResultsProps) {
  const language = useLanguage();
  const text = useTexts(findTexts);
  const chartText = useTexts(chartTexts);
  const page = shownPage(state);
  const [choice, setChoice] = useState<Choice | null>(null);
  const chosen = choice !== null && choice.page === page ? choice.products : null;
  const products = chosen ?? page?.products ?? [];
  return (
    <>
      <Status>
        {state.kind === "none" && <p class="hint">{idle}</p>}
        {state.kind === "loading" && <p class="hint">{text.searching}</p>}
        {state.kind === "loaded" && <p>{countText(state.page, language)}</p>}
        {excluding.length > 0 && <p>{exclusionText(excluding, language)}</p>}
        {state.kind === "loaded" && state.page.catalogMs !== null && (
          <p class="hint">{tableTexts[language].fromCatalog(dateText(state.page.catalogMs, language))}</p>
        )}
        {state.kind === "failed" && (
          <Notice kind="error">
            {failureText(state.failure, language)}{" "}
            <button class="link" onClick={onRetry}>
              {text.retry}
            </button>
          </Notice>
        )}
      </Status>
      {page !== null && page.products.length > 1 && (
        <FindChart products={page.products} chosen={chosen} onChoose={(of) => setChoice({ page, products: of })} />
      )}
      <Status>
        {chosen !== null && (
          <p>
            {chartText.chosen(chosen.length, Math.min(shownRows, chosen.length))}{" "}
            <button class="link" onClick={() => setChoice(null)}>
              {chartText.showAll}
            </button>
          </p>
        )}
      </Status>
      {products.length > 0 && (
        <div
          class={state.kind === "loading" ? "scroll find-stale" : "scroll"}
          role="group"
          aria-label={text.preview}
          tabIndex={0}
        >
          <table class="find-preview">
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={columnName(column.field.name, column)} scope="col">
                    {columnName(column.field.label[language], column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {products.slice(0, shownRows).map((product) => (
                <tr key={product.record.Partno}>
                  {columns.map((column) => {
                    const shown = displayText(product, column, text);
                    return (
                      <td key={columnName(column.field.name, column)} title={shown}>
                        {shown}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}

/** The products of a point, from one response; the next response has others. */
interface Choice {
  readonly page: FirstPage;
  readonly products: readonly Product[];
}

function exclusionText(conditions: readonly DraftCondition[], language: Language): string {
  const [one = "", ...others] = conditions.map((condition) => conditionText(condition, language));
  const text = exclusionTexts[language];
  return others.length === 0 ? text.one(one) : text.together([one, ...others]);
}

function countText({ total, hasMoreHits }: FirstPage, language: Language): string {
  const text = findTexts[language];
  if (total === 0) return text.noneMatch;
  return (hasMoreHits ? text.moreMatch : text.matches)(total, Math.min(shownRows, total));
}
