import type { Command } from "../shell";
import { optionsIn, usage } from "./options";
import { outputOf } from "./output";
import { exitStatus, run } from "./run";

export const check: Command = {
  summary: "the part numbers of BOMs: their states, what doesn't match, what changed",
  usage,
  run: async (args, shell) => {
    const options = optionsIn(args, shell.key);
    const { result, keep } = await run(options, shell.interrupt, shell.showProgress);
    shell.showProgress(0, 0);
    shell.print(outputOf(result, options, shell.terminal));
    await keep();
    return exitStatus(result, options.failOn);
  },
};
