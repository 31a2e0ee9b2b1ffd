import { setMaxListeners } from "node:events";
import { isMainThread } from "node:worker_threads";
import { command } from "./command";
import { keyVariable } from "./key-variable";
import { jobLimits } from "./workers/job-limits";
import { Pool } from "./workers/pool";
import { serveJobs } from "./workers/worker";

if (isMainThread) runCommand();
else serveJobs();

function runCommand(): void {
  const { stdout, stderr } = process;
  const interrupt = new AbortController();
  setMaxListeners(0, interrupt.signal); // every waiting part listens
  const stop = (status: number): void => {
    process.exitCode ??= status;
    interrupt.abort();
    // What still waits, such as for an address that doesn't respond, isn't waited for.
    setTimeout(() => process.exit(), 1000).unref();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop(130));
  stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") process.exit(0); // a reader that has enough, such as head
    if (process.exitCode === undefined) stderr.write(`The output can't be written: ${error.message}\n`);
    stop(2);
  });
  let showsProgress = false;
  // A terminal shows progress in one line that is written over.
  const showProgress = (done: number, total: number): void => {
    if (!stderr.isTTY || (total === 0 && !showsProgress)) return;
    showsProgress = total > 0;
    stderr.write(total === 0 ? "\r\u001B[K" : `\r${String(done)} / ${String(total)}`);
  };

  void command(process.argv.slice(2), {
    key: process.env[keyVariable] ?? "",
    terminal: { columns: stdout.isTTY ? stdout.columns : Infinity, hasColors: stdout.isTTY && stdout.hasColors() },
    openPool: (options) => new Pool(process.argv[1] ?? "", options),
    limits: jobLimits,
    interrupt: interrupt.signal,
    print: (text) => {
      showProgress(0, 0);
      stdout.write(`${text}\n`);
    },
    printError: (text) => stderr.write(`${text}\n`),
    showProgress,
  }).then((status) => (process.exitCode ??= status));
}
