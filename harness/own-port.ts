import { createServer } from "node:net";

/**
 * A free port outside the range that the system assigns by default, so that no other test's service gets it when the
 * service there ends.
 */
export async function ownPort(): Promise<number> {
  for (let port = 20_000 + (process.pid % 10_000); ; port += 1) if (await isFree(port)) return port;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.on("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
