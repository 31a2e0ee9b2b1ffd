import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { BomItem } from "../../../bom/check/items";
import { isSame } from "../../../bom/matching/replacement";
import { bomColumnsTexts } from "../../../messages/bom-columns-texts";
import { replacementTexts } from "../../../messages/replacement-texts";
import type { Language } from "../../../product-data/vocabulary/language";
import { normalizePartNumber } from "../../../product-data/vocabulary/part-number";
import { type ColumnCell, readColumnCells, writeColumnCells } from "../../excel/bom-column";
import { type BomSheet, readBomSheet } from "../../excel/bom-sheet";
import { cellName, columnLetters } from "../../excel/cell-name";
import type { CellInput } from "../../excel/write-values";
import { LabelledSelect } from "../parts/select";
import { Notice, Status } from "../parts/notice";
import { alternativesColumn } from "./alternatives-column";
import { alternativeFormula, type CheckedBom, rowsOf, shownIn, titleRowOf, usedColumns } from "./checked-bom";
import { useLanguage, useTexts } from "../pane-context";

/** The part selected for an item. */
export interface Choice {
  readonly item: BomItem;
  readonly partno: string;
}

/** What is written where: for one item, or for all. */
interface Order {
  /** null: for all. */
  readonly choice: Choice | null;
  readonly column: number;
  readonly cells: readonly ColumnCell[];
  readonly areFormulas: boolean;
}

type EntryState =
  /** Cells have other content: nothing is written until the user confirms. */
  | { readonly kind: "occupied"; readonly order: Order; readonly contents: readonly CellInput[] }
  | { readonly kind: "written"; readonly order: Order; readonly before: readonly CellInput[] }
  | { readonly kind: "undone"; readonly order: Order };

/** How alternatives are entered. */
export interface ChoiceActions {
  readonly choose: (choice: Choice) => void;
  /** Enters a part instead of a mistyped number: in its cell if the number is all that is in it. */
  readonly correct: (choice: Choice) => void;
  /** The outcome for the part, to show next to it; empty for all but the last. */
  readonly resultOf: (choice: Choice) => JSX.Element;
}

interface ChosenAlternatives extends ChoiceActions {
  /** Where alternatives are entered, and the button for all. */
  readonly panel: JSX.Element;
}

/**
 * Enters alternatives into a column next to the BOM, as numbers or as formulas, and never over other content without
 * asking. A blank column gets a title.
 * @param sheet as it is now, with columns that were added since the check
 */
