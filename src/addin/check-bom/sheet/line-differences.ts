import type { BomLine, CheckedNumber } from "../../../bom/check/lines";
import { columnsSaying, isAlarm, isDifference } from "../../../bom/matching/findings";
import { checkBomTexts } from "../../../messages/check-bom-texts";
import { comparisonTexts, differencesText } from "../../../messages/comparison-texts";
import type { Language } from "../../../product-data/vocabulary/language";

/** What a line's texts and its main number say differently, or in what the number exceeds the line. */
export interface LineDifference {
  readonly text: string;
  readonly isAlarm: boolean;
  /** The columns of the cells that say it, in the rows that were read, zero-based. */
  readonly columns: readonly number[];
}

/** What is sure, or else what isn't; none for a line that matches. */
export function lineDifferences({ findings, main }: BomLine, language: Language): readonly LineDifference[] {
  const differing = [...findings, ...(main?.findings ?? [])].filter(isDifference);
  const sure = differing.filter(isAlarm);
  // Nine of ten kinds that aren't sure are of components that aren't ours: `LED resistor`.
  const shown = sure.length > 0 ? sure : differing.filter(({ aspect }) => aspect !== "kind");
  if (shown.length === 0) return [];
  const columns = [...columnsSaying(shown)].sort((one, other) => one - other);
  return [{ text: differencesText(shown, language), isAlarm: sure.length > 0, columns }];
}

/** The other numbers of a line, each with its state and in what it differs from the line or from the main number. */
export const alternateTexts = ({ numbers, main }: BomLine, language: Language): readonly string[] =>
  numbers.filter((number) => number !== main).map((number) => alternateText(number, language));

function alternateText({ number, state, findings }: CheckedNumber, language: Language): string {
  const { filters, alternative } = checkBomTexts[language];
  const differing = findings.filter(isDifference);
  return [
    alternative(number.partno, filters[state]),
    ...(differing.length > 0 ? [differencesText(differing, language)] : []),
  ].join(comparisonTexts[language].semicolon);
}
