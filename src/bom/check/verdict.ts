import type { Product } from "../../product-data/api/product";
import { normalizePartNumber } from "../../product-data/vocabulary/part-number";
import { type Claim, isNotUnderstood } from "../claims/claim";
import { kindOf } from "../claims/part-kind";
import { partOf } from "../matching/coded-part";
import { type Finding, isAlarm, isDifference } from "../matching/findings";
import { shortfallsOf } from "../matching/closest-part";
import type { Replacement } from "../matching/rank";
import type { ClosestPart, Shortfall } from "../matching/requirement-failure";
import { alternativesOf, lastBuyDate } from "../matching/part-state";
import type { Line } from "../reading/line/line";
import type { LineNumber } from "../reading/line/line-numbers";
import { lineFor } from "../reading/line/line-of-text";
import { type LineReplacement, type LineReplacements, lineKey } from "./line-replacements";
import { lineComparer } from "./other-lines";
import {
  countsInInches,
  findingsBetween,
  findingsOfLineNumber,
  findingsOfLineTexts,
  resultFor,
  withInches,
} from "./line-findings";
import { isOwnNumber } from "../numbers/read-number";
import { isSlip } from "../../product-data/lookup/near";
import { type CheckedPart, type CheckedParts, checkedProduct } from "./parts";
import {
  isMissing,
  isOtherComponent,
  type LineState,
  lineStateNames,
  namesOfOurs,
  othersStates,
  stateOfNumber,
  stateOfPart,
  stateWithoutNumber,
} from "./states";

/** What the check of a line found. */
export interface Verdict {
  readonly line: Line;
  /** The state of the line's number that needs the most attention (`main`), or of the line if it has no number. */
  readonly state: LineState;
  /** Its numbers with their results, the main one first. */
  readonly numbers: readonly NumberVerdict[];
  /** The number that the state is from; null: the line has none. */
  readonly main: NumberVerdict | null;
  /** Texts of the line that can't both be right, and designators of two lines. */
  readonly findings: readonly Finding[];
  /** Differences that are sure: of a number from the line, and of texts from each other. */
  readonly mismatches: readonly Finding[];
  /** What a number is better in than required, if nothing is a mismatch. */
  readonly exceeding: readonly Finding[];
  /** The line's alternatives; null if they weren't requested, or if they are unknown. */
  readonly replacement: LineReplacement | null;
  /** The parts that may replace it, best first. */
  readonly offered: readonly Replacement[];
  /** The parts of which a person chooses one, because the line doesn't say a rated current. */
  readonly candidates: readonly Replacement[];
  /** The part that comes closest if none meets its requirements; null: some do, or it isn't known. */
  readonly closest: ClosestPart | null;
  /** What the line says that isn't understood. */
  readonly open: readonly Claim[];
  /** What it says in words that aren't the names of what they are read as. */
  readonly interpreted: readonly Claim[];
  /** The part that the user has chosen for it; null: none. */
  readonly chosen: string | null;
  /** The user's note on the line; "" for none. */
  readonly note: string;
}

/** A number of a line with its results. */
export interface NumberVerdict {
  readonly number: LineNumber;
  readonly state: LineState;
  readonly result: CheckedPart | undefined;
  /** The number of the product found, if it differs from the requested one: the BOM's number has no package code. */
  readonly foundAs: string | null;
  readonly lastBuyDate: string | null;
  readonly alternatives: readonly Alternative[];
  /** If the number doesn't exist, a few numbers that it may mean and that don't contradict the line, best first. */
  readonly near: readonly string[];
  /** Differences from what the line says, and of an alternate from the main number. */
  readonly findings: readonly Finding[];
}

/** A part that the manufacturer names as the alternative. */
export interface Alternative {
  readonly partno: string;
  readonly state: LineState;
  /** In what the alternative is worse than the part; null if its data isn't known. */
  readonly worseIn: readonly Shortfall[] | null;
}

/**
 * The number of our part in a line: the chosen one, or else that of the part found, with its package code; null: none.
 */
export function ourPartnoIn({ line, main, chosen }: Verdict): string | null {
  if (chosen !== null) return isOwnNumber(chosen) ? chosen : null;
  return line.isNotFitted ? null : (checkedProduct(main?.result)?.record.Partno ?? null);
}

/** Comparisons of earlier calls, because a check renders its list many times. */
export type Comparisons = Map<string, readonly Finding[]>;

/** What is known about a BOM. */
export interface KnownOfBom {
  readonly lines: readonly Line[];
  readonly results: CheckedParts;
  readonly replacements: LineReplacements;
  readonly choices: Choices;
  readonly notes: Choices;
}

