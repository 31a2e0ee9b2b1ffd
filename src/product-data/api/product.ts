import type { ProductCategory } from "../vocabulary/category";
import { type Field, fieldByName } from "../vocabulary/field";

export const groupLabels = ["Manufacturer", "Lv1Category", "Lv2Category", "Lv3Category"] as const;

/** The properties that all products of a category group in a response share. */
export type ProductGroup = { readonly category: ProductCategory } & Readonly<
  Record<(typeof groupLabels)[number], string>
>;

/** One product in one language, decoded: every known field has its type or is absent. */
export interface Product {
  readonly group: ProductGroup;
  readonly record: ProductRecord;
  /** The time at which the service returned it. */
  readonly fetchedMs: number;
}

/**
 * The product object of a response with its `ComplianceInfo`, `Specs`, and `MediaFileUrls` (document, "Product
 * object").
 */
export type ProductRecord = Readonly<Record<string, unknown>> & { readonly Partno: string };

/**
 * The value of a field: in base units, lists as arrays, and absent values (null, missing, or empty in the response) as
 * null.
 */
export type FieldValue = string | number | boolean | readonly string[] | null;

/**
 * The value of a product's field. For a field that is only a condition (Rdc), it is that of the field it compares
 * (RdcMax).
 */
export function fieldValue(product: Product, field: Field): FieldValue {
  const target = field.compares === null ? field : (fieldByName(field.compares) ?? field);
  const value = valueAt(product, target) as FieldValue | undefined;
  return value === undefined || value === "" || (Array.isArray(value) && value.length === 0) ? null : value;
}

/**
 * The texts of a value, each of which can match a condition. Application is a list that is returned as one text
 * (document, filter rule 4). Its values contain no commas.
 */
export function textsIn(field: Field, value: NonNullable<FieldValue>): readonly string[] {
  if (typeof value === "object") return value;
  const text = String(value);
  return field.listed && text.includes(",") ? text.split(",").map((each) => each.trim()) : [text];
}

function valueAt({ group, record, fetchedMs }: Product, { name, place }: Field): unknown {
  switch (place) {
    case "Group":
      return name === "Category" ? group.category : group[name as Exclude<keyof ProductGroup, "category">];
    case "Product":
      return record[name];
    case null:
      return name === "AsOf" ? new Date(fetchedMs).toISOString().slice(0, 10) : null;
    default:
      return (record[place] as Readonly<Record<string, unknown>> | null | undefined)?.[name];
  }
}
