import { foundTexts } from "../../src/messages/program/found-texts";
import { commonArguments, text, wholeNumberIn, parseArguments, sourceOptions } from "../arguments";
import { stateText } from "../check/states";
import { labelOf } from "../product-values";
import { ask } from "../question";
import type { Command } from "../shell";
import { UsageError } from "../usage-error";
import { foundAlternatives } from "./found-alternatives";

export const alternatives: Command = {
  args: "PART [DESCRIPTION]",
  options: [...sourceOptions, "--limit N", "--json, --markdown"],
  example: "CL10B104KB8NNNC --catalog https://excel.example.com/catalog",
  run: async (args, shell) => {
    const { values, positionals } = parseArguments(args, { ...commonArguments, limit: text });
    const [part = "", description = "", another] = positionals;
    if (part.trim() === "" || another !== undefined) throw new UsageError("missing", "part");
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
