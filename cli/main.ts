import { setMaxListeners } from "node:events";
import { command } from "./command";

const { stdout, stderr } = process;
const interrupt = new AbortController();
setMaxListeners(0, interrupt.signal); // every waiting part listens
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => interrupt.abort());

void command(process.argv.slice(2), {
  key: process.env["VENDOR_API_KEY"] ?? "",
  terminal: { columns: stdout.columns || 160, hasColors: stdout.isTTY && stdout.hasColors() },
  interrupt: interrupt.signal,
  print: (text) => stdout.write(`${text}\n`),
  printError: (text) => stderr.write(`${text}\n`),
  // On a terminal, one line that is written over.
  showProgress: (done, total) => {
    if (!stderr.isTTY) return;
    stderr.write(total === 0 ? "\r\u001B[K" : `\r${String(done)} / ${String(total)}`);
  },
}).then((status) => (process.exitCode = status));
