import { isFailure } from "../../src/product-data/base/failed";
import { type FileProblem, type FileSheet, sheetOf } from "../files/bom-file";
import { readFileOnDisk } from "../files/files-on-disk";
import type { FoundFile } from "../files/find-files";
import { fileProblemText } from "../../src/messages/program/file-problem-texts";
import { type Line, readBom, withSmallestVoltage } from "../../src/bom/index";
import type { Language } from "../../src/product-data/index";
import type { FileHead } from "./file-head";
import { saidInSheet } from "./said-in-sheet";

/** Which sheets of a file are read, and what lines without a voltage need. */
export interface ReadOptions {
  /** null: the sheet that is most like a BOM. */
  readonly sheet: string | null;
  /** Whether every sheet with a BOM is read. */
  readonly allSheets: boolean;
  /** The rated voltage in volts for lines that state none. */
  readonly voltage: number | null;
  readonly language: Language;
}

interface FileLines extends FileHead {
  readonly lines: readonly Line[];
}

/** The lines of a file: one for each sheet that is read. */
export async function readLines(file: FoundFile, options: ReadOptions): Promise<readonly FileLines[]> {
  try {
    const read = await readFileOnDisk(file);
    const first = sheetOf(read, options.sheet);
    const others = read.sheets.filter((each) => each !== first && each.likeness > 0);
    const [main, ...toTheRight] = listsIn(file, first, options);
    const rest = others.flatMap((sheet) => listsIn(file, sheet, options));
    const isRead = ({ lines }: FileLines): boolean =>
      options.allSheets || (options.sheet === null && areOfOneBoard(main.lines, lines));
    const otherSheets = new Set(rest.flatMap((each) => (isRead(each) ? [] : (each.sheet ?? []))));
    return [{ ...main, otherSheets: [...otherSheets] }, ...toTheRight, ...rest.filter(isRead)];
  } catch (reason) {
    return [{ ...unread(file.name, reason, options.language), lines: [] }];
  }
}

/** Whether two sheets are parts of one list: both have designators, in the same column, and none of them is in both. */
function areOfOneBoard(one: readonly Line[], other: readonly Line[]): boolean {
  const [column, otherColumn] = [one, other].map((lines) => lines.find(hasNames)?.designatorsCell?.column);
  const names = new Set(one.flatMap(({ designators }) => designators));
  const isInBoth = other.some(({ designators }) => designators.some((name) => names.has(name)));
  return column !== undefined && column === otherColumn && !isInBoth;
}
const hasNames = ({ designatorsCell }: Line): boolean => designatorsCell !== null;

/** A file that can't be read. @throws an error that isn't about the file */
export function unread(file: string, reason: unknown, language: Language): FileHead {
  if (!isFailure<FileProblem>(reason)) throw reason;
  return { file, sheet: null, otherSheets: [], error: problemOf(reason.failure, language) };
}

const problemOf = (problem: FileProblem, language: Language) => ({
  code: problem.code,
  text: fileProblemText(problem, language),
});

type ListsOfSheet = readonly [FileLines, ...FileLines[]];

/** The lists of a sheet: several if they are side by side. @param first the first column of the first one */
function listsIn(file: FoundFile, sheet: FileSheet, options: ReadOptions, first = 0): ListsOfSheet {
  const { texts, ownColumns } = saidInSheet(sheet);
  const own = texts.map((row) => row.map((text, column) => (column < first ? "" : text)));
  const { lines, isBom, nextList } = readBom(own, new Map(ownColumns.map((column) => [column, null])));
  const others = nextList === null ? [] : listsIn(file, sheet, options, nextList);
  const withHidden = (line: Line): Line => ({ ...line, isHidden: sheet.hiddenRows[line.row] === true });
  const read = isBom
    ? { lines: withSmallestVoltage(lines, options.voltage).map(withHidden) }
    : { error: problemOf({ code: file.inFolder ? "otherFile" : "noBom" }, options.language), lines: [] };
  return [{ file: file.name, sheet: sheet.name || null, otherSheets: [], ...read }, ...others];
}
