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
  readonly columns: number;
  readonly hasColors: boolean;
}

/** A command of the program. */
export interface Command {
  /** One line for the list of commands. */
  readonly summary: string;
  /** With its arguments and an example. */
  readonly usage: string;
  /**
   * @returns the exit status
   * @throws {TypeError} with a message about the argument that is wrong
   */
  readonly run: (args: readonly string[], shell: Shell) => Promise<number>;
}
