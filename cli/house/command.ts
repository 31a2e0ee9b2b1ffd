import type { Language } from "../../src/product-data/index";
import { houseTexts } from "../../src/messages/program/house-texts";
import { partsTexts } from "../../src/messages/program/parts-texts";
import {
  commonArguments,
  type FilesOptions,
  filesArguments,
  filesOptions,
  filesOptionsIn,
  formIn,
  parseArguments,
  sourceOptions,
  text,
  wrongValue,
} from "../arguments";
import { stateText } from "../check/states";
import { labelOf } from "../product-values";
import { errorLines, resultsOf } from "../boms/each-file";
import { isUnread } from "../boms/file-head";
import { jsonText } from "../safe-text";
import type { Command, Shell } from "../shell";
import { tablesText } from "../text-table";
import type { FileDemands } from "./demands";
import { houseList, type HouseResult } from "./house-list";

export const house: Command = {
  args: "FILES...",
  options: [...sourceOptions, ...filesOptions, "--most-times N", "--json, --markdown"],
  example: "boards --catalog https://excel.example.com/catalog --most-times 4",
  run: async (args, shell) => {
    const { values, positionals } = parseArguments(args, { ...commonArguments, ...filesArguments, "most-times": text });
    const options = filesOptionsIn(values, positionals, shell.key);
    const times = values["most-times"];
    const maxTimes = times === undefined ? null : Number(times);
    if (maxTimes !== null && !(maxTimes >= 1 && maxTimes < Infinity))
      throw wrongValue("--most-times", times ?? "", "times");
    const form = formIn(["json", "markdown"], values);
    const result = houseList(await demandsIn(options, shell), maxTimes, options.language);
    shell.print(form === "json" ? jsonText(result, 2) : render(result, options.language, form, shell));
    return result.failures.length > 0 || result.files.some(isUnread) ? 2 : 0;
  },
};

function demandsIn(options: FilesOptions, shell: Shell): Promise<readonly FileDemands[]> {
  return resultsOf(
    options,
    shell,
    (file, { crew, readOptions }) => crew.run("demands", { file, options: readOptions }),
    (head) => ({ head, demands: new Map(), lines: [], failures: [] }),
  );
}

function render(result: HouseResult, language: Language, form: "table" | "markdown", shell: Shell): string {
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
      titles: [partsTexts[language].usedIn, text.needs, text.assigned, text.values],
      rows: result.lines.map((line) => [place(line), line.required, line.gets, line.getsValues]),
    },
    {
      heading: text.notMet,
      titles: [partsTexts[language].usedIn, text.needs, text.reason],
      rows: result.notMet.map((line) => [
        place(line),
        line.required,
        // The reason is printed once, at the end.
        result.failures.includes(line.reason) ? stateText("failed", language) : line.reason,
      ]),
    },
  ];
  const { parts, separately, lines, notMet, bound, exact } = result;
  const counts = text.summary(parts.length, separately, lines.length, notMet.length);
  const limit = exact ? text.exact : text.bounded(bound);
  const last = [
    ...errorLines(result.files),
    ...result.failures,
    result.failures.length > 0 ? counts : `${counts} ${limit}`,
  ];
  return tablesText(tables, last, form, shell.terminal);
}
