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

export const round = (value: number, digits = 2): number => Number(value.toFixed(digits));
