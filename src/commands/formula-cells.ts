import { columnName } from "./cell-address";

/** Where to look for formulas of this add-in. */
export type Scope = "selection" | "sheet" | "workbook";

/** A cell with a formula of this add-in. */
export interface FormulaCell {
  /** As Excel hands it to functions: `Sheet1!A1`, the sheet quoted when needed. */
  readonly address: string;
  readonly sheetId: string;
  readonly row: number;
  readonly column: number;
  readonly showsError: boolean;
}

/**
 * The cells of a scope whose formulas call functions of this add-in.
 * @throws OfficeExtension.Error `InvalidSelection` when several areas, or a picture, are selected
 */
export function formulaCells(scope: Scope): Promise<readonly FormulaCell[]> {
  return Excel.run(async (context) => {
    const sheets = await sheetsOf(context, scope);
    const selection = scope === "selection" ? context.workbook.getSelectedRange() : null;
    const areas = sheets.map((sheet) => {
      const used = sheet.getUsedRangeOrNullObject();
      const area = selection === null ? used : used.getIntersectionOrNullObject(selection);
      area.load("address,formulas,values,rowIndex,columnIndex");
      return { area, sheetId: sheet.id };
    });
    await context.sync();
    return areas.flatMap(({ area, sheetId }) => (area.isNullObject ? [] : cellsOf(area, sheetId)));
  });
}

async function sheetsOf(context: Excel.RequestContext, scope: Scope): Promise<readonly Excel.Worksheet[]> {
  const { worksheets } = context.workbook;
  if (scope === "workbook") {
    worksheets.load("items/id");
    await context.sync();
    return worksheets.items;
  }
  const sheet = worksheets.getActiveWorksheet();
  sheet.load("id");
  await context.sync();
  return [sheet];
}

function cellsOf(area: Excel.Range, sheetId: string): readonly FormulaCell[] {
  const sheet = area.address.slice(0, area.address.lastIndexOf("!") + 1);
  const formulas = area.formulas as readonly (readonly unknown[])[];
  return formulas.flatMap((cells, rowOffset) =>
    cells.flatMap((formula, columnOffset) => {
      if (typeof formula !== "string" || !callsUs.test(formula)) return [];
      const [row, column] = [area.rowIndex + rowOffset, area.columnIndex + columnOffset];
      const value: unknown = (area.values as readonly (readonly unknown[])[])[rowOffset]?.[columnOffset];
      const address = `${sheet}${columnName(column)}${String(row + 1)}`;
      return [{ address, sheetId, row, column, showsError: typeof value === "string" && errors.has(value) }];
    }),
  );
}

/** Excel writes the namespace of the manifest before the name; a file from elsewhere may have it with a prefix. */
const callsUs = /^=.*\bVENDOR\.[A-Z]+\(/is;

/** What a failed function, or one whose answer never came, leaves in its cell. */
const errors: ReadonlySet<string> = new Set(["#VALUE!", "#N/A", "#BUSY!", "#CONNECT!", "#NAME?", "#GETTING_DATA"]);
