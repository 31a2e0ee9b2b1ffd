import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { format } from "oxfmt";
import formatOptions from "../../.oxfmtrc.json";
import { languages } from "../../src/product-data/vocabulary/language";
import { builtAddin } from "../../test/harness/built-addin";
import { openFunctions } from "../../test/harness/functions-host";
import { everyFailure } from "../../test/harness/failures";
import { resultSchema } from "../../cli/result-schema";
import { errorsPage } from "./errors-page";
import { examples } from "../../demo/examples";
import { functionsPage } from "./functions-page";
import { helpPage } from "./help-page";

/** A generated page: its path, and its required text. */
export interface Page {
  readonly path: string;
  readonly text: string;
}

/** Runs the examples and makes the pages, formatted by oxfmt. */
export async function pages(): Promise<readonly Page[]> {
  const built = await builtAddin();
  const host = await openFunctions({ service: { publicUrl: "https://api.vendor.example" } });
  try {
    const outcomes = await host.addin.callAll(examples);
    const byId = new Map(examples.map(({ id }, index) => [id, outcomes[index] ?? { value: null }]));
    const metadata = new Map(languages.map((language) => [language, built.metadata(language)]));
    return [
      await page("docs/functions.md", functionsPage(host.metadata, byId)),
      await page("src/addin/taskpane/help.html", helpPage(metadata)),
      await page("docs/errors.md", errorsPage(everyFailure)),
      await page("docs/bom.schema.json", JSON.stringify(resultSchema())),
    ];
  } finally {
    await host.close();
  }
}

/** The page as it is in the repository; "" if it is missing. */
export function currentText({ path }: Page): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

async function page(name: string, text: string): Promise<Page> {
  const path = resolve(__dirname, "../..", name);
  const { code, errors } = await format(path, text, { printWidth: formatOptions.printWidth });
  if (errors.length > 0) throw new Error(`${name}: ${errors.map(({ message }) => message).join("; ")}`);
  return { path, text: code };
}
