import { setMaxListeners } from "node:events";
import { DownloadError } from "../src/product-data/index";
import { keeperFailureText } from "../src/messages/catalog-texts";
import { optionsIn, usage } from "./options";
import { outputOf } from "./output";
import { exitStatus, run } from "./run";

async function main(): Promise<number> {
  const options = optionsIn(process.argv.slice(2), process.env["VENDOR_API_KEY"] ?? "");
  if (options === "help") {
    console.log(usage);
    return 0;
  }
  const interrupt = new AbortController();
  setMaxListeners(0, interrupt.signal); // every waiting part listens
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => interrupt.abort());
  try {
    const { result, keep } = await run(options, interrupt.signal, showProgress).finally(() => showProgress(0, 0));
    stdout.write(`${outputOf(result, options, terminal)}\n`);
    await keep();
    return exitStatus(result, options.failOn);
  } catch (reason) {
    if (interrupt.signal.aborted) return 130;
    if (!(reason instanceof DownloadError)) throw reason;
    console.error(keeperFailureText(reason.failure, options.language));
    return 2;
  }
}

/** On a terminal, one line that is written over; 0 of 0 removes it. */
function showProgress(done: number, total: number): void {
  if (!process.stderr.isTTY) return;
  process.stderr.write(total === 0 ? "\r\u001B[K" : `\r${String(done)} / ${String(total)}`);
}

const { stdout } = process;
const terminal = { columns: stdout.columns || 160, hasColors: stdout.isTTY && stdout.hasColors() };

void main()
  .catch((reason: unknown) => {
    console.error(reason instanceof Error ? reason.message : reason);
    return 2;
  })
  .then((status) => (process.exitCode = status));
