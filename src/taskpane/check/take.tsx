import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { BomEntry } from "../../bom/entry";
import { isWholeCell } from "../../bom/extract";
import { cellName, columnLetters } from "../../bom/cell-name";
import { bomTexts } from "../../messages/bom-texts";
import type { Language } from "../../vocabulary/language";
import { LabelledField } from "../parts/labelled-field";
import { Notice, Status } from "../parts/notice";
import { type CheckedBom, readCell, writeCell } from "./sheet";

/** The part selected for a line. */
export interface Taken {
  readonly entry: BomEntry;
  readonly partno: string;
}

type TakeState =
  | { readonly kind: "none" }
  /** The cell has other content: nothing is written until the user confirms. */
  | { readonly kind: "occupied"; readonly taken: Taken; readonly content: string }
  | { readonly kind: "written"; readonly partno: string; readonly cell: string };

interface Take {
  readonly take: (taken: Taken) => void;
  /** Where selected parts are entered, and the result of the last one. */
  readonly panel: JSX.Element;
}

/**
 * Enters selected parts into a column of the BOM, as numbers or as formulas, and never over other content without
 * asking.
 */
export function useTake(bom: CheckedBom, language: Language, onTrouble: (error: unknown) => void): Take {
  const text = bomTexts[language];
  const { sheet } = bom;
  const free = sheet.column + sheet.columnCount;
  const [chosen, setChosen] = useState({ bom, column: free });
  // Another BOM has other columns.
  const column = chosen.bom === bom ? chosen.column : free;
  const [isFormula, setFormula] = useState(false);
  const [state, setState] = useState<TakeState>({ kind: "none" });

  const write = async ({ entry, partno }: Taken): Promise<void> => {
    await writeCell(sheet.id, entry.row, column, isFormula ? alternativeFormula(entry, bom) : partno);
    setState({ kind: "written", partno, cell: cellName(entry.row, column) });
  };
  const take = async (taken: Taken): Promise<void> => {
    const content = await readCell(sheet.id, taken.entry.row, column);
    if (content === "" || content === taken.partno) await write(taken);
    else setState({ kind: "occupied", taken, content });
  };
  const columns = Array.from({ length: sheet.columnCount + 1 }, (_, at) => sheet.column + at).filter(
    (at) => at !== bom.partColumn && at !== bom.descriptionColumn,
  );
  const panel = (
    <>
      <LabelledField id="check-take" label={text.takeInto}>
        {(tied) => (
          <select
            {...tied}
            value={String(column)}
            onChange={({ currentTarget }) => setChosen({ bom, column: Number(currentTarget.value) })}
          >
            {columns.map((at) => (
              <option key={at} value={String(at)}>
                {at === free ? text.freeColumn(columnLetters(at)) : text.column(columnLetters(at), titleOf(bom, at))}
              </option>
            ))}
          </select>
        )}
      </LabelledField>
      <label class="check">
        <input
          type="checkbox"
          checked={isFormula}
          onChange={({ currentTarget }) => setFormula(currentTarget.checked)}
        />
        <span>{text.takeAsFormula}</span>
      </label>
      <Status>
        {state.kind === "written" && <Notice kind="success">{text.taken(state.partno, state.cell)}</Notice>}
        {state.kind === "occupied" && (
          <Notice kind="warning">{text.occupied(cellName(state.taken.entry.row, column), state.content)}</Notice>
        )}
      </Status>
      {state.kind === "occupied" && (
        <div class="buttons">
          <button type="button" onClick={() => void write(state.taken).catch(onTrouble)}>
            {text.replaceContent}
          </button>
          <button type="button" onClick={() => setState({ kind: "none" })}>
            {text.keepContent}
          </button>
        </div>
      )}
    </>
  );
  return { take: (taken) => void take(taken).catch(onTrouble), panel };
}

function titleOf({ sheet, header }: CheckedBom, column: number): string {
  return header === null ? "" : (sheet.texts[header]?.[column - sheet.column] ?? "").trim();
}

/** A formula for the best alternative of the line, which follows its cells and the catalog. */
function alternativeFormula(entry: BomEntry, { partColumn, descriptionColumn }: CheckedBom): string {
  const part = isWholeCell({ partno: entry.partno ?? "", how: entry.how })
    ? cellName(entry.row, partColumn)
    : `"${entry.partno ?? ""}"`;
  const description = descriptionColumn === null ? "" : cellName(entry.row, descriptionColumn);
  return `=INDEX(VENDOR.ALTERNATIVES(${part},${description},"Partno",1),2,1)`;
}