/** The parts that the user has chosen, or notes on them, by the row of the line. */
export type Choices = ReadonlyMap<number, string>;

/** Makes the verdict of a line from what is known. */
export function verdictMaker(
  { lines, results, replacements, choices, notes }: KnownOfBom,
  comparisons: Comparisons,
): (line: Line) => Verdict {
  const ourNames = namesOfOurs(lines, results);
  const areInInches = countsInInches(lines, results);
  const findingsOfLines = lineComparer(lines, results);
  const findingsOf = (line: Line, number: LineNumber, own: CheckedPart | undefined): readonly Finding[] => {
    const [main = number] = line.numbers;
    const isLinesOwn = number === main;
    const ofMain = isLinesOwn ? undefined : results.get(main.partno);
    const found = [own, ofMain].map((result) => checkedProduct(result)?.record.Partno ?? result?.kind);
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
    (number: LineNumber): NumberVerdict => {
      const { result, near } = resultFor(number, line, results);
      const findings = findingsOf(line, number, result);
      const own = {
        result,
        near,
        replacement: number === line.numbers[0] ? replacement : null,
        differs: findings.some(({ relation }) => relation === "contradicts" || relation === "fallsShort"),
      };
      const state = stateOfNumber(number, line, own, ourNames);
      const product = checkedProduct(result);
      const found = product?.record.Partno ?? number.partno;
      return {
        number,
        state,
        result,
        foundAs: found === number.partno ? null : found,
        lastBuyDate: product && lastBuyDate(product),
        alternatives: product === null ? [] : alternativesIn(product, results),
        near: state === "notInCatalog" ? near.filter((each) => isSlip(number.partno, each)) : near,
        findings,
      };
    };
  return (line) => {
    const replacement = line.isNotFitted ? null : (replacements.get(lineKey(line)) ?? null);
    const numbers = line.numbers.map(checked(areInInches ? withInches(line) : line, replacement));
    const main = mostUrgent(numbers);
    const findings = [...findingsOfLineTexts(line, numbers[0]?.result, ourNames), ...findingsOfLines(line)];
    const all = [...findings, ...numbers.flatMap((number) => number.findings)];
    const mismatches = all.filter(isAlarm);
    const found = replacement?.kind === "found" ? replacement.found.replacements : [];
    const said = saidIn(line, main);
    return {
      line,
      state: line.isNotFitted ? "notFitted" : (main?.state ?? stateWithoutNumber(line, replacement)),
      numbers,
      main,
      findings,
      mismatches,
      exceeding: mismatches.length > 0 ? [] : numbers.flatMap(betterIn),
      replacement,
      offered: found.filter(({ isCandidate }) => !isCandidate),
      candidates: found.filter(({ isCandidate }) => isCandidate),
      closest:
        replacement?.kind === "failed" && replacement.failure.code === "nothingFits"
          ? replacement.failure.closest
          : null,
      open: said.filter(isNotUnderstood),
      interpreted: said.filter(({ isInterpreted }) => isInterpreted),
      chosen: choices.get(line.row) ?? null,
      note: notes.get(line.row) ?? "",
    };
  };
}

function saidIn(line: Line, main: NumberVerdict | null): readonly Claim[] {
  if (line.isNotFitted || isOtherComponent(line)) return [];
  const part = main && partOf(checkedProduct(main.result), main.number.decoded);
  return (part === null ? line : lineFor(line, kindOf(part))).claims;
}

/** What a number is better in; nothing if it doesn't exist, or may fall short in something else. */
function betterIn({ state, findings }: NumberVerdict): readonly Finding[] {
  const differing = findings.filter(isDifference);
  return !isMissing(state) && differing.every(({ relation }) => relation === "exceeds") ? differing : [];
}

/** The main number, or another one of ours that needs more attention. */
function mostUrgent(numbers: readonly NumberVerdict[]): NumberVerdict | null {
  const rankOf = ({ state }: NumberVerdict): number => lineStateNames.indexOf(state);
  const [first = null] = numbers;
  const [ours = first] = numbers
    .filter(({ state }) => !othersStates.has(state))
    .sort((one, other) => rankOf(one) - rankOf(other));
  return ours;
}

const alternativesIn = (product: Product, results: CheckedParts): readonly Alternative[] =>
  alternativesOf(product).map((partno) => {
    const result = results.get(normalizePartNumber(partno));
    const alternative = checkedProduct(result);
    const worseIn = alternative && shortfallsOf(alternative, product);
    return { partno, state: stateOfPart(partno, result), worseIn };
  });
