import { type UsageCode, type UsageParameters, usageText } from "../src/messages/program/usage-texts";

/** An argument, or a file that it names, is wrong. */
export class UsageError<C extends UsageCode> extends Error {
  constructor(code: C, ...of: UsageParameters<C>) {
    super(usageText(code, of));
  }
}
