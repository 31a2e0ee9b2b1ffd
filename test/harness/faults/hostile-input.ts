/** An input from a mirror or a service that must not be used as it is. */
export interface HostileInput {
  readonly name: string;
  /** What becomes of it, as docs/security.md promises: the code of a failure, or what the sheet shows. */
  readonly promised: string;
  readonly outcome: () => Promise<string>;
}
