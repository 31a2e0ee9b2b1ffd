import type { ErrorText, ResultCell } from "./outcome";

/** A cell's value in Excel: plain, or a data type with its properties. "" is a blank cell. */
export type CellValue = ResultCell;

/** An entity, a formatted number, a web image, or an error, as a custom function returns it. */
export type DataType = Readonly<Record<string, unknown>>;

/** The value in `Range.values`: for a data type, its value in formulas that don't support data types. */
export function basicValueOf(value: CellValue): string | number | boolean {
  if (typeof value !== "object") return value;
  // Excel shows null as 0.
  if (value === null) return 0;
  const { basicValue } = value;
  return typeof basicValue === "number" || typeof basicValue === "string" || typeof basicValue === "boolean"
    ? basicValue
    : "#VALUE!";
}

/** The text of a cell if no number format applies. */
export function shownText(value: CellValue): string | number | boolean {
  if (typeof value !== "object" || value === null || value["type"] === "Error") return basicValueOf(value);
  const { text, altText } = value;
  if (typeof text === "string") return text;
  return typeof altText === "string" ? altText : basicValueOf(value);
}

/** The number format of a value, as opposed to the cell's own. */
export function formatOf(value: CellValue): string | undefined {
  if (typeof value !== "object" || value === null || typeof value["basicValue"] !== "number") return undefined;
  const { numberFormat } = value;
  return typeof numberFormat === "string" ? numberFormat : undefined;
}

/** The value in `Range.valuesAsJson`. */
export function jsonOf(value: CellValue): DataType {
  if (typeof value === "object" && value !== null) {
    const basicValue = basicValueOf(value);
    return {
      ...value,
      ...(formatOf(value) && { type: "FormattedNumber" }),
      basicType: basicTypeOf(basicValue),
      basicValue,
    };
  }
  const basicValue = basicValueOf(value);
  const basicType = basicTypeOf(basicValue);
  const errorType = basicType === "Error" ? { errorType: errorTypes[basicValue as ErrorText] } : {};
  return { type: basicType, basicType, basicValue, ...errorType };
}

/** One of Excel.RangeValueType. */
export function valueTypeOf(value: CellValue): string {
  const isRich = typeof value === "object" && value !== null && value["type"] !== "Error" && !formatOf(value);
  return isRich ? "RichValue" : basicTypeOf(basicValueOf(value));
}

const isErrorText = (value: unknown): value is ErrorText => typeof value === "string" && value in errorTypes;

function basicTypeOf(value: string | number | boolean): string {
  if (value === "") return "Empty";
  if (typeof value === "string") return isErrorText(value) ? "Error" : "String";
  return typeof value === "boolean" ? "Boolean" : "Double";
}

/** Excel.ErrorCellValueType of a displayed error. */
const errorTypes: Readonly<Record<ErrorText, string>> = {
  "#VALUE!": "Value",
  "#N/A": "NotAvailable",
  "#DIV/0!": "Div0",
  "#NUM!": "Num",
  "#NULL!": "Null",
  "#NAME?": "Name",
  "#REF!": "Ref",
  "#BUSY!": "Busy",
  "#SPILL!": "Spill",
  "#FIELD!": "Field",
  "#CALC!": "Calc",
};
