import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** The service in a process of its own, so that it responds in time even while two hundred users keep the test busy. */
export interface ServiceProcess {
  readonly url: string;
  /** Its access log, with a line for each response; complete once it has stopped. */
  readonly log: readonly string[];
  /** @param signal SIGTERM by default, after which it completes open requests */
  stop(signal?: "SIGTERM" | "SIGKILL"): Promise<void>;
}

/** @param port the port; 0: a free one */
export async function startServiceProcess(options: readonly string[], port = 0): Promise<ServiceProcess> {
  const args = ["--import", "tsx", "service/main.ts", "--port", String(port), ...options];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const closed = once(child, "close");
  const log: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on("line", (line) => {
      const started = / at (http:\S+), /.exec(line)?.[1];
      if (started === undefined) log.push(line);
      else resolve(started);
    });
    closed.then(() => reject(new Error("the service ended before it listened")), reject);
  });
  return {
    url,
    log,
    stop: async (signal = "SIGTERM") => {
      child.kill(signal);
      await closed;
    },
  };
}
