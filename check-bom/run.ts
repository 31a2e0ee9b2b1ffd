import { filesIn } from "../bom-files/files-on-disk";
import { createClient, openCatalog, type ProductData } from "../src/product-data/index";
import { changesSince, readBaseline, type PartRecords, updateBaseline } from "./baseline";
import { checkFiles } from "./check-files";
import type { Options } from "./options";
import type { CheckResult, FileResult, LineResult, PartChange, PartRecord } from "./result";

/**
 * One run. With a baseline, what changed since is in the result; `keep` writes the baseline, after the result has been
 * reported.
 * @throws BaselineError; DownloadError if the catalog can't be opened; the signal's reason
 */
export async function run(
  options: Options,
  key: string,
  signal: AbortSignal,
  tell: (done: number, total: number) => void,
): Promise<{ readonly result: CheckResult; readonly keep: () => Promise<void> }> {
  const { baseline } = options;
  const before = baseline === null ? null : await readBaseline(baseline);
  const data = await openSource(options.source, key);
  const paths = await filesIn(options.paths);
  const files = await checkFiles(paths, data, options, signal, (done) => tell(done, paths.length));
  if (baseline === null) return { result: { files }, keep: () => Promise.resolve() };
  const found = recordsIn(files);
  const changes = changesSince(before ?? new Map(), found, (number) => placesOf(number, files));
  const changed = new Set(changes.map(({ number }) => number));
  const reported = ({ number, failure }: LineResult): boolean =>
    failure !== null || (number !== null && changed.has(number));
  const ofChanged = files.map((file) => ({ ...file, lines: file.lines.filter(reported) }));
  return { result: { files: ofChanged, changes }, keep: () => updateBaseline(baseline, found) };
}

/** Of 0 or 1 with --fail-on, and 2 for what couldn't be checked. */
export function exitStatus({ files, changes = [] }: CheckResult, failOn: Options["failOn"]): 0 | 1 | 2 {
  const lines = files.flatMap((file) => file.lines);
  if (files.some(({ error }) => error) || lines.some(({ failure }) => failure !== null)) return 2;
  const isWanted =
    lines.some(({ state, mismatch }) => failOn.has(state) || (mismatch !== null && failOn.has("mismatch"))) ||
    (changes.length > 0 && failOn.has("changed"));
  return isWanted ? 1 : 0;
}

const openSource = async (source: Options["source"], key: string): Promise<ProductData> =>
  "catalog" in source ? openCatalog(source.catalog) : createClient({ url: source.service, key });

/** Of parts that exist, and of numbers of ours that don't. A part without a response has no record. */
function recordsIn(files: readonly FileResult[]): PartRecords {
  const records = new Map<string, PartRecord>();
  for (const { number, state, lastBuyDate, alternatives } of files.flatMap(({ lines }) => lines)) {
    const recorded = state === "mistyped" ? "not-found" : state;
    if (number === null || !recordedStates.has(recorded)) continue;
    records.set(number, { state: recorded, lastBuyDate, alternatives: [...alternatives].sort() });
  }
  return records;
}

const recordedStates: ReadonlySet<string> = new Set([
  ...["not-found", "discontinued", "to-be-discontinued", "nrnd", "under-development", "in-production", "no-status"],
]);

const placesOf = (number: string, files: readonly FileResult[]): PartChange["places"] =>
  files.flatMap(({ file, lines }) =>
    lines.flatMap((line) => (line.number === number ? [{ file, row: line.row }] : [])),
  );
