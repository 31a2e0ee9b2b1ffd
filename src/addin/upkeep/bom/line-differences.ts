import type { BomLine, CheckedNumber } from "../../../bom/check/lines";
import { isMissing } from "../../../bom/check/states";
import { columnsSaying, type Finding, isAlarm, isDifference } from "../../../bom/matching/findings";
import { checkBomTexts } from "../../../messages/check-bom-texts";
import { differencesText } from "../../../messages/comparison-texts";
import { colon } from "../../../messages/punctuation";
import type { Language } from "../../../product-data/vocabulary/language";

/**
 * What a line's texts and its main number say differently, or in what the number exceeds the line; of a number that the
 * service doesn't have, what its code says differently.
 */
export interface LineDifference {
  readonly text: string;
  readonly isAlarm: boolean;
  /** The columns of the cells that say it, in the rows that were read, zero-based. */
  readonly columns: readonly number[];
}

/** Contradictions first; none for a line that matches. */
export function lineDifferences(line: BomLine, language: Language): readonly LineDifference[] {
  const { findings, main, mismatches, exceeding } = line;
  const own = [...findings, ...(main?.findings ?? [])];
  const shown = own.filter(isIn(mismatches));
  if (shown.length > 0) return [differenceOf(shown, language)];
  const remarks = own.filter(main !== null && isMissing(main.state) ? isDifference : isIn(exceeding));
  return remarks.length > 0 ? [differenceOf(remarks, language)] : [];
}

const isIn = (findings: readonly Finding[]) => (finding: Finding) => findings.includes(finding);

/** The other numbers of a line, each with its state and in what it differs from the line or from the main number. */
export const alternateTexts = ({ numbers, main }: BomLine, language: Language): readonly string[] =>
  numbers.filter((number) => number !== main).map((number) => alternateText(number, language));

function alternateText({ number, state, findings }: CheckedNumber, language: Language): string {
  const { filters, alternative } = checkBomTexts[language];
  const differing = findings.filter(isDifference);
  return [
    alternative(number.partno, filters[state]),
    ...(differing.length > 0 ? [differencesText(differing, language)] : []),
  ].join(colon(language));
}

const differenceOf = (findings: readonly Finding[], language: Language): LineDifference => ({
  text: differencesText(findings, language),
  isAlarm: findings.some(isAlarm),
  columns: [...columnsSaying(findings)].sort((one, other) => one - other),
});
