import type { Line } from "../reading/line/line";
import { Slices } from "../../product-data/base/slices";
import { signalWaiter } from "../../product-data/base/signal-waiter";
import { findReplacements, type FoundReplacements } from "./replacements";
import { type CheckFailure, checkFailureOf } from "./parts";
import type { Lookup } from "../../product-data/lookup/lookup";
import type { Language } from "../../product-data/vocabulary/language";

/** The alternatives for a line, or why none are offered. */
export type LineReplacement =
  | { readonly kind: "found"; readonly found: FoundReplacements }
  | { readonly kind: "failed"; readonly failure: CheckFailure };

/**
 * Replacements by `lineKey`. A line that isn't among them wasn't requested, or doesn't seem to be a capacitor or
 * inductor.
 */
export type LineReplacements = ReadonlyMap<string, LineReplacement>;

export const lineKey = ({ numbers, key }: Line): string => `${numbers.map(({ partno }) => partno).join(" ")}\n${key}`;

interface ReplacementProgress {
  readonly replacements: LineReplacements;
  readonly done: number;
  readonly total: number;
}

/**
 * Finds alternatives for the lines of a BOM. Lines with the same requirements share a search. Work on the catalog on
 * this computer is done in pieces, so that Excel stays responsive. Resolves when every line is done, or with those that
 * are when the signal aborts.
 * @param all the lines of the BOM, whose parts come first where they are equal
 */
export async function findLineReplacements(
  lines: readonly Line[],
  all: readonly Line[],
  sources: Lookup,
  language: Language,
  signal: AbortSignal,
  onProgress: (progress: ReplacementProgress) => void,
): Promise<LineReplacements> {
  const used = new Set(all.flatMap(({ numbers }) => numbers.map(({ partno }) => partno)));
  const distinct = [...new Map(lines.map((line) => [lineKey(line), line]))];
  const replacements = new Map<string, LineReplacement>();
  let done = 0;
  const report = (): void => onProgress({ replacements: new Map(replacements), done, total: distinct.length });
  const waiter = signalWaiter(signal);
  const find = async (line: Line, part = ""): Promise<LineReplacement> => {
    try {
      const found = await waiter.wait(findReplacements({ part, line, used }, language, sources, waiter));
      return { kind: "found", found };
    } catch (error) {
      const failure = checkFailureOf(error);
      if (signal.aborted || failure === null) throw error;
      return { kind: "failed", failure };
    }
  };
  const ask = async (key: string, line: Line): Promise<void> => {
    const [main, ...alternates] = line.numbers;
    let replacement = await find(line, main?.partno);
    // An alternate may say what the line and its main number don't.
    const other = alternates.find(({ decoded }) => decoded.length === 1);
    if (replacement.kind === "failed" && lacksData(replacement.failure) && other !== undefined) {
      const another = await find(line, other.partno);
      if (another.kind === "found" || another.failure.code === "nothingFits") replacement = another;
    }
    // Most other lines of a BOM aren't capacitors or inductors.
    const isForeign =
      replacement.kind === "failed" &&
      saysNothing(replacement.failure) &&
      line.numbers.every(({ decoded }) => decoded.length === 0);
    if (!isForeign) replacements.set(key, replacement);
    done += 1;
  };
  const waiting: Promise<void>[] = [];
  let toldMs = -Infinity;
  const slices = new Slices();
  for (const [key, line] of distinct) {
    if (performance.now() - toldMs >= tellMs) {
      report();
      toldMs = performance.now();
    }
    await slices.pause();
    if (signal.aborted) break;
    waiting.push(
      ask(key, line).catch((error: unknown) => {
        if (!signal.aborted) throw error;
      }),
    );
  }
  await Promise.all(waiting);
  report();
  return replacements;
}

/** The time between two reports of progress. */
const tellMs = 250;

const lacksData = ({ code }: CheckFailure): boolean =>
  code === "requirementIncomplete" || code === "partUnknown" || code === "notAPartNumber";

const saysNothing = (failure: CheckFailure): boolean =>
  failure.code === "requirementIncomplete"
    ? failure.missing.some((aspect) => aspect === "capacitance" || aspect === "inductance")
    : lacksData(failure);
