export interface ToWorker {
  readonly id: number;
  /** Path and query. */
  readonly url: string;
}

export interface WorkerResponse {
  readonly id: number;
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string;
}
