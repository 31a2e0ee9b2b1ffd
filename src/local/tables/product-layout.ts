import type { ProductCategory } from "../../vocabulary/category";
import type { Field } from "../../vocabulary/field";
import { storedFields } from "./stored-fields";
import type { LazyColumn } from "./table-columns";

/** How a product of the service is built from columns: the product, and its inner objects by name. */
export interface ProductLayout {
  readonly product: LayoutPart;
  readonly inner: readonly (LayoutPart & { readonly name: string })[];
}

export interface LayoutPart {
  /** All properties, absent. To be copied. */
  readonly blank: Readonly<Record<string, unknown>>;
  readonly slots: readonly { readonly field: Field; readonly column: LazyColumn }[];
}

export function layoutOf(category: ProductCategory, columns: ReadonlyMap<string, LazyColumn>): ProductLayout {
  const fields = storedFields(category);
  const partOf = (place: string, more: Readonly<Record<string, unknown>>): LayoutPart => {
    const own = fields.filter((field) => field.place === place);
    const absent = own.map((field) => [field.name, field.type === "List" ? [] : null] as const);
    return {
      // V8 stores an object that grew property by property as a hash table. Copying a parsed object takes a quarter of
      // the time.
      blank: JSON.parse(JSON.stringify({ ...more, ...Object.fromEntries(absent) })) as Record<string, unknown>,
      slots: own.flatMap((field) => {
        const column = columns.get(field.name);
        return column === undefined ? [] : [{ field, column }];
      }),
    };
  };
  const names = [...new Set(fields.map(({ place }) => place ?? ""))].filter((name) => name !== "Product");
  return {
    product: partOf("Product", { Partno: "", ...Object.fromEntries(names.map((name) => [name, null])) }),
    inner: names.map((name) => ({ name, ...partOf(name, {}) })),
  };
}
