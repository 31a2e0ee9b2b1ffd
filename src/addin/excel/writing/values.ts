/** What a cell can be given. */
export type CellInput = string | number | boolean;

type Rows<T> = readonly (readonly T[])[];

/**
 * Writes values, so that a text stays the text it is: none becomes a formula, a number, or a date. All values that the
 * add-in writes pass here, because they may come from the service or from another person's file.
 * @param formatOf the number format of a value that Excel doesn't convert; without it, General
 */
export function writeValues(
  range: Excel.Range,
  rows: Rows<CellInput>,
  formatOf: (row: number) => string = () => general,
): void {
  // The formats come first: otherwise Excel would convert the texts.
  range.numberFormat = rows.map((row, down) => row.map((value) => (isConverted(value) ? textFormat : formatOf(down))));
  range.values = rows.map((row) => row.map(asText));
}

/** Writes formulas, and formats before them: with the text format, a formula would stay a text. */
export function writeFormulas(range: Excel.Range, rows: Rows<CellInput>, formatOf: (row: number) => string): void {
  range.numberFormat = rows.map((row, down) => {
    const format = formatOf(down);
    return row.map(() => (format === textFormat ? general : format));
  });
  range.formulas = rows.map((row) => [...row]);
}

/** @param place a cell of this workbook: `BOM!A2` */
export function writeLink(cell: Excel.Range, place: string): void {
  cell.hyperlink = { documentReference: place };
}

/**
 * Whether Excel would convert a text that is written to a cell, as it does with typed text: 0603 becomes 603, Dec-12
 * and 10-20 become dates, 2E102 a number, and -A1 a formula. Its cell then needs the text format `@`. With that format
 * some versions of Excel show #### for longer texts.
 */
const isConverted = (value: CellInput): boolean =>
  typeof value === "string" &&
  value.length <= longestText &&
  !value.startsWith("#") &&
  /\d|^\s*[=+\-@']|^\s*(true|false)\s*$/i.test(value);

/**
 * Nothing is converted behind an apostrophe, which Excel doesn't show. A text that starts with an equals sign would be
 * a formula in any format.
 */
const asText = (value: CellInput): CellInput =>
  typeof value === "string" && (value.startsWith("=") || (value.length > longestText && /^[+\-@']/.test(value)))
    ? `'${value}`
    : value;

export const general = "General";
const textFormat = "@";
const longestText = 255;
