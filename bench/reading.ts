import { readBom } from "../src/bom/index";
import { readSheetInPieces } from "../src/bom/check/read-sheet";
import { bomRows } from "./support/bom-rows";
import { collectGarbage, median } from "./support/measure";
import { printMachine, round, target } from "./support/report";

// Reads a BOM of 10,000 lines in a program, and in pieces as the pane does. Before each round another BOM is read, so
// that no round reads texts that are still remembered. There is no lower bound but the cells themselves.
const lines = 10_000;
const rounds = 7;

/** Of this process, whatever else the machine does. */
const processorMs = (): number => process.cpuUsage().user / 1000;

/** Reads another BOM. It is read after the collection, because a collection discards compiled code too. */
function forget(other: readonly (readonly string[])[]): void {
  collectGarbage();
  readBom(other);
}

async function main(): Promise<void> {
  printMachine();
  const rows = bomRows(lines);
  const other = bomRows(lines + 1).map((row) => row.map((text) => `${text} `));
  const wholeMs: number[] = [];
  const piecesMs: number[] = [];
  let read = 0;
  for (let number = 0; number <= rounds; number++) {
    forget(other);
    const from = processorMs();
    read = readBom(rows).lines.length;
    if (number > 0) wholeMs.push(processorMs() - from);
    forget(other);
    let startedMs = processorMs();
    let longestMs = 0;
    await readSheetInPieces(rows, new Map(), () => {
      longestMs = Math.max(longestMs, processorMs() - startedMs);
      return new Promise((resolve) =>
        setImmediate(() => {
          startedMs = processorMs();
          resolve();
        }),
      );
    });
    if (number > 0) piecesMs.push(longestMs);
  }
  if (read !== lines) throw new Error(`${String(read)} lines were read`);
  console.table([{ lines, "min ms": round(Math.min(...wholeMs), 0), "median ms": round(median(wholeMs), 0) }]);
  target(`reading ${String(lines)} lines`, Math.min(...wholeMs) <= 300, `${String(round(Math.min(...wholeMs), 0))} ms`);
  const longest = Math.min(...piecesMs);
  target("in pieces: the longest", longest <= 50, `${String(round(longest, 0))} ms`);
}

void main();
