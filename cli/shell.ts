import type { ProgramOption } from "../src/messages/program/program-help";
import type { Terminal } from "./text-table";
import type { JobLimits } from "./workers/job-limits";
import type { Pool, PoolOptions } from "./workers/pool";

/** What a command needs of its process. */
export interface Shell {
  /** The key of the service, or "". */
  readonly key: string;
  readonly terminal: Terminal;
  /** Opens the threads that do the jobs for files. */
  readonly openPool: (options: PoolOptions) => Pick<Pool, "run" | "close">;
  readonly limits: JobLimits;
  readonly interrupt: AbortSignal;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
  /** 0 of 0: nothing is in progress any more. */
  readonly showProgress: (done: number, total: number) => void;
}

/** A command of the program. */
export interface Command {
  /** Arguments that its help shows in addition to its source. */
  readonly args: string;
  readonly options: readonly ProgramOption[];
  readonly example: string;
  /**
   * @returns the exit status
   * @throws UsageError
   */
  readonly run: (args: readonly string[], shell: Shell) => Promise<number>;
}
