import type { ApiFailure } from "./failure";
import { Subscribable } from "../base/subscribable";

/** An event of the traffic with the service that the user may need to know. Never contains the key. */
type ActivityEvent =
  | { readonly kind: "sent"; readonly request: number; readonly attempt: number }
  | { readonly kind: "succeeded"; readonly request: number; readonly tookMs: number }
  | { readonly kind: "failed"; readonly request: number; readonly failure: ApiFailure; readonly retried: boolean }
  | { readonly kind: "waiting"; readonly untilMs: number }
  | { readonly kind: "storage"; readonly state: StorageState };

/** Whether fetched data is kept when Excel is closed. */
type StorageState = "stored" | "blocked" | "full";

type ActivityEntry = ActivityEvent & { readonly atMs: number };

/** The activity that the pane shows: the last events, totals, and the requests in progress. In memory only. */
export class Activity extends Subscribable {
  private readonly recent: ActivityEntry[] = [];
  /** `cellsKnown`: cells that got their value synchronously. */
  private readonly sums = { requests: 0, failures: 0, cellsKnown: 0, cells: 0 };
  private underWay = 0;
  private storage: StorageState = "stored";

  constructor(private readonly now: () => number) {
    super();
  }

  record(event: ActivityEvent): void {
    this.recent.push({ ...event, atMs: this.now() });
    if (this.recent.length > maxEvents) this.recent.splice(0, this.recent.length - maxEvents);
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

  /** Counts cells without notifying the listeners, because a recalculation returns thousands at once. */
  recordServed(cells: number, known: boolean): void {
    this.sums.cells += cells;
    if (known) this.sums.cellsKnown += cells;
  }

  /** Oldest first. */
  get events(): readonly ActivityEntry[] {
    return this.recent;
  }

  /** Since the runtime started. */
  get totals(): Readonly<typeof this.sums> {
    return { ...this.sums };
  }

  get requestsUnderWay(): number {
    return this.underWay;
  }

  get storageState(): StorageState {
    return this.storage;
  }
}

const maxEvents = 500;
