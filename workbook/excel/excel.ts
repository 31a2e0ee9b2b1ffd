import type { WorkbookDocument } from "../document";
import { ExcelError } from "./client-object";
import { ENUMS } from "./enums";
import { RequestContext } from "./request-context";
import { Application, Workbook } from "./workbook";

/**
 * The part of Excel's JavaScript API that an add-in for tables of parts uses: sheets, ranges, the selection, calculation.
 * Like Excel's it is a queue: nothing is read or written before sync(), and what was not loaded cannot be read.
 */
export function installExcel(addinWindow: ExcelWindow, document: WorkbookDocument): void {
  addinWindow.Excel = { ...ENUMS, run: (...args: readonly unknown[]) => run(document, args) };
  addinWindow.OfficeExtension = { ...addinWindow.OfficeExtension, Error: ExcelError };
}

export interface ExcelWindow {
  Excel?: object;
  OfficeExtension?: object;
}

/** Excel.run(batch), Excel.run(options, batch) and Excel.run(objectOrContext, batch). */
async function run(document: WorkbookDocument, args: readonly unknown[]): Promise<unknown> {
  const batch = args.at(-1) as (context: RequestContext) => Promise<unknown>;
  const context = contextOf(args[0]) ?? newContext(document);
  const result = await batch(context);
  await context.sync();
  return result;
}

function contextOf(given: unknown): RequestContext | undefined {
  if (given instanceof RequestContext) return given;
  const first: unknown = Array.isArray(given) ? given[0] : given;
  return typeof first === "object" && first !== null && "context" in first && first.context instanceof RequestContext
    ? first.context
    : undefined;
}

function newContext(document: WorkbookDocument): RequestContext {
  const context = new RequestContext(document);
  const application = new Application(context, () => document);
  return Object.assign(context, { application, workbook: new Workbook(context, application) });
}
