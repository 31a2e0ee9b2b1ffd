import { foundTexts } from "../../src/messages/found-texts";
import { commonArguments, commonUsage, text, wholeNumberIn, parsed } from "../arguments";
import { stateText } from "../check/states";
import { labelOf } from "../product-values";
import { ask } from "../question";
import type { Command } from "../shell";
import { foundParts } from "./found-parts";

const usage = `bom search FILTER (--service URL | --catalog FOLDER-OR-URL)

Finds parts that match a filter, as the function SEARCH does in Excel. Values are in F, H, V, A, and m.

${commonUsage}
  --orderby ORDER     such as "RatedVoltage desc"; default: by part number
  --limit N           at most N parts; default: 20
  --json, --markdown  output format; default: a table

Status: 0; 2 if the service fails, or for a wrong argument; 130 if interrupted.

Example: bom search "Category eq 'inductors' and Inductance ge 1e-6" --catalog https://excel.example.com/catalog`;

export const search: Command = {
  summary: "find parts that match a filter",
  usage,
  run: async (args, shell) => {
    const { values, positionals } = parsed(args, { ...commonArguments, orderby: text, limit: text });
    const [filter, another] = positionals;
    if (filter === undefined || another !== undefined) throw new TypeError("Enter one filter, in quotation marks.");
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
