/** Counts since the service started or since they were reset. */
export interface Counts {
  /** Requests of the two operations with a valid key and within the rate. */
  products: number;
  download: number;
  /** Responses by HTTP status, for all paths; 0 stands for aborted responses. */
  readonly byStatus: Record<number, number>;
}

export const noCounts = (): Counts => ({ products: 0, download: 0, byStatus: {} });
