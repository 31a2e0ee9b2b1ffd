import type { Product } from "../../product-data/api/product";
import { normalizePartNumber } from "../../product-data/vocabulary/part-number";
import type { Aspect } from "../claims/point";
import { type Finding, isAlarm, isDifference } from "../matching/findings";
import { shortfallsOf } from "../matching/makers-alternative";
import type { ClosestPart } from "../matching/requirement-failure";
import { alternativesOf, lastBuyDate, type PartState } from "../matching/part-state";
import type { Line } from "../reading/line/line";
import type { LineNumber } from "../reading/line/line-numbers";
import { withInches } from "../reading/line/line-of-text";
import { type LineReplacement, type LineReplacements, lineKey } from "./line-replacements";
import { designatorChecker } from "./designator-findings";
import { countsInInches, findingsBetween, findingsOfLineNumber, findingsOfLineTexts } from "./line-findings";
import { resultFor } from "./suggestions";
import { type CheckedPart, type CheckedParts, productOf } from "./parts";
import {
  isMissing,
  type LineState,
  lineStateNames,
  namesOfOurs,
  stateOfNumber,
  stateOfPart,
  stateWithoutNumber,
} from "./states";

/** A line of the check with its results. */
export interface BomLine {
  readonly entry: Line;
  /** Of its own numbers the one that needs the most attention; of a line without any, of the line. */
  readonly state: LineState;
  /** Its numbers with their results, the main one first. */
  readonly numbers: readonly CheckedNumber[];
  /** The number that the state is from; null: the line has none. */
  readonly main: CheckedNumber | null;
  /** Texts of the line that can't both be right, and designators of two lines. */
  readonly findings: readonly Finding[];
  /** Differences that are sure: of a number from the line, and of texts from each other. */
  readonly mismatches: readonly Finding[];
  /** In what a number is better than required, if nothing is a mismatch. */
  readonly exceeding: readonly Finding[];
  /** Its alternatives; null if they weren't requested, or if they are unknown. */
  readonly replacement: LineReplacement | null;
  /** The part that the user has chosen for it; null: none. */
  readonly chosen: string | null;
}

/** A number of a line with its results. */
export interface CheckedNumber {
  readonly number: LineNumber;
  readonly state: LineState;
  readonly result: CheckedPart | undefined;
  /** The number of the product found, if it differs from the requested one: the BOM's number has no package code. */
  readonly foundAs: string | null;
  readonly lastBuyDate: string | null;
  readonly alternatives: readonly Alternative[];
  /** Of a number that doesn't exist: numbers that it may mean and that don't contradict the line, best first; few. */
  readonly near: readonly string[];
  /** Compared with what the line says, and an alternate with the main number. */
  readonly findings: readonly Finding[];
}

/** A part that the manufacturer names as the alternative. */
export interface Alternative {
  readonly partno: string;
  readonly state: PartState;
  /** In what it is worse than the part; null if its data isn't known. */
  readonly worseIn: readonly Aspect[] | null;
}

/** If no part meets a line's requirements, the one that comes closest; null: some do, or it isn't known. */
export const closestTo = ({ replacement }: BomLine): ClosestPart | null =>
  replacement?.kind === "failed" && replacement.failure.code === "nothingFits" ? replacement.failure.closest : null;

/** Comparisons of earlier calls, because a check renders its list many times. */
export type Comparisons = Map<string, readonly Finding[]>;

/** What is known about a BOM. */
export interface KnownOfBom {
  readonly entries: readonly Line[];
  readonly results: CheckedParts;
  readonly replacements: LineReplacements;
  readonly choices: Choices;
}

/** The parts that the user has chosen, by the row of the line. */
export type Choices = ReadonlyMap<number, string>;

