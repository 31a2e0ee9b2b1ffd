import { lineText } from "../../bom/index";
import { foundAs, objectionsTo, offerFor } from "../../bom/check/gate";
import type { BomItem } from "../../bom/check/items";
import { type LineState, notRecommended } from "../../bom/check/states";
import { type NumberVerdict, type Verdict } from "../../bom/check/verdict";
import { isValue } from "../../bom/reading/line/line";
import { columnsSaying, isAlarm, isDifference } from "../../bom/matching/findings";
import type { Replacement } from "../../bom/matching/rank";
import type { ClosestPart } from "../../bom/matching/requirement-failure";
import type { Language } from "../../product-data/vocabulary/language";
import { makersAlternativeText, makersComparedText, relationText } from "./relation-text";
import { alsoSaysText } from "./also-says-text";
import { candidateTexts } from "../check-bom/candidate-texts";
import { checkBomTexts } from "../check-bom/check-bom-texts";
import { shortfallText } from "./closest-text";
import { checkTexts, differencesText } from "./check-text";
import { joined } from "./joined";
import { kindName } from "../../bom/claims/component-kind";
import { descriptionText } from "./description-text";
import type { Failure } from "../failures/failure";
import { failureText } from "../failures/message";
import { listText } from "../grammar/list-text";
import { wordsText } from "./words-text";
import { lookFirstText, objectionText } from "../check-bom/objection-text";
import { inBrackets, colon } from "../grammar/punctuation";
import { alternativeTexts } from "../check-bom/alternative-texts";
import { shorten } from "../grammar/shorten";

// What the pane, added columns, reports, and the program show of a line's verdict.

/** A line's number, or what else it is recognized by. */
export const nameOf = ({ line, main }: Verdict, language: Language): string =>
  main?.number.partno ?? line.distributorNumber?.text ?? (descriptionText(line, language) || line.cell);

/**
 * What the lines of an item say besides the name (`nameOf`), each text once: lines with one number can have different
 * values.
 * @param isWhole whether the manufacturer, and what is said in words besides values, are added
 */
export const saysOf = ({ verdicts }: Pick<BomItem, "verdicts">, language: Language, isWhole = true): string =>
  [...new Set(verdicts.map((verdict) => lineSays(verdict, language, isWhole)))]
    .filter((text) => text !== "")
    .join(checkTexts[language].semicolon);

/** What a line says. The kind of ceramic capacitors and inductors isn't written: farads and henries tell it. */
function lineSays(verdict: Verdict, language: Language, isWhole: boolean): string {
  const { line } = verdict;
  const isNamed = descriptionText(line, language) === nameOf(verdict, language);
  const said = isNamed
    ? []
    : [
        lineText(isWhole || !line.claims.some(isValue) ? line : { ...line, texts: [] }, (kind) =>
          kind === "ceramicCapacitor" || kind === "inductor" ? "" : kindName(kind)[language],
        ),
      ];
  return listText(
    [...said, isWhole ? line.manufacturer : ""].filter((text) => text !== ""),
    language,
  );
}

export const stateText = ({ state }: { readonly state: LineState }, language: Language): string =>
  checkBomTexts[language].filters[state];

/** What a line's texts and its main number say differently, or in what the number exceeds the line. */
interface Difference {
  readonly text: string;
  /** Only what the number says, if that is all that differs. */
  readonly brief: string;
  readonly isAlarm: boolean;
  /** The columns of the cells that say it, in the rows that were read, zero-based. */
  readonly columns: readonly number[];
}

/** The difference to show: what is sure, or else what isn't; null for a line that matches. */
export function differenceIn({ findings, main }: Verdict, language: Language): Difference | null {
  const differing = [...findings, ...(main?.findings ?? [])].filter(isDifference);
  const sure = differing.filter(isAlarm);
  // Nine of ten differences of kinds that aren't sure are in lines for other components: `LED resistor`.
  const shown = sure.length > 0 ? sure : differing.filter(({ aspect }) => aspect !== "kind");
  if (shown.length === 0) return null;
  const columns = [...columnsSaying(shown)].sort((one, other) => one - other);
  const texts = checkTexts[language];
  const text = differencesText(shown, language);
  const values = shown.map(({ aspect, part, required }) =>
    part !== null && part.source.type !== "cells" && required?.source.type === "cells"
      ? wordsText(aspect, part.text, language)
      : "",
  );
  const brief = values.includes("") ? text.replace(texts.differs, "") : texts.partIs(listText(values, language));
  return { text, brief, isAlarm: sure.length > 0, columns };
}

