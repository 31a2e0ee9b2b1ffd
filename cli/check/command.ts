import { existsSync } from "node:fs";
import { lineStateNames, lineStates } from "../../src/bom/index";
import { type AspectChange, changesSince } from "../../src/product-data/index";
import { type Files, withFiles } from "../boms/each-file";
import type { Command, Shell } from "../shell";
import { UsageError } from "../usage-error";
import type { PrintedCheck } from "../workers/jobs";
import { type PartRecord, type PartRecords, readBaseline, updateBaseline } from "./baseline";
import type { CheckOptions } from "./check-file";
import { filesOptions, sourceOptions } from "../arguments";
import { type Options, optionsIn } from "./options";
import { Printer, type Printing, printedFile } from "./output";
import { type FileResult, type LineResult, type PartChange } from "./result";
import { stateName } from "./states";
import { writeList } from "./substitutes-list";
import { addSummaries, exitStatus, nothing, summaryOf } from "./summary";

export const check: Command = {
  args: "FILES...",
  options: [
    ...sourceOptions,
    ...filesOptions,
    "--alternatives",
    "--substitutes FILE",
    "--json, --markdown",
    "--jsonl, --github",
    "--fail-on LIST",
    "--baseline FILE",
  ],
  example: "boards --catalog https://excel.example.com/catalog --fail-on discontinued,not-found,mismatch",
  run: (args, shell) => run(optionsIn(args, shell.key), shell),
};

/**
 * Checks files and prints what is found, file by file.
 * @returns the exit status
 * @throws if the catalog can't be opened; if the baseline can't be read; the signal's reason
 */
async function run(options: Options, shell: Shell): Promise<number> {
  const { baseline, list } = options;
  if (list !== null && existsSync(list)) throw new UsageError("exists", list);
  const before = baseline === null ? null : await readBaseline(baseline);
  return withFiles(options, shell, (files) =>
    before === null || baseline === null
      ? printAll(files, options, shell)
      : printChanges(files, options, shell, { file: baseline, parts: before }),
  );
}

const checkOptions = ({ readOptions }: Files, { findsAlternatives, list }: Options): CheckOptions => ({
  ...readOptions,
  findsAlternatives,
  findsSubstitutes: list !== null,
});
const printingOf = ({ form, language }: Options, { terminal }: Shell): Printing => ({ form, language, terminal });

async function printAll(files: Files, options: Options, shell: Shell): Promise<number> {
  const printing = printingOf(options, shell);
  const printer = new Printer(printing, shell.print);
  let summary = nothing;
  const listed: (readonly string[])[] = [];
  await files.each<PrintedCheck>(
    (file) => files.crew.run("printedCheck", { file, options: checkOptions(files, options), printing }),
    (head) => {
      const result = { ...head, lines: [] };
      return { printed: [printedFile(result, printing)], listed: [], summary: summaryOf([result]) };
    },
    (checked) => {
      for (const text of checked.printed) printer.add(text);
      listed.push(...checked.listed);
      summary = addSummaries(summary, checked.summary);
    },
  );
  printer.end(summary, null);
  const { list, language } = options;
  // A list without some of the lines would look whole.
  if (list !== null && summary.unread + summary.unchecked === 0) await writeList(list, listed, language);
  return exitStatus(summary, options.failOn);
}

/**
 * Prints what changed since the baseline, and the lines of parts that did, or that got no response. The baseline is
 * written at the end.
 */
async function printChanges(
  files: Files,
  options: Options,
  shell: Shell,
  baseline: { readonly file: string; readonly parts: PartRecords },
): Promise<number> {
  const results: FileResult[] = [];
  await files.each<readonly FileResult[]>(
    (file) => files.crew.run("check", { file, options: checkOptions(files, options) }),
    (head) => [{ ...head, lines: [] }],
    (checked) => results.push(...checked),
  );
  const found = recordsIn(results);
  const changes = changesOf(changesSince(baseline.parts, found).changed, results);
  const changed = new Set(changes.map(({ number }) => number));
  const isReported = ({ failure, numbers }: LineResult): boolean =>
    failure !== null || numbers.some(({ number }) => changed.has(number));
  const printing = printingOf(options, shell);
  const printer = new Printer(printing, shell.print);
  const reported = results.map((file) => ({ ...file, lines: file.lines.filter(isReported) }));
  for (const file of reported) printer.add(printedFile(file, printing, false));
  // It counts what was checked; --fail-on names what is reported.
  const summary = { ...summaryOf(results), found: summaryOf(reported).found };
  printer.end(summary, changes);
  await updateBaseline(baseline.file, found, shell);
  const all = changes.length > 0 ? addSummaries(summary, { ...nothing, found: ["changed"] }) : summary;
  return exitStatus(all, options.failOn);
}

/** Records parts that exist, and numbers of ours that don't. A part without a response has no record. */
function recordsIn(files: readonly FileResult[]): PartRecords {
  const records = new Map<string, PartRecord>();
  const lines = files.flatMap((file) => file.lines);
  for (const { number, state, lastBuyDate, alternatives } of lines.flatMap(({ numbers }) => numbers)) {
    const recorded = state === "mistyped" || state === "incomplete" ? "not-found" : state;
    if (!recordedStates.has(recorded)) continue;
    records.set(number, {
      ...{ state: recorded, lastBuyDate: lastBuyDate ?? "" },
      alternatives: [...alternatives].sort().join(", "),
    });
  }
  return records;
}

const recordedStates: ReadonlySet<string> = new Set(
  lineStateNames.filter((state) => lineStates[state].risk || lineStates[state].group === "fine").map(stateName),
);

/** If a part vanished from the catalog, only that is reported of it. */
function changesOf(
  changed: readonly AspectChange<keyof PartRecord>[],
  files: readonly FileResult[],
): readonly PartChange[] {
  const vanished = new Set(
    changed.flatMap(({ name, after }) => (after === "not-found" || after === "not-in-catalog" ? [name] : [])),
  );
  return changed
    .filter(({ name, what }) => what === "state" || !vanished.has(name))
    .map(({ name, what, before, after }) => ({
      ...{ number: name, what: vanished.has(name) ? "vanished" : what, before, after },
      places: placesOf(name, files),
    }));
}

const placesOf = (number: string, files: readonly FileResult[]): PartChange["places"] =>
  files.flatMap(({ file, lines }) =>
    lines.filter(({ numbers }) => numbers.some((one) => one.number === number)).map(({ row }) => ({ file, row })),
  );
