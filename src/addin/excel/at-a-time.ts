/**
 * Asks Excel something for each item, such as a sheet, eight at a time: with about 200 requests at once, some fail
 * (office-js #2874). Rejects with the first failure.
 */
export async function eightAtATime<T, R>(items: readonly T[], ask: (item: T) => Promise<R>): Promise<readonly R[]> {
  const results: R[] = [];
  const left = items.entries();
  const askForNext = async (): Promise<void> => {
    for (const [at, item] of left) results[at] = await ask(item);
  };
  await Promise.all(Array.from({ length: 8 }, askForNext));
  return results;
}
