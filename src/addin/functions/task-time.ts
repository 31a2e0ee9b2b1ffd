import { afterTask } from "../../product-data/base/schedule";

let startedMs: number | null = null;

/** Milliseconds since the first call of a function in this task. Excel delivers a whole recalculation in one. */
export function taskMs(): number {
  if (startedMs === null) {
    startedMs = performance.now();
    afterTask(() => (startedMs = null));
  }
  return performance.now() - startedMs;
}
