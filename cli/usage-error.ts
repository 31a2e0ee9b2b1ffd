import { type UsageProblem, usageText } from "../src/messages/usage-texts";

/** An argument, or a file that it names, is wrong. `bom` prints the text in the language of the run. */
export class UsageError extends Error {
  constructor(readonly problem: UsageProblem) {
    super(usageText(problem, "en"));
  }
}
