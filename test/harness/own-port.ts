import { createServer } from "node:net";

/**
 * A free port that nothing else gets until the test's server listens there, also while it is replaced: it is outside
 * the range that the system assigns by default, each process has a hundred of its own, and it gets one after the other.
 */
export async function ownPort(): Promise<number> {
  for (;;) {
    const port = firstPort + (process.pid % processes) * portsEach + (asked++ % portsEach);
    if (await isFree(port)) return port;
  }
}

let asked = 0;
const firstPort = 20_000;
/** The workers of a run have successive ids. */
const processes = 100;
const portsEach = 100;

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.on("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
