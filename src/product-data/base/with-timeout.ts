import type { Clock } from "./clock";

/**
 * The result of the work; undefined if it fails, or takes longer than formulas can wait for it. Three of them in a row leave
 * less than 5 s of #BUSY!.
 */
export function withTimeout<T>(work: Promise<T>, clock: Clock): Promise<T | undefined> {
  return new Promise((resolve) => {
    const giveUp = (): void => resolve(undefined);
    const cancel = clock.after(longestMs, giveUp);
    void work.then(resolve, giveUp).finally(cancel);
  });
}

const longestMs = 1500;
