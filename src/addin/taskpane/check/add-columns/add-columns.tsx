import { useState } from "preact/hooks";
import type { ReplacementProgress } from "../../../../bom/check/line-replacements";
import { isWholeCell } from "../../../../bom/reading/extract";
import { addColumnsTexts } from "../../../../messages/add-columns-texts";
import { checkBomTexts } from "../../../../messages/check-bom-texts";
import type { Failure } from "../../../../messages/failures/failure";
import { failureText } from "../../../../messages/failures/message";
import { type ExcelRefusal, refusalText } from "../../../../messages/excel-refusal";
import { replacementTexts } from "../../../../messages/replacement-texts";
import { answerFields, fieldByName } from "../../../../product-data/vocabulary/field";
import type { Language } from "../../../../product-data/vocabulary/language";
import { type Area, cellArea } from "../../../excel/area";
import { cellName, columnLetters } from "../../../excel/cell-name";
import type { SheetName } from "../../../excel/bom-sheet";
import { excelRefusal } from "../../../excel/excel-refusal";
import { goToCell } from "../../../excel/go-to-cell";
import { tableAt } from "../../../excel/table-on-sheet";
import { AddField } from "../../parts/add-field";
import { useLanguage, usePane, useTexts } from "../../pane-context";
import { Action } from "../../parts/action";
import { Icon } from "../../parts/icon";
import { Notice, Status } from "../../parts/notice";
import { Progress } from "../../parts/progress";
import { CollapsedSection } from "../../parts/section";
import { type CheckedBom, mainColumn } from "../checked-bom";
import { planColumns } from "./column-plan";
import { type ColumnOrder, columnSets } from "./column-sets";
import { listedProducts } from "./listed-products";
import type { ColumnPlan } from "./planned-columns";
import { replaceableEntries } from "./replaceable-entries";
import { addedCells, occupiedAreas, writePlan } from "./write-plan";

interface AddColumnsProps {
  readonly sheet: SheetName;
  /** Whether the sheet has columns of the add-in. */
  readonly isUpdate: boolean;
  /** The sheet as it is now; null if it is empty. */
  readonly read: () => Promise<CheckedBom | null>;
}

type AddState =
  | { readonly kind: "working" | "nothingListed" | "sheetEmpty" }
  | { readonly kind: "finding"; readonly progress: ReplacementProgress; readonly run: AbortController }
  | { readonly kind: "failed"; readonly failure: Failure }
  | { readonly kind: "refused"; readonly refusal: ExcelRefusal }
  /** Nothing is written until the user confirms. */
  | { readonly kind: "occupied"; readonly plan: ColumnPlan; readonly areas: readonly Area[]; readonly mixed: number }
  | { readonly kind: "written"; readonly added: Area | null; readonly mixed: number };

