/** Counts since the service started or since they were reset. */
export interface Counts {
  /** Requests of the two operations with a valid key and within the rate. */
  readonly products: number;
  readonly download: number;
  /** Responses by HTTP status, for all paths; 0 stands for aborted responses. */
  readonly byStatus: Readonly<Record<number, number>>;
}

export class Counter {
  private counts = empty();

  add(what: "products" | "download"): void {
    this.counts[what]++;
  }

  answered(status: number): void {
    this.counts.byStatus[status] = (this.counts.byStatus[status] ?? 0) + 1;
  }

  /** A copy, which later requests don't change. */
  read(): Counts {
    return { ...this.counts, byStatus: { ...this.counts.byStatus } };
  }

  reset(): void {
    this.counts = empty();
  }
}

function empty() {
  return { products: 0, download: 0, byStatus: {} as Record<number, number> };
}
