import { useState } from "preact/hooks";
import { findTexts } from "../../messages/find-texts";
import type { Language } from "../../vocabulary/language";
import { insertFormula } from "./cell";
import { longestFormula } from "./formula";
import { readSearchFormula } from "./formula-reader";
import { Notice, Status } from "../parts/notice";

interface FindInsertProps {
  /** null: there is nothing to insert yet. */
  readonly formula: string | null;
  readonly language: Language;
}

type Outcome =
  | { readonly is: "none" }
  | { readonly is: "written" | "inUse"; readonly formula: string; readonly address: string }
  | { readonly is: "failed"; readonly detail: string };

/** Writes the formula into the selected cell; what stands there and is no search is replaced only when told so. */
export function FindInsert({ formula, language }: FindInsertProps) {
  const text = findTexts[language];
  const [outcome, setOutcome] = useState<Outcome>({ is: "none" });
  const tooLong = formula !== null && formula.length > longestFormula;
  const insert = async (written: string, replace: boolean): Promise<void> => {
    try {
      const done = await insertFormula(written, (before) => replace || readSearchFormula(before).is !== "other");
      setOutcome({ ...done, formula: written });
    } catch (error) {
      setOutcome({ is: "failed", detail: error instanceof Error ? error.message : String(error) });
    }
  };
  const isCurrent = outcome.is === "failed" || (outcome.is !== "none" && outcome.formula === formula);
  return (
    <div class="find-insert">
      <div class="buttons">
        <button
          type="button"
          class="primary"
          disabled={formula === null || tooLong}
          onClick={() => formula !== null && void insert(formula, false)}
        >
          {text.insert}
        </button>
      </div>
      <Status>
        {tooLong && <Notice kind="error">{text.formulaTooLong(formula.length, longestFormula)}</Notice>}
        {isCurrent && outcome.is === "written" && <Notice kind="success">{text.inserted(outcome.address)}</Notice>}
        {isCurrent && outcome.is === "failed" && <Notice kind="error">{text.excelFailed(outcome.detail)}</Notice>}
        {isCurrent && outcome.is === "inUse" && (
          <Notice kind="warning">
            {text.cellInUse(outcome.address)}{" "}
            <button type="button" class="link" onClick={() => void insert(outcome.formula, true)}>
              {text.replace}
            </button>
          </Notice>
        )}
      </Status>
    </div>
  );
}
