/**
 * Runs work for all items, several at a time, and passes each result on in the order of the items. Few results wait for
 * an earlier one, so that the memory for them is bounded.
 */
export async function inOrder<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  atOnce: number,
  onResult: (result: Result, at: number) => void,
): Promise<void> {
  const waiting: Promise<Result>[] = [];
  let started = 0;
  for (let at = 0; at < items.length; at++) {
    while (started < items.length && waiting.length < 4 * atOnce) {
      const result = work(items[started++] as Item);
      result.catch(() => undefined); // reported when its turn comes
      waiting.push(result);
    }
    onResult(await (waiting.shift() as Promise<Result>), at);
  }
}
