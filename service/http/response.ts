export interface ServiceResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Pieces are a file, which is sent compressed as they are made. */
  readonly body: string | Iterable<string>;
  /** An injected fault: what is sent before the connection is closed. */
  readonly broken?: "before" | "halfway";
}