/** Adds columns of the catalog's data to the BOM, as formulas, and updates them. */
export function AddColumns({ sheet, isUpdate, read }: AddColumnsProps) {
  const context = usePane();
  const language = useLanguage();
  const text = useTexts(addColumnsTexts);
  const [order, setOrder] = useState<ColumnOrder>({ sets: new Set(["lifeCycle", "data"]), fields: [] });
  const [state, setState] = useState<AddState | null>(null);
  const failed = (error: unknown): void => setState({ kind: "refused", refusal: excelRefusal(error) });

  const follow = (work: Promise<AddState | null>): void => void work.then(setState, failed);

  const write = async (plan: ColumnPlan, toClear: readonly Area[], mixed: number): Promise<AddState> => {
    await writePlan(sheet.id, plan, toClear);
    const added = addedCells(plan);
    if (added !== null) await goToCell(sheet.id, rowName(added));
    return { kind: "written", added, mixed };
  };
  const add = async (): Promise<AddState | null> => {
    setState({ kind: "working" });
    const bom = await read();
    if (bom === null) return { kind: "sheetEmpty" };
    const { products, failure } = await listedProducts(bom.entries, language, context.runtime.loader);
    if (failure !== null) return { kind: "failed", failure };
    const run = new AbortController();
    const replaceable = order.sets.has("lifeCycle")
      ? await replaceableEntries(bom.entries, products, {
          ...{ language, sources: context.runtime, signal: run.signal },
          onProgress: (progress) => setState({ kind: "finding", progress, run }),
        })
      : [];
    if (run.signal.aborted) return null;
    if (products.size === 0 && replaceable.length === 0) return { kind: "nothingListed" };
    const cell = cellArea({ row: bom.entries[0]?.row ?? 0, column: mainColumn(bom) });
    const plan = await planColumns(bom, {
      ...{ order, products, replaceable, language },
      table: await tableAt(sheet.id, cell),
    });
    const mixed = bom.entries.filter(
      ({ numbers: [main] }) => main !== undefined && products.has(main.partno) && !isWholeCell(main),
    ).length;
    const areas = await occupiedAreas(sheet.id, plan);
    return areas.length > 0 ? { kind: "occupied", plan, areas, mixed } : write(plan, [], mixed);
  };
  const isBusy = state?.kind === "working" || state?.kind === "finding";
  const has = isUpdate || state?.kind === "written";
  return (
    <CollapsedSection title={text.heading}>
      {columnSets.map((set) => (
        <label key={set} class="check">
          <input
            type="checkbox"
            checked={order.sets.has(set)}
            onChange={({ currentTarget: { checked } }) => {
              const others = [...order.sets].filter((each) => each !== set);
              setOrder({ ...order, sets: new Set(checked ? [...others, set] : others) });
            }}
          />
          <span>
            {text.sets[set]}
            <span class="hint check-set">{text.hints[set]}</span>
          </span>
        </label>
      ))}
      <ul class="plain">
        {order.fields.map((name) => {
          const label = fieldByName(name)?.label[language] ?? name;
          return (
            <li key={name} class="check-added">
              <span>{label}</span>
              <button
                class="subtle find-icon"
                aria-label={text.remove(label)}
                onClick={({ currentTarget }) => {
                  focusNear(currentTarget, "select");
                  setOrder({ ...order, fields: order.fields.filter((each) => each !== name) });
                }}
              >
                <Icon name="dismiss" />
              </button>
            </li>
          );
        })}
      </ul>
      <AddField
        label={text.field}
        fields={answerFields("none").filter(({ name }) => !order.fields.includes(name))}
        onAdd={({ name }) => setOrder({ ...order, fields: [...order.fields, name] })}
      />
      <Action
        label={has ? text.update : text.add}
        hint={text.hint}
        class="columns-add"
        busy={isBusy}
        disabled={order.sets.size === 0 && order.fields.length === 0}
        onPress={() => follow(add())}
      />
      {state?.kind === "finding" && (
        <Progress
          label={replacementTexts[language].finding(state.progress.done, state.progress.total)}
          done={state.progress.done}
          total={state.progress.total}
          cancel={{ label: checkBomTexts[language].cancel, onClick: () => state.run.abort() }}
        />
      )}
      <Status>{state !== null && state.kind !== "finding" && <AddOutcome state={state} />}</Status>
      {state?.kind === "occupied" && (
        <div class="buttons" onClickCapture={({ currentTarget }) => focusNear(currentTarget, ".columns-add")}>
          <button onClick={() => follow(write(state.plan, state.areas, state.mixed))}>
            {replacementTexts[language].replaceContent}
          </button>
          <button onClick={() => setState(null)}>{replacementTexts[language].leaveContent}</button>
        </div>
      )}
    </CollapsedSection>
  );
}

/** Before a button is handled that disappears then. */
const focusNear = (button: Element, selector: string): void =>
  button.closest("section")?.querySelector<HTMLElement>(selector)?.focus();

function AddOutcome({ state }: { readonly state: Exclude<AddState, { readonly kind: "finding" }> }) {
  const language = useLanguage();
  const text = useTexts(addColumnsTexts);
  switch (state.kind) {
    case "working":
      return <p class="hint">{text.working}</p>;
    case "nothingListed":
      return <Notice kind="warning">{text.nothingListed}</Notice>;
    case "sheetEmpty":
      return <Notice kind="warning">{checkBomTexts[language].sheetEmpty}</Notice>;
    case "failed":
      return <Notice kind="error">{failureText(state.failure, language)}</Notice>;
    case "refused":
      return <Notice kind="error">{refusalText(state.refusal, language)}</Notice>;
    case "occupied": {
      const cells = state.areas.reduce((sum, { rowCount }) => sum + rowCount, 0);
      return <Notice kind="warning">{text.occupied(cells)}</Notice>;
    }
    case "written":
      return (
        <>
          <Notice kind="success">{state.added === null ? text.updated : addedText(state.added, language)}</Notice>
          {state.mixed > 0 && <Notice kind="warning">{text.withOtherText(state.mixed)}</Notice>}
        </>
      );
  }
}

function addedText({ column, columnCount }: Area, language: Language): string {
  const letters = [column, column + columnCount - 1].map(columnLetters);
  return addColumnsTexts[language].added(columnCount, [...new Set(letters)]);
}

/** `K1:V1` */
const rowName = ({ row, column, columnCount }: Area): string =>
  `${cellName(row, column)}:${cellName(row, column + columnCount - 1)}`;
