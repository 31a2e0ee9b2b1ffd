import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { builtFolder } from "./built-folder";
import { metadataFiles } from "../../src/messages/functions/function-texts";
import { type Language, languages } from "../../src/product-data/vocabulary/language";
import type { FunctionsMetadata } from "../../demo/metadata";

/** The output of `npm run build` for the current sources. */
export interface BuiltAddin {
  readonly folder: string;
  readonly script: string;
  /** Text of another of its files by name, if it exists. */
  readonly file: (name: string) => string | undefined;
  /** Texts of the same files without the pane, for a host of functions only. */
  readonly functionsFile: (name: string) => string | undefined;
  metadata(language: Language): FunctionsMetadata;
}

export async function builtAddin(): Promise<BuiltAddin> {
  const folder = await builtFolder(build);
  const read = (file: string): string => readFileSync(join(folder, file), "utf8");
  const texts = new Map(languages.map((language) => [language, read(metadataFiles[language])]));
  const file = (name: string): string | undefined => (existsSync(join(folder, name)) ? read(name) : undefined);
  return {
    folder,
    script: read("taskpane.js"),
    file,
    functionsFile: (name) => (name.startsWith("pane.") ? undefined : file(name)),
    metadata: (language) => JSON.parse(texts.get(language) ?? "") as FunctionsMetadata,
  };
}

/** What webpack.config.js reads. */
export const addinSources = ["src", "scripts", "assets", "manifest.xml", "package.json", "webpack.config.js"];
export const webpack = (folder: string): readonly string[] => [
  "node_modules/webpack/bin/webpack.js",
  "--output-path",
  folder,
];
const build = { name: "addin", sources: addinSources, command: webpack };
