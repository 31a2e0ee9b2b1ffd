import { BomFileError, sheetOf } from "../bom-files/bom-file";
import { readFileOnDisk } from "../bom-files/files-on-disk";
import { problemText } from "../bom-files/problem-text";
import { type BomEntry, type BomLine, checkBom, readSheet, withSmallestVoltage } from "../src/bom/index";
import type { ProductData } from "../src/product-data/index";
import { checkText } from "../src/messages/comparison-texts";
import { descriptionText } from "../src/messages/description-text";
import { failureText } from "../src/messages/failures/message";
import type { Options } from "./options";
import { saidInSheet } from "./said-in-sheet";
import type { FileResult, LineResult } from "./result";
import { stateName } from "./states";

type ReadFile = Omit<FileResult, "lines"> & { readonly entries: readonly BomEntry[] };
type CheckOptions = Pick<Options, "sheet" | "voltage" | "findsAlternatives" | "language">;

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
    read.push(await readEntries(file, options));
  }
  const fitted = read.flatMap(({ entries }) => entries).filter(({ isNotFitted }) => !isNotFitted);
  const numbers = new Set(fitted.flatMap(({ partno }) => partno ?? []));
  // A part without a response is reported with its line.
  await data.parts([...numbers], options.language, signal).catch(() => signal.throwIfAborted());
  const { loader, search } = data.lookup;
  const sources = { loader, ...(options.findsAlternatives && { search }) };
  const results: FileResult[] = [];
  for (const { entries, ...file } of read) {
    signal.throwIfAborted();
    const { lines } = await checkBom(entries, sources, options.language, signal);
    results.push({ ...file, lines: lines.map((line) => lineResult(line, options)) });
    tell(results.length);
  }
  return results;
}

async function readEntries(file: string, { sheet, voltage, language }: CheckOptions): Promise<ReadFile> {
  try {
    const found = sheetOf(await readFileOnDisk(file), sheet);
    const { texts, ownColumns } = saidInSheet(found);
    const { entries } = readSheet(texts, new Map(ownColumns.map((column) => [column, null])));
    return { file, sheet: found.name || null, entries: withSmallestVoltage(entries, voltage) };
  } catch (reason) {
    if (!(reason instanceof BomFileError)) throw reason;
    const { problem } = reason;
    return { file, sheet: null, entries: [], error: { code: problem.code, text: problemText(problem, language) } };
  }
}

function lineResult(line: BomLine, { language, findsAlternatives }: CheckOptions): LineResult {
  const { entry, state, result, foundAs, lastBuyDate, alternatives, mismatch, replacement } = line;
  return {
    row: entry.row + 1,
    kind: entry.kind,
    designators: entry.designators,
    quantity: entry.quantity,
    number: entry.partno,
    description: descriptionText(entry, language),
    state: stateName(state),
    foundAs,
    lastBuyDate,
    alternatives: alternatives.map(({ partno }) => partno),
    ...(findsAlternatives && {
      replacements:
        replacement?.kind === "found" ? replacement.found.replacements.map(({ product }) => product.record.Partno) : [],
    }),
    mismatch: mismatch && checkText({ ...mismatch, same: [], notInText: [], notInData: [] }, language),
    near: result?.kind === "unknown" ? result.near : [],
    failure: result?.kind === "failed" ? failureText(result.failure, language) : null,
  };
}
