import { readFile } from "node:fs/promises";
import * as v from "valibot";
import { Failed, type Language } from "../../src/product-data/index";
import { findFiles, type FoundFile } from "../files/find-files";
import { decoded } from "../files/text-file";
import { partsTexts } from "../../src/messages/parts-texts";
import {
  commonArguments,
  commonUsage,
  type FilesOptions,
  filesArguments,
  filesOptionsIn,
  filesUsage,
  formIn,
  languageIn,
  wholeNumberIn,
  parsed,
  text,
} from "../arguments";
import { fileResult } from "../check/result";
import { stateText } from "../check/states";
import { labelOf } from "../product-values";
import { errorLines, withFiles } from "../boms/each-file";
import { unread } from "../boms/read-lines";
import { jsonText } from "../safe-text";
import type { Command, Shell } from "../shell";
import { tablesText } from "../text-table";
import { type FileUses, usesOf } from "./uses";
import { type PartsResult, whereUsed } from "./where-used";

const usage = `bom parts FILES... (--service URL | --catalog FOLDER-OR-URL)

Lists where each part is used in all files, how many are needed, until when it can be bought, and its alternatives, earliest date first. Joins files that end in .jsonl, the results of “bom check --jsonl”; they need no catalog.

${commonUsage}
${filesUsage}
  --boards N          quantities for N boards of each file; default: 1
  --json, --markdown  output format; default: a table

Status: 0; 2 for a file or part that couldn't be checked, or a wrong argument; 130 if interrupted.

Example: bom parts boards --catalog https://excel.example.com/catalog --boards 500`;

export const parts: Command = {
  summary: "list where parts are used, how many, and until when they can be bought",
  usage,
  run: async (args, shell) => {
    const { values, positionals } = parsed(args, { ...commonArguments, ...filesArguments, boards: text });
    const boards = values.boards === undefined ? 1 : wholeNumberIn(values.boards, "--boards");
    const form = formIn(["json", "markdown"], values);
    const language = languageIn(values);
    const [joined, paths] = [positionals.filter(isResults), positionals.filter((each) => !isResults(each))];
    const results = await findFiles(joined, shell.interrupt);
    const read = await Promise.all(results.files.map((file) => resultsIn(file, language)));
    if (joined.length === 0 || paths.length > 0)
      read.push(await usesIn(filesOptionsIn(values, paths, shell.key), shell));
    const result = whereUsed(read.flat(), boards);
    shell.print(form === "json" ? jsonText(result, 2) : printed(result, language, form, shell));
    const isIncomplete = result.parts.some(({ state }) => state === "failed");
    return isIncomplete || result.files.some(({ error }) => error !== undefined) ? 2 : 0;
  },
};

const isResults = (path: string): boolean => /\.jsonl$/i.test(path);

/** The lines of JSON that another run printed. */
async function resultsIn({ name, place, problem }: FoundFile, language: Language): Promise<readonly FileUses[]> {
  if (problem !== undefined) return [{ head: unread(name, new Failed(problem), language), uses: [] }];
  // PowerShell writes UTF-16.
  const text = decoded(await readFile(typeof place === "string" ? place : Buffer.from(place)));
  return text.split("\n").flatMap((line, at) => {
    if (line.trim() === "") return [];
    const read = v.safeParse(fileResult, jsonIn(line));
    if (read.success) return usesOf(read.output);
    throw new Error(`${name}:${String(at + 1)} isn't a result of “bom check --jsonl”.`);
  });
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function usesIn(options: FilesOptions, shell: Shell): Promise<readonly FileUses[]> {
  const { sheet, allSheets, voltage, language } = options;
  const checkOptions = { sheet, allSheets, voltage, language, findsAlternatives: false };
  const found: FileUses[] = [];
  await withFiles(options, checkOptions, shell, ({ crew, each }) =>
    each<readonly FileUses[]>(
      (file) => crew.run("uses", { file, options: checkOptions }),
      (head) => [{ head, uses: [] }],
      (uses) => found.push(...uses),
    ),
  );
  return found;
}

function printed(result: PartsResult, language: Language, form: "table" | "markdown", shell: Shell): string {
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
      part.alternatives.join(", "),
      text.places(part.places),
    ]),
  };
  const failed = errorLines(result.files);
  const summary = text.summary(result.parts.length, result.files.length, failed.length, result.boards);
  return tablesText([table], [...failed, summary], form, shell.terminal);
}
