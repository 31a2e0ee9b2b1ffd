import { afterTask, type Schedule } from "./schedule";

/** For long work: if the current task has run for 10 ms, returns a pause in which others can run; otherwise nothing. */
export function pauses(schedule: Schedule = afterTask): () => Promise<void> {
  let sinceMs = performance.now();
  return async () => {
    if (performance.now() - sinceMs < workMs) return;
    await new Promise<void>(schedule);
    sinceMs = performance.now();
  };
}

const workMs = 10;
