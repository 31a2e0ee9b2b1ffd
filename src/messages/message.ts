import type { Failure, Messages } from "./failure";
import type { Language } from "../vocabulary/language";
import { en } from "./en";
import { ja } from "./ja";
import { zh } from "./zh";

export const messages: Readonly<Record<Language, Messages>> = { en, ja, zh };

/** What a failure says in a user's language. */
export function failureText(failure: Failure, language: Language): string {
  const text = messages[language].failures[failure.code] as (failure: Failure) => string;
  return text(failure);
}
