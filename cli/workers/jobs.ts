import { partnosOf } from "../../src/bom/index";
import type { Lookup } from "../../src/product-data/index";
import { checkFile, type CheckOptions } from "../check/check-file";
import { printedFile, type Printing } from "../check/output";
import type { FileResult } from "../check/result";
import { listRows } from "../check/substitutes-list";
import { type Summary, summaryOf } from "../check/summary";
import { compareFiles, type ComparisonResult } from "../compare/compare-files";
import type { FoundFile } from "../files/find-files";
import { type ReadOptions, readLines } from "../boms/read-lines";
import { demandsOf, type FileDemands } from "../house/demands";
import { type FileUses, usesOf } from "../parts/uses";

interface FileJob<Options> {
  readonly file: FoundFile;
  readonly options: Options;
}

/** What is printed of a file, its rows in the list of substitutes, and what the end of a run says of it. */
export interface PrintedCheck {
  readonly printed: readonly string[];
  readonly listed: ReturnType<typeof listRows>;
  readonly summary: Summary;
}

/** What a worker can do. Inputs and outputs are plain data, because messages carry them. */
export const jobs = {
  /** The part numbers of a file. */
  numbers: async ({ file, options }: FileJob<ReadOptions>): Promise<readonly string[]> =>
    (await readLines(file, options)).flatMap(({ lines }) => partnosOf(lines)),

  check: ({ file, options }: FileJob<CheckOptions>, lookup: Lookup): Promise<readonly FileResult[]> =>
    checkFile(file, options, lookup),

  /** The results of a check as they are printed. */
  printedCheck: async (
    { file, options, printing }: FileJob<CheckOptions> & { readonly printing: Printing },
    lookup: Lookup,
  ): Promise<PrintedCheck> => {
    const results = await checkFile(file, options, lookup);
    return {
      printed: results.map((each) => printedFile(each, printing)),
      listed: results.flatMap((each) => listRows(each, options.language)),
      summary: summaryOf(results),
    };
  },

  compare: (
    { options, ...files }: { readonly old: FoundFile; readonly new: FoundFile; readonly options: ReadOptions },
    lookup: Lookup,
  ): Promise<ComparisonResult> => compareFiles(files, options, lookup),

  uses: async ({ file, options }: FileJob<CheckOptions>, lookup: Lookup): Promise<readonly FileUses[]> =>
    (await checkFile(file, options, lookup)).map(usesOf),

  demands: ({ file, options }: FileJob<ReadOptions>, lookup: Lookup): Promise<readonly FileDemands[]> =>
    demandsOf(file, options, lookup),
};

export type JobName = keyof typeof jobs;
export type Input<N extends JobName> = Parameters<(typeof jobs)[N]>[0];
export type Output<N extends JobName> = Awaited<ReturnType<(typeof jobs)[N]>>;
