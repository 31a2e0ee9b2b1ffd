import { alternatives } from "./alternatives/command";
import { suggestion } from "./arguments";
import { check } from "./check/command";
import { compare } from "./compare/command";
import { house } from "./house/command";
import { mcp } from "./mcp/command";
import { number } from "./number/command";
import { parts } from "./parts/command";
import { inert } from "./safe-text";
import { search } from "./search/command";
import type { Command, Shell } from "./shell";

const commands: Readonly<Record<string, Command>> = {
  ...{ check, compare, parts, house, alternatives, search, number, mcp },
};

const usage = `bom COMMAND ...

Checks capacitors and inductors in BOM files with a catalog or the service.

${Object.entries(commands)
  .map(([name, { summary }]) => `  ${name.padEnd(12)} ${summary}`)
  .join("\n")}

bom COMMAND --help shows the arguments of a command with an example.

Status: 0; 1 for what --fail-on names; 2 for what couldn't be read or checked, or a wrong argument; 130 if interrupted.`;

/** Runs the program and returns its exit status: see `usage`. */
export async function command(args: readonly string[], shell: Shell): Promise<number> {
  const [name = "", ...rest] = args;
  if (name === "--help" || name === "-h" || name === "") {
    (name === "" ? shell.printError : shell.print)(usage);
    return name === "" ? 2 : 0;
  }
  const named = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (named === undefined) {
    const names = Object.keys(commands);
    shell.printError(inert(`There is no command ${name}.${suggestion(name, names) || ` Use ${names.join(", ")}.`}`));
    return 2;
  }
  if (rest.includes("--help") || rest.includes("-h")) {
    shell.print(named.usage);
    return 0;
  }
  try {
    return await named.run(rest, shell).finally(() => shell.showProgress(0, 0));
  } catch (reason) {
    if (shell.interrupt.aborted) return 130;
    shell.printError(inert(reason instanceof Error ? reason.message : String(reason)));
    return 2;
  }
}