/** Makes the line of an entry from what is known. */
export function lineMaker(
  { entries, results, replacements, choices }: KnownOfBom,
  comparisons: Comparisons,
): (entry: Line) => BomLine {
  const ourNames = namesOfOurs(entries, results);
  const areInInches = countsInInches(entries, results);
  const findingsOfDesignators = designatorChecker(entries);
  const findingsOf = (line: Line, number: LineNumber, own: CheckedPart | undefined): readonly Finding[] => {
    const [main = number] = line.numbers;
    const isLinesOwn = number === main;
    const ofMain = isLinesOwn ? undefined : results.get(main.partno);
    const found = [own, ofMain].map((result) => productOf(result)?.record.Partno ?? result?.kind);
    const [partno, first] = [number.partno, isLinesOwn ? "" : main.partno];
    const key = [partno, first, ...found, areInInches, line.isNotFitted, line.key].join("\n");
    let findings = comparisons.get(key);
    if (findings === undefined) {
      findings = [
        ...findingsOfLineNumber(line, number, own),
        ...(isLinesOwn ? [] : findingsBetween(line, main, ofMain, number, own)),
      ];
      comparisons.set(key, findings);
    }
    return findings;
  };
  const checked =
    (line: Line, replacement: LineReplacement | null) =>
    (number: LineNumber): CheckedNumber => {
      const { result, near } = resultFor(number, line, results);
      const own = { result, near, replacement: number === line.numbers[0] ? replacement : null };
      const product = productOf(result);
      const found = product?.record.Partno ?? number.partno;
      return {
        number,
        state: stateOfNumber(number, line, own, ourNames),
        result,
        foundAs: found === number.partno ? null : found,
        lastBuyDate: product && lastBuyDate(product),
        alternatives: product === null ? [] : alternativesIn(product, results),
        near,
        findings: findingsOf(line, number, result),
      };
    };
  return (entry) => {
    const replacement = replacements.get(lineKey(entry)) ?? null;
    const numbers = entry.numbers.map(checked(areInInches ? withInches(entry) : entry, replacement));
    const main = mostUrgent(numbers);
    const findings = [...findingsOfLineTexts(entry, numbers[0]?.result), ...findingsOfDesignators(entry)];
    const all = [...findings, ...numbers.flatMap((number) => number.findings)];
    const mismatches = all.filter(isAlarm);
    return {
      entry,
      state: entry.isNotFitted ? "notFitted" : (main?.state ?? stateWithoutNumber(entry, replacement)),
      numbers,
      main,
      findings,
      mismatches,
      exceeding: mismatches.length > 0 ? [] : numbers.flatMap(betterIn),
      replacement,
      chosen: choices.get(entry.row) ?? null,
    };
  };
}

/** Nothing of a number that doesn't exist, or that may fall short in something else. */
function betterIn({ state, findings }: CheckedNumber): readonly Finding[] {
  const differing = findings.filter(isDifference);
  return !isMissing(state) && differing.every(({ relation }) => relation === "exceeds") ? differing : [];
}

/** The main number, or another one of ours that needs more attention. */
function mostUrgent(numbers: readonly CheckedNumber[]): CheckedNumber | null {
  const rankOf = ({ state }: CheckedNumber): number => lineStateNames.indexOf(state);
  const ours = numbers.filter(({ state }) => !othersStates.has(state));
  const [first] = numbers;
  return (
    ours.reduce<CheckedNumber | undefined>(
      (worst, each) => (worst === undefined || rankOf(each) < rankOf(worst) ? each : worst),
      undefined,
    ) ??
    first ??
    null
  );
}

const othersStates: ReadonlySet<LineState> = new Set<LineState>([
  "otherMaker",
  "otherMakerReplaceable",
  "chooseByCurrent",
  "otherMakerWithout",
  "otherComponent",
]);

const alternativesIn = (product: Product, results: CheckedParts): readonly Alternative[] =>
  alternativesOf(product).map((partno) => {
    const result = results.get(normalizePartNumber(partno));
    const alternative = productOf(result);
    const worseIn = alternative && shortfallsOf(alternative, product);
    return { partno, state: stateOfPart(partno, result), worseIn };
  });
