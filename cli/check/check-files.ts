import { isFailure } from "../../src/product-data/base/failed";
import { type FileProblem, type FileSheet, sheetOf } from "../../bom-files/bom-file";
import { readFileOnDisk } from "../../bom-files/files-on-disk";
import { problemText } from "../../bom-files/problem-text";
import {
  type BomEntry,
  type BomLine,
  checkBom,
  type CheckedNumber,
  columnsSaying,
  type Finding,
  isAlarm,
  partnosOf,
  readSheet,
  withSmallestVoltage,
} from "../../src/bom/index";
import type { Language, ProductData } from "../../src/product-data/index";
import { findingText } from "../../src/messages/comparison-texts";
import { descriptionText } from "../../src/messages/description-text";
import { failureText } from "../../src/messages/failures/message";
import type { Options } from "./options";
import { saidInSheet } from "./said-in-sheet";
import type { FileResult, FindingResult, LineResult, NumberResult } from "./result";
import { stateName } from "./states";

type ReadFile = Omit<FileResult, "lines"> & {
  readonly entries: readonly BomEntry[];
  readonly hiddenRows: FileSheet["hiddenRows"];
};
type CheckOptions = Pick<Options, "sheet" | "allSheets" | "voltage" | "findsAlternatives" | "language">;

/**
 * Checks each file as Check BOM checks a sheet. All parts are requested first, so that files share requests.
 * @param tell called after each file
 */
export async function checkFiles(
  files: readonly string[],
  data: ProductData,
  options: CheckOptions,
  signal: AbortSignal,
  tell: (done: number) => void,
): Promise<readonly FileResult[]> {
  const read: ReadFile[] = [];
  for (const file of files) {
    signal.throwIfAborted();
    read.push(...(await readEntries(file, options)));
  }
  const numbers = partnosOf(read.flatMap(({ entries }) => entries));
  // A part without a response is reported with its line.
  await data.parts(numbers, options.language, signal).catch(() => signal.throwIfAborted());
  const { loader, search } = data.lookup;
  const sources = { loader, ...(options.findsAlternatives && { search }) };
  const results: FileResult[] = [];
  for (const { entries, hiddenRows, ...file } of read) {
    signal.throwIfAborted();
    const { lines } = await checkBom(entries, sources, options.language, signal);
    results.push({
      ...file,
      lines: lines.map((line) => lineResult(line, hiddenRows[line.entry.row] === true, options)),
    });
    tell(results.length);
  }
  return results;
}

/** A result for each sheet that is checked. */
async function readEntries(file: string, options: CheckOptions): Promise<readonly ReadFile[]> {
  try {
    const read = await readFileOnDisk(file);
    const first = sheetOf(read, options.sheet);
    const others = read.sheets.filter((each) => each !== first && each.likeness > 0);
    if (options.allSheets) return [first, ...others].map((sheet) => readEntriesOf(file, sheet, options));
    return [{ ...readEntriesOf(file, first, options), otherSheets: others.map(({ name }) => name) }];
  } catch (reason) {
    if (!isFailure<FileProblem>(reason)) throw reason;
    return [{ ...unread(file, null), error: problemOf(reason.failure, options) }];
  }
}

const unread = (file: string, sheet: string | null) => ({ file, sheet, otherSheets: [], entries: [], hiddenRows: [] });
const problemOf = (problem: FileProblem, { language }: CheckOptions) => ({
  code: problem.code,
  text: problemText(problem, language),
});

function readEntriesOf(file: string, sheet: FileSheet, options: CheckOptions): ReadFile {
  const { texts, ownColumns } = saidInSheet(sheet);
  const { entries, isBom } = readSheet(texts, new Map(ownColumns.map((column) => [column, null])));
  if (!isBom) return { ...unread(file, sheet.name || null), error: problemOf({ code: "noBom" }, options) };
  const { hiddenRows } = sheet;
  return {
    file,
    sheet: sheet.name || null,
    otherSheets: [],
    entries: withSmallestVoltage(entries, options.voltage),
    hiddenRows,
  };
}

function lineResult(line: BomLine, isHidden: boolean, { language, findsAlternatives }: CheckOptions): LineResult {
  const { entry, state, numbers, findings, replacement } = line;
  return {
    row: entry.row + 1,
    ...(isHidden && { hidden: true }),
    kind: entry.kind,
    designators: entry.designators,
    quantity: entry.quantity,
    description: descriptionText(entry, language),
    state: stateName(state),
    numbers: numbers.map((number) => numberResult(number, language)),
    destroyedNumber: entry.destroyed?.written ?? null,
    findings: findingResults(findings, language),
    ...(findsAlternatives && {
      replacements:
        replacement?.kind === "found" ? replacement.found.replacements.map(({ product }) => product.record.Partno) : [],
    }),
  };
}

function numberResult(checked: CheckedNumber, language: Language): NumberResult {
  const { number, state, result, foundAs, lastBuyDate, alternatives, near, findings } = checked;
  return {
    number: number.partno,
    manufacturer: number.manufacturer,
    state: stateName(state),
    foundAs,
    lastBuyDate,
    alternatives: alternatives.map(({ partno }) => partno),
    near,
    failure: result?.kind === "failed" ? failureText(result.failure, language) : null,
    findings: findingResults(findings, language),
  };
}

/** What is the same, or what one side doesn't say, isn't worth a word. */
const findingResults = (findings: readonly Finding[], language: Language): readonly FindingResult[] =>
  findings
    .filter((finding) => finding.relation !== "same" && finding.asked !== null && finding.part !== null)
    .map((finding) => ({
      aspect: finding.aspect,
      relation: finding.relation,
      alarm: isAlarm(finding),
      text: findingText(finding, language),
      columns: columnsSaying([finding]).map((column) => column + 1),
    }));
