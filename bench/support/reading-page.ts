import { readBomInSlices } from "../../src/bom/reading/read-bom";
import { nextTask, Slices, afterTask } from "../../src/product-data/base/slices";
import { watched } from "./watched";

// Runs in a page of a real browser (bench/reading.ts).

export interface PageReading {
  readonly lines: number;
  readonly ms: number;
  /** The longest task that reads, even if it takes less than 50 ms, which the browser doesn't report. */
  readonly longestPieceMs: number;
  readonly longestTaskMs: number;
}

/** Reads a BOM as the pane does. */
async function readInPage(rows: readonly (readonly string[])[]): Promise<PageReading> {
  let [startedMs, longestPieceMs] = [performance.now(), 0];
  const ended = (): void => void (longestPieceMs = Math.max(longestPieceMs, performance.now() - startedMs));
  const slices = new Slices(10, (callback) => {
    ended();
    afterTask(() => {
      startedMs = performance.now();
      callback();
    });
  });
  const { result, ms, longestTaskMs } = await watched(async () => {
    await nextTask();
    startedMs = performance.now();
    const reading = await readBomInSlices(rows, new Map(), undefined, slices);
    ended();
    return reading;
  });
  return { lines: result.lines.length, ms, longestPieceMs, longestTaskMs };
}

Object.assign(globalThis, { readInPage });
