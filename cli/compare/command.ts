import type { Language } from "../../src/product-data/index";
import { bomColumnsTexts } from "../../src/messages/check-bom/bom-columns-texts";
import { checkTexts } from "../../src/messages/line/check-text";
import { changeTexts } from "../../src/messages/check-bom/change-texts";
import {
  commonArguments,
  type FilesOptions,
  filesArguments,
  filesOptionsIn,
  formIn,
  oneOf,
  parseArguments,
  sourceOptions,
  text,
} from "../arguments";
import { errorLines } from "../boms/each-file";
import { jsonText } from "../safe-text";
import type { Command, Shell } from "../shell";
import { tablesText } from "../text-table";
import { UsageError } from "../usage-error";
import { openCrew } from "../workers/crew";
import type { ComparisonResult } from "./compare-files";
import { findFiles, type FoundFile } from "../files/find-files";
import { comparedFiles, onlyFile } from "./compared-files";

export const compare: Command = {
  args: "OLD NEW",
  options: [...sourceOptions, "--sheet NAME", "--json, --markdown", "--fail-on changed"],
  example: "board-v1.xlsx board-v2.xlsx --catalog https://excel.example.com/catalog",
  run: async (args, shell) => {
    const { values, positionals } = parseArguments(args, {
      ...commonArguments,
      sheet: filesArguments.sheet,
      "fail-on": text,
    });
    const [old, now, another] = positionals;
    if (old === undefined || now === undefined || another !== undefined) throw new UsageError("missing", "twoFiles");
    const failOn = values["fail-on"] && oneOf(["changed"], values["fail-on"], "--fail-on");
    const options = filesOptionsIn(values, positionals, shell.key);
    const form = formIn(["json", "markdown"], values);
    const result = await comparisonOf(old, now, options, shell);
    shell.print(form === "json" ? jsonText(result, 2) : render(result, options.language, form, shell));
    if (result.failures.length > 0 || result.old.error !== undefined || result.new.error !== undefined) return 2;
    const isChanged = result.added.length + result.removed.length + result.changed.length > 0;
    return failOn !== undefined && isChanged ? 1 : 0;
  },
};

async function comparisonOf(old: string, now: string, options: FilesOptions, shell: Shell): Promise<ComparisonResult> {
  const fileOf = async (name: string): Promise<FoundFile> =>
    onlyFile(name, (await findFiles([name], shell.interrupt)).files);
  const files = { old: await fileOf(old), new: await fileOf(now) };
  const crew = await openCrew(options, 1, shell);
  try {
    return await comparedFiles(files, options, crew);
  } finally {
    await crew.close();
  }
}

function render(result: ComparisonResult, language: Language, form: "table" | "markdown", shell: Shell): string {
  const text = changeTexts[language];
  const errors = errorLines([result.old, result.new]);
  if (errors.length > 0) return tablesText([], errors, form, shell.terminal);
  const place = (designators: readonly string[], row: number): string =>
    designators.length > 0 ? shortList(designators) : String(row);
  const { designator, number, description } = bomColumnsTexts[language].roles;
  const tables = [
    ...([text.added, text.removed] as const).map((heading, at) => ({
      heading,
      titles: [designator, number, description],
      rows: (at === 0 ? result.added : result.removed).map((each) => [
        place(each.designators, each.row),
        each.number ?? "",
        each.description,
      ]),
    })),
    {
      heading: text.changed,
      titles: [designator, description, text.changes],
      rows: result.changed.map((each) => [
        place(each.designators, each.row),
        each.description,
        each.changes.map((change) => change.text).join(checkTexts[language].semicolon),
      ]),
    },
  ];
  const { added, removed, changed, same, failures } = result;
  const last = [...failures, text.summary(added.length, removed.length, changed.length, same)];
  return tablesText(tables, last, form, shell.terminal);
}

const shortList = (designators: readonly string[]): string =>
  designators.slice(0, 6).join(" ") + (designators.length > 6 ? ` +${String(designators.length - 6)}` : "");
