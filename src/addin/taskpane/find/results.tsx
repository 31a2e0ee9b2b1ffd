import { type Product, fieldValue } from "../../../product-data/api/product";
import { failureText } from "../../../messages/failures/message";
import { tableTexts } from "../../../messages/functions/table-texts";
import { closestText } from "../../../messages/line/closest-text";
import { exclusionTexts } from "../../../messages/find/exclusion-texts";
import { type FindTexts, findTexts } from "../../../messages/find/find-texts";
import { alternativeTexts } from "../../../messages/check-bom/alternative-texts";
import type { ClosestPart } from "../../../bom/matching/requirement-failure";
import { enteredNumber } from "../../../product-data/filter/entered-condition";
import type { Column } from "../../../product-data/vocabulary/column";
import { conditionText } from "../../../messages/find/condition-text";
import { type Draft, type DraftCondition, fieldOf, shownColumns } from "./draft";
import { type PreviewState, shownPage, shownRows } from "./preview";
import { dateText } from "../../../messages/grammar/date-text";
import { Notice, Status } from "../parts/notice";
import { useLanguage, useTexts } from "../pane-context";
import { LinkButton } from "../parts/link-button";
import { fieldByName, isNumber } from "../../../product-data/vocabulary/field";
import { inUnit, printQuantity } from "../../../product-data/vocabulary/quantity";

interface FindResultsProps {
  readonly preview: PreviewState;
  readonly draft: Draft;
  /** The text while there is nothing to search for. */
  readonly idle: string;
  /** The conditions that exclude everything; null: they aren't known. */
  readonly exclusion: readonly DraftCondition[] | null;
  /** The part that comes closest if none matches; null: it isn't known. */
  readonly closest: ClosestPart | null;
  readonly onRetry: () => void;
}

/** The first matching parts: a number with its state, and its values; those that differ from their condition are bold. */
export function FindResults({ preview, draft, idle, exclusion, closest, onRetry }: FindResultsProps) {
  const language = useLanguage();
  const text = useTexts(findTexts);
  const replacementText = useTexts(alternativeTexts);
  const products = shownPage(preview)?.products ?? [];
  const columns =
    typeof draft.columns === "string"
      ? shownColumns("default", draft.category).map(({ field }) => ({ field, unit: null }))
      : shownColumns(draft.columns, draft.category);
  const state = columns.find(({ field }) => field.name === "Status");
  const values = columns.filter((column) => column !== state && column.field.name !== "Partno");
  return (
    <>
      <Status>
        {preview.kind === "none" && <p class="hint">{idle}</p>}
        {closest !== null && <p>{replacementText.closest(closestText(closest, language))}</p>}
        {exclusion !== null && (
          <p>
            {exclusionTexts[language].together(exclusion.map((each) => conditionText(fieldOf(each), each, language)))}
          </p>
        )}
        {preview.kind === "loaded" && preview.page.catalogMs !== null && (
          <p class="hint">{tableTexts[language].fromCatalog(dateText(preview.page.catalogMs, language))}</p>
        )}
        {preview.kind === "failed" && (
          <Notice kind="error">
            {failureText(preview.failure, language)} <LinkButton label={text.retry} onClick={onRetry} />
          </Notice>
        )}
      </Status>
      {products.length > shownRows && <p class="hint">{text.first(shownRows)}</p>}
      {products.length > 0 && (
        <ul class={`plain find-results${preview.kind === "loading" ? " find-stale" : ""}`} aria-label={text.preview}>
          {products.slice(0, shownRows).map((product) => (
            <li key={product.record.Partno}>
              <strong>{product.record.Partno}</strong>
              {state !== undefined && <span class="hint">{displayText(product, state, text)}</span>}
              <p class="hint">
                {values.map((column, at) => {
                  const shown = displayText(product, column, text);
                  if (shown === "") return null;
                  const differs = draft.conditions.some((condition) => isOther(product, column, condition));
                  const Name = differs ? "strong" : "span";
                  return (
                    <Name key={at} title={column.field.label[language]}>
                      {shown}
                    </Name>
                  );
                })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Whether a number meets its condition, and isn't the one that was entered. */
function isOther(product: Product, { field }: Column, condition: DraftCondition): boolean {
  return (
    condition.field === field.name &&
    isNumber(field) &&
    enteredNumber(condition.value, field) !== fieldValue(product, field)
  );
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
