import { commonArguments, parseArguments, sourceOptions } from "../arguments";
import { foundTexts } from "../../src/messages/program/found-texts";
import { listText } from "../../src/messages/grammar/list-text";
import { stateText } from "../check/states";
import { labelOf } from "../product-values";
import { ask } from "../question";
import type { Command } from "../shell";
import { UsageError } from "../usage-error";
import { numberFacts, type NumbersResult } from "./number-facts";

export const number: Command = {
  args: "NUMBERS...",
  options: [...sourceOptions, "--json, --markdown"],
  example: "CL10B104KB8NNNC GRM188R71H104KA93D --catalog https://excel.example.com/catalog",
  run: async (args, shell) => {
    const { values, positionals } = parseArguments(args, commonArguments);
    if (positionals.length === 0) throw new UsageError("missing", "numbers");
    const failuresOf = ({ numbers }: NumbersResult): readonly string[] =>
      numbers.flatMap((each) => (each.failure === null ? [] : `${each.number}: ${each.failure}`));
    const result = await ask(values, shell, {
      answer: ({ lookup }, language) => numberFacts(positionals, language, lookup, shell.interrupt),
      tables: ({ numbers }, language) => {
        const aspects = [...new Set(numbers.flatMap((each) => each.values.map(({ aspect }) => aspect)))];
        const valueOf = (of: (typeof numbers)[number], aspect: string): string =>
          of.values.find((value) => value.aspect === aspect)?.text ?? "";
        const rows = [
          [labelOf("Manufacturer", language), ...numbers.map(({ maker }) => maker)],
          [labelOf("Status", language), ...numbers.map(({ state }) => stateText(state, language))],
          [foundTexts[language].near, ...numbers.map(({ near }) => listText(near, language))],
          ...aspects.map((aspect) => [aspect, ...numbers.map((each) => valueOf(each, aspect))]),
        ];
        const titles = [labelOf("Partno", language), ...numbers.map((each) => each.number)];
        return [{ heading: "", titles, rows: rows.filter(([, ...cells]) => cells.some((cell) => cell !== "")) }];
      },
      last: failuresOf,
    });
    return failuresOf(result).length > 0 ? 2 : 0;
  },
};
