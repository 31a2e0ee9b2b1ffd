import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { BomEntry } from "../../../bom/reading/entry";
import { isWholeCell } from "../../../bom/reading/extract";
import { cellName, columnLetters } from "../../excel/cell-name";
import { textLiteral } from "../../excel/link-formula";
import { checkBomTexts } from "../../../messages/check-bom-texts";
import { replacementTexts } from "../../../messages/replacement-texts";
import type { Language } from "../../../product-data/vocabulary/language";
import { LabelledSelect } from "../parts/select";
import { Notice, Status } from "../parts/notice";
import { type CheckedBom, readCell, writeCell } from "../../excel/bom-sheet";

/** The part selected for a line. */
export interface Taken {
  readonly entry: BomEntry;
  readonly partno: string;
}

/** The outcome for the last part, with its column, because the user may select another column before confirming. */
type TakeState =
  /** The cell has other content: nothing is written until the user confirms. */
  | { readonly kind: "occupied"; readonly taken: Taken; readonly column: number; readonly content: string }
  | { readonly kind: "written"; readonly taken: Taken; readonly column: number };

/** How a line's parts are entered. */
export interface Taking {
  readonly take: (taken: Taken) => void;
  /** The outcome for the part, to show next to it; empty for all but the last. */
  readonly resultOf: (taken: Taken) => JSX.Element;
}

interface Take extends Taking {
  /** Where selected parts are entered. */
  readonly panel: JSX.Element;
}

/**
 * Enters selected parts into a column of the BOM, as numbers or as formulas, and never over other content without
 * asking.
 */
export function useTake(bom: CheckedBom, language: Language, onTrouble: (error: unknown) => void): Take {
  const text = checkBomTexts[language];
  const replacementText = replacementTexts[language];
  const { sheet } = bom;
  const free = sheet.column + sheet.columnCount;
  const [chosen, setChosen] = useState({ bom, column: free });
  // Another BOM has other columns.
  const column = chosen.bom === bom ? chosen.column : free;
  const [isFormula, setFormula] = useState(false);
  const [state, setState] = useState<TakeState | null>(null);

  const write = async (taken: Taken, at: number): Promise<void> => {
    const { entry, partno } = taken;
    await writeCell(
      sheet.id,
      entry.row,
      at,
      isFormula ? { formula: alternativeFormula(entry, bom) } : { text: partno },
    );
    setState({ kind: "written", taken, column: at });
  };
  const take = async (taken: Taken): Promise<void> => {
    const content = await readCell(sheet.id, taken.entry.row, column);
    if (content === "" || content === taken.partno) await write(taken, column);
    else setState({ kind: "occupied", taken, column, content });
  };
  const resultOf = ({ entry, partno }: Taken): JSX.Element => {
    const shown = state?.taken.entry === entry && state.taken.partno === partno ? state : null;
    const cell = shown === null ? "" : cellName(entry.row, shown.column);
    return (
      <>
        <Status>
          {shown?.kind === "written" && <Notice kind="success">{replacementText.taken(partno, cell)}</Notice>}
          {shown?.kind === "occupied" && (
            <Notice kind="warning">{replacementText.occupied(cell, shown.content)}</Notice>
          )}
        </Status>
        {shown?.kind === "occupied" && (
          <div class="buttons" onClickCapture={({ currentTarget }) => focusTake(currentTarget)}>
            <button onClick={() => void write(shown.taken, shown.column).catch(onTrouble)}>
              {replacementText.replaceContent}
            </button>
            <button onClick={() => setState(null)}>{replacementText.keepContent}</button>
          </div>
        )}
      </>
    );
  };
  const columns = Array.from({ length: sheet.columnCount + 1 }, (_, at) => sheet.column + at).filter(
    (at) => at !== bom.partColumn && at !== bom.descriptionColumn,
  );
  const panel = (
    <>
      <LabelledSelect
        id="check-take"
        label={replacementText.takeInto}
        value={column}
        options={columns.map((at) => [
          at,
          at === free
            ? replacementText.freeColumn(columnLetters(at))
            : text.column(columnLetters(at), titleOf(bom, at)),
        ])}
        onChange={(chosenColumn) => setChosen({ bom, column: chosenColumn })}
      />
      <label class="check">
        <input
          type="checkbox"
          checked={isFormula}
          onChange={({ currentTarget }) => setFormula(currentTarget.checked)}
        />
        <span>{replacementText.takeAsFormula}</span>
      </label>
    </>
  );
  return { take: (taken) => void take(taken).catch(onTrouble), resultOf, panel };
}

/** Before a button of the question is handled, because both disappear then. */
const focusTake = (question: Element): void =>
  question.closest("li")?.querySelector<HTMLElement>(".check-take")?.focus();

function titleOf({ sheet, header }: CheckedBom, column: number): string {
  return header === null ? "" : (sheet.texts[header]?.[column - sheet.column] ?? "").trim();
}

/** A formula for the best alternative of the line, which follows its cells and the catalog. */
function alternativeFormula(entry: BomEntry, { partColumn, descriptionColumn }: CheckedBom): string {
  const part = isWholeCell({ partno: entry.partno ?? "", how: entry.how })
    ? cellName(entry.row, partColumn)
    : textLiteral(entry.partno ?? "");
  const description = descriptionColumn === null ? "" : cellName(entry.row, descriptionColumn);
  return `=INDEX(VENDOR.ALTERNATIVES(${part},${description},"Partno",1),2,1)`;
}
