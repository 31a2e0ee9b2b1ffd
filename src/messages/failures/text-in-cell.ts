import { type Failure, type Messages, passingFailures } from "./failure";

/** The cause of a failure and what to do about it, in the language of these messages. */
export function causeText(
  failure: Failure,
  { failures, settings }: Messages,
  place: keyof Messages["settings"],
): string {
  const text = failures[failure.code] as (failure: Failure, settings: string) => string;
  return text(failure, settings[place]);
}

/** The text of a failure in a cell, which also says when the cell is recalculated. */
export function textInCell(failure: Failure, messages: Messages): string {
  const cause = causeText(failure, messages, "inCell");
  return passingFailures.has(failure.code) ? messages.inCell(cause, failure.code) : cause;
}
