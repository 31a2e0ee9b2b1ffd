import type { Failure } from "../src/messages/failures/failure";
import { failureText } from "../src/messages/failures/message";
import { programFailureText } from "../src/messages/failures/program-failure";
import type { Language } from "../src/product-data/index";
import { keyVariable } from "./key-variable";

/** The text of a failure, without words about the pane. */
export const ownFailureText = (failure: Failure, language: Language): string =>
  programFailureText(failure, language, keyVariable, failureText);