export function useChosenAlternatives(
  bom: CheckedBom,
  sheet: BomSheet,
  items: readonly BomItem[],
  onTrouble: (error: unknown) => void,
): ChosenAlternatives {
  const language = useLanguage();
  const replacementText = useTexts(replacementTexts);
  const { reading } = bom;
  const [selected, selectColumn] = useState<number | null>(null);
  const free = freeColumn(sheet);
  const defaultColumn = (of: BomSheet): number => alternativesColumn({ sheet: of, reading }) ?? freeColumn(of);
  const column = selected ?? defaultColumn(sheet);
  const titleRow = titleRowOf(bom);
  const [wantsFormula, setFormula] = useState(false);
  const [state, setState] = useState<EntryState | null>(null);

  const cellsFor = ({ item, partno }: Choice): readonly ColumnCell[] =>
    rowsOf(item).map((row) => ({
      row,
      content: wantsFormula ? alternativeFormula({ ...item.line.entry, row }, bom) : partno,
    }));
  const columnNow = async (): Promise<number> => {
    if (selected !== null) return selected;
    const now = (await readBomSheet(sheet.id)) ?? sheet;
    return defaultColumn(now);
  };
  const contentsOf = ({ column, cells }: Order): Promise<readonly CellInput[]> =>
    readColumnCells(
      sheet.id,
      column,
      cells.map(({ row }) => row),
    );
  const follow = (work: Promise<EntryState>): void => void work.then(setState, onTrouble);
  const write = async (order: Order, before: readonly CellInput[]): Promise<EntryState> => {
    const isNew = titleRow !== null && (await readColumnCells(sheet.id, order.column, [titleRow]))[0] === "";
    const title = isNew ? [{ row: titleRow, content: replacementText.title }] : [];
    const { cells } = order;
    const content = order.areFormulas ? { texts: title, formulas: cells } : { texts: [...title, ...cells] };
    await writeColumnCells(sheet.id, order.column, content);
    // Without titles, the column can't be found by its own.
    if (titleRow === null) selectColumn(order.column);
    return { kind: "written", order, before };
  };
  const enter = async (
    choice: Choice | null,
    cells: readonly ColumnCell[],
    areFormulas: boolean,
  ): Promise<EntryState> => {
    const order: Order = { choice, column: await columnNow(), cells, areFormulas };
    const contents = await contentsOf(order);
    const isFree = contents.every((content, at) => content === "" || content === cells[at]?.content);
    return isFree ? write(order, contents) : { kind: "occupied", order, contents };
  };
  const correct = async (choice: Choice): Promise<EntryState> => {
    const cells = rowsOf(choice.item).map((row) => ({ row, content: choice.partno }));
    for (const at of reading.columns.number) {
      const order: Order = { choice, column: at + sheet.column, cells, areFormulas: false };
      const contents = await contentsOf(order);
      const isMistyped = (content: CellInput): boolean =>
        typeof content === "string" && normalizePartNumber(content) === choice.item.line.main?.number.partno;
      if (!contents.every(isMistyped)) continue;
      await writeColumnCells(sheet.id, order.column, { texts: cells });
      return { kind: "written", order, before: contents };
    }
    return enter(choice, cells, false);
  };
  /** Only cells that still have what was written. */
  const undo = async (order: Order, before: readonly CellInput[]): Promise<EntryState> => {
    const now = await contentsOf(order);
    const restored = order.cells.flatMap(({ row, content }, at) =>
      order.areFormulas || now[at] === content ? [{ row, content: before[at] ?? "" }] : [],
    );
    const isFormula = ({ content }: ColumnCell): boolean => typeof content === "string" && content.startsWith("=");
    await writeColumnCells(sheet.id, order.column, {
      texts: restored.filter((cell) => !isFormula(cell)),
      formulas: restored.filter(isFormula),
    });
    return { kind: "undone", order: { ...order, cells: restored } };
  };

  const best = items.flatMap((item): readonly Choice[] => {
    const { replacement } = item.line;
    const [first] = replacement?.kind === "found" ? replacement.found.replacements : [];
    return first !== undefined && isSame(first) ? [{ item, partno: first.product.record.Partno }] : [];
  });
  const outcome = (shown: EntryState | null): JSX.Element => (
    <>
      <Status>
        {shown !== null && (
          <Notice kind={shown.kind === "occupied" ? "warning" : "success"}>{stateText(shown, language)}</Notice>
        )}
      </Status>
      {shown?.kind === "occupied" && (
        <div class="buttons" onClickCapture={({ currentTarget }) => focusChoice(currentTarget)}>
          <button onClick={() => follow(write(shown.order, shown.contents))}>{replacementText.replaceContent}</button>
          <button onClick={() => setState(null)}>{replacementText.leaveContent}</button>
        </div>
      )}
      {shown?.kind === "written" && (
        <div class="buttons" onClickCapture={({ currentTarget }) => focusChoice(currentTarget)}>
          <button onClick={() => follow(undo(shown.order, shown.before))}>{replacementText.undo}</button>
        </div>
      )}
    </>
  );
  const isFor = ({ item, partno }: Choice): boolean =>
    state?.order.choice?.partno === partno && state.order.choice.item.line.entry === item.line.entry;
  const columns = Array.from({ length: sheet.columnCount + 1 }, (_, at) => sheet.column + at).filter(
    (at) => at === free || at === column || !usedColumns(bom).includes(at),
  );
  const titleOf = (at: number): string => (titleRow === null ? "" : shownIn({ sheet }, titleRow, at));
  const panel = (
    <div class="check-choices">
      <LabelledSelect
        id={`check-choose-${sheet.id}`}
        label={replacementText.alternativesColumn}
        value={column}
        options={columns.map((at) => [
          at,
          at === free
            ? replacementText.freeColumn(columnLetters(at))
            : bomColumnsTexts[language].column(columnLetters(at), titleOf(at)),
        ])}
        onChange={selectColumn}
      />
      <label class="check">
        <input
          type="checkbox"
          checked={wantsFormula}
          onChange={({ currentTarget }) => setFormula(currentTarget.checked)}
        />
        <span>{replacementText.enterFormula}</span>
      </label>
      {best.length > 0 && (
        <>
          <div class="buttons">
            <button class="check-choose" onClick={() => follow(enter(null, best.flatMap(cellsFor), wantsFormula))}>
              {replacementText.chooseAll(best.length)}
            </button>
          </div>
          <p class="hint">{replacementText.chooseAllHint}</p>
        </>
      )}
      {outcome(state?.order.choice === null ? state : null)}
    </div>
  );
  return {
    choose: (choice) => follow(enter(choice, cellsFor(choice), wantsFormula)),
    correct: (choice) => follow(correct(choice)),
    resultOf: (choice) => outcome(isFor(choice) ? state : null),
    panel,
  };
}

const freeColumn = ({ column, columnCount }: BomSheet): number => column + columnCount;

/** Before a button of the outcome is handled, because it disappears then. */
const focusChoice = (outcome: Element): void =>
  outcome.closest("li, .check-choices")?.querySelector<HTMLElement>(".check-choose")?.focus();

function stateText(state: EntryState, language: Language): string {
  const text = replacementTexts[language];
  const { column, cells, areFormulas } = state.order;
  const [cell] = cells;
  const letters = columnLetters(column);
  if (state.kind === "undone") return text.undone(cells.length);
  if (cell !== undefined && cells.length === 1) {
    const name = cellName(cell.row, column);
    return state.kind === "written"
      ? text.entered(String(cell.content), name)
      : text.occupied(name, String(state.contents[0] ?? ""));
  }
  if (state.kind === "written")
    return areFormulas ? text.enteredAllFormulas(cells.length, letters) : text.enteredAll(cells.length, letters);
  const other = state.contents.filter((content, at) => content !== "" && content !== cells[at]?.content).length;
  return text.occupiedAll(other, letters);
}
