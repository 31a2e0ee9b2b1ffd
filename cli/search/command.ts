import { foundTexts } from "../../src/messages/program/found-texts";
import { commonArguments, text, wholeNumberIn, parseArguments, sourceOptions } from "../arguments";
import { stateText } from "../check/states";
import { labelOf } from "../product-values";
import { ask } from "../question";
import type { Command } from "../shell";
import { UsageError } from "../usage-error";
import { foundParts } from "./found-parts";

export const search: Command = {
  args: "FILTER",
  options: [...sourceOptions, "--orderby ORDER", "--limit N", "--json, --markdown"],
  example: `"Category eq 'inductors' and Inductance ge 1e-6" --catalog https://excel.example.com/catalog`,
  run: async (args, shell) => {
    const { values, positionals } = parseArguments(args, { ...commonArguments, orderby: text, limit: text });
    const [filter, another] = positionals;
    if (filter === undefined || another !== undefined) throw new UsageError("missing", "filter");
    const wanted = { filter, orderby: values.orderby ?? "", limit: wholeNumberIn(values.limit ?? "20", "--limit") };
    await ask(values, shell, {
      answer: (data, language) => foundParts(wanted, language, data, shell.interrupt),
      tables: ({ parts }, language) => [
        {
          heading: "",
          titles: [labelOf("Partno", language), labelOf("Status", language), foundTexts[language].values],
          rows: parts.map((part) => [part.number, stateText(part.state, language), part.values]),
        },
      ],
      last: ({ parts, more }, language) => {
        const text = foundTexts[language];
        return parts.length === 0 ? [text.nothing] : more ? [text.firstOnly(wanted.limit)] : [];
      },
    });
    return 0;
  },
};
