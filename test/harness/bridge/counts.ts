/** Adds the counts of sources that ran inside a window (`npm run coverage`) to Jest's counts of the same sources. */
export function addCounts(inside: Counts = {}): void {
  const jest = globalThis as { __coverage__?: Counts };
  const inAll = (jest.__coverage__ ??= {});
  for (const [file, { s: counts, ...about }] of Object.entries(inside)) {
    const sum = (inAll[file] ??= { ...about, s: {} }).s;
    for (const [statement, count] of Object.entries(counts)) sum[statement] = (sum[statement] ?? 0) + count;
  }
}

/** By file, how often each statement ran; istanbul stores more with it. */
export type Counts = Record<string, { readonly s: Record<string, number> }>;
