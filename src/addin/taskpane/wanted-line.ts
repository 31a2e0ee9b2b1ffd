import { Subscribable } from "../../product-data/base/subscribable";
import type { SheetRow } from "../excel/active-cell";

/** The line that the user wants alternatives for, until the Check BOM view has it. */
export class WantedLine extends Subscribable {
  private line: SheetRow | null = null;

  want(line: SheetRow): void {
    this.line = line;
    this.notify();
  }

  isIn(sheetId: string): boolean {
    return this.line?.sheetId === sheetId;
  }

  /** The line, once; null: none of this sheet is wanted. */
  take(sheetId: string): SheetRow | null {
    const { line } = this;
    if (line?.sheetId !== sheetId) return null;
    this.line = null;
    return line;
  }
}