/** The texts of several lines, each once, with the line that says it. */
export function differencesIn(
  verdicts: readonly Verdict[],
  language: Language,
): readonly (Difference & { readonly row: number })[] {
  const found = verdicts.flatMap((verdict) => {
    const difference = differenceIn(verdict, language);
    return difference === null ? [] : [[difference.text, { ...difference, row: verdict.line.row }] as const];
  });
  return [...new Map(found).values()];
}

/** The other numbers of lines, each with its state and in what it differs from the line or from the main number. */
export const alternateTexts = (verdicts: readonly Verdict[], language: Language): readonly string[] => [
  ...new Set(
    verdicts.flatMap(({ numbers, main }) =>
      numbers.filter((number) => number !== main).map((number) => alternateText(number, language)),
    ),
  ),
];

function alternateText({ number, state, findings }: NumberVerdict, language: Language): string {
  const differing = findings.filter(isDifference);
  return [
    number.partno + colon(language) + stateText({ state }, language),
    ...(differing.length > 0 ? [differencesText(differing, language)] : []),
  ].join(checkTexts[language].semicolon);
}

/** Texts about a line besides its state, its date, its alternatives, and the numbers that may be meant. */
export function lineRemarks(
  verdict: Verdict,
  language: Language,
  failureIn: FailureText = failureText,
): readonly string[] {
  const { line, main, state } = verdict;
  const text = checkBomTexts[language];
  const remarks: string[] = [];
  const { cell, distributorNumber } = line;
  const partno = main?.number.partno ?? null;
  // A distributor's number adds nothing to the manufacturer's number.
  if (distributorNumber !== null && (partno === null || cell.trim() === distributorNumber.text)) {
    const distributor = distributorNumber.distributor ?? "";
    // The state says what an unnamed distributor's number is.
    if (distributor !== "" || state !== "distributorNumber") remarks.push(text.distributorsNumber(distributor));
  }
  if (main !== null && hasMore(main.number.cell, main.number.partno))
    remarks.push(text.foundIn(main.number.how, shorten(main.number.cell, 80)));
  if (line.destroyed !== null) remarks.push(text.destroyed(line.destroyed.written));
  if (line.isCut) remarks.push(checkTexts[language].cut);
  const open = alsoSaysText(verdict, language);
  if (open !== "") remarks.push(open);
  const advice: Readonly<Partial<Record<LineState, string>>> = text.advice;
  if (advice[state] !== undefined) remarks.push(advice[state]);
  if (main === null) return remarks;
  const { foundAs, result } = main;
  if (foundAs !== null) remarks.push(text.foundAs(foundAs));
  if (result?.kind === "failed") remarks.push(failureIn(result.failure, language));
  return remarks;
}

/** Whether a cell says more than the number and its manufacturer's name: another number, a quantity, or other letters. */
function hasMore(cell: string, partno: string): boolean {
  const [before, after] = cell.split(partno);
  return after === undefined || /\d|\p{P}/u.test(`${before ?? ""}${after}`);
}

/** The alternative that is offered first, how it compares, and what is to be looked at first; "" for none. */
export function alternativeTo(
  { verdict, verdicts }: Pick<BomItem, "verdict" | "verdicts">,
  language: Language,
): Offered {
  const { main } = verdict;
  const alternative = offerFor(verdict)?.partno ?? "";
  const [best] = verdict.offered;
  const own = main?.alternatives.find(({ partno }) => partno === alternative);
  const compared = own === undefined ? "" : makersComparedText(own, language);
  const comparison = best === undefined ? compared : relationText(best, language);
  const objections = alternative === "" ? [] : objectionsTo(verdicts, alternative);
  // Both say the part's state.
  const others = objections.filter((each) => !comparison.includes(objectionText(each, language)));
  return {
    alternative,
    comparison,
    lookFirst: lookFirstText(objections, language),
    offered: joined([lookFirstText(others, language), comparison], language),
  };
}

