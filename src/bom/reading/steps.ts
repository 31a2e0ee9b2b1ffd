/** Work that another task may interrupt at each step. */
export type Steps<T> = Generator<undefined, T, undefined>;

export function finished<T>(work: Steps<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

/** @param pause resolves when other tasks have run, or at once while the current one is short */
export async function finishedInPieces<T>(work: Steps<T>, pause: () => Promise<void>): Promise<T> {
  for (;;) {
    await pause();
    const step = work.next();
    if (step.done === true) return step.value;
  }
}
