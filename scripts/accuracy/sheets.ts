import { readFile } from "node:fs/promises";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";

export type Rows = readonly (readonly string[])[];

/** A sheet of a public BOM, as `readBom` takes it. */
export interface Sheet {
  /** The repository and the path in it, as in sources.tsv. */
  readonly source: string;
  readonly rows: Rows;
}

/** Sheets as lines of JSON, packed. */
export const sheetsFile = "sheets.jsonl.br";

export const unpackSheets = async (folder: string): Promise<readonly Sheet[]> =>
  recordsIn(brotliDecompressSync(await readFile(path.join(folder, sheetsFile))).toString());

/** The records of a file of JSON lines, which the caller knows. */
export const readRecords = async (folder: string, name: string): Promise<never[]> =>
  recordsIn(await readFile(path.join(folder, name), "utf8"));

const recordsIn = (text: string): never[] =>
  text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as never);
