import type { ICellData, IWorkbookData, Nullable } from "@univerjs/core";

/** A workbook whose cells are texts: a browser stores a text much faster than the objects of its cells. */
export interface PackedWorkbook {
  /** Without cells. */
  readonly outline: IWorkbookData;
  /** By sheet: rows by their index, as JSON, some hundreds in a text. */
  readonly rows: Readonly<Record<string, readonly string[]>>;
}

/**
 * In steps. Without the results of formulas, which are calculated when the page is loaded, and without the grid's
 * tables, which are shown again from what is kept about them.
 */
export function* packed({ sheets, ...workbook }: IWorkbookData): Generator<undefined, PackedWorkbook> {
  const resources = workbook.resources?.filter(({ name }) => !/table/i.test(name)) ?? [];
  const outline: IWorkbookData = { ...workbook, resources, sheets: {} };
  const rows: Record<string, string[]> = {};
  for (const [id, { cellData = {}, ...sheet }] of Object.entries(sheets)) {
    outline.sheets[id] = sheet;
    const texts = (rows[id] = [] as string[]);
    const all = Object.entries(cellData as Rows);
    for (let from = 0; from < all.length; from += rowsInText) {
      texts.push(JSON.stringify(Object.fromEntries(all.slice(from, from + rowsInText)), withoutResult));
      yield;
    }
  }
  return { outline, rows };
}

export function unpacked({ outline, rows }: PackedWorkbook): IWorkbookData {
  const sheets = Object.entries(outline.sheets).map(([id, sheet]) => {
    const texts = (rows[id] ?? []).map((text) => JSON.parse(text) as Rows);
    return [id, { ...sheet, cellData: Object.assign({}, ...texts) as Rows }];
  });
  return { ...outline, sheets: Object.fromEntries(sheets) as IWorkbookData["sheets"] };
}

type Rows = Record<string, Record<string, Nullable<ICellData>>>;

/** JSON's replacer. */
function withoutResult(_: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || !("f" in value) || !value.f) return value;
  return { ...value, v: undefined, custom: undefined };
}

const rowsInText = 500;
