import { allDigits } from "../../src/bom/index";
import { Failed } from "../../src/product-data/base/failed";
import type { FileProblem } from "./bom-file";
import { parse_zip, read, SSF as untypedFormats, type CellObject, type Range, type WorkSheet } from "@e965/xlsx";
import type { FileCell, FileLimits } from "./bom-file";
import { longestFormat } from "./reading-cost";
import { type ReadSheet, trimRows } from "./rows";
import type { ZippedPart } from "./zipped-parts";

/** An XLS, or the parts of another workbook. */
type WorkbookContent = Uint8Array | readonly ZippedPart[];

/** @throws {FileProblem} */
export function readWorkbook(content: WorkbookContent, limits: FileLimits): readonly ReadSheet[] {
  const { SheetNames, Sheets, Workbook } = parseWorkbook(content, limits.rows + 1);
  return SheetNames.flatMap((name, index) => {
    const sheet = Sheets[name];
    const isHidden = (Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0;
    return sheet === undefined ? [] : { ...sheetOf(name, sheet, limits), isHidden };
  });
}

function parseWorkbook(content: WorkbookContent, sheetRows: number): ReturnType<typeof read> {
  const { error } = console;
  console.error = () => undefined; // where SheetJS reports formats of ODS that it can't convert
  try {
    // Widths of columns are among the styles.
    const options = { type: "array", dense: true, cellNF: true, cellStyles: true, cellHTML: false, sheetRows } as const;
    if (content instanceof Uint8Array) return read(content, options);
    const [root, type] = [{ name: "Root Entry", type: 5 }, 2];
    return parse_zip(
      {
        FullPaths: [root, ...content].map(({ name }) => name),
        FileIndex: [root, ...content.map((part) => ({ ...part, type }))],
      },
      options,
    );
  } catch (cause) {
    // Zeros behind the first bytes of an XLS look like an encrypted zip to SheetJS.
    const isProtected = cause instanceof Error && /password|(?<!ZIP )encrypt/i.test(cause.message);
    throw new Failed<FileProblem>({ code: isProtected ? "protected" : "unreadable" }, { cause });
  } finally {
    console.error = error;
  }
}

function sheetOf(name: string, sheet: WorkSheet, { cells: maxCells }: FileLimits): Omit<ReadSheet, "isHidden"> {
  const data = sheet["!data"] ?? [];
  // The places between cells become cells, too. The last ones of a row may be blank.
  const places = data.reduce((sum, row?: readonly unknown[]) => sum + (row?.length ?? 0), data.length);
  if (places > 5 * maxCells) throw new Failed<FileProblem>({ code: "tooManyCells", maxCells: maxCells });
  const rows = Array.from(data, (row: readonly (CellObject | undefined)[] | undefined) =>
    Array.from(row ?? [], (cell) => (cell ? cellOf(cell) : null)),
  );
  let covered = 0;
  for (const merged of sheet["!merges"] ?? []) {
    covered += removeCovered(rows, merged);
    // Merged blocks of Excel don't overlap.
    if (covered > places) throw new Failed<FileProblem>({ code: "unreadable" });
  }
  const columnWidths = (sheet["!cols"] ?? []).map((column: { wpx?: number } | undefined) => column?.wpx);
  const [hiddenColumns, hiddenRows] = [areHidden(sheet["!cols"]), areHidden(sheet["!rows"])];
  return { name, rows: trimRows(rows), columnWidths, hiddenColumns, hiddenRows };
}

const areHidden = (places: readonly ({ readonly hidden?: boolean } | undefined)[] = []): readonly boolean[] =>
  Array.from(places, (place) => place?.hidden === true);

/** Excel shows only the first cell of a merged block. @returns how many others there are */
function removeCovered(rows: (FileCell | null)[][], { s: first, e: last }: Range): number {
  let covered = 0;
  for (let row = first.r; row <= Math.min(last.r, rows.length - 1); row++) {
    const cells = rows[row] ?? [];
    for (let column = first.c; column <= Math.min(last.c, cells.length - 1); column++)
      if (row !== first.r || column !== first.c) {
        cells[column] = null;
        covered++;
      }
  }
  return covered;
}

function cellOf({ t: type, v: value, w: shown, z: format, f: formula, F: array }: CellObject): FileCell | null {
  const extra = {
    ...(formula !== undefined && formula.length <= longestFormula && { formula }),
    ...(array !== undefined && { array }),
    // A format of ODS can be of many pieces, and too long.
    ...(typeof format === "string" && format !== "General" && format.length <= longestFormat && { format }),
  };
  if (type === "e") return { ...extra, value: shown ?? "#VALUE!", text: shown ?? "#VALUE!" };
  if (typeof value === "boolean") return { ...extra, value, text: value ? "TRUE" : "FALSE" };
  if (typeof value === "number") return { ...extra, value, text: textOf(value, extra.format) };
  if (typeof value !== "string" || (value === "" && formula === undefined)) return null;
  return { ...extra, value, text: value };
}

function textOf(value: number, format: string | undefined): string {
  if (format === undefined) return allDigits(value);
  if (!SSF.is_date(format)) return display(value, format);
  const date = value >= 1 ? SSF.format("yyyy-mm-dd", value) : "";
  const time = value % 1 === 0 ? "" : SSF.format("hh:mm:ss", value);
  return [date, time].filter((part) => part !== "").join(" ") || String(value);
}

function display(value: number, format: string): string {
  try {
    return SSF.format(format, value).trim();
  } catch {
    return allDigits(value); // a format that SheetJS doesn't know, such as some of ODS
  }
}

/** Excel's limit, in characters. */
const longestFormula = 8192;

/** The package has no types. */
const SSF = untypedFormats as { is_date(format: string): boolean; format(format: string, value: number): string };
