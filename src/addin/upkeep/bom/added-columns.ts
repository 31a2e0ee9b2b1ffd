import { isWholeCell } from "../../../bom/reading/line/line-numbers";
import type { ExcelRefusal } from "../../../messages/excel-refusal";
import type { Failure } from "../../../messages/failures/failure";
import { Subscribable } from "../../../product-data/base/subscribable";
import { type Area, cellArea } from "../../excel/area";
import { cellName } from "../../excel/cell-name";
import { excelRefusal } from "../../excel/excel-refusal";
import { goToCell } from "../../excel/go-to-cell";
import { tableAt } from "../../excel/table-on-sheet";
import { planColumns } from "./add-columns/column-plan";
import type { ColumnOrder } from "./add-columns/column-sets";
import { listedProducts } from "./add-columns/listed-products";
import type { ColumnPlan } from "./add-columns/planned-columns";
import { replaceableEntries } from "./add-columns/replaceable-entries";
import { addedCells, occupiedAreas, writePlan } from "./add-columns/write-plan";
import type { CheckRun, CheckSources } from "./bom-check";
import { type CheckedBom, mainColumn } from "./checked-bom";
import type { Question } from "./question";

export type AddState =
  | { readonly kind: "none" | "working" | "nothingListed" | "sheetEmpty" }
  | { readonly kind: "finding"; readonly run: CheckRun }
  | { readonly kind: "failed"; readonly failure: Failure }
  | { readonly kind: "refused"; readonly refusal: ExcelRefusal }
  /** `added`: null if columns were only updated. `mixed`: lines whose number's cell has other text. */
  | { readonly kind: "written"; readonly added: Area | null; readonly mixed: number };

/** The columns of the catalog's data next to a BOM: adds them as formulas, and updates them. Notifies of changes. */
export class AddedColumns extends Subscribable {
  state: AddState = { kind: "none" };
  question: Question | null = null;

  constructor(
    private readonly sheetId: string,
    /** The sheet as it is now; null if it is empty. */
    private readonly read: () => Promise<CheckedBom | null>,
    private readonly sources: CheckSources,
  ) {
    super();
  }

  get isBusy(): boolean {
    return this.state.kind === "working" || this.state.kind === "finding";
  }

  add(order: ColumnOrder): Promise<void> {
    this.question = null;
    this.show({ kind: "working" });
    return this.follow(this.planned(order));
  }

  /** Selects the columns that were added, which may be far to the right of the part numbers. */
  async goTo(added: Area): Promise<void> {
    await goToCell(this.sheetId, rowName(added)).catch((error: unknown) =>
      this.show({ kind: "refused", refusal: excelRefusal(error) }),
    );
  }

  private async planned(order: ColumnOrder): Promise<AddState> {
    const bom = await this.read();
    if (bom === null) return { kind: "sheetEmpty" };
    const { language, loader } = this.sources;
    const { products, failure } = await listedProducts(bom.entries, language, loader);
    if (failure !== null) return { kind: "failed", failure };
    const run = new AbortController();
    const cancel = (): void => run.abort();
    const replaceable = order.sets.has("lifeCycle")
      ? await replaceableEntries(bom.entries, products, {
          ...{ language, sources: this.sources, signal: run.signal },
          onProgress: ({ done, total }) =>
            this.show({ kind: "finding", run: { kind: "alternatives", done, total, cancel } }),
        })
      : [];
    if (run.signal.aborted) return { kind: "none" };
    if (products.size === 0 && replaceable.length === 0) return { kind: "nothingListed" };
    const cell = cellArea({ row: bom.entries[0]?.row ?? 0, column: mainColumn(bom) });
    const table = await tableAt(this.sheetId, cell);
    const plan = await planColumns(bom, { order, products, replaceable, language, table });
    const mixed = bom.entries.filter(
      ({ numbers: [main] }) => main !== undefined && products.has(main.partno) && !isWholeCell(main),
    ).length;
    const areas = await occupiedAreas(this.sheetId, plan);
    if (areas.length === 0) return this.write(plan, [], mixed);
    this.question = {
      place: { kind: "block", cells: areas.reduce((sum, { rowCount }) => sum + rowCount, 0) },
      row: null,
      replace: () => {
        this.question = null;
        void this.follow(this.write(plan, areas, mixed));
      },
      keep: () => {
        this.question = null;
        this.notify();
      },
    };
    return { kind: "none" };
  }

  private async write(plan: ColumnPlan, toClear: readonly Area[], mixed: number): Promise<AddState> {
    await writePlan(this.sheetId, plan, toClear);
    return { kind: "written", added: addedCells(plan), mixed };
  }

  private async follow(work: Promise<AddState>): Promise<void> {
    this.show(await work.catch((error: unknown) => ({ kind: "refused", refusal: excelRefusal(error) }) as const));
  }

  private show(state: AddState): void {
    this.state = state;
    this.notify();
  }
}

/** `K1:V1` */
const rowName = ({ row, column, columnCount }: Area): string =>
  `${cellName(row, column)}:${cellName(row, column + columnCount - 1)}`;
