import { afterTask, type Schedule } from "./schedule";

/** For long work: returns a pause in which other tasks run if the current one has taken 10 ms, and else none. */
export function pauses(schedule: Schedule = afterTask): () => Promise<void> {
  let sinceMs = performance.now();
  return async () => {
    if (performance.now() - sinceMs < workMs) return;
    await new Promise<void>(schedule);
    sinceMs = performance.now();
  };
}

const workMs = 10;
