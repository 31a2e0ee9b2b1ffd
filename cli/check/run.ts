import { filesIn } from "../../bom-files/files-on-disk";
import { lineStateNames, lineStates } from "../../src/bom/index";
import { changesSince, readBaseline, type PartRecords, updateBaseline } from "./baseline";
import { openData } from "../data";
import { checkFiles } from "./check-files";
import type { Options } from "./options";
import {
  type CheckResult,
  type FileResult,
  hasFailed,
  isMismatch,
  type LineResult,
  type PartChange,
  type PartRecord,
} from "./result";
import { stateName } from "./states";

/**
 * One run. With a baseline, what changed since is in the result; `keep` writes the baseline, after the result has been
 * reported.
 * @throws if the catalog can't be opened; if the baseline can't be read; the signal's reason
 */
export async function run(
  options: Options,
  signal: AbortSignal,
  tell: (done: number, total: number) => void,
): Promise<{ readonly result: CheckResult; readonly keep: () => Promise<void> }> {
  const { baseline, source } = options;
  const before = baseline === null ? new Map<string, PartRecord>() : await readBaseline(baseline);
  const data = await openData(source, options.language);
  const paths = await filesIn(options.paths);
  const files = await checkFiles(paths, data, options, signal, (done) => tell(done, paths.length));
  if (baseline === null) return { result: { files }, keep: () => Promise.resolve() };
  const found = recordsIn(files);
  const changes = changesSince(before, found).map((each) => ({ ...each, places: placesOf(each.number, files) }));
  const changed = new Set(changes.map(({ number }) => number));
  const reported = ({ numbers }: LineResult): boolean =>
    numbers.some(({ number, failure }) => failure !== null || changed.has(number));
  const ofChanged = files.map((file) => ({ ...file, lines: file.lines.filter(reported) }));
  return { result: { files: ofChanged, changes }, keep: () => updateBaseline(baseline, found) };
}

/** Of 0 or 1 with --fail-on, and 2 for what couldn't be checked. */
export function exitStatus({ files, changes = [] }: CheckResult, failOn: Options["failOn"]): 0 | 1 | 2 {
  const lines = files.flatMap((file) => file.lines);
  if (files.some(({ error }) => error) || lines.some(hasFailed)) return 2;
  const found = new Set(lines.map(({ state }) => state));
  if (lines.some(isMismatch)) found.add("mismatch");
  if (changes.length > 0) found.add("changed");
  return [...failOn].some((name) => found.has(name)) ? 1 : 0;
}

/** Of parts that exist, and of numbers of ours that don't. A part without a response has no record. */
function recordsIn(files: readonly FileResult[]): PartRecords {
  const records = new Map<string, PartRecord>();
  const lines = files.flatMap((file) => file.lines);
  for (const { number, state, lastBuyDate, alternatives } of lines.flatMap(({ numbers }) => numbers)) {
    const recorded = state === "mistyped" || state === "incomplete" ? "not-found" : state;
    if (!recordedStates.has(recorded)) continue;
    records.set(number, { state: recorded, lastBuyDate, alternatives: [...alternatives].sort() });
  }
  return records;
}

const recordedStates: ReadonlySet<string> = new Set(
  lineStateNames.filter((state) => lineStates[state].risk || lineStates[state].group === "fine").map(stateName),
);

const placesOf = (number: string, files: readonly FileResult[]): PartChange["places"] =>
  files.flatMap(({ file, lines }) =>
    lines.filter(({ numbers }) => numbers.some((one) => one.number === number)).map(({ row }) => ({ file, row })),
  );
