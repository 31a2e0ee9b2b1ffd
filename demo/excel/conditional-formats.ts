import { intersection } from "../a1";
import type { ConditionalFormat } from "../workbook-state";
import { UnansweredError } from "../rich-api/host-error";
import { method, navigation, property, type HostType } from "../rich-api/host-object";
import { requireUnprotected } from "./areas";
import { objectOf, type RangeTarget, type FormatTarget } from "./targets";

/** Conditional formats by the value of a cell, which the report has; the page shows them. */
export const conditionalFormatCollectionType: HostType<RangeTarget> = {
  items: (range) => formatsOf(range).map((format) => objectOf("ConditionalFormat", { ...range, format })),
  members: {
    add: method("1.6", (range, type: string) => {
      if (type !== cellValue) throw new UnansweredError(`ConditionalFormatCollection.add(${type})`);
      requireUnprotected(range);
      const { state } = range.document;
      const format = {
        ...{ id: state.newId(), type, sheetId: range.sheetId, area: range.area },
        ...{ font: { color: "" }, fill: { color: "" } },
      };
      state.conditionalFormats.push(format);
      return objectOf("ConditionalFormat", { ...range, format });
    }),
  },
};

const cellValue = "CellValue";

const formatsOf = ({ document, sheetId, area }: RangeTarget): readonly ConditionalFormat[] =>
  document.state.conditionalFormats.filter(
    (format) => format.sheetId === sheetId && intersection(format.area, area) !== null,
  );

export const conditionalFormatType: HostType<FormatTarget> = {
  id: ({ format }) => format.id,
  members: {
    cellValue: navigation("1.6", ({ format }) => objectOf("CellValueConditionalFormat", format)),
    id: property("1.6", ({ format }) => format.id),
    type: property("1.6", ({ format }) => format.type),
  },
};

export const cellValueType: HostType<ConditionalFormat> = {
  members: {
    format: navigation("1.6", (format) => objectOf("ConditionalRangeFormat", format)),
    rule: property(
      "1.6",
      (format) => format.rule,
      (format, given: unknown) => void (format.rule = given),
    ),
  },
};

export const conditionalRangeFormatType: HostType<ConditionalFormat> = {
  members: {
    fill: navigation("1.6", (format) => objectOf("ConditionalRangeFill", format.fill)),
    font: navigation("1.6", (format) => objectOf("ConditionalRangeFont", format.font)),
  },
};

/** The font or the fill of a conditional format. */
export const conditionalColorType: HostType<{ color: string }> = {
  members: {
    color: property(
      "1.6",
      (target) => target.color,
      (target, color: string) => void (target.color = color),
    ),
  },
};
