/**
 * What a BOM says, and what is true of its parts. A sheet's rows become lines, and lines are checked:
 *
 *     const client = createClient({ url, key });
 *     const { lines } = readBom(rows);
 *     const verdicts = await checkBom(lines, client.lookup, "en", AbortSignal.timeout(60_000));
 *     for (const { line, state, offered } of verdicts)
 *       console.log(line.row, state, offered[0]?.product.record.Partno ?? "");
 */

export type { BomItem, LineFilter } from "./check/items";
export { type Objection, objectionsTo, offerFor } from "./check/gate";
export { lineKey, type LineReplacement } from "./check/line-replacements";
export { type CheckedPart, type CheckFailure, checkFailureOf } from "./check/parts";
export { substitutesFor, takesSubstitutes } from "./check/substitutes";
export { ourMaker } from "./check/line-findings";
export { checkBom } from "./check/verdicts";
export { type Alternative, type NumberVerdict, ourPartnoIn, type Verdict } from "./check/verdict";
export { findReplacements, type FoundReplacements, replaceableLine } from "./check/replacements";
export { type LineState, lineStateNames, lineStates, needsReplacement, notRecommended } from "./check/states";
export { typicalVoltages, withSmallestVoltage } from "./check/voltage";
export { columnsSaying, type Finding, isAlarm, isDifference } from "./matching/findings";
export { stateOfProduct } from "./matching/part-state";
export { isClassOne } from "./claims/characteristic-order";
export { amountText } from "./claims/rules";
export { inchCodeOf } from "./claims/size";
export type { Requirement } from "./matching/requirement";
export { isOfOtherBody, isOpen } from "./claims/point";
export { ratedCurrentsOf, type Replacement, resistanceOf } from "./matching/rank";
export type { ClosestPart, RequirementFailure } from "./matching/requirement-failure";
export type { CellText } from "./reading/line/cell-claims";
export { type Line, lineText, partnosOf } from "./reading/line/line";
export { allDigits, textOfCell } from "./reading/number-cell";
export { completesLines } from "./reading/own-formula";
export type { LineNumber } from "./reading/line/line-numbers";
export { bomLikeness, type ReadBom, readBom } from "./reading/read-bom";
export type { BomComparison, Change, ChangedLine, PlacedLine, ValueChange } from "./compare/change";
export { compareBoms } from "./compare/compare-boms";
export { knownOf, valuesBetween } from "./compare/line-changes";
export { confirmedClaimsOf } from "./matching/part-claims";
export { kindOf } from "./claims/part-kind";
// Used by scripts/ordinary-words.
export { sortsIn } from "./reading/text/word-sorts";
export { wordsOf } from "./reading/text/words";
export { neverOrdinary } from "./words/ordinary";
