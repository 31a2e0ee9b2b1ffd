import type { WorkbookDocument } from "../document";
export interface ExcelWindow {
  Excel?: object;
}
export function installExcel(_window: ExcelWindow, _document: WorkbookDocument): void {}
