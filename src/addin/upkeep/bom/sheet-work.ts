import { Subscribable } from "../../../product-data/base/subscribable";
import { type Refused, refused } from "../../excel/excel-refusal";

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
