import type { ApiFailure } from "./failure";
import { Subscribable } from "./subscribable";

/** Something worth telling the user about the traffic with the service. Never holds the key. */
export type ActivityEvent =
  | { readonly kind: "sent"; readonly request: number; readonly attempt: number }
  | { readonly kind: "answered"; readonly request: number; readonly tookMs: number }
  | { readonly kind: "failed"; readonly request: number; readonly failure: ApiFailure; readonly retried: boolean }
  | { readonly kind: "waiting"; readonly untilMs: number }
  | { readonly kind: "storage"; readonly state: StorageState };

/** Whether what is fetched outlives the session. */
export type StorageState = "kept" | "blocked" | "full";

export type ActivityEntry = ActivityEvent & { readonly atMs: number };

/** Sums since the runtime started. */
export interface Totals {
  readonly requests: number;
  readonly failures: number;
  /** Cells whose value came without waiting, and all cells served. */
  readonly cellsKnown: number;
  readonly cells: number;
}

/** What the pane shows is going on: the last events, sums, and the requests under way. In memory only. */
export class Activity extends Subscribable {
  private readonly recent: ActivityEntry[] = [];
  private readonly sums = { requests: 0, failures: 0, cellsKnown: 0, cells: 0 };
  private underWay = 0;
  private storage: StorageState = "kept";

  constructor(private readonly now: () => number) {
    super();
  }

  record(event: ActivityEvent): void {
    this.recent.push({ ...event, atMs: this.now() });
    if (this.recent.length > keptEvents) this.recent.splice(0, this.recent.length - keptEvents);
    if (event.kind === "sent") {
      this.sums.requests += 1;
      this.underWay += 1;
    } else if (event.kind === "storage") {
      this.storage = event.state;
    } else if (event.kind !== "waiting") {
      this.underWay -= 1;
      if (event.kind === "failed") this.sums.failures += 1;
    }
    this.notify();
  }

  /** Counts cells without telling the listeners: a recalculation serves thousands in one go. */
  recordServed(cells: number, known: boolean): void {
    this.sums.cells += cells;
    if (known) this.sums.cellsKnown += cells;
  }

  /** Oldest first. */
  get events(): readonly ActivityEntry[] {
    return this.recent;
  }

  get totals(): Totals {
    return { ...this.sums };
  }

  get requestsUnderWay(): number {
    return this.underWay;
  }

  get storageState(): StorageState {
    return this.storage;
  }
}

const keptEvents = 500;
