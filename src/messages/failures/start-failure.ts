/** Why the add-in couldn't start, as data. */
export interface StartFailure {
  readonly code: "notStarted";
  /** What Excel or the browser said. */
  readonly detail: string;
}
