import { catalogOf, type Language, type ProductData } from "../src/product-data/index";
import { type CommonValues, formIn, languageIn, sourceIn } from "./arguments";
import { openSource } from "./data";
import { jsonText } from "./safe-text";
import type { Shell } from "./shell";
import { tablesText, type TextTable } from "./text-table";

/** What a command prints that asks about parts and reads no file. */
interface PrintedAnswer<Result> {
  readonly answer: (data: ProductData, language: Language) => Promise<Result>;
  readonly tables: (result: Result, language: Language) => readonly TextTable[];
  /** The lines that are printed below the tables. */
  readonly last: (result: Result, language: Language) => readonly string[];
}

/** Prints the result in the form that the arguments name. */
export async function ask<Result extends object>(
  values: CommonValues,
  shell: Shell,
  { answer, tables, last }: PrintedAnswer<Result>,
): Promise<Result> {
  const form = formIn(["json", "markdown"], values);
  const language = languageIn(values);
  const opened = await openSource(sourceIn(values, shell.key), language);
  const data = "client" in opened ? opened.client : catalogOf(opened.bytes);
  const result = await answer(data, language);
  shell.print(
    form === "json"
      ? jsonText(result, 2)
      : tablesText(tables(result, language), last(result, language), form, shell.terminal),
  );
  return result;
}
