import { parseArgs } from "node:util";
import { commonArguments, commonUsage, formIn, languageIn, sourceIn } from "../arguments";
import { jsonText } from "../safe-text";
import type { Command } from "../shell";
import { tablesText } from "../text-table";
import { openCrew } from "../workers/crew";
import { numberFacts } from "./number-facts";

const usage = `bom number NUMBER [NUMBER] (--service URL | --catalog FOLDER-OR-URL)

Shows what a part number says: a Vendor number by the part's data, another manufacturer's by its code. Compares two numbers.

${commonUsage}
  --json, --markdown  output format; default: a table

Status: 0; 2 for a wrong argument; 130 if interrupted.

Example: bom number CL10B104KB8NNNC GRM188R71H104KA93D --catalog https://excel.example.com/catalog`;

export const number: Command = {
  summary: "what a part number says, and how two differ",
  usage,
  run: async (args, shell) => {
    const { values, positionals } = parseArgs({ args: [...args], options: commonArguments, allowPositionals: true });
    if (positionals.length === 0 || positionals.length > 2) throw new TypeError("Enter one or two part numbers.");
    const form = formIn(["json", "markdown"], values);
    const language = languageIn(values);
    const crew = await openCrew({ source: sourceIn(values, shell.key), language, workers: 1 }, 1, shell);
    try {
      const result = await numberFacts(positionals, language, crew.data.lookup);
      if (form === "json") shell.print(jsonText(result, 2));
      else {
        const aspects = [...new Set(result.numbers.flatMap((each) => each.values.map(({ aspect }) => aspect)))];
        const textOf = (at: number, aspect: string): string =>
          result.numbers[at]?.values.find((value) => value.aspect === aspect)?.text ?? "";
        const table = {
          heading: "",
          titles: ["", ...result.numbers.map((each) => each.number)],
          rows: [
            ["", ...result.numbers.map(({ maker, state }) => [maker, state].filter(Boolean).join(", "))],
            ...aspects.map((aspect) => [aspect, ...result.numbers.map((_, at) => textOf(at, aspect))]),
          ],
        };
        shell.print(tablesText([table], "", form, shell.terminal).trimEnd());
      }
      return 0;
    } finally {
      await crew.close();
    }
  },
};
