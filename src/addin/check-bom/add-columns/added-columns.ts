import { type CheckFailure, checkParts, checkedProduct } from "../../../bom/check/parts";
import { substitutesFor, takesSubstitutes } from "../../../bom/check/substitutes";
import { ourPartnoIn } from "../../../bom/check/verdict";
import { checkBom } from "../../../bom/check/verdicts";
import { lookFirstText } from "../../../messages/check-bom/objection-text";
import { dayText } from "../../../messages/grammar/date-text";
import { checkedColumnsIn } from "../../../messages/line/checked-columns";
import { verdictColumns } from "../../../messages/line/printed-verdict";
import { systemClock } from "../../../product-data/base/clock";
import { type Area, cellArea } from "../../excel/area";
import { cellName } from "../../excel/cell-name";
import { refusedBy } from "../../excel/excel-refusal";
import { goToCell } from "../../excel/go-to-cell";
import { tableAt } from "../../excel/table-on-sheet";
import { Work } from "../../upkeep/work";
import { type SheetOfBom, troubleIn } from "../sheet/bom-check";
import { mainColumn, titleRowOf } from "../sheet/checked-bom";
import { isAsRead } from "../sheet/whole-bom";
import { type LineValues, planColumns } from "./column-plan";
import type { ColumnOrder } from "./column-sets";
import { addedCells, writePlan } from "./write-plan";

type AddState =
  | { readonly kind: "none" | "nothingListed" | "noTitles" }
  | { readonly kind: "failed"; readonly failure: CheckFailure }
  | {
      readonly kind: "written";
      /** null: columns were only updated. */
      readonly added: Area | null;
      /** Cells that stay as they were, because their column of a table has other formulas. */
      readonly leftOut: number;
    };

/** The columns of the catalog's data next to a BOM: adds and updates them, after a check. Notifies of changes. */
export class AddedColumns extends Work<AddState> {
  constructor(private readonly session: SheetOfBom) {
    super();
  }

  add(order: ColumnOrder): Promise<void> {
    this.show({ kind: "running", run: null });
    return this.follow(this.written(order));
  }

  /** Selects the columns that were added, which may be far to the right of the part numbers. */
  async goTo(added: Area): Promise<void> {
    await goToCell(this.session.sheet.id, rowName(added)).catch((error: unknown) => this.show(refusedBy(error)));
  }

  private async written(order: ColumnOrder): Promise<AddState> {
    await this.session.check();
    const { result, message, sheet, sources } = this.session;
    if (result === null || message !== null) return { kind: "none" };
    if (order.sets.has("lifeCycle") && !(await result.findAlternatives())) return { kind: "none" };
    if (result.trouble !== null) return { kind: "failed", failure: result.trouble.failure };
    const { bom, verdicts } = result;
    const cell = cellArea({ row: bom.lines[0]?.row ?? 0, column: mainColumn(bom) });
    const table = await tableAt(sheet.id, cell);
    const titleRow = table?.area.row ?? titleRowOf(bom);
    if (titleRow === null) return { kind: "noTitles" };
    await verdicts.settled();
    const { language } = sources;
    const { signal } = new AbortController();
    const there = checkedColumnsIn(bom.sheet.texts[titleRow - bom.sheet.row] ?? []);
    // The list of decisions doesn't have the substitutes for other lines.
    const searched =
      order.sets.has("substitutes") || there.has("substitutes")
        ? await checkBom(
            verdicts.all.map(({ line }) => line),
            sources,
            language,
            signal,
            takesSubstitutes,
          )
        : [];
    const trouble = troubleIn(searched);
    if (trouble !== null) return { kind: "failed", failure: trouble.failure };
    const { results } = await checkParts(
      verdicts.all.flatMap((verdict) => ourPartnoIn(verdict) ?? []),
      signal,
      { ...sources, onProgress: () => undefined },
    );
    const failed = [...results.values()].find((part) => part.kind === "failed");
    if (failed !== undefined) return failed;
    const values = new Map(
      verdicts.all.map((verdict, at) => {
        const product = checkedProduct(results.get(ourPartnoIn(verdict) ?? ""));
        const found = searched[at] && substitutesFor(searched[at]);
        const texts = {
          ...verdictColumns(verdict, language),
          // The user may have chosen a number that the service doesn't have.
          partno: product?.record.Partno ?? "",
          substitutes: lookFirstText(found?.objections ?? [], language),
        };
        return [verdict.line.row, { product, texts, substitutes: found?.partnos ?? [] }];
      }),
    );
    const isListed = ({ product, texts, substitutes }: LineValues): boolean =>
      product !== null || texts.alternative !== "" || substitutes.length > 0;
    if (![...values.values()].some(isListed)) return { kind: "nothingListed" };
    const day = dayText(systemClock.now());
    const plan = planColumns(bom, { order, values, titleRow, table, day, language });
    // The service may have taken long, and lines can be sorted meanwhile, also while they are written.
    const read = bom.lines.map((line) => line.row);
    if (!(await isAsRead(bom, read))) return this.written(order);
    const leftOut = await writePlan(sheet.id, plan);
    if (!(await isAsRead(bom, read))) return this.written(order);
    return { kind: "written", added: addedCells(plan), leftOut };
  }
}

/** The cells of a row, such as `K1:V1`. */
const rowName = ({ row, column, columnCount }: Area): string =>
  `${cellName(row, column)}:${cellName(row, column + columnCount - 1)}`;
