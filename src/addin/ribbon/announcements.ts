import { Subscribable } from "../../product-data/base/subscribable";
import type { ExcelRefusal } from "../../messages/excel-refusal";

/** The result of a ribbon command, to be shown in the pane. */
export type Announcement =
  | { readonly kind: "frozen"; readonly formulas: number }
  | { readonly kind: "freezeRefused"; readonly refusal: ExcelRefusal };

/** The last announcement, until it is dismissed. */
export class Announcements extends Subscribable {
  private last: Announcement | null = null;

  get current(): Announcement | null {
    return this.last;
  }

  announce(announcement: Announcement | null): void {
    this.last = announcement;
    this.notify();
  }
}
