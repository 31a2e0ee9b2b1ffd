import type { Clock } from "../product-data/base/clock";

/** A timer outside the page: calls back with the number after the delay. */
export interface OutsideTimers {
  start(timer: number, delayMs: number): void;
}

/**
 * A clock whose waits end in time even if the pane is hidden: browsers then let a page's timers fire once a minute, but not
 * those of a worker. The worker is started with the first wait. The page's own timers stay, in case there is no worker.
 */
export function waitingClock(page: Clock, startTimers: (onEnd: (timer: number) => void) => OutsideTimers): Clock {
  const waits = new Map<number, () => void>();
  let timers: OutsideTimers | null = null;
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
      const callOff = page.after(delayMs, () => end(timer));
      waits.set(timer, () => {
        callOff();
        callback();
      });
      timers ??= startTimers(end);
      timers.start(timer, delayMs);
      return () => {
        callOff();
        waits.delete(timer);
      };
    },
  };
}

/** Timers in a worker; none if there is no worker. */
export function workerTimers(onEnd: (timer: number) => void): OutsideTimers {
  try {
    const worker = new Worker(/* webpackChunkName: "timers" */ new URL("./timers.ts", import.meta.url));
    worker.onmessage = ({ data }: MessageEvent<number>) => onEnd(data);
    return { start: (timer, delayMs) => worker.postMessage([timer, delayMs]) };
  } catch {
    return { start: () => undefined };
  }
}
