import { intersection } from "../a1";
import type { WorkbookDocument } from "../document";
import type { ConditionalFormat } from "../workbook-state";
import { HostError, itemNotFound, UnansweredError } from "../rich-api/host-error";
import { method, navigation, property, type HostObject, type HostType } from "../rich-api/host-object";
import { fieldMembers } from "./field-members";
import { at, requireUnprotected } from "./areas";
import { objectOf, type RangeTarget, type FormatTarget } from "./targets";

/** Conditional formats are stored as they were set; the page shows those that the add-in makes. */
export const conditionalFormatCollectionType: HostType<RangeTarget> = {
  items: (range) => formatsOf(range).map((format) => objectOf("ConditionalFormat", { ...range, format })),
  members: {
    add: method("1.6", (range, type: string) => {
      if (!Object.hasOwn(ruleClasses, type)) throw new UnansweredError(`ConditionalFormatCollection.add(${type})`);
      requireUnprotected(range);
      const { state } = range.document;
      const looks = {
        font: { bold: null, color: "", italic: null },
        fill: { color: "" },
        format: { numberFormat: null },
      };
      const place = { sheetId: range.sheetId, area: range.area, priority: 0, stopIfTrue: false };
      const format = { id: state.newId(), type, ...place, formula: { formula: "" }, ...looks };
      state.conditionalFormats.push(format);
      return objectOf("ConditionalFormat", { ...range, format });
    }),
    clearAll: method("1.6", (range) => formatsOf(range).forEach((format) => remove(range.document, format))),
    getCount: method("1.6", (range) => formatsOf(range).length),
    getItem: method("1.6", (range, id: string) => {
      const format = formatsOf(range).find((each) => each.id === id);
      if (!format) throw itemNotFound();
      return objectOf("ConditionalFormat", { ...range, format });
    }),
  },
};

/** The class of a type's own rule. */
const ruleClasses = {
  CellValue: "CellValueConditionalFormat",
  ContainsText: "TextConditionalFormat",
  Custom: "CustomConditionalFormat",
} as const;

const formatsOf = ({ document, sheetId, area }: RangeTarget): readonly ConditionalFormat[] =>
  document.state.conditionalFormats.filter(
    (format) => format.sheetId === sheetId && intersection(format.area, area) !== null,
  );

function remove({ state }: WorkbookDocument, format: ConditionalFormat): void {
  state.conditionalFormats.splice(state.conditionalFormats.indexOf(format), 1);
}

export const conditionalFormatType: HostType<FormatTarget> = {
  id: ({ format }) => format.id,
  members: {
    cellValue: navigation("1.6", (target) => ofType(target, "CellValue")),
    custom: navigation("1.6", (target) => ofType(target, "Custom")),
    id: property("1.6", ({ format }) => format.id),
    priority: property(
      "1.6",
      ({ format }) => format.priority,
      ({ format }, priority: number) => void (format.priority = priority),
    ),
    stopIfTrue: property(
      "1.6",
      ({ format }) => format.stopIfTrue,
      ({ format }, stop: boolean) => void (format.stopIfTrue = stop),
    ),
    textComparison: navigation("1.6", (target) => ofType(target, "ContainsText")),
    type: property("1.6", ({ format }) => format.type),
    delete: method("1.6", ({ document, format }) => remove(document, format)),
    getRange: method("1.6", (target) => at(target, target.format.area)),
  },
};

function ofType({ format }: FormatTarget, type: keyof typeof ruleClasses): HostObject {
  if (format.type !== type) throw new HostError("InvalidOperation", "The conditional format is of another type.");
  return objectOf(ruleClasses[type], format);
}

const look = navigation<ConditionalFormat>("1.6", (format) => objectOf("ConditionalRangeFormat", format));

const rule = property<ConditionalFormat>(
  "1.6",
  (format) => format.rule,
  (format, given: unknown) => void (format.rule = given),
);

export const cellValueType: HostType<ConditionalFormat> = {
  members: { format: look, rule },
};

export const textType: HostType<ConditionalFormat> = {
  members: { format: look, rule },
};

export const customType: HostType<ConditionalFormat> = {
  members: {
    format: look,
    rule: navigation("1.6", (format) => objectOf("ConditionalFormatRule", format.formula)),
  },
};

export const conditionalFormatRuleType: HostType<ConditionalFormat["formula"]> = {
  members: { ...fieldMembers<ConditionalFormat["formula"]>("1.6", "formula") },
};

export const conditionalRangeFormatType: HostType<ConditionalFormat> = {
  members: {
    fill: navigation("1.6", (format) => objectOf("ConditionalRangeFill", format.fill)),
    font: navigation("1.6", (format) => objectOf("ConditionalRangeFont", format.font)),
    numberFormat: property(
      "1.6",
      ({ format }) => format.numberFormat,
      ({ format }, given: unknown) => void (format.numberFormat = given),
    ),
  },
};

export const conditionalRangeFontType: HostType<ConditionalFormat["font"]> = {
  members: { ...fieldMembers<ConditionalFormat["font"]>("1.6", "bold", "color", "italic") },
};

export const conditionalRangeFillType: HostType<ConditionalFormat["fill"]> = {
  members: { ...fieldMembers<ConditionalFormat["fill"]>("1.6", "color") },
};
