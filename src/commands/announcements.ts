import { Subscribable } from "../api/subscribable";

/** What a command of the ribbon did, for the pane to say. */
export type Announcement =
  | { readonly kind: "frozen"; readonly formulas: number }
  /** Excel refused: usually several areas are selected, or the sheet is protected. */
  | { readonly kind: "freezeRefused" };

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
