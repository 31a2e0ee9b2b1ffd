import type { Waiter } from "./single-flight";

/** A waiter that leaves when a signal aborts. */
interface SignalWaiter extends Waiter {
  /**
   * Settles as the work does, or with the signal's reason as soon as it aborts: cells may wait for the same part, so the
   * work may continue.
   */
  wait<T>(work: T | Promise<T>): Promise<T>;
  /** Removes the listener from a signal that outlives this work. */
  close(): void;
}

/** One listener serves all work, because Node warns about more than ten. */
export function signalWaiter(signal: AbortSignal): SignalWaiter {
  const callbacks: ((reason: Error) => void)[] = [];
  const reason = (): Error => signal.reason as Error;
  const leave = (): void => callbacks.forEach((callback) => callback(reason()));
  signal.addEventListener("abort", leave, { once: true });
  const onLeave = (callback: (reason: Error) => void): void =>
    signal.aborted ? callback(reason()) : void callbacks.push(callback);
  const left = new Promise<never>((_, reject) => onLeave(reject));
  // Nothing may be waiting when the signal aborts.
  left.catch(() => undefined);
  return {
    onLeave,
    wait: (work) => Promise.race([work, left]),
    close: () => signal.removeEventListener("abort", leave),
  };
}
