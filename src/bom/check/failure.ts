import { isFailure } from "../../product-data/base/failed";
import type { ApiFailure } from "../../product-data/api/failure";
import { type LoadFailure } from "../../product-data/base/lazy";
import { type LookupFailure } from "../../product-data/lookup/failure";
import { type RequirementFailure } from "../matching/requirement-failure";

/** Why a part or the alternatives for a line are unknown, as data. src/messages makes the text. */
export type CheckFailure = ApiFailure | LookupFailure | LoadFailure | RequirementFailure;

/** The failure that an error carries; null for any other error. */
export const checkFailureOf = (error: unknown): CheckFailure | null =>
  isFailure<CheckFailure>(error) ? error.failure : null;