interface Offered extends AlternativeTexts {
  readonly lookFirst: string;
  /** What to look at first, and how the part compares, in one text. */
  readonly offered: string;
}

export interface AlternativeTexts {
  readonly alternative: string;
  readonly comparison: string;
}

/**
 * The alternative, or else the part that comes closest, named as such; and what is chosen instead of the line's number:
 * only a mark if it is the alternative.
 */
export function decidedFor(item: Pick<BomItem, "verdict" | "verdicts">, language: Language): Decided {
  const { verdict, verdicts } = item;
  const { alternative, offered } = alternativeTo(item, language);
  const closest = alternative === "" ? verdict.closest : null;
  const decided = verdicts.find(({ chosen }) => chosen !== null && chosen !== verdict.main?.number.partno);
  const chosen = decided?.chosen ?? "";
  return {
    alternative: closest === null ? alternative : alternativeTexts[language].closest(closest.partno),
    chosen: chosen !== "" && chosen === alternative ? "✓" : chosen,
    comparison: decided !== undefined ? chosenText(decided, language) : closest ? shortOf(closest, language) : offered,
  };
}

/** `comparison` is that of the chosen part, if there is one. */
interface Decided extends AlternativeTexts {
  readonly chosen: string;
}

const shortOf = ({ shortfalls }: ClosestPart, language: Language): string =>
  alternativeTexts[language].notMet(shortfallText(shortfalls, language));

/** The second and the third alternative. */
export const furtherAlternatives = ({ offered }: Verdict, language: Language): readonly string[] =>
  offered
    .slice(1, 3)
    .map((each) => partnoOf(each) + (each.state === "nrnd" ? inBrackets(stateText(each, language), language) : ""));

/** How the part that the user has chosen compares; "" if it isn't known. */
function chosenText(verdict: Verdict, language: Language): string {
  const { chosen, closest, main } = verdict;
  const found = foundAs(verdict, chosen ?? "");
  if (found !== undefined) return relationText(found, language);
  if (closest?.partno === chosen) return shortOf(closest, language);
  const own = main?.alternatives.find(({ partno }) => partno === chosen);
  return own === undefined ? "" : makersComparedText(own, language);
}

/** Why a line has no best alternative: the first parts to choose from with their currents, or what is missing. */
export function openTexts(
  { replacement, candidates }: Verdict,
  language: Language,
  failureIn: FailureText,
): readonly string[] {
  if (replacement?.kind === "failed") return [failureIn(replacement.failure, language)];
  if (candidates.length === 0) return [];
  return [
    candidateTexts[language].choose(candidates.length),
    ...candidates.slice(0, 3).map((each) => partnoOf(each) + colon(language) + relationText(each, language)),
  ];
}

export type FailureText = (failure: Failure, language: Language) => string;

export const partnoOf = ({ product }: Replacement): string => product.record.Partno;

/** The alternatives that the manufacturer names, fitting or not; "" if there are none to speak of. */
export function makersAlternativesText({ state, main }: Verdict, language: Language): string {
  const text = checkBomTexts[language];
  const alternatives = main?.alternatives ?? [];
  if (alternatives.length === 0) return notRecommended.has(state) ? text.noAlternatives : "";
  return text.alternatives(alternatives.map((each) => makersAlternativeText(each, language)));
}

/**
 * All that is said of lines with the same part besides its state, its date, and alternatives, each once. What doesn't
 * match comes first. @param failureIn the text of a failure where the texts are shown
 */
export function remarksOf(
  { verdict, verdicts }: Pick<BomItem, "verdict" | "verdicts">,
  language: Language,
  failureIn: FailureText = failureText,
): readonly string[] {
  const { near = [] } = verdict.main ?? {};
  return [
    ...new Set([
      ...differencesIn(verdicts, language).map(({ text }) => text),
      ...lineRemarks(verdict, language, failureIn),
      ...(near.length === 0 ? [] : [checkBomTexts[language].didYouMean(near)]),
      ...alternateTexts(verdicts, language),
      ...openTexts(verdict, language, failureIn),
    ]),
  ];
}
