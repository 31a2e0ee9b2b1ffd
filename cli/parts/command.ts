import { readFile } from "node:fs/promises";
import * as v from "valibot";
import { Failed, type Language } from "../../src/product-data/index";
import { findFiles, type FoundFile } from "../files/find-files";
import { decodeText } from "../files/text-file";
import { listText } from "../../src/messages/grammar/list-text";
import { partsTexts } from "../../src/messages/program/parts-texts";
import {
  commonArguments,
  type FilesOptions,
  filesArguments,
  filesOptions,
  filesOptionsIn,
  formIn,
  languageIn,
  wholeNumberIn,
  parseArguments,
  sourceOptions,
  text,
} from "../arguments";
import { fileResult } from "../check/result";
import { stateText } from "../check/states";
import { labelOf } from "../product-values";
import { errorLines, resultsOf } from "../boms/each-file";
import { isCounted, isUnread } from "../boms/file-head";
import { unread } from "../boms/read-lines";
import { jsonText } from "../safe-text";
import type { Command, Shell } from "../shell";
import { tablesText } from "../text-table";
import { UsageError } from "../usage-error";
import { type FileUses, usesOf } from "./uses";
import { type PartsResult, whereUsed } from "./where-used";

export const parts: Command = {
  args: "FILES...",
  options: [...sourceOptions, ...filesOptions, "--boards N", "--json, --markdown"],
  example: "boards --catalog https://excel.example.com/catalog --boards 500",
  run: async (args, shell) => {
    const { values, positionals } = parseArguments(args, { ...commonArguments, ...filesArguments, boards: text });
    const boards = values.boards === undefined ? 1 : wholeNumberIn(values.boards, "--boards");
    const form = formIn(["json", "markdown"], values);
    const language = languageIn(values);
    const [joined, paths] = [positionals.filter(isResults), positionals.filter((each) => !isResults(each))];
    const results = await findFiles(joined, shell.interrupt);
    const read = await Promise.all(results.files.map((file) => resultsIn(file, language)));
    if (joined.length === 0 || paths.length > 0)
      read.push(await usesIn(filesOptionsIn(values, paths, shell.key), shell));
    const result = whereUsed(read.flat(), boards);
    shell.print(form === "json" ? jsonText(result, 2) : render(result, language, form, shell));
    const isIncomplete = result.parts.some(({ failure }) => failure !== null);
    return isIncomplete || result.files.some(isUnread) ? 2 : 0;
  },
};

const isResults = (path: string): boolean => /\.jsonl$/i.test(path);

/** The lines of JSON that another run printed. */
async function resultsIn({ name, place, problem }: FoundFile, language: Language): Promise<readonly FileUses[]> {
  if (problem !== undefined) return [{ head: unread(name, new Failed(problem), language), uses: [] }];
  // PowerShell writes UTF-16.
  const text = decodeText(await readFile(typeof place === "string" ? place : Buffer.from(place)));
  return text.split("\n").flatMap((line, at) => {
    if (line.trim() === "") return [];
    const read = v.safeParse(fileResult, jsonIn(line));
    if (read.success) return usesOf(read.output);
    throw new UsageError("notResult", `${name}:${String(at + 1)}`);
  });
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function usesIn(options: FilesOptions, shell: Shell): Promise<readonly FileUses[]> {
  return resultsOf(
    options,
    shell,
    (file, { crew, readOptions }) => crew.run("uses", { file, options: { ...readOptions, findsAlternatives: false } }),
    (head) => ({ head, uses: [] }),
  );
}

function render(result: PartsResult, language: Language, form: "table" | "markdown", shell: Shell): string {
  const text = partsTexts[language];
  const table = {
    heading: "",
    titles: [
      labelOf("Partno", language),
      labelOf("Status", language),
      text.quantity,
      labelOf("MinOrderQuantity", language),
      labelOf("LastBuyDate", language),
      labelOf("ProductionEndDate", language),
      text.alternatives,
      text.usedIn,
    ],
    rows: result.parts.map((part) => [
      part.number,
      stateText(part.state, language),
      text.counted(part.quantity, part.linesWithoutQuantity),
      part.minimumOrder === null ? "" : String(part.minimumOrder),
      part.lastBuyDate ?? "",
      part.productionEndDate ?? "",
      listText(part.alternatives, language),
      text.places(part.places),
    ]),
  };
  const files = result.files.filter(isCounted);
  const summary = text.summary(result.parts.length, files.length, files.filter(isUnread).length, result.boards);
  const reasons = new Set(result.parts.flatMap(({ failure }) => failure ?? []));
  return tablesText([table], [...errorLines(result.files), ...reasons, summary], form, shell.terminal);
}
