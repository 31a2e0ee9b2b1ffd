/** An input from a file, a mirror, or a service that must not be used as it is. */
export interface HostileInput {
  readonly kind: "BOM file" | "mirror" | "gateway" | "text for a sheet";
  readonly name: string;
  /** What becomes of it, as docs/security.md promises: the code of a failure, or what the sheet shows. */
  readonly promised: string;
  readonly outcome: () => Promise<string | MeasuredOutcome>;
}

export interface MeasuredOutcome {
  readonly became: string;
  readonly seconds: number;
  readonly megabytes: number;
}
