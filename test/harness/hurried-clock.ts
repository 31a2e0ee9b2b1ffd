import { type Clock, systemClock } from "../../src/product-data/base/clock";
import type { AddinWindow } from "./bridge/addin-window";

/** A clock that runs `factor` times as fast as the system's, so that real waits are shorter. */
export function hurriedClock(factor: number): Clock {
  const startedMs = Date.now();
  return {
    now: () => startedMs + (Date.now() - startedMs) * factor,
    elapsed: () => systemClock.elapsed() * factor,
    after: (delayMs, callback) => systemClock.after(delayMs / factor, callback),
  };
}

/**
 * Hurries the time and the timers of a window, before its scripts run. Its text runs in browsers, so it uses nothing
 * outside itself.
 */
export function hurry(window: Pick<AddinWindow, "setTimeout" | "Date" | "performance">, factor: number): void {
  const { setTimeout: timeout, Date: own, performance } = window;
  const now = own.now.bind(own);
  const startedMs = now();
  own.now = () => startedMs + (now() - startedMs) * factor;
  const elapsed = performance.now.bind(performance);
  performance.now = () => elapsed() * factor;
  window.setTimeout = (callback: () => void, delayMs = 0, ...args: unknown[]) =>
    timeout(callback, delayMs / factor, ...args);
}

/**
 * Pauses of up to half a second (of typing, of Office.js's runtime, between steps) take a tenth, before the window's scripts
 * run. Deadlines stay, because a busy computer may need them. Its text runs in browsers, too.
 */
export function shortenPauses(window: Pick<AddinWindow, "setTimeout">): void {
  const timeout = window.setTimeout.bind(window);
  window.setTimeout = (callback: () => void, delayMs = 0, ...args: unknown[]) =>
    timeout(callback, delayMs > 500 ? delayMs : delayMs / 10, ...args);
}
