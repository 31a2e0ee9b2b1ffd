import { setMaxListeners } from "node:events";
import { DownloadError } from "../src/product-data/index";
import { keeperFailureText } from "../src/messages/catalog-texts";
import { BaselineError } from "./baseline";
import { type Options, optionsIn, usage } from "./options";
import { outputOf } from "./output";
import { exitStatus, run } from "./run";

async function main(): Promise<number> {
  let options: Options | "help";
  try {
    options = optionsIn(process.argv.slice(2));
  } catch (reason) {
    console.error(`${reason instanceof TypeError ? reason.message : String(reason)}\n\n${usage}`);
    return 2;
  }
  if (options === "help") {
    console.log(usage);
    return 0;
  }
  const key = process.env["VENDOR_API_KEY"] ?? "";
  if ("service" in options.source && key === "") {
    console.error("Set the environment variable VENDOR_API_KEY to the service's key, or use --catalog.");
    return 2;
  }
  const interrupt = new AbortController();
  setMaxListeners(0, interrupt.signal); // every waiting part listens
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => interrupt.abort());
  try {
    const { result, keep } = await run(options, key, interrupt.signal, showProgress);
    showProgress(0, 0);
    process.stdout.write(`${outputOf(result, options, terminal())}\n`);
    await keep();
    return exitStatus(result, options.failOn);
  } catch (reason) {
    showProgress(0, 0);
    if (interrupt.signal.aborted) return 130;
    console.error(reasonText(reason, options));
    return 2;
  }
}

function reasonText(reason: unknown, { baseline, language }: Options): string {
  if (reason instanceof DownloadError) return keeperFailureText(reason.failure, language);
  if (reason instanceof BaselineError)
    return `${baseline ?? ""} isn't a baseline of this version. Delete it, or name another file; it wasn't changed.`;
  return reason instanceof Error ? reason.message : String(reason);
}

/** On a terminal, one line that is written over; 0 of 0 removes it. */
function showProgress(done: number, total: number): void {
  if (!process.stderr.isTTY) return;
  process.stderr.write(total === 0 ? "\r\u001B[K" : `\r${String(done)} / ${String(total)}`);
}

const terminal = () => ({
  columns: process.stdout.isTTY ? process.stdout.columns : 160,
  hasColors: process.stdout.isTTY && process.env["NO_COLOR"] === undefined,
});

main().then(
  (status) => (process.exitCode = status),
  (reason: unknown) => {
    console.error(reason);
    process.exitCode = 2;
  },
);
