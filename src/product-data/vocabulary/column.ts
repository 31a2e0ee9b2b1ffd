import type { ProductCategory } from "./category";
import { type Field, fieldByName, type Unit } from "./field";
import { type DisplayUnit, displayUnit, displayUnits } from "./quantity";
import { resolveField, resolveFields } from "./resolve";

/** A field of a response, and the unit of its numbers. */
export interface Column {
  readonly field: Field;
  /** null: the field's base unit. */
  readonly unit: DisplayUnit | null;
  /** The field with the same meaning in other categories, if the name means both: Tolerance. */
  readonly ofOthers?: Field;
}

/** The column's field for products of this category; undefined: they have none. */
export function fieldFor({ field, ofOthers }: Column, category: ProductCategory): Field | undefined {
  if (field.categories.includes(category)) return field;
  return ofOthers?.categories.includes(category) === true ? ofOthers : undefined;
}

/** Why a text isn't a column. */
type ColumnIssue =
  | { readonly code: "fieldUnknown"; readonly name: string }
  /** The text isn't a unit, or has another dimension. `units` are typical units of the field; empty if it has no unit. */
  | {
      readonly code: "unitUnusable";
      readonly field: string;
      readonly found: string;
      readonly units: readonly string[];
    };

/**
 * The column that a user means: a field by any of its names (`resolveField`), with or without a unit in brackets or
 * parentheses after it, such as `Capacitance [nF]` or `静電容量（nF）`.
 */
export function resolveColumn(name: string): Column | ColumnIssue {
  const [field, ofOthers] = resolveFields(name);
  // Labels can have parentheses too: Thickness (max.)
  if (field !== undefined) return { field, unit: null, ...(ofOthers && { ofOthers }) };
  const [, base, symbol] = withUnit.exec(name.normalize("NFKC")) ?? [];
  if (base === undefined || symbol === undefined) return { code: "fieldUnknown", name };
  const named = resolveField(base);
  if (named === undefined) return { code: "fieldUnknown", name: base };
  const unit = displayUnit(symbol);
  if (unit !== undefined && unit.unit === unitOf(named)) return { field: named, unit };
  return { code: "unitUnusable", field: named.name, found: symbol, units: unitsOf(named) };
}

/** The text of a header, which `resolveColumn` can read: the name, and the unit in brackets. */
export function columnName(name: string, { unit }: Column): string {
  return unit === null ? name : `${name} [${unit.symbol}]`;
}

/** The typical units of a field's numbers, base unit first; empty if the field isn't a number or has no unit. */
export function unitsOf(field: Field): readonly string[] {
  const unit = unitOf(field);
  return unit === "" ? [] : displayUnits(unit);
}

/** Texts and dates have no unit, and neither do the text companions of numbers. */
const unitOf = ({ type, unit, compares }: Field): Unit =>
  type !== "Double" ? "" : compares === null ? unit : (fieldByName(compares)?.unit ?? unit);

const withUnit = /^(.*\S)\s*[[(]\s*([^[\]()]+?)\s*[\])]\s*$/u;

/** The columns for these names; unknown names are left out. */
export function resolveColumns(names: readonly string[]): readonly Column[] {
  return names.map(resolveColumn).filter((column): column is Column => !("code" in column));
}
