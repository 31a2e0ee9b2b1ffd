import type { ApiFailure } from "../api/failure";
import type { CatalogFailure } from "../catalog/failure";
import type { FilterIssue } from "../filter/issue";
import type { ArgumentFailure } from "../functions/failure";
import type { Language } from "../vocabulary/language";
import { en } from "./en";
import { ja } from "./ja";
import { zh } from "./zh";

/** Everything that can go wrong for a user, as data. */
export type Failure = FilterIssue | ApiFailure | CatalogFailure | ArgumentFailure;

/** A text for every failure, made from its parameters: a missing one does not compile. */
export type FailureTexts = { readonly [F in Failure as F["code"]]: (failure: F) => string };

/** The texts of failures in one language; those of the pane stand in files of their views. */
export interface Messages {
  readonly failures: FailureTexts;
}

export const messages: Readonly<Record<Language, Messages>> = { en, ja, zh };

/** What a failure says in a user's language. */
export function failureText(failure: Failure, language: Language): string {
  const text = messages[language].failures[failure.code] as (failure: Failure) => string;
  return text(failure);
}
