/** What the service did since it started or since the counts were reset. */
export interface Counts {
  /** Requests of the two operations that were not refused before they began: with a valid key, within the rate. */
  readonly products: number;
  readonly download: number;
  /** OPTIONS requests. */
  readonly preflights: number;
  /** Answers by HTTP status, of every path; 0 stands for answers that were broken off. */
  readonly byStatus: Readonly<Record<number, number>>;
  /** Bytes sent, with headers. */
  readonly bytes: number;
}

export class Counter {
  private counts = empty();

  add(what: "products" | "download" | "preflights"): void {
    this.counts[what]++;
  }

  answered(status: number, bytes: number): void {
    this.counts.byStatus[status] = (this.counts.byStatus[status] ?? 0) + 1;
    this.counts.bytes += bytes;
  }

  /** A copy, which later requests do not change. */
  read(): Counts {
    return { ...this.counts, byStatus: { ...this.counts.byStatus } };
  }

  reset(): void {
    this.counts = empty();
  }
}

function empty() {
  return { products: 0, download: 0, preflights: 0, byStatus: {} as Record<number, number>, bytes: 0 };
}
