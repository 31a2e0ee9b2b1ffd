import type { Waiter } from "./single-flight";

/** Settles as `ask` does, or with the signal's reason as soon as it aborts, even if other callers still wait. */
export async function abortable<T>(
  signal: AbortSignal | undefined,
  ask: (waiter: Waiter) => T | Promise<T>,
): Promise<T> {
  if (signal === undefined) return ask({ onLeave: () => undefined });
  signal.throwIfAborted();
  const callbacks: ((reason: Error) => void)[] = [];
  let leave: () => void = () => undefined;
  const left = new Promise<never>((_, reject) => {
    leave = () => {
      for (const callback of [...callbacks, reject]) callback(signal.reason as Error);
    };
  });
  signal.addEventListener("abort", leave);
  try {
    return await Promise.race([ask({ onLeave: (callback) => callbacks.push(callback) }), left]);
  } finally {
    signal.removeEventListener("abort", leave);
  }
}
