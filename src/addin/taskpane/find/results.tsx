import { type Product, fieldValue } from "../../../product-data/api/product";
import { failureText } from "../../../messages/failures/message";
import { tableTexts } from "../../../messages/table-texts";
import { exclusionTexts } from "../../../messages/exclusion-texts";
import { type FindTexts, findTexts } from "../../../messages/find-texts";
import { type Column, columnName } from "../../../product-data/vocabulary/column";
import { conditionText } from "../../../messages/condition-text";
import { type DraftCondition, fieldOf } from "./draft";
import type { Exclusion } from "./exclusion";
import { type PreviewState, shownPage, shownRows } from "./preview";
import { dateText } from "../../../messages/date-text";
import { Notice, Status } from "../parts/notice";
import { useLanguage, useTexts } from "../pane-context";
import { LinkButton } from "../parts/link-button";
import { fieldByName } from "../../../product-data/vocabulary/field";
import { inUnit, printQuantity } from "../../../product-data/vocabulary/quantity";

interface FindResultsProps {
  readonly state: PreviewState;
  /** The text while there is nothing to search for. */
  readonly idle: string;
  readonly columns: readonly Column[];
  /** Why no part matches; null: it isn't known. */
  readonly exclusion: Exclusion | null;
  readonly onRemove: (condition: DraftCondition) => void;
  readonly onRetry: () => void;
}

/** The first matching products, and their number. */
export function FindResults({ state, idle, columns, exclusion, onRemove, onRetry }: FindResultsProps) {
  const language = useLanguage();
  const text = useTexts(findTexts);
  const page = shownPage(state);
  const products = page?.products ?? [];
  return (
    <div id="find-results">
      <Status>
        {state.kind === "none" && <p class="hint">{idle}</p>}
        {exclusion !== null && <ExclusionList {...{ exclusion, onRemove }} />}
        {state.kind === "loaded" && state.page.catalogMs !== null && (
          <p class="hint">{tableTexts[language].fromCatalog(dateText(state.page.catalogMs, language))}</p>
        )}
        {state.kind === "failed" && (
          <Notice kind="error">
            {failureText(state.failure, language)} <LinkButton label={text.retry} onClick={onRetry} />
          </Notice>
        )}
      </Status>
      {products.length > shownRows && <p class="hint">{text.first(shownRows)}</p>}
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
    </div>
  );
}

function ExclusionList({ exclusion: { without, together }, onRemove }: ExclusionListProps) {
  const language = useLanguage();
  const text = useTexts(exclusionTexts);
  const findText = useTexts(findTexts);
  if (without.length === 0)
    return <p>{text.together(together.map((each) => conditionText(fieldOf(each), each, language)))}</p>;
  return (
    <ul class="plain">
      {without.map(({ condition, page: { total, hasMoreHits } }) => {
        const named = conditionText(fieldOf(condition), condition, language);
        return (
          <li key={named}>
            {text.without(named, total, hasMoreHits)}{" "}
            <LinkButton label={text.remove} aria-label={findText.remove(named)} onClick={() => onRemove(condition)} />
          </li>
        );
      })}
    </ul>
  );
}

interface ExclusionListProps extends Pick<FindResultsProps, "onRemove"> {
  readonly exclusion: Exclusion;
}

/** A column of a product as text: a number in the selected unit, or as the service writes it. */
function displayText(product: Product, { field, unit }: Column, words: FindTexts): string {
  const value = fieldValue(product, field);
  if (value === null) return "";
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (typeof value === "object") return value.join(", ");
  if (typeof value === "string") return value;
  if (unit !== null) return `${String(inUnit(value, unit))} ${unit.symbol}`;
  const companion = fieldByName(`${field.compares ?? field.name}Text`);
  const text = companion === undefined ? null : fieldValue(product, companion);
  return typeof text === "string" ? text : printQuantity(value, field.unit);
}
