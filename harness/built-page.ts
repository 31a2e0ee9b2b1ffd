import { builtFolder } from "./built-folder";

/** The folder of the workbook page, built from the current sources. */
export function builtPage(): Promise<string> {
  const sources = ["workbook", "src", "package.json"];
  return builtFolder({ name: "page", config: "workbook/webpack.config.js", sources });
}
