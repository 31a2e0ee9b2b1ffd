import { type UsageProblem, usageText } from "../src/messages/usage-texts";

/** An argument, or a file that it names, is wrong. */
export class UsageError extends Error {
  constructor(problem: UsageProblem) {
    super(usageText(problem));
  }
}
