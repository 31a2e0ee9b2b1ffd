import { ApiError, type ApiFailure } from "../../product-data/api/failure";
import { LoadError, type LoadFailure } from "../../product-data/base/lazy";
import { LookupError, type LookupFailure } from "../../product-data/lookup/failure";
import { RequirementError, type RequirementFailure } from "../matching/requirement-failure";

/** Why a part or the alternatives for a line are unknown, as data. src/messages makes the text. */
export type CheckFailure = ApiFailure | LookupFailure | LoadFailure | RequirementFailure;

/** The failure that an error carries; null for any other error. */
export function checkFailureOf(error: unknown): CheckFailure | null {
  const isOurs =
    error instanceof ApiError ||
    error instanceof LookupError ||
    error instanceof LoadError ||
    error instanceof RequirementError;
  return isOurs ? error.failure : null;
}
