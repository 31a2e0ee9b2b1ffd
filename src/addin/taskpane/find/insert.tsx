import { useEffect, useState } from "preact/hooks";
import { type Refused, refusedBy } from "../../excel/excel-refusal";
import { findTexts, matchesText } from "../../../messages/find/find-texts";
import { insertTable } from "../../excel/active-cell";
import { columnTitle } from "../../check-bom/sheet/column-title";
import { type Draft, shownColumns } from "./draft";
import { longestFormula } from "./formula";
import { readSearchFormula } from "./formula-reader";
import { type PreviewState, shownPage } from "./preview";
import { Notice, RefusalNotice, Status } from "../parts/notice";
import { useLanguage, useTexts } from "../pane-context";
import { LinkButton } from "../parts/link-button";

interface FindInsertProps {
  /** null: there is nothing to insert yet. */
  readonly formula: string | null;
  readonly draft: Draft;
  /** Its products tell the widths of the columns. */
  readonly preview: PreviewState;
  /** Whether the selected cell has the search that is in the builder. */
  readonly isOpened: boolean;
}

type InsertState =
  | { readonly kind: "written" | "inUse" | "inTable"; readonly formula: string; readonly address: string }
  | Refused;

/**
 * Writes the formula into the selected cell, as soon as the preview has arrived. Content that isn't a search is
 * replaced only after the user confirms. The number of parts is always in sight here, and leads to the preview.
 */
export function FindInsert({ formula, draft, preview, isOpened }: FindInsertProps) {
  const language = useLanguage();
  const text = useTexts(findTexts);
  const [state, setState] = useState<InsertState | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const tooLong = formula !== null && formula.length > longestFormula;
  const insert = (written: string, replace: boolean): void => {
    const products = shownPage(preview)?.products ?? [];
    const widths = shownColumns(draft.columns, draft.category).map(
      (column) => columnTitle(column, products, draft.language ?? language).letters,
    );
    const mayReplace = (before: string): boolean => replace || readSearchFormula(before).kind !== "other";
    void insertTable(written, widths, mayReplace)
      .then((done) => ({ ...done, formula: written }), refusedBy)
      .then(setState);
  };
  const isPending = preview.kind === "loading";
  useEffect(() => {
    if (!isWaiting || isPending) return;
    setWaiting(false);
    if (formula !== null) insert(formula, false);
  }, [isWaiting, isPending]);
  const shown = state?.kind === "refused" || state?.formula === formula ? state : null;
  return (
    <div class="bottom">
      <Status>
        {tooLong && <Notice kind="error">{text.formulaTooLong(formula.length, longestFormula)}</Notice>}
        {shown?.kind === "written" && <Notice kind="success">{text.inserted(shown.address)}</Notice>}
        {shown?.kind === "inTable" && <Notice kind="warning">{text.inTable(shown.address)}</Notice>}
        <RefusalNotice state={shown} />
        {shown?.kind === "inUse" && (
          <Notice kind="warning">
            {text.cellInUse(shown.address)}{" "}
            <LinkButton label={text.replace} onClick={() => insert(shown.formula, true)} />
          </Notice>
        )}
      </Status>
      <div class="buttons">
        <button class="primary" disabled={formula === null || tooLong} onClick={() => setWaiting(true)}>
          {isOpened ? text.update : text.insert}
        </button>
        <Status>
          {isPending && <span class="hint">{text.searching}</span>}
          {preview.kind === "loaded" && (
            <LinkButton label={matchesText(preview.page, language)} onClick={showPreview} />
          )}
        </Status>
      </div>
    </div>
  );
}

const showPreview = (): void => document.querySelector(".find-results")?.scrollIntoView();
