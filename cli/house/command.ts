import type { Language } from "../../src/product-data/index";
import { houseTexts } from "../../src/messages/house-texts";
import { partsTexts } from "../../src/messages/parts-texts";
import {
  commonArguments,
  commonUsage,
  type FilesOptions,
  filesArguments,
  filesOptionsIn,
  filesUsage,
  formIn,
  parsed,
  text,
} from "../arguments";
import { labelOf } from "../product-values";
import { errorLines, withFiles } from "../boms/each-file";
import { jsonText } from "../safe-text";
import type { Command, Shell } from "../shell";
import { tablesText } from "../text-table";
import type { FileDemands } from "./demands";
import { houseList, type HouseResult } from "./house-list";

const usage = `bom house FILES... (--service URL | --catalog FOLDER-OR-URL)

Finds the smallest list of parts in production that meets every capacitor and inductor line of all files. No part is weaker or larger than its line needs. Parts already in use are preferred.

${commonUsage}
${filesUsage}
  --most-times N      only capacitors with at most N times the voltage that their line needs
  --json, --markdown  output format; default: a table

Status: 0; 2 for a file that couldn't be read, or a wrong argument; 130 if interrupted.

Example: bom house boards --catalog https://excel.example.com/catalog --most-times 4`;

export const house: Command = {
  summary: "find the smallest list of parts in production that meets all lines",
  usage,
  run: async (args, shell) => {
    const { values, positionals } = parsed(args, { ...commonArguments, ...filesArguments, "most-times": text });
    const options = filesOptionsIn(values, positionals, shell.key);
    const times = values["most-times"];
    const mostTimes = times === undefined ? null : Number(times);
    if (mostTimes !== null && !(mostTimes >= 1 && mostTimes < Infinity))
      throw new TypeError(`--most-times ${times ?? ""}: enter a number of 1 or more.`);
    const form = formIn(["json", "markdown"], values);
    const result = houseList(await demandsIn(options, shell), mostTimes);
    shell.print(form === "json" ? jsonText(result, 2) : printed(result, options.language, form, shell));
    return result.files.some(({ error }) => error !== undefined) ? 2 : 0;
  },
};

async function demandsIn(options: FilesOptions, shell: Shell): Promise<readonly FileDemands[]> {
  const { sheet, allSheets, voltage, language } = options;
  const readOptions = { sheet, allSheets, voltage, language };
  const found: FileDemands[] = [];
  await withFiles(options, readOptions, shell, ({ crew, each }) =>
    each<readonly FileDemands[]>(
      (file) => crew.run("demands", { file, options: readOptions }),
      (head) => [{ head, demands: new Map(), lines: [] }],
      (demands) => found.push(...demands),
    ),
  );
  return found;
}

function printed(result: HouseResult, language: Language, form: "table" | "markdown", shell: Shell): string {
  const text = houseTexts[language];
  const number = labelOf("Partno", language);
  const place = (line: { readonly file: string; readonly row: number }): string => `${line.file}:${String(line.row)}`;
  const tables = [
    {
      heading: text.parts,
      titles: [number, text.values, text.lines, text.quantity, ""],
      rows: result.parts.map((part) => [
        part.number,
        part.values,
        String(part.lines),
        String(part.quantity),
        part.inUse ? text.inUse : "",
      ]),
    },
    {
      heading: text.lines,
      titles: [partsTexts[language].usedIn, text.asks, text.gets, text.values],
      rows: result.lines.map((line) => [place(line), line.required, line.gets, line.getsValues]),
    },
    {
      heading: text.notMet,
      titles: [partsTexts[language].usedIn, text.asks, text.reason],
      rows: result.notMet.map((line) => [
        place(line),
        line.required,
        line.reason === "" ? text.beyondLimit : line.reason,
      ]),
    },
  ];
  const { parts, separately, lines, notMet, bound, exact } = result;
  const last = [
    ...errorLines(result.files),
    `${text.summary(parts.length, separately, lines.length, notMet.length)} ${exact ? text.exact : text.bounded(bound)}`,
  ];
  return tablesText(tables, last, form, shell.terminal);
}
