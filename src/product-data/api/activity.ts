import type { ApiFailure } from "./failure";
import { Subscribable } from "../base/subscribable";

/** An event of the traffic with the service that the user may need to know. It never contains the key. */
type ActivityEvent =
  | { readonly kind: "sent"; readonly request: number; readonly attempt: number }
  | { readonly kind: "succeeded"; readonly request: number; readonly tookMs: number }
  | { readonly kind: "failed"; readonly request: number; readonly failure: ApiFailure; readonly retried: boolean }
  | { readonly kind: "waiting"; readonly untilMs: number }
  | { readonly kind: "storage"; readonly state: StorageState };

/** Whether fetched data is kept when Excel is closed. */
type StorageState = "stored" | "blocked" | "full";

type ActivityEntry = ActivityEvent & { readonly atMs: number };

/**
 * The activity that the pane shows: the last events, totals, and the requests in progress. It is kept in memory only.
 */
export class Activity extends Subscribable {
  /** Oldest first. */
  events: readonly ActivityEntry[] = [];
  /** Totals since the runtime started. `cellsKnown`: cells that got their value synchronously. */
  readonly totals = { requests: 0, failures: 0, cellsKnown: 0, cells: 0 };
  requestsUnderWay = 0;
  storageState: StorageState = "stored";

  constructor(private readonly now: () => number) {
    super();
  }

  record(event: ActivityEvent): void {
    this.events = [...this.events, { ...event, atMs: this.now() }].slice(-maxEvents);
    if (event.kind === "sent") {
      this.totals.requests += 1;
      this.requestsUnderWay += 1;
    } else if (event.kind === "storage") {
      this.storageState = event.state;
    } else if (event.kind !== "waiting") {
      this.requestsUnderWay -= 1;
      if (event.kind === "failed") this.totals.failures += 1;
    }
    this.notify();
  }

  /** Counts cells without notifying the listeners, because a recalculation returns thousands at once. */
  recordServed(cells: number, known: boolean): void {
    this.totals.cells += cells;
    if (known) this.totals.cellsKnown += cells;
  }
}

const maxEvents = 500;
