import type { SheetName } from "../../excel/bom-sheet";
import type { CheckSources } from "./bom-check";
import type { CheckedBom } from "./checked-bom";

/** A sheet with a BOM. */
export interface SheetOfBom {
  readonly sheet: SheetName;
  readonly sources: CheckSources;
  /** As it is now; null if it is empty. */
  read(): Promise<CheckedBom | null>;
}
