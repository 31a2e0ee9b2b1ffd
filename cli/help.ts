import { helpTexts, type ProgramCommand } from "../src/messages/program-help";
import type { Language } from "../src/product-data/index";
import { failNames } from "./check/states";
import { keyVariable } from "./key-variable";
import type { Command } from "./shell";

type Commands = Readonly<Record<ProgramCommand, Command>>;

/** The list of commands. */
export function programHelp(commands: Commands, language: Language): string {
  const { about, more, summaries, status } = helpTexts[language];
  const list = (Object.keys(commands) as ProgramCommand[]).map((name) => `  ${name.padEnd(13)} ${summaries[name]}`);
  return [`bom COMMAND ...`, about, list.join("\n"), more, status].join("\n\n");
}

export function commandHelp(name: ProgramCommand, { args, options, example }: Command, language: Language): string {
  const text = helpTexts[language];
  const list = options.map((option) => `  ${option.padEnd(19)} ${text.options[option]}`).join("\n");
  return [
    `bom ${name} ${args} (--service URL | --catalog PLACE)`,
    text.commands[name],
    list.replace("{key}", keyVariable).replace("{states}", failNames.join(", ")),
    text.status,
    `${text.example}bom ${name} ${example}`,
  ].join("\n\n");
}
