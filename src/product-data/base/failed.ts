interface Failure {
  readonly code: string;
}

/** Why something can't be done, as data. It is thrown where the caller can't continue; src/messages makes the text. */
export class Failed<F extends Failure = Failure> extends Error {
  override readonly name: string = "Failed";
  constructor(
    readonly failure: F,
    options?: ErrorOptions,
  ) {
    super(failure.code, options);
  }
}

/**
 * Whether an error carries a failure with one of these codes. Without codes, any failure counts: the work throws only
 * one kind.
 */
export function isFailure<F extends Failure>(error: unknown, ...codes: readonly F["code"][]): error is Failed<F> {
  if (!(error instanceof Failed)) return false;
  const { failure } = error as Failed;
  return codes.length === 0 || codes.includes(failure.code);
}
