import {
  type Verdict,
  checkBom,
  type NumberVerdict,
  columnsSaying,
  type Finding,
  isAlarm,
  readBom,
  ratedCurrentsOf,
  type Replacement,
  resistanceOf,
} from "../../src/bom/index";
import type { Language, Lookup } from "../../src/product-data/index";
import { findingText } from "../../src/messages/comparison-texts";
import { descriptionText } from "../../src/messages/description-text";
import { nameOf, textsOf } from "../../src/messages/verdict-texts";
import { closestPartOf } from "../closest-part";
import { ownFailureText } from "../failure-text";
import { numberIn, textIn } from "../product-values";
import { type ReadOptions, readLines } from "../boms/read-lines";
import type { FoundFile } from "../files/find-files";
import type { CandidateResult, FileResult, FindingResult, LineResult, NumberResult } from "./result";
import { stateName } from "./states";

export interface CheckOptions extends ReadOptions {
  readonly findsAlternatives: boolean;
}

/** Checks a file as Check BOM checks a sheet: a result for each sheet that is checked. */
export async function checkFile(
  file: FoundFile,
  options: CheckOptions,
  { loader, search }: Lookup,
): Promise<readonly FileResult[]> {
  const sources = { loader, ...(options.findsAlternatives && { search }) };
  const { signal } = new AbortController(); // its thread is ended instead
  const results: FileResult[] = [];
  for (const { lines, hiddenRows, ...head } of await readLines(file, options)) {
    const verdicts = await checkBom(lines, sources, options.language, signal);
    results.push({
      ...head,
      lines: verdicts.map((verdict) => lineResult(verdict, hiddenRows[verdict.line.row] === true, options)),
    });
  }
  return results;
}
/** Checks rows that are in no file, such as one number and its description, with titles above. */
export async function checkRows(
  rows: readonly (readonly string[])[],
  options: CheckOptions,
  { loader, search }: Lookup,
  signal: AbortSignal,
): Promise<readonly { readonly verdict: Verdict; readonly result: LineResult }[]> {
  const { lines: read } = readBom(rows);
  const sources = { loader, ...(options.findsAlternatives && { search }) };
  const verdicts = await checkBom(read, sources, options.language, signal);
  return verdicts.map((verdict) => ({ verdict, result: lineResult(verdict, false, options) }));
}

function lineResult(verdict: Verdict, isHidden: boolean, { language, findsAlternatives }: CheckOptions): LineResult {
  const { line, state, numbers, findings, replacement, closest } = verdict;
  return {
    row: line.row + 1,
    ...(isHidden && { hidden: true }),
    ...(line.isCut && { cut: true }),
    kind: line.kind,
    designators: line.designators,
    quantity: line.quantity,
    description: descriptionText(line, language),
    name: nameOf(verdict, language),
    state: stateName(state),
    numbers: numbers.map((number) => numberResult(number, language)),
    destroyedNumber: line.destroyed?.written ?? null,
    findings: findingResults(findings, language),
    remarks: textsOf(verdict, language, ownFailureText),
    ...(replacement?.kind === "candidates" && { candidates: replacement.found.replacements.map(candidateResult) }),
    ...(closest !== null && { closest: closestPartOf(closest, language) }),
    ...(findsAlternatives && {
      replacements:
        replacement?.kind === "found" ? replacement.found.replacements.map(({ product }) => product.record.Partno) : [],
    }),
  };
}

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
