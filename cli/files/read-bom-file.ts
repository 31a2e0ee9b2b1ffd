import { Failed } from "../../src/product-data/base/failed";
import { bomLikeness } from "../../src/bom/index";
import { type BomFile, checkFileSize, fileLimits, type FileLimits, type FileProblem, textsOf } from "./bom-file";
import type { ReadSheet } from "./rows";
import { readText } from "./text-file";
import { readWorkbook } from "./workbook-file";
import { partsOf } from "./zipped-parts";

/**
 * Reads XLSX, XLS, ODS, and text with commas, semicolons, or tabs in UTF-8, UTF-16, Shift_JIS, GBK, or Latin-1. The
 * bytes decide which of them it is, not the name.
 * @throws {FileProblem}
 */
export async function readBomFile(bytes: Uint8Array, limits = fileLimits): Promise<BomFile> {
  checkFileSize(bytes.length, limits);
  const sheets = await sheetsOf(bytes, limits);
  if (!sheets.some(({ rows }) => rows.length > 0)) throw new Failed<FileProblem>({ code: "empty" });
  checkCells(sheets, limits);
  return { sheets: bestFirst(sheets) };
}

function bestFirst(sheets: readonly ReadSheet[]): BomFile["sheets"] {
  const lineCount = ({ rows }: ReadSheet): number => rows.filter((row) => row.length > 0).length;
  // A hidden sheet may be an earlier revision, and a visible one a list to order from.
  const worthOf = ({ likeness, isHidden }: ReadSheet & { likeness: number }): number => likeness / (isHidden ? 2 : 1);
  return sheets
    .map((sheet) => ({ ...sheet, likeness: sheets.length === 1 ? 1 : bomLikeness(textsOf(sheet)) }))
    .sort(
      (left, right) =>
        worthOf(right) - worthOf(left) ||
        Number(left.isHidden) - Number(right.isHidden) ||
        lineCount(right) - lineCount(left),
    );
}

async function sheetsOf(bytes: Uint8Array, limits: FileLimits): Promise<readonly ReadSheet[]> {
  if (isZip(bytes)) return readWorkbook(await partsOf(bytes, limits), limits);
  return isOldOffice(bytes) ? readWorkbook(bytes, limits) : [readText(bytes, limits)];
}

function checkCells(sheets: readonly ReadSheet[], limits: FileLimits): void {
  const { rows: maxRows, columns: maxColumns, cells: maxCells } = limits;
  if (sheets.some(({ rows }) => rows.length > maxRows))
    throw new Failed<FileProblem>({ code: "tooManyRows", maxRows: maxRows });
  if (sheets.some(({ rows }) => rows.some((row) => row.length > maxColumns)))
    throw new Failed<FileProblem>({ code: "tooManyColumns", maxColumns: maxColumns });
  const cells = sheets.flatMap(({ rows }) => rows.flat());
  if (cells.length > maxCells) throw new Failed<FileProblem>({ code: "tooManyCells", maxCells: maxCells });
  const lengths = cells.map((cell) => cell?.text.length ?? 0);
  if (lengths.some((length) => length > longestCell))
    throw new Failed<FileProblem>({ code: "cellTooLong", maxCharacters: longestCell });
  // A workbook has a text once, however many cells show it: together they have no more than a text file.
  if (lengths.reduce((sum, length) => sum + length, 0) > limits.fileMegabytes * 1e6)
    throw new Failed<FileProblem>({ code: "tooLargeToRead" });
}

/** Excel's limit, in characters. */
const longestCell = 32_767;

const startsWith = (bytes: Uint8Array, ...first: readonly number[]): boolean =>
  first.every((byte, index) => bytes[index] === byte);

/** Whether a file is zipped, as XLSX and ODS are. */
const isZip = (bytes: Uint8Array): boolean => startsWith(bytes, 0x50, 0x4b, 0x03, 0x04);
/** Whether a file is an XLS, or an XLSX with a password. */
const isOldOffice = (bytes: Uint8Array): boolean => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);
