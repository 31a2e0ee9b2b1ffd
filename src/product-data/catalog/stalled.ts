import { Failed } from "../base/failed";
import type { DownloadFailure } from "./download-failure";
import type { Clock } from "../base/clock";

/**
 * Ends a download that makes no progress, because other workbooks wait for it.
 * @param work gets a signal that aborts it, and a function to call after each piece
 * @throws DownloadFailure `stalled`, the signal's reason, or what `work` throws
 */
export async function unlessStalled<T>(
  clock: Pick<Clock, "after">,
  signal: AbortSignal,
  work: (signal: AbortSignal, progressed: () => void) => Promise<T>,
): Promise<T> {
  const ended = new AbortController();
  const stop = (): void => ended.abort(signal.reason);
  let cancelPause: () => void = () => undefined;
  const progressed = (): void => {
    cancelPause();
    cancelPause = clock.after(longestPauseMs, () => ended.abort(new Failed<DownloadFailure>({ code: "stalled" })));
  };
  signal.throwIfAborted();
  signal.addEventListener("abort", stop);
  progressed();
  // A server that sends a byte a second never pauses.
  const cancelEnd = clock.after(longestMs, () => ended.abort(new Failed<DownloadFailure>({ code: "stalled" })));
  try {
    return await work(ended.signal, progressed);
  } finally {
    cancelPause();
    cancelEnd();
    signal.removeEventListener("abort", stop);
  }
}

const longestPauseMs = 60_000;
/** The largest file takes this long at 60 kB a second. */
const longestMs = 3_600_000;
