import {
  type Verdict,
  checkBom,
  type NumberVerdict,
  columnsSaying,
  type Finding,
  isAlarm,
  type Line,
  type Objection,
  objectionsTo,
  ratedCurrentsOf,
  type Replacement,
  resistanceOf,
  substitutesFor,
  takesSubstitutes,
} from "../../src/bom/index";
import { type Language, type Lookup, signalWaiter } from "../../src/product-data/index";
import { findingText } from "../../src/messages/line/check-text";
import { objectionText } from "../../src/messages/check-bom/objection-text";
import { descriptionText } from "../../src/messages/line/description-text";
import { verdictTexts } from "../../src/messages/line/printed-verdict";
import { namedText } from "../../src/messages/line/requirement-text";
import { nameOf } from "../../src/messages/line/verdict-texts";
import { colon } from "../../src/messages/grammar/punctuation";
import { closestPartOf } from "../closest-part";
import { ownFailureText, serviceFailure } from "../failure-text";
import { valuesText } from "../found-part";
import { numberIn, textIn } from "../product-values";
import { type ReadOptions, readLines } from "../boms/read-lines";
import type { FoundFile } from "../files/find-files";
import type {
  CandidateResult,
  FileResult,
  FindingResult,
  LineResult,
  NumberResult,
  Reason,
  SubstitutesResult,
} from "./result";
import { stateName } from "./states";

export interface CheckOptions extends ReadOptions {
  readonly findsAlternatives: boolean;
  readonly findsSubstitutes?: boolean;
}

/** Checks a file as Check BOM checks a sheet: a result for each sheet that is checked. */
export async function checkFile(
  file: FoundFile,
  options: CheckOptions,
  lookup: Lookup,
): Promise<readonly FileResult[]> {
  const { signal } = new AbortController(); // its thread is ended instead
  const results: FileResult[] = [];
  for (const { lines, ...head } of await readLines(file, options)) {
    const checked = await checkLines(lines, options, lookup, signal);
    results.push({ ...head, lines: checked.map(({ result }) => result) });
  }
  return results;
}

export async function checkLines(
  lines: readonly Line[],
  options: CheckOptions,
  lookup: Lookup,
  signal: AbortSignal,
): Promise<readonly { readonly verdict: Verdict; readonly result: LineResult }[]> {
  const { language, findsAlternatives, findsSubstitutes = false } = options;
  const { loader, search } = lookup;
  const verdicts = await checkBom(lines, { loader, ...(findsAlternatives && { search }) }, language, signal);
  const near = findsAlternatives ? verdicts.flatMap(({ numbers }) => numbers.flatMap((number) => number.near)) : [];
  const values = await valuesOf(near, loader, language);
  // What is said of lines that need no alternatives stays the same.
  const searched = findsSubstitutes ? await checkBom(lines, lookup, language, signal, takesSubstitutes) : [];
  return verdicts.map((verdict, at) => {
    const result = lineResult(verdict, options, searched[at]);
    const ofNear = result.numbers.flatMap((number) => number.near.flatMap((each) => values.get(each) ?? []));
    return { verdict, result: { ...result, remarks: [...result.remarks, ...ofNear] } };
  });
}

/** What numbers are that may be meant: `GRM155R61E105KA12D: 1 µF 25 V X5R 0402 ±10%`. */
async function valuesOf(
  numbers: readonly string[],
  loader: Lookup["loader"],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const waiter = signalWaiter(new AbortController().signal);
  const values = [...new Set(numbers)].map(async (number) => {
    // The number was suggested, so that only a service that fails meanwhile doesn't have it.
    const product = await Promise.resolve(loader.load(number, language, waiter)).catch(() => null);
    return product === null ? [] : [[number, number + colon(language) + valuesText(product)] as const];
  });
  return new Map((await Promise.all(values)).flat());
}

/** @param searched the line when substitutes were searched for */
function lineResult(
  verdict: Verdict,
  { language, findsAlternatives }: CheckOptions,
  searched: Verdict | undefined,
): LineResult {
  const { line, state, numbers, findings, open, interpreted, offered, candidates, closest } = verdict;
  return {
    row: line.row + 1,
    ...(line.isHidden && { hidden: true }),
    ...(line.isCut && { cut: true }),
    kind: line.kind,
    designators: line.designators,
    quantity: line.quantity,
    description: descriptionText(line, language),
    name: nameOf(verdict, language),
    state: stateName(state),
    numbers: numbers.map((number) => numberResult(number, language)),
    destroyedNumber: line.destroyed?.written ?? null,
    failure: serviceFailure(verdict, language) ?? (searched ? serviceFailure(searched, language) : null),
    findings: findingResults(findings, language),
    alsoSays: open.map(textAndColumn),
    readAs: interpreted.map((claim) => ({ ...textAndColumn(claim), as: namedText(claim, language) })),
    remarks: verdictTexts(verdict, language, ownFailureText),
    ...(candidates.length > 0 && { candidates: candidates.map(candidateResult) }),
    ...(closest !== null && { closest: closestPartOf(closest, language) }),
    ...(findsAlternatives && {
      replacements: offered.map(({ product, state: own }) => ({
        number: product.record.Partno,
        state: stateName(own),
        lookFirst: reasonsIn(objectionsTo([verdict], product.record.Partno), language),
      })),
    }),
    ...(searched && { substitutes: substitutesIn(searched, language) }),
  };
}

const textAndColumn = ({ written, column = 0 }: Verdict["open"][number]) => ({ text: written, column: column + 1 });

function substitutesIn(verdict: Verdict, language: Language): SubstitutesResult {
  const { partnos, objections } = substitutesFor(verdict);
  return { numbers: partnos, lookFirst: reasonsIn(objections, language) };
}

const reasonsIn = (objections: readonly Objection[], language: Language): readonly Reason[] =>
  objections.map((each) => ({ code: each.code, text: objectionText(each, language) }));

function candidateResult({ product }: Replacement): CandidateResult {
  const { rated, saturation } = ratedCurrentsOf(product);
  return {
    number: product.record.Partno,
    ratedCurrent: rated,
    saturationCurrent: saturation,
    resistance: resistanceOf(product),
  };
}

function numberResult(checked: NumberVerdict, language: Language): NumberResult {
  const product = checked.result?.kind === "found" ? checked.result.product : null;
  const { number, state, result, foundAs, lastBuyDate, alternatives, near, findings } = checked;
  return {
    number: number.partno,
    manufacturer: number.manufacturer,
    state: stateName(state),
    foundAs,
    lastBuyDate,
    productionEndDate: textIn(product, "ProductionEndDate"),
    minimumOrder: numberIn(product, "MinOrderQuantity"),
    alternatives: alternatives.map(({ partno }) => partno),
    near,
    failure: result?.kind === "failed" ? ownFailureText(result.failure, language) : null,
    findings: findingResults(findings, language),
  };
}

/** What is the same, or what one side doesn't say, isn't worth a word. */
const findingResults = (findings: readonly Finding[], language: Language): readonly FindingResult[] =>
  findings
    .filter((finding) => finding.relation !== "same" && finding.required !== null && finding.part !== null)
    .map((finding) => ({
      aspect: finding.aspect,
      relation: finding.relation,
      alarm: isAlarm(finding),
      text: findingText(finding, language),
      columns: columnsSaying([finding]).map((column) => column + 1),
    }));
