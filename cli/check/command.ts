import type { Command } from "../shell";
import { optionsIn, usage } from "./options";
import { run } from "./run";

export const check: Command = {
  summary: "check the part numbers of BOMs: states, what doesn't match, what changed",
  usage,
  run: (args, shell) => run(optionsIn(args, shell.key), shell),
};
