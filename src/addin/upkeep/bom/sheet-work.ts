import { Subscribable } from "../../../product-data/base/subscribable";
import type { SheetName } from "../../excel/bom-sheet";
import { type Refused, refused } from "../../excel/excel-refusal";
import type { CheckSources } from "./bom-check";
import type { CheckedBom } from "./checked-bom";

/** A sheet with a BOM. */
export interface SheetOfBom {
  readonly sheet: SheetName;
  readonly sources: CheckSources;
  /** As it is now; null if it is empty. */
  read(): Promise<CheckedBom | null>;
}

/** Work on a sheet that the user starts, and what became of it. Notifies of changes. */
export abstract class SheetWork<S extends { readonly kind: string }> extends Subscribable {
  state: S | Refused | { readonly kind: "none" } = { kind: "none" };

  protected show(state: typeof this.state): void {
    this.state = state;
    this.notify();
  }

  /** Shows what the work results in, or why Excel refuses it. */
  protected async follow(work: Promise<typeof this.state>): Promise<void> {
    this.show(await work.catch(refused));
  }
}
