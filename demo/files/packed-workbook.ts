import type { Steps } from "../../src/product-data/base/slices";
import type { ICellData, IWorkbookData, Nullable } from "@univerjs/core";

/** A workbook whose cells are files: a browser stores them outside the page's thread, unlike texts and objects. */
export interface PackedWorkbook {
  /** The workbook without its cells. */
  readonly outline: IWorkbookData;
  /** Rows of each sheet by their index, as JSON, some hundreds in a file. */
  readonly rows: Readonly<Record<string, readonly Blob[]>>;
}

/**
 * Packs in steps. Results of formulas are left out, because they are calculated when the page is loaded, and so are the
 * grid's tables, which are shown again from what is kept about them.
 */
export function* packed({ sheets, ...workbook }: IWorkbookData): Steps<PackedWorkbook> {
  const resources = workbook.resources?.filter(({ name }) => !/table/i.test(name)) ?? [];
  const outline: IWorkbookData = { ...workbook, resources, sheets: {} };
  const rows: Record<string, Blob[]> = {};
  for (const [id, { cellData = {}, ...sheet }] of Object.entries(sheets)) {
    outline.sheets[id] = sheet;
    const files = (rows[id] = [] as Blob[]);
    const all = Object.entries(cellData as Rows);
    for (let from = 0; from < all.length; from += rowsInFile) {
      const some = Object.fromEntries(all.slice(from, from + rowsInFile));
      files.push(new Blob([JSON.stringify(some, withoutResult)]));
      yield;
    }
  }
  return { outline, rows };
}

export async function unpack({ outline, rows }: PackedWorkbook): Promise<IWorkbookData> {
  const sheets = Object.entries(outline.sheets).map(async ([id, sheet]) => {
    const parts = (rows[id] ?? []).map(async (file) => JSON.parse(await file.text()) as Rows);
    return [id, { ...sheet, cellData: Object.assign({}, ...(await Promise.all(parts))) as Rows }];
  });
  return { ...outline, sheets: Object.fromEntries(await Promise.all(sheets)) as IWorkbookData["sheets"] };
}

type Rows = Record<string, Record<string, Nullable<ICellData>>>;

/** A replacer for JSON.stringify. */
function withoutResult(_: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || !("f" in value) || !value.f) return value;
  return { ...value, v: undefined, custom: undefined };
}

const rowsInFile = 500;
