import { fieldByName } from "../../src/product-data/vocabulary/field";

/** A product as plain JSON: its values by field name, without objects; absent values are null. */
export type PlainProduct = Readonly<Record<string, unknown>> & { readonly Partno: string };

export interface PlainQuery {
  readonly filter: string;
  readonly orderby?: string;
  readonly lang?: string;
}

/** A service's data, read without the add-in's code. */
export async function readPlain(
  serviceUrl: string,
  { filter, orderby, lang = "en" }: PlainQuery,
): Promise<readonly PlainProduct[]> {
  const url = new URL(`${serviceUrl}/v2/products`);
  url.searchParams.set("$filter", filter);
  if (orderby !== undefined) url.searchParams.set("$orderby", orderby);
  url.searchParams.set("lang", lang);
  const response = await fetch(url, { headers: { "x-api-key": "demo-key" } });
  const { HasMoreHits, Data } = (await response.json()) as Answer;
  if (HasMoreHits) throw new Error(`The response is incomplete: ${filter}`);
  return Object.entries(Data).flatMap(([group, { Products, ...shared }]) =>
    Products.map((product) =>
      plain({ ...shared, ...product, Category: group.charAt(0).toLowerCase() + group.slice(1) }),
    ),
  );
}

/** Everything that a service has, by part number. */
export async function readCatalog(serviceUrl: string): Promise<ReadonlyMap<string, PlainProduct>> {
  const categories = ["ceramicCapacitorsSMD", "ceramicCapacitorsLead", "inductors"];
  const products = await Promise.all(categories.map((id) => readPlain(serviceUrl, { filter: `Category eq '${id}'` })));
  return new Map(products.flat().map((product) => [product.Partno, product]));
}

/** The names of the fields that differ. The text of a number counts only if the number is the same. */
export function differingFields(one: PlainProduct, other: PlainProduct): readonly string[] {
  const differs = (name: string): boolean => JSON.stringify(one[name]) !== JSON.stringify(other[name]);
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => differs(name) && !(name.endsWith("Text") && differs(name.slice(0, -4))));
}

/** The cell for a value in a list of changes. */
export function changeCell(value: unknown): unknown {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return Array.isArray(value) ? value.join(", ") : (value ?? "");
}

/** The cell for a field of a product. */
export function fieldCell(product: PlainProduct | undefined, name: string): unknown {
  if (product === undefined) return "#N/A";
  const value = product[name];
  if (value === undefined || value === null) return "";
  if (fieldByName(name)?.type === "Date" || name === "ProductionEndDate")
    return (Date.parse(value as string) - Date.UTC(1899, 11, 30)) / 86_400_000;
  return Array.isArray(value) ? value.join(", ") : value;
}

interface Answer {
  readonly HasMoreHits: boolean;
  readonly Data: Readonly<Record<string, { readonly Products: readonly Readonly<Record<string, unknown>>[] }>>;
}

function plain({ ComplianceInfo, Specs, MediaFileUrls, ...product }: Readonly<Record<string, unknown>>): PlainProduct {
  const flat = { ...product, ...(ComplianceInfo as object), ...(Specs as object), ...(MediaFileUrls as object) };
  const isAbsent = (value: unknown): boolean => value === "" || (Array.isArray(value) && value.length === 0);
  const entries = Object.entries(flat).map(([name, value]) => [name, isAbsent(value) ? null : value]);
  return Object.fromEntries(entries) as PlainProduct;
}
