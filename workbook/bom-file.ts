import Papa from "papaparse";
import { imported } from "./bom";
import type { FileFailure } from "./page-texts";

/** null: blank. */
export type FileCell = string | number | boolean | null;
export type FileCells = readonly (readonly FileCell[])[];

export class BomFileError extends Error {
  constructor(readonly failure: FileFailure) {
    super(failure);
    this.name = "BomFileError";
  }
}

/**
 * The cells of a CSV file, or of the first sheet of an XLSX file. The bytes decide which of them it is, not the name.
 * @param displayLanguage selects the encoding of text that isn't Unicode
 * @throws {BomFileError} if it is empty, or neither of the two
 */
export async function readBomFile(bytes: ArrayBuffer, displayLanguage: string): Promise<FileCells> {
  const cells = isZip(bytes) ? await excelCells(bytes) : textCells(bytes, displayLanguage);
  if (!cells.some((row) => row.some((cell) => cell !== null))) throw new BomFileError("empty");
  return cells;
}

const isZip = (bytes: ArrayBuffer): boolean => {
  const [first, second] = new Uint8Array(bytes);
  return first === 0x50 && second === 0x4b;
};

async function excelCells(bytes: ArrayBuffer): Promise<FileCells> {
  const { readSheet } = await import("read-excel-file/universal");
  const rows = await withErrorsAsTexts(bytes)
    .then((readable) => readSheet(readable))
    .catch((cause: unknown) => {
      throw Object.assign(new BomFileError("unreadable"), { cause });
    });
  return rows.map((row) =>
    row.map((value) => {
      if (typeof value === "number" || typeof value === "boolean" || value === null) return value;
      const text = value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
      return text === "" ? null : text;
    }),
  );
}

/** The reader leaves out cells of the type error (e). As results of a formula that are texts (str), it reads them. */
async function withErrorsAsTexts(bytes: ArrayBuffer): Promise<ArrayBuffer> {
  const { strFromU8, strToU8, unzipSync, zipSync } = await import("fflate");
  const files = unzipSync(new Uint8Array(bytes), { filter: ({ name }) => /\.(xml|rels)$/.test(name) });
  for (const [name, content] of Object.entries(files)) {
    // As Latin-1, which keeps every byte.
    const xml = strFromU8(content, true);
    if (name.startsWith("xl/worksheets/")) files[name] = strToU8(xml.replace(/(<c\s[^>]*\bt=)"e"/g, '$1"str"'), true);
  }
  return new Uint8Array(zipSync(files, { level: 0 })).buffer;
}

function textCells(bytes: ArrayBuffer, displayLanguage: string): FileCells {
  const text = textOf(bytes, displayLanguage);
  if (text.includes("\0")) throw new BomFileError("unreadable");
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: "greedy" });
  return data.map((row) => row.map((cell) => (cell === "" ? null : imported(cell))));
}

/** Excel writes UTF-8, UTF-16 with its byte order mark, or the legacy encoding of the user's country. */
function textOf(bytes: ArrayBuffer, displayLanguage: string): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(countryEncodings[displayLanguage.slice(0, 2)] ?? "windows-1252").decode(bytes);
  }
}

const countryEncodings: Readonly<Record<string, string>> = { ja: "shift_jis", zh: "gb18030" };
