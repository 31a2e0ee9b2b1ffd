import { type Failure, isRetriedLater } from "../src/messages/failures/failure";
import { failureText } from "../src/messages/failures/message";
import { programFailureText } from "../src/messages/failures/program-failure";
import type { Verdict } from "../src/bom/index";
import type { Language } from "../src/product-data/index";
import { keyVariable } from "./key-variable";

/** The text of a failure, without words about the pane. */
export const ownFailureText = (failure: Failure, language: Language): string =>
  programFailureText(failure, language, keyVariable, failureText);

/** Why a line wasn't checked, or its alternatives weren't searched: the service failed. null: it was. */
export function serviceFailure(
  { numbers, replacement }: Pick<Verdict, "numbers" | "replacement">,
  language: Language,
): string | null {
  const failures = [...numbers.map(({ result }) => result), replacement].flatMap((each) =>
    each?.kind === "failed" && isRetriedLater(each.failure) ? each.failure : [],
  );
  return failures[0] === undefined ? null : ownFailureText(failures[0], language);
}
