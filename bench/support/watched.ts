// Runs in a page of a real browser.

/**
 * The duration of some work, and the page's longest task during it. Browsers report only tasks of 50 ms and more;
 * otherwise 0.
 */
export async function watched<T>(
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly ms: number; readonly longestTaskMs: number }> {
  const tasks: number[] = [];
  const add = (entries: PerformanceEntryList): void => void tasks.push(...entries.map(({ duration }) => duration));
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: "longtask" });
  const from = performance.now();
  const result = await work();
  const ms = performance.now() - from;
  // A task is reported after its end, also the one that completed the work.
  for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setTimeout(resolve));
  add(observer.takeRecords());
  observer.disconnect();
  return { result, ms, longestTaskMs: Math.max(0, ...tasks) };
}
