import type { WorkbookDocument } from "../document";
import { ClientObject, type PropertyTable } from "./client-object";
import { selectionEvent, type SelectionEvent } from "./events";
import { Range } from "./range";
import type { RequestContext } from "./request-context";
import { WorksheetCollection } from "./worksheets";

export class Workbook extends ClientObject<WorkbookDocument> {
  readonly worksheets: WorksheetCollection;
  readonly onSelectionChanged: SelectionEvent;

  constructor(
    context: RequestContext,
    readonly application: Application,
  ) {
    super(context, () => context.document);
    this.worksheets = new WorksheetCollection(context, () => context.document);
    this.onSelectionChanged = selectionEvent(context, () => true);
  }

  protected override get properties(): PropertyTable<WorkbookDocument> {
    return { name: { get: () => "Workbook" } };
  }

  getSelectedRange(): Range {
    return new Range(this.context, () => ({ document: this.target, ...this.target.selection() }));
  }

  getActiveCell(): Range {
    return this.getSelectedRange().getCell(0, 0);
  }
}

ClientObject.expose(Workbook, ["name"]);

export class Application extends ClientObject<WorkbookDocument> {
  protected override get properties(): PropertyTable<WorkbookDocument> {
    return { calculationMode: { get: () => "Automatic" } };
  }

  /** "Recalculate" is F9: what is dirty, and nothing is when calculation is automatic. */
  calculate(type: "Recalculate" | "Full" | "FullRebuild"): void {
    this.enqueue((document) => document.calculate({}, type !== "Recalculate"));
  }

  suspendScreenUpdatingUntilNextSync(): void {}

  suspendApiCalculationUntilNextSync(): void {}
}

ClientObject.expose(Application, ["calculationMode"]);
