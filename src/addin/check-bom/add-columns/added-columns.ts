import type { CheckFailure } from "../../../bom/check/failure";
import type { Verdict } from "../../../bom/check/verdict";
import { needsReplacement, notRecommended } from "../../../bom/check/states";
import { isWholeCell } from "../../../bom/reading/line/line-numbers";
import { type Area, cellArea } from "../../excel/area";
import { cellName } from "../../excel/cell-name";
import { refused } from "../../excel/excel-refusal";
import { goToCell } from "../../excel/go-to-cell";
import { tableAt } from "../../excel/table-on-sheet";
import { planColumns, productOfLine, stateOf } from "./column-plan";
import type { ColumnOrder } from "./column-sets";
import { listedParts } from "./listed-parts";
import type { ColumnPlan } from "./planned-columns";
import { addedCells, occupiedAreas, writePlan } from "./write-plan";
import { BomCheck } from "../sheet/bom-check";
import { mainColumn } from "../sheet/checked-bom";
import type { Confirmation } from "../sheet/confirmation";
import type { SheetOfBom } from "../sheet/sheet-of-bom";
import { Work } from "../../upkeep/work";

type AddState =
  | { readonly kind: "none" | "nothingListed" | "sheetEmpty" }
  | { readonly kind: "failed"; readonly failure: CheckFailure }
  /** `added`: null if columns were only updated. `mixed`: lines whose number's cell has other text. */
  | { readonly kind: "written"; readonly added: Area | null; readonly mixed: number };

/** The columns of the catalog's data next to a BOM: adds them as formulas, and updates them. Notifies of changes. */
export class AddedColumns extends Work<AddState> {
  confirmation: Confirmation | null = null;

  constructor(private readonly session: SheetOfBom) {
    super();
  }

  add(order: ColumnOrder): Promise<void> {
    this.confirmation = null;
    this.show({ kind: "running", run: null });
    return this.follow(this.planned(order));
  }

  /** Selects the columns that were added, which may be far to the right of the part numbers. */
  async goTo(added: Area): Promise<void> {
    await goToCell(this.session.sheet.id, rowName(added)).catch((error: unknown) => this.show(refused(error)));
  }

  private async planned(order: ColumnOrder): Promise<AddState> {
    const bom = await this.session.read();
    if (bom === null) return { kind: "sheetEmpty" };
    const { language, loader } = this.session.sources;
    const results = await listedParts(bom.lines, language, loader);
    const failed = [...results.values()].find((each) => each.kind === "failed");
    if (failed !== undefined) return failed;
    const check = new BomCheck(bom, 0, null, this.session.sources);
    check.subscribe(() => {
      if (check.run !== null) this.show({ kind: "running", run: check.run });
    });
    await check.verdicts.add({ results });
    if (order.sets.has("lifeCycle") && !(await check.findAlternatives(isOpen))) return { kind: "none" };
    const { all: verdicts } = check.verdicts;
    if (!verdicts.some((verdict) => productOfLine(verdict) !== null || verdict.replacement?.kind === "found"))
      return { kind: "nothingListed" };
    const cell = cellArea({ row: bom.lines[0]?.row ?? 0, column: mainColumn(bom) });
    const table = await tableAt(this.session.sheet.id, cell);
    const plan = await planColumns(bom, { order, verdicts, language, table });
    const mixed = verdicts.filter((verdict) => {
      const [main] = verdict.line.numbers;
      return main !== undefined && productOfLine(verdict) !== null && !isWholeCell(main);
    }).length;
    const areas = await occupiedAreas(this.session.sheet.id, plan);
    if (areas.length === 0) return this.write(plan, [], mixed);
    this.confirmation = {
      place: { kind: "block", cells: areas.reduce((sum, { rowCount }) => sum + rowCount, 0) },
      row: null,
      replace: () => {
        this.confirmation = null;
        void this.follow(this.write(plan, areas, mixed));
      },
      keep: () => {
        this.confirmation = null;
        this.notify();
      },
    };
    return { kind: "none" };
  }

  private async write(plan: ColumnPlan, toClear: readonly Area[], mixed: number): Promise<AddState> {
    await writePlan(this.session.sheet.id, plan, toClear);
    return { kind: "written", added: addedCells(plan), mixed };
  }
}

/** A line without a part of the catalog that an alternative may be in: another manufacturer's, or one without a number. */
const isOpen = (verdict: Verdict): boolean =>
  needsReplacement(stateOf(verdict)) && !notRecommended.has(stateOf(verdict));

/** `K1:V1` */
const rowName = ({ row, column, columnCount }: Area): string =>
  `${cellName(row, column)}:${cellName(row, column + columnCount - 1)}`;
