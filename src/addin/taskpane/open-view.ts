import { Subscribable } from "../../product-data/base/subscribable";

export const viewNames = ["settings", "find", "check", "activity"] as const;

export type ViewName = (typeof viewNames)[number];

/** Which view of the pane is open, as selected on the ribbon or by the tabs. */
export class OpenView extends Subscribable {
  constructor(private name: ViewName) {
    super();
  }

  get current(): ViewName {
    return this.name;
  }

  open(name: ViewName): void {
    if (name === this.name) return;
    this.name = name;
    this.notify();
  }
}
