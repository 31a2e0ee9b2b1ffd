/** Waits until nothing is thrown, and returns the result. */
export async function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  for (const end = Date.now() + patienceMs; ;) {
    try {
      return await check();
    } catch (reason) {
      if (Date.now() > end) throw reason;
    }
    await nextTask();
  }
}

/** The pane has rendered by then. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

/** Determines only how soon a failing test reports what it saw. */
const patienceMs = 60_000;
