import { contains } from "../a1";
import type { FormatName } from "../workbook-state";
import { method, navigation, property, type HostType, type Member } from "../rich-api/host-object";
import { requireUnprotected } from "./areas";
import { objectOf, type RangeTarget } from "./targets";

/** The formatting of a range. The grid shows what Univer supports; all of it is stored. */
export const rangeFormatType: HostType<RangeTarget> = {
  members: {
    columnWidth: formatOf("1.2", "columnWidth", 64),
    fill: navigation("1.1", (range) => objectOf("RangeFill", range)),
    font: navigation("1.1", (range) => objectOf("RangeFont", range)),
    horizontalAlignment: formatOf("1.1", "horizontalAlignment", "General"),
    verticalAlignment: formatOf("1.1", "verticalAlignment", "Bottom"),
    wrapText: formatOf("1.1", "wrapText", false),
    autofitColumns: method("1.2", ({ document, sheetId, area }) => document.autofitColumns(sheetId, area)),
  },
};

export const rangeFontType: HostType<RangeTarget> = {
  members: {
    bold: formatOf("1.1", "bold", false),
    color: formatOf("1.1", "fontColor", "#000000"),
    size: formatOf("1.1", "fontSize", 11),
  },
};

export const rangeFillType: HostType<RangeTarget> = {
  members: {
    color: formatOf("1.1", "fillColor", "#FFFFFF"),
  },
};

/** The format of the range's first cell; Excel returns null if its cells differ. */
export function formatOf(since: string, name: FormatName, fallback: unknown): Member<RangeTarget> {
  return property(
    since,
    ({ document, sheetId, area }) => {
      const given = document.state.formats.filter(
        (each) => each.name === name && each.sheetId === sheetId && contains(each.area, area),
      );
      const last = given.at(-1);
      return last ? last.value : fallback;
    },
    (range, value: unknown) => apply(range, name, value),
  );
}

function apply(range: RangeTarget, name: FormatName, value: unknown): void {
  requireUnprotected(range);
  const { document, sheetId, area } = range;
  document.state.formats.push({ sheetId, area, name, value });
  document.applyFormat(sheetId, area, name, value);
}
