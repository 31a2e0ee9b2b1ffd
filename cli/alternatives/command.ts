import { foundTexts } from "../../src/messages/found-texts";
import { commonArguments, commonUsage, text, wholeNumberIn, parsed } from "../arguments";
import { stateText } from "../check/states";
import { labelOf } from "../product-values";
import { ask } from "../question";
import type { Command } from "../shell";
import { foundAlternatives } from "./found-alternatives";

const usage = `bom alternatives PART [DESCRIPTION] (--service URL | --catalog FOLDER-OR-URL)

Finds parts that meet or exceed a capacitor or an inductor, the best first. PART is a part number of any manufacturer, or a text such as "100nF 50V X7R 0603"; DESCRIPTION is what a BOM says about it.

${commonUsage}
  --limit N           at most N parts; default: 10
  --json, --markdown  output format; default: a table

Status: 0; 2 if there are none, or for a wrong argument; 130 if interrupted.

Example: bom alternatives CL10B104KB8NNNC --catalog https://excel.example.com/catalog`;

export const alternatives: Command = {
  summary: "find parts that meet or exceed a part number or a description",
  usage,
  run: async (args, shell) => {
    const { values, positionals } = parsed(args, { ...commonArguments, limit: text });
    const [part = "", description = "", another] = positionals;
    if (part.trim() === "" || another !== undefined)
      throw new TypeError("Enter a part number or a text, and at most one description.");
    const limit = wholeNumberIn(values.limit ?? "10", "--limit");
    const { failure } = await ask(values, shell, {
      answer: ({ lookup }, language) =>
        foundAlternatives({ part, description, limit }, language, lookup, shell.interrupt),
      tables: ({ required, parts }, language) => [
        {
          heading: required,
          titles: [
            ...[labelOf("Partno", language), labelOf("Status", language)],
            ...[foundTexts[language].values, foundTexts[language].compared],
          ],
          rows: parts.map(({ number, state, values: own, relation }) => [
            ...[number, stateText(state, language), own, relation],
          ]),
        },
      ],
      last: ({ more, failure: reason }, language) =>
        more ? [foundTexts[language].firstOnly(limit)] : reason ? [reason] : [],
    });
    return failure === "" ? 0 : 2;
  },
};
