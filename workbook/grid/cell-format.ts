import type { FWorksheet } from "@univerjs/preset-sheets-core";
import type { Area } from "../a1";
import type { FormatName } from "../kept-state";

/** Shows a format of Excel in the grid, if Univer supports it. */
export function applyFormat(sheet: FWorksheet, area: Area, name: FormatName, value: unknown): void {
  const range = sheet.getRange(area.row, area.column, area.rowCount, area.columnCount);
  const apply: Readonly<Partial<Record<FormatName, () => unknown>>> = {
    bold: () => range.setFontWeight(value === true ? "bold" : "normal"),
    italic: () => range.setFontStyle(value === true ? "italic" : "normal"),
    fontColor: () => range.setFontColor(String(value)),
    fontSize: () => range.setFontSize(Number(value)),
    fontName: () => range.setFontFamily(String(value)),
    fillColor: () => range.setBackgroundColor(String(value)),
    horizontalAlignment: () => range.setHorizontalAlignment(horizontal[String(value)] ?? "left"),
    verticalAlignment: () => range.setVerticalAlignment(vertical[String(value)] ?? "bottom"),
    wrapText: () => range.setWrap(value === true),
    columnWidth: () => sheet.setColumnWidths(area.column, area.columnCount, pixelsOf(Number(value))),
    rowHeight: () => sheet.setRowHeights(area.row, area.rowCount, pixelsOf(Number(value))),
  };
  apply[name]?.();
}

/** In the facade, "normal" is right. */
const horizontal: Readonly<Record<string, "left" | "center" | "normal">> = {
  Left: "left",
  Center: "center",
  Right: "normal",
};
const vertical: Readonly<Record<string, "top" | "middle">> = { Top: "top", Center: "middle" };

/** Excel measures in points. */
export const pixelsOf = (points: number): number => (points * 96) / 72;
