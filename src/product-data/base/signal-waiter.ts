/**
 * A waiter that leaves when a signal aborts. `wait` settles as the work does, or with the signal's reason as soon as it
 * aborts: the work may continue, because other cells may wait for the same part. `close` removes the listener from a
 * signal that outlives this work.
 */
export function signalWaiter(signal: AbortSignal) {
  // One listener serves all work, because Node warns about more than ten.
  const callbacks: ((reason: Error) => void)[] = [];
  const reason = (): Error => signal.reason as Error;
  const leave = (): void => callbacks.forEach((callback) => callback(reason()));
  signal.addEventListener("abort", leave, { once: true });
  const onLeave = (callback: (reason: Error) => void): void =>
    signal.aborted ? callback(reason()) : void callbacks.push(callback);
  const left = new Promise<never>((_, reject) => onLeave(reject));
  // If nothing waits when the signal aborts, this prevents an unhandled rejection.
  left.catch(() => undefined);
  return {
    onLeave,
    wait: <T>(work: T | Promise<T>): Promise<T> => Promise.race([work, left]),
    close: (): void => signal.removeEventListener("abort", leave),
  };
}
