import { type Verdict, ourPartnoIn } from "../../bom/check/verdict";
import type { Language } from "../../product-data/vocabulary/language";
import { alsoSaysText } from "./also-says-text";
import { joined } from "./joined";
import { relationText } from "./relation-text";
import { checkBomTexts } from "../check-bom/check-bom-texts";
import { checkFilesTexts } from "../program/check-files-texts";
import { failureText } from "../failures/message";
import { inBrackets } from "../grammar/punctuation";
import {
  type AlternativeTexts,
  alternativeTo,
  differenceIn,
  type FailureText,
  furtherAlternatives,
  makersAlternativesText,
  openTexts,
  partnoOf,
  remarksOf,
  stateText,
} from "./verdict-texts";

// What the program prints of a line's verdict, and the columns that Check BOM adds.

/** All that the program says of a line besides its state. */
export function verdictTexts(verdict: Verdict, language: Language, failureIn: FailureText): readonly string[] {
  const { main } = verdict;
  const [best] = verdict.offered;
  const item = { verdict, verdicts: [verdict] };
  const alternatives = best && [
    partnoOf(best) + inBrackets(relationText(best, language), language),
    ...furtherAlternatives(verdict, language),
  ];
  return [
    ...(main === null || main.lastBuyDate === null ? [] : [checkBomTexts[language].lastBuy(main.lastBuyDate)]),
    ...remarksOf(item, language, failureIn),
    alternativeTo(item, language).lookFirst,
    makersAlternativesText(verdict, language),
    alternatives === undefined ? "" : checkFilesTexts[language].replacements(alternatives),
  ].filter((text) => text !== "");
}

/** What the columns that Check BOM adds say of a line; "" for nothing. */
interface VerdictColumns extends AlternativeTexts {
  /** The number of our part in the line, for formulas. */
  readonly partno: string;
  readonly state: string;
  /** What differs, and what isn't compared. */
  readonly difference: string;
}

/** If there is no alternative, `comparison` says why, and which part comes closest. */
export function verdictColumns(verdict: Verdict, language: Language): VerdictColumns {
  const { alternative, offered } = alternativeTo({ verdict, verdicts: [verdict] }, language);
  return {
    partno: ourPartnoIn(verdict) ?? "",
    state: stateText(verdict, language),
    difference: joined([differenceIn(verdict, language)?.text ?? "", alsoSaysText(verdict, language)], language),
    alternative,
    comparison: offered || joined(openTexts(verdict, language, failureText), language),
  };
}
