import type { TableOnSheet } from "../table-on-sheet";
import type { WriteStep } from "./undo-step";

/** Adds columns at the end of a table, unless they are there. */
export const addTableColumns =
  (sheetId: string, { name }: TableOnSheet, titles: readonly string[]): WriteStep =>
  async ({ workbook }) => {
    const { columns } = workbook.worksheets.getItem(sheetId).tables.getItem(name);
    columns.load("items/name");
    await columns.context.sync();
    const there = new Set(columns.items.map((column) => column.name));
    for (const title of titles) if (!there.has(title)) columns.add(undefined, undefined, title);
  };
