import { pauses } from "./pauses";

/**
 * The results for all items. Work that takes long is done in pieces, with other tasks of the page in between: Excel
 * restarts add-ins that don't respond, and a person notices a pane that doesn't respond.
 */
export async function inPieces<T, R>(items: readonly T[], work: (item: T, at: number) => R): Promise<readonly R[]> {
  const results: R[] = [];
  const pause = pauses();
  for (const [at, item] of items.entries()) {
    results.push(work(item, at));
    await pause();
  }
  return results;
}

/** The same, at once if there are few items. */
export const inFewPieces = <T, R>(
  items: readonly T[],
  work: (item: T, at: number) => R,
): readonly R[] | Promise<readonly R[]> => (items.length < manyItems ? items.map(work) : inPieces(items, work));

/** Fewer are done at once. */
export const manyItems = 1000;
