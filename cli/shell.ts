import type { ProgramOption } from "../src/messages/program-help";
import type { JobLimits } from "./workers/job-limits";

/** What a command needs of its process. */
export interface Shell {
  /** The service's, or "". */
  readonly key: string;
  readonly terminal: Terminal;
  /** The file of this program, which also runs in threads. */
  readonly script: string;
  readonly limits: JobLimits;
  readonly interrupt: AbortSignal;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
  /** 0 of 0: nothing is in progress any more. */
  readonly showProgress: (done: number, total: number) => void;
}

export interface Terminal {
  /** Infinity: nothing is cut. */
  readonly columns: number;
  readonly hasColors: boolean;
}

/** A command of the program. */
export interface Command {
  /** For its help, besides its source. */
  readonly args: string;
  readonly options: readonly ProgramOption[];
  readonly example: string;
  /**
   * @returns the exit status
   * @throws UsageError
   */
  readonly run: (args: readonly string[], shell: Shell) => Promise<number>;
}
