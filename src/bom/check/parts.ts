import type { LookupFailure, PartUnknown } from "../../product-data/lookup/failure";
import { isFailure } from "../../product-data/base/failed";
import type { PartLoader } from "../../product-data/lookup/part-loader";
import { afterTask, once } from "../../product-data/base/slices";
import { signalWaiter } from "../../product-data/base/signal-waiter";
import type { Product } from "../../product-data/api/product";
import type { ApiFailure } from "../../product-data/api/failure";
import type { LoadFailure } from "../../product-data/base/lazy";
import type { RequirementFailure } from "../matching/requirement-failure";
import type { Language } from "../../product-data/vocabulary/language";
import { normalizePartNumber } from "../../product-data/vocabulary/part-number";
import { alternativesOf } from "../matching/part-state";

/** Why a part or the alternatives for a line are unknown, as data. src/messages makes the text. */
export type CheckFailure = ApiFailure | LookupFailure | LoadFailure | RequirementFailure;

/** The failure that an error carries; null for any other error. */
export const checkFailureOf = (error: unknown): CheckFailure | null =>
  isFailure<CheckFailure>(error) ? error.failure : null;

/** The result of requesting a part number. */
export type CheckedPart =
  | { readonly kind: "found"; readonly product: Product }
  /** `near`: similar numbers that exist, best first, with results of their own. */
  | { readonly kind: "unknown"; readonly near: readonly string[] }
  | { readonly kind: "failed"; readonly failure: CheckFailure };

export const checkedProduct = (result: CheckedPart | undefined): Product | null =>
  result?.kind === "found" ? result.product : null;

/** Results by part number; a number that hasn't been requested has none. */
export type CheckedParts = ReadonlyMap<string, CheckedPart>;

export interface CheckProgress {
  readonly results: CheckedParts;
  readonly done: number;
  /** Grows while alternatives are found. */
  readonly total: number;
}

interface CheckOptions {
  readonly loader: Pick<PartLoader, "load">;
  readonly language: Language;
  /** Called at most once per task, however many parts a response contains. */
  readonly onProgress: (progress: CheckProgress) => void;
}

/**
 * Requests the parts of a BOM, all at once so that the loader packs them, and then their alternatives, and similar parts
 * of numbers that don't exist. Resolves when
 * every part has a result, or when the signal aborts: parts without a result then stay without one, and requests that
 * only this check waits for are aborted.
 */
export async function checkParts(
  partnos: readonly string[],
  signal: AbortSignal,
  { loader, language, onProgress }: CheckOptions,
): Promise<CheckProgress> {
  const results = new Map<string, CheckedPart>();
  const requested = new Set<string>();
  const waiter = signalWaiter(signal);
  const progress = (): CheckProgress => ({ results: new Map(results), done: results.size, total: requested.size });
  const tellSoon = once(afterTask, () => onProgress(progress()));
  const record = (partno: string, result: CheckedPart): void => {
    results.set(partno, result);
    tellSoon();
  };
  const ask = async (partno: string, withAlternatives: boolean): Promise<void> => {
    if (requested.has(partno)) return;
    try {
      signal.throwIfAborted();
      requested.add(partno);
      // Known parts take a turn too, so that all parts of the BOM are requested as such before any alternative.
      const product = await waiter.wait(loader.load(partno, language, waiter));
      record(partno, { kind: "found", product });
      if (!withAlternatives) return;
      const alternatives = alternativesOf(product).map(normalizePartNumber);
      await Promise.all(alternatives.map((alternative) => ask(alternative, false)));
    } catch (error) {
      if (signal.aborted) return;
      const result = resultOfError(error);
      record(partno, result);
      // The data of similar numbers tells which of them the line can mean. Most came with the response.
      if (withAlternatives && result.kind === "unknown") await Promise.all(result.near.map((near) => ask(near, false)));
    }
  };
  await Promise.all(partnos.map((partno) => ask(partno, true)));
  return progress();
}

function resultOfError(error: unknown): CheckedPart {
  if (isFailure<PartUnknown>(error, "partUnknown")) return { kind: "unknown", near: error.failure.near };
  if (isFailure<LookupFailure>(error, "notAPartNumber")) return { kind: "unknown", near: [] };
  const failure = checkFailureOf(error);
  if (failure === null) throw error;
  return { kind: "failed", failure };
}
