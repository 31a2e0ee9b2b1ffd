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
export interface Taken {
  readonly item: BomItem;
  readonly partno: string;
}

/** What is written where: for one item, or for all. */
interface Order {
  /** null: for all. */
  readonly taken: Taken | null;
  readonly column: number;
  readonly cells: readonly ColumnCell[];
  readonly areFormulas: boolean;
}

type TakeState =
  /** Cells have other content: nothing is written until the user confirms. */
  | { readonly kind: "occupied"; readonly order: Order; readonly contents: readonly CellInput[] }
  | { readonly kind: "written"; readonly order: Order; readonly before: readonly CellInput[] }
  | { readonly kind: "undone"; readonly order: Order };

/** How alternatives are entered. */
export interface Taking {
  readonly take: (taken: Taken) => void;
  /** Enters a part instead of a mistyped number: in its cell if the number is all that is in it. */
  readonly correct: (taken: Taken) => void;
  /** The outcome for the part, to show next to it; empty for all but the last. */
  readonly resultOf: (taken: Taken) => JSX.Element;
}

interface Take extends Taking {
  /** Where alternatives are entered, and the button for all. */
  readonly panel: JSX.Element;
}

/**
 * Enters alternatives into a column next to the BOM, as numbers or as formulas, and never over other content without
 * asking. A blank column gets a title.
 * @param sheet as it is now, with columns that were added since the check
 */
