import { builtFolder } from "./built-folder";

/** The folder of the workbook page, built from the current sources. */
export function builtPage(): Promise<string> {
  return builtFolder({
    name: "page",
    sources: ["demo", "cli/files", "src", "package.json"],
    command: (folder) => ["demo/build.mjs", folder],
  });
}
