import { builtFolder } from "./built-folder";

/** The folder of the workbook page, built from the current sources. */
export function builtPage(): Promise<string> {
  const sources = ["demo", "cli/files", "src", "package.json"];
  return builtFolder({ name: "page", config: "demo/webpack.config.js", sources });
}