export function useTake(
  bom: CheckedBom,
  sheet: BomSheet,
  items: readonly BomItem[],
  onTrouble: (error: unknown) => void,
): Take {
  const language = useLanguage();
  const replacementText = useTexts(replacementTexts);
  const { reading } = bom;
  const [chosen, setColumn] = useState<number | null>(null);
  const free = freeColumn(sheet);
  const usualColumn = (of: BomSheet): number => alternativesColumn({ sheet: of, reading }) ?? freeColumn(of);
  const column = chosen ?? usualColumn(sheet);
  const titleRow = titleRowOf(bom);
  const [wantsFormula, setFormula] = useState(false);
  const [state, setState] = useState<TakeState | null>(null);

  const cellsFor = ({ item, partno }: Taken): readonly ColumnCell[] =>
    rowsOf(item).map((row) => ({
      row,
      content: wantsFormula ? alternativeFormula({ ...item.line.entry, row }, bom) : partno,
    }));
  const columnNow = async (): Promise<number> => {
    if (chosen !== null) return chosen;
    const now = (await readBomSheet(sheet.id)) ?? sheet;
    return usualColumn(now);
  };
  const contentsOf = ({ column, cells }: Order): Promise<readonly CellInput[]> =>
    readColumnCells(
      sheet.id,
      column,
      cells.map(({ row }) => row),
    );
  const follow = (work: Promise<TakeState>): void => void work.then(setState, onTrouble);
  const write = async (order: Order, before: readonly CellInput[]): Promise<TakeState> => {
    const isNew = titleRow !== null && (await readColumnCells(sheet.id, order.column, [titleRow]))[0] === "";
    const title = isNew ? [{ row: titleRow, content: replacementText.title }] : [];
    const { cells } = order;
    const content = order.areFormulas ? { texts: title, formulas: cells } : { texts: [...title, ...cells] };
    await writeColumnCells(sheet.id, order.column, content);
    // Without titles, the column can't be found by its own.
    if (titleRow === null) setColumn(order.column);
    return { kind: "written", order, before };
  };
  const enter = async (taken: Taken | null, cells: readonly ColumnCell[], areFormulas: boolean): Promise<TakeState> => {
    const order: Order = { taken, column: await columnNow(), cells, areFormulas };
    const contents = await contentsOf(order);
    const isFree = contents.every((content, at) => content === "" || content === cells[at]?.content);
    return isFree ? write(order, contents) : { kind: "occupied", order, contents };
  };
  const correct = async (taken: Taken): Promise<TakeState> => {
    const cells = rowsOf(taken.item).map((row) => ({ row, content: taken.partno }));
    for (const at of reading.columns.number) {
      const order: Order = { taken, column: at + sheet.column, cells, areFormulas: false };
      const contents = await contentsOf(order);
      const isMistyped = (content: CellInput): boolean =>
        typeof content === "string" && normalizePartNumber(content) === taken.item.line.main?.number.partno;
      if (!contents.every(isMistyped)) continue;
      await writeColumnCells(sheet.id, order.column, { texts: cells });
      return { kind: "written", order, before: contents };
    }
    return enter(taken, cells, false);
  };
  /** Only cells that still have what was written. */
  const undo = async (order: Order, before: readonly CellInput[]): Promise<TakeState> => {
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

  const best = items.flatMap((item): readonly Taken[] => {
    const { replacement } = item.line;
    const [first] = replacement?.kind === "found" ? replacement.found.replacements : [];
    return first !== undefined && isSame(first) ? [{ item, partno: first.product.record.Partno }] : [];
  });
  const outcome = (shown: TakeState | null): JSX.Element => (
    <>
      <Status>
        {shown !== null && (
          <Notice kind={shown.kind === "occupied" ? "warning" : "success"}>{stateText(shown, language)}</Notice>
        )}
      </Status>
      {shown?.kind === "occupied" && (
        <div class="buttons" onClickCapture={({ currentTarget }) => focusTake(currentTarget)}>
          <button onClick={() => follow(write(shown.order, shown.contents))}>{replacementText.replaceContent}</button>
          <button onClick={() => setState(null)}>{replacementText.keepContent}</button>
        </div>
      )}
      {shown?.kind === "written" && (
        <div class="buttons" onClickCapture={({ currentTarget }) => focusTake(currentTarget)}>
          <button onClick={() => follow(undo(shown.order, shown.before))}>{replacementText.undo}</button>
        </div>
      )}
    </>
  );
  const isFor = ({ item, partno }: Taken): boolean =>
    state?.order.taken?.partno === partno && state.order.taken.item.line.entry === item.line.entry;
  const columns = Array.from({ length: sheet.columnCount + 1 }, (_, at) => sheet.column + at).filter(
    (at) => at === free || at === column || !usedColumns(bom).includes(at),
  );
  const titleOf = (at: number): string => (titleRow === null ? "" : shownIn({ sheet }, titleRow, at));
  const panel = (
    <div class="check-taking">
      <LabelledSelect
        id={`check-take-${sheet.id}`}
        label={replacementText.takeInto}
        value={column}
        options={columns.map((at) => [
          at,
          at === free
            ? replacementText.freeColumn(columnLetters(at))
            : bomColumnsTexts[language].column(columnLetters(at), titleOf(at)),
        ])}
        onChange={setColumn}
      />
      <label class="check">
        <input
          type="checkbox"
          checked={wantsFormula}
          onChange={({ currentTarget }) => setFormula(currentTarget.checked)}
        />
        <span>{replacementText.takeAsFormula}</span>
      </label>
      {best.length > 0 && (
        <>
          <div class="buttons">
            <button class="check-take" onClick={() => follow(enter(null, best.flatMap(cellsFor), wantsFormula))}>
              {replacementText.takeAll(best.length)}
            </button>
          </div>
          <p class="hint">{replacementText.takeAllHint}</p>
        </>
      )}
      {outcome(state?.order.taken === null ? state : null)}
    </div>
  );
  return {
    take: (taken) => follow(enter(taken, cellsFor(taken), wantsFormula)),
    correct: (taken) => follow(correct(taken)),
    resultOf: (taken) => outcome(isFor(taken) ? state : null),
    panel,
  };
}

const freeColumn = ({ column, columnCount }: BomSheet): number => column + columnCount;

/** Before a button of the outcome is handled, because it disappears then. */
const focusTake = (outcome: Element): void =>
  outcome.closest("li, .check-taking")?.querySelector<HTMLElement>(".check-take")?.focus();

function stateText(state: TakeState, language: Language): string {
  const text = replacementTexts[language];
  const { column, cells, areFormulas } = state.order;
  const [cell] = cells;
  const letters = columnLetters(column);
  if (state.kind === "undone") return text.undone(cells.length);
  if (cell !== undefined && cells.length === 1) {
    const name = cellName(cell.row, column);
    return state.kind === "written"
      ? text.taken(String(cell.content), name)
      : text.occupied(name, String(state.contents[0] ?? ""));
  }
  if (state.kind === "written")
    return areFormulas ? text.takenAllFormulas(cells.length, letters) : text.takenAll(cells.length, letters);
  const other = state.contents.filter((content, at) => content !== "" && content !== cells[at]?.content).length;
  return text.occupiedAll(other, letters);
}
