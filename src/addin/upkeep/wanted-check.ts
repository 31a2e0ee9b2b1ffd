import type { SheetRow } from "../excel/active-cell";

/** To check the sheet in view, or to show what can replace one line. */
export type WantedCheck = "sheet" | SheetRow;
