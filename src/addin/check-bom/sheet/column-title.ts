import { addColumnsTexts } from "../../../messages/check-bom/add-columns-texts";
import { fieldValue, type Product } from "../../../product-data/api/product";
import { type Column, columnName, fieldFor, unitsOf } from "../../../product-data/vocabulary/column";
import { exampleOf } from "../../../messages/find/example-text";
import type { Language } from "../../../product-data/vocabulary/language";
import { type DisplayUnit, displayUnit, inUnit, printQuantity } from "../../../product-data/vocabulary/quantity";
import { textWidth } from "../../excel/column-width";

/** The title of a column that is added. `letters`: its width in characters. */
interface ColumnTitle {
  readonly title: string;
  readonly letters: number;
}

/**
 * The title in the user's language, which SPEC understands, with the unit in which most of the BOM's parts read best.
 * @param products one for each line
 */
export function columnTitle(column: Column, products: readonly Product[], language: Language): ColumnTitle {
  const inUnit = inReadableUnit(column, products);
  const label = column.ofOthers === undefined ? column.field.label[language] : addColumnsTexts[language].tolerance;
  const title = columnName(label, inUnit);
  const cells = [...new Set(products)].map((product) => textWidth(textOf(product, inUnit)));
  return { title, letters: widthOf(title, cells) };
}

/** The width in characters: wide enough for every value in any font, up to a readable line length. */
export const widthOf = (title: string, cells: readonly number[]): number =>
  Math.min(40, 1.1 * cells.reduce((most, each) => Math.max(most, each), Math.max(8, textWidth(title))) + 2);

/** The column in the unit in which most of the products read best; in a typical one if none has a value. */
const inReadableUnit = (column: Column, products: readonly Product[]): Column => ({
  ...column,
  unit: readableUnit(column, products),
});

/** The unit that reads best; null: the column has no unit. */
function readableUnit(column: Column, products: readonly Product[]): DisplayUnit | null {
  const { field } = column;
  const units = unitsOf(field).flatMap((symbol) => displayUnit(symbol) ?? []);
  const [base] = units;
  if (base === undefined) return null;
  // Drawings are in millimeters.
  if (field.unit === "m") return displayUnit("mm") ?? null;
  const values = valuesIn(column, products);
  if (values.length === 0) return displayUnit(exampleOf(field.unit).split(" ")[1] ?? base.symbol) ?? null;
  const scored = units.map((unit) => ({
    unit,
    readable: values.filter((value) => isReadable(inUnit(value, unit))).length,
    typical: values.filter((value) => printQuantity(value, field.unit).endsWith(` ${unit.symbol}`)).length,
  }));
  scored.sort((one, other) => other.readable - one.readable || other.typical - one.typical);
  return scored[0]?.unit ?? null;
}

const valuesIn = ({ field }: Column, products: readonly Product[]): readonly number[] =>
  products.flatMap((product) => {
    const value = fieldValue(product, field);
    return typeof value === "number" ? [value] : [];
  });

/**
 * A readable number has at most four digits before the point, and one zero after it: 2200 nF rather than 2200000 pF or
 * 0.0022 µF.
 */
const isReadable = (value: number): boolean => value === 0 || (value >= 0.01 && value < 9999.5);

/** The text, about as a cell shows it. */
function textOf(product: Product, column: Column): string {
  const value = fieldValue(product, fieldFor(column, product.group.category) ?? column.field);
  const { unit } = column;
  if (typeof value === "number" && unit !== null) return `${String(inUnit(value, unit))} ${unit.symbol}`;
  return typeof value === "object" ? (value?.join(", ") ?? "") : String(value);
}
