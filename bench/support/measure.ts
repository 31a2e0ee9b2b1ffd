/** Something to be timed, compared with others that do the same work. */
export interface Contender {
  readonly name: string;
  /** Does the work once; returns a checksum of the result, which is equal for all contenders. */
  run(): unknown;
}

export interface Timing {
  readonly name: string;
  readonly minMs: number;
  readonly medianMs: number;
}

/**
 * Runs rounds in which every contender runs once, so that disturbances affect all of them. Garbage is collected before
 * each run, so that no contender pays for another's. The run after a collection isn't timed: with the last objects of a
 * shape, V8 discards the code that was compiled for them (node --trace-deopt: "weak objects"). The first round is a
 * warm-up.
 * @throws if two contenders' checksums differ, so that a wrong result can't win
 */
export async function interleaved(contenders: readonly Contender[], rounds: number): Promise<readonly Timing[]> {
  const taken = new Map<string, number[]>(contenders.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round++) {
    const sums: unknown[] = [];
    for (const contender of contenders) {
      collectGarbage();
      await contender.run();
      const from = performance.now();
      const returned = contender.run();
      const sum = returned instanceof Promise ? ((await returned) as unknown) : returned;
      const ms = performance.now() - from;
      sums.push(sum);
      if (round > 0) taken.get(contender.name)?.push(ms);
    }
    sameSums(contenders, sums);
  }
  return [...taken].map(([name, ms]) => ({ name, minMs: Math.min(...ms), medianMs: median(ms) }));
}

function sameSums(contenders: readonly Contender[], sums: readonly unknown[]): void {
  const wrong = contenders.filter((_, index) => sums[index] !== sums[0]);
  if (wrong.length > 0) throw new Error(`Other results: ${wrong.map(({ name }) => name).join(", ")}`);
}

export function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[values.length >> 1] ?? NaN;
}

export function timingOf(timings: readonly Timing[], name: string): Timing {
  const found = timings.find((timing) => timing.name === name);
  if (found === undefined) throw new Error(`Nobody is called ${name}`);
  return found;
}

/** Needs node --expose-gc, which bench.ts sets. */
export function collectGarbage(): void {
  if (globalThis.gc === undefined) throw new Error("Run this with npm run bench");
  globalThis.gc();
}
