import { cpus, loadavg } from "node:os";

/** Printed first: on a busy machine, only ratios are meaningful. */
export function printMachine(): void {
  const load = loadavg().map((each) => each.toFixed(1));
  console.log(`Node ${process.version}, ${String(cpus().length)} cores, load ${load.join(" ")}`);
}

/** Reports whether a target is met; a missed one makes the run fail. */
export function target(what: string, met: boolean, figure: string): void {
  console.log(`${met ? "met   " : "MISSED"} ${what}: ${figure}`);
  if (!met) process.exitCode = 1;
}

/**
 * A target for a time, as a ratio to a fixed piece of work that is timed now, so that a slower machine doesn't miss it.
 *
 * @param maxMs the limit where the fixed work takes `referenceMs`
 */
export function timeTarget(what: string, ms: number, maxMs: number): void {
  const [ratio, most] = [ms / fixedWorkMs(), maxMs / referenceMs];
  target(
    what,
    ratio <= most,
    `${String(round(ms))} ms, ${String(round(ratio))} (at most ${String(round(most))}) x the fixed work`,
  );
}

const referenceMs = 8;

/** The least of twenty rounds of sorting texts and writing and reading JSON. */
function fixedWorkMs(): number {
  const rounds = Array.from({ length: 20 }, () => {
    const from = performance.now();
    const texts = Array.from({ length: 20_000 }, (_, at) => String((at * 7919) % 20_011));
    if ((JSON.parse(JSON.stringify(texts.sort())) as unknown[]).length !== texts.length)
      throw new Error("Texts got lost");
    return performance.now() - from;
  });
  return Math.min(...rounds);
}

export const round = (value: number, digits = 2): number => Number(value.toFixed(digits));
