import { programHelp as text, type ProgramCommand } from "../src/messages/program/program-help";
import { failNames } from "./check/states";
import { keyVariable } from "./key-variable";
import type { Command } from "./shell";

type Commands = Readonly<Record<ProgramCommand, Command>>;

/** The list of commands. */
export function programHelp(commands: Commands): string {
  const list = (Object.keys(commands) as ProgramCommand[]).map(
    (name) => `  ${name.padEnd(13)} ${text.summaries[name]}`,
  );
  return [`bom COMMAND ...`, text.about, list.join("\n"), text.more, text.status].join("\n\n");
}

export function commandHelp(name: ProgramCommand, { args, options, example }: Command): string {
  const list = options.map((option) => `  ${option.padEnd(19)} ${text.options[option]}`).join("\n");
  return [
    `bom ${name} ${args} (--service URL | --catalog PLACE)`,
    text.commands[name],
    list.replace("{key}", keyVariable).replace("{states}", failNames.join(", ")),
    text.status,
    `Example: bom ${name} ${example}`,
  ].join("\n\n");
}
