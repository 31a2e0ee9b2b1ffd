import { alternatives } from "./alternatives/command";
import { nearestOf } from "./arguments";
import { check } from "./check/command";
import { compare } from "./compare/command";
import { commandHelp, programHelp } from "./help";
import { house } from "./house/command";
import { mcp } from "./mcp/command";
import { number } from "./number/command";
import { parts } from "./parts/command";
import { inert } from "./safe-text";
import { search } from "./search/command";
import type { Command, Shell } from "./shell";
import { UsageError } from "./usage-error";

const commands = { check, compare, parts, house, alternatives, search, number, mcp };

/** Runs the program and returns its exit status. */
export async function command(args: readonly string[], shell: Shell): Promise<number> {
  const [name = "", ...rest] = args;
  if (name === "--help" || name === "-h" || name === "") {
    (name === "" ? shell.printError : shell.print)(programHelp(commands));
    return name === "" ? 2 : 0;
  }
  try {
    const names = Object.keys(commands) as (keyof typeof commands)[];
    const known = names.find((each) => each === name);
    if (known === undefined) throw new UsageError("noCommand", name, nearestOf(names, name), names);
    if (rest.includes("--help") || rest.includes("-h")) {
      shell.print(commandHelp(known, commands[known]));
      return 0;
    }
    const named: Command = commands[known];
    return await named.run(rest, shell).finally(() => shell.showProgress(0, 0));
  } catch (reason) {
    if (shell.interrupt.aborted) return 130;
    shell.printError(inert(reason instanceof Error ? reason.message : String(reason)));
    return 2;
  }
}
