import { VirtualClock } from "../../harness/virtual-clock";
import { isFailure } from "../../../src/product-data/base/failed";
import { unlessStalled } from "../../../src/product-data/catalog/stalled";

const { signal } = new AbortController();

/** Reads pieces with a pause before each. */
async function download(pieces: number, everyMs: number): Promise<string> {
  const clock = new VirtualClock();
  const work = unlessStalled(clock, signal, async (ended, progressed) => {
    const aborted = new Promise<never>((_, reject) => {
      ended.addEventListener("abort", () => reject(ended.reason as Error));
    });
    aborted.catch(() => undefined);
    for (let piece = 0; piece < pieces; piece += 1) {
      await Promise.race([clock.sleep(everyMs), aborted]);
      progressed();
    }
    return "whole";
  });
  return clock.until(work).catch((error: unknown) => (isFailure(error) ? error.failure.code : "other"));
}

test.each([
  ["whole", 3000, 1000],
  ["stalled", 10, 61_000],
  ["stalled", 100_000, 1000],
])("a download is %s with %d pieces, one every %d ms", async (outcome, pieces, everyMs) => {
  expect(await download(pieces, everyMs)).toBe(outcome);
});
