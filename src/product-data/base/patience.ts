import type { Clock } from "./clock";

/**
 * The result of the work; undefined if it fails, or takes longer than formulas can wait for it. Three of them in a row leave
 * less than 5 s of #BUSY!.
 */
export function withPatience<T>(work: Promise<T>, clock: Clock): Promise<T | undefined> {
  return new Promise((resolve) => {
    const giveUp = (): void => resolve(undefined);
    const callOff = clock.after(patienceMs, giveUp);
    void work.then(resolve, giveUp).finally(callOff);
  });
}

const patienceMs = 1500;
