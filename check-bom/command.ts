import { DownloadError } from "../src/product-data/index";
import { keeperFailureText } from "../src/messages/catalog-texts";
import { optionsIn, usage } from "./options";
import { outputOf, type Terminal } from "./output";
import { exitStatus, run } from "./run";

/** What the command needs of its process. */
interface Shell {
  /** The service's, or "". */
  readonly key: string;
  readonly terminal: Terminal;
  readonly interrupt: AbortSignal;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
  /** 0 of 0: nothing is in progress any more. */
  readonly showProgress: (done: number, total: number) => void;
}

/** Runs the command and returns its exit status: see `usage`. */
export async function command(args: readonly string[], shell: Shell): Promise<number> {
  try {
    return await statusOf(args, shell);
  } catch (reason) {
    if (shell.interrupt.aborted) return 130;
    shell.printError(reason instanceof Error ? reason.message : String(reason));
    return 2;
  }
}

async function statusOf(args: readonly string[], shell: Shell): Promise<number> {
  const options = optionsIn(args, shell.key);
  if (options === "help") {
    shell.print(usage);
    return 0;
  }
  const { result, keep } = await run(options, shell.interrupt, shell.showProgress)
    .catch((reason: unknown) => {
      if (!(reason instanceof DownloadError)) throw reason;
      throw new Error(keeperFailureText(reason.failure, options.language), { cause: reason });
    })
    .finally(() => shell.showProgress(0, 0));
  shell.print(outputOf(result, options, shell.terminal));
  await keep();
  return exitStatus(result, options.failOn);
}
