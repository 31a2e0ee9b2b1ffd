import { BooleanNumber, HorizontalAlign, VerticalAlign, WrapStrategy, type IStyleData } from "@univerjs/core";
import type { FormatName } from "../workbook-state";

/** A format of Excel as a style of the grid. */
export function styleOf(name: Exclude<FormatName, "columnHidden" | "columnWidth">, value: unknown): IStyleData {
  switch (name) {
    case "bold":
      return { bl: numberOf(value === true) };
    case "fontColor":
      return { cl: { rgb: String(value) } };
    case "fontSize":
      return { fs: Number(value) };
    case "fillColor":
      return { bg: { rgb: String(value) } };
    case "horizontalAlignment":
      return { ht: horizontal[String(value)] ?? HorizontalAlign.LEFT };
    case "verticalAlignment":
      return { vt: vertical[String(value)] ?? VerticalAlign.BOTTOM };
    case "wrapText":
      return { tb: value === true ? WrapStrategy.WRAP : WrapStrategy.UNSPECIFIED };
  }
}

const numberOf = (value: boolean): BooleanNumber => (value ? BooleanNumber.TRUE : BooleanNumber.FALSE);

const horizontal: Readonly<Record<string, HorizontalAlign>> = {
  Left: HorizontalAlign.LEFT,
  Center: HorizontalAlign.CENTER,
  Right: HorizontalAlign.RIGHT,
};
const vertical: Readonly<Record<string, VerticalAlign>> = { Top: VerticalAlign.TOP, Center: VerticalAlign.MIDDLE };

/** Excel measures in points. */
export const pixelsOf = (points: number): number => (points * 96) / 72;
