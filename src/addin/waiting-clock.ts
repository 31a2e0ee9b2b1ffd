import type { Clock } from "../product-data/base/clock";

/** Starts a timer outside the page, which calls back with its number after the delay. */
export type StartTimer = (timer: number, delayMs: number) => void;

/**
 * A clock whose waits end in time even if the pane is hidden: browsers then let a page's timers fire once a minute, but not
 * those of a worker. The worker is started with the first wait. The page's own timers stay, in case there is no worker.
 */
export function waitingClock(page: Clock, startTimers: (onEnd: (timer: number) => void) => StartTimer): Clock {
  const waits = new Map<number, () => void>();
  let startTimer: StartTimer | null = null;
  let last = 0;
  const end = (timer: number): void => {
    const callback = waits.get(timer);
    waits.delete(timer);
    callback?.();
  };
  return {
    ...page,
    after: (delayMs, callback) => {
      const timer = (last += 1);
      const cancel = page.after(delayMs, () => end(timer));
      waits.set(timer, () => {
        cancel();
        callback();
      });
      startTimer ??= startTimers(end);
      startTimer(timer, delayMs);
      return () => {
        cancel();
        waits.delete(timer);
      };
    },
  };
}

/** Timers in a worker; none if there is no worker. */
export function workerTimers(onEnd: (timer: number) => void): StartTimer {
  try {
    const worker = new Worker(/* webpackChunkName: "timers" */ new URL("./timers.ts", import.meta.url));
    worker.onmessage = ({ data }: MessageEvent<number>) => onEnd(data);
    return (timer, delayMs) => worker.postMessage([timer, delayMs]);
  } catch {
    return () => undefined;
  }
}
