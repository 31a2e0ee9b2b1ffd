import { commonArguments, commonUsage, parsed } from "../arguments";
import { foundTexts } from "../../src/messages/found-texts";
import { listText } from "../../src/messages/list-text";
import { stateText } from "../check/states";
import { labelOf } from "../product-values";
import { ask } from "../question";
import type { Command } from "../shell";
import { numberFacts, type NumbersResult } from "./number-facts";

const usage = `bom number NUMBERS... (--service URL | --catalog FOLDER-OR-URL)

Shows what part numbers say: a Vendor number by the part's data, another manufacturer's by its code. Compares two numbers.

${commonUsage}
  --json, --markdown  output format; default: a table

Status: 0; 2 for a number that couldn't be checked, or a wrong argument; 130 if interrupted.

Example: bom number CL10B104KB8NNNC GRM188R71H104KA93D --catalog https://excel.example.com/catalog`;

export const number: Command = {
  summary: "show what part numbers say, and how two differ",
  usage,
  run: async (args, shell) => {
    const { values, positionals } = parsed(args, commonArguments);
    if (positionals.length === 0) throw new TypeError("Enter at least one part number.");
    const failuresOf = ({ numbers }: NumbersResult): readonly string[] => [
      ...new Set(numbers.flatMap(({ failure }) => failure ?? [])),
    ];
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
