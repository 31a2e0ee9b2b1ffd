import { Subscribable } from "../product-data/base/subscribable";

/** A value that notifies when it changes. */
export class Observed<T> extends Subscribable {
  constructor(private value: T) {
    super();
  }

  get current(): T {
    return this.value;
  }

  set(value: T): void {
    if (value === this.value) return;
    this.value = value;
    this.notify();
  }
}
