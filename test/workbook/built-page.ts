import { builtFolder } from "../../scripts/built-folder";

/** The folder of the workbook page, made of the sources as they are now. */
export function builtPage(): Promise<string> {
  const sources = ["workbook", "src", "package.json"];
  return builtFolder({ name: "page", config: "workbook/webpack.config.js", sources });
}
