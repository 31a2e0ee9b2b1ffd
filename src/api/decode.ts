import * as v from "valibot";
import { categoryByGroup, type ProductCategory } from "../vocabulary/category";
import { type Field, fields, type Place } from "../vocabulary/field";
import { ApiError } from "./failure";
import type { Product, ProductGroup, ProductRecord } from "./product";

/** A decoded answer of the product-search operation. */
export interface ProductAnswer {
  readonly hasMoreHits: boolean;
  /** In the order of the answer within each category; categories in the answer's order. */
  readonly products: readonly Product[];
}

/** A decoded answer of the download-URL operation. */
export interface DownloadAnswer {
  readonly url: string;
}

/**
 * Checks an answer against the document. Unknown fields and unknown groups pass; a wrong type or a missing part makes the
 * whole answer unreadable, because half an answer is worse than none.
 * @throws ApiError `unreadable`, naming the place
 */
export function decodeProducts(json: unknown): ProductAnswer {
  const answer = checked(answerSchema, json);
  const products: Product[] = [];
  for (const [name, groupJson] of Object.entries(answer.Data)) {
    const category = categoryByGroup(name);
    if (category === undefined) continue;
    const { Products, ...labels } = checked(groupSchema, groupJson, `Data.${name}`);
    const group: ProductGroup = { category, ...labels };
    for (const [index, item] of Products.entries())
      products.push({ group, record: decodeRecord(item, category, `Data.${name}.Products[${String(index)}]`) });
  }
  return { hasMoreHits: answer.HasMoreHits, products };
}

/** @throws ApiError `unreadable` */
export function decodeDownload(json: unknown): DownloadAnswer {
  const { ProductDataDownloadUrl: url } = checked(downloadSchema, json);
  return { url };
}

const answerSchema = v.object({ HasMoreHits: v.boolean(), Data: v.record(v.string(), v.unknown()) });
const label = v.nullish(v.string(), "");
const groupSchema = v.object({
  Manufacturer: label,
  Lv1Category: label,
  Lv2Category: label,
  Lv3Category: label,
  Products: v.array(v.unknown()),
});
const downloadSchema = v.object({ ProductDataDownloadUrl: v.pipe(v.string(), v.regex(/^https?:\/\//)) });

function checked<T extends v.GenericSchema>(schema: T, json: unknown, at = "answer"): v.InferOutput<T> {
  const result = v.safeParse(schema, json);
  if (result.success) return result.output;
  throw unreadable(`${at}.${v.getDotPath(result.issues[0]) ?? ""}`.replace(/\.$/, ""));
}

const unreadable = (detail: string): ApiError => new ApiError({ code: "unreadable", detail });

// Two thousand products have some 160,000 values, so products are checked by a loop over the table and not by a schema.
interface Check {
  readonly name: string;
  /** What typeof says of its values. */
  readonly type: "string" | "number" | "boolean" | "object";
}

const typeOf: Readonly<Record<Field["type"], Check["type"]>> = {
  String: "string",
  Date: "string",
  Double: "number",
  Integer: "number",
  Boolean: "boolean",
  List: "object",
};

function checksOf(category: ProductCategory, place: Place): readonly Check[] {
  return fields
    .filter((field) => field.place === place && field.categories.includes(category))
    .map((field) => ({ name: field.name, type: typeOf[field.type] }));
}

const objectPlaces = ["ComplianceInfo", "Specs", "MediaFileUrls"] as const;
type Checks = Readonly<Record<"Product" | (typeof objectPlaces)[number], readonly Check[]>>;

const checks = Object.fromEntries(
  (["ceramicCapacitorsSMD", "ceramicCapacitorsLead", "inductors"] as const).map((category) => [
    category,
    Object.fromEntries(
      (["Product", ...objectPlaces] as const).map((place) => [place, checksOf(category, place)]),
    ) as unknown as Checks,
  ]),
) as Readonly<Record<ProductCategory, Checks>>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function decodeRecord(item: unknown, category: ProductCategory, at: string): ProductRecord {
  if (!isObject(item)) throw unreadable(at);
  if (typeof item["Partno"] !== "string" || item["Partno"] === "") throw unreadable(`${at}.Partno`);
  checkAll(item, checks[category].Product, at);
  for (const place of objectPlaces) {
    const part = item[place];
    if (part === null || part === undefined) continue;
    if (!isObject(part)) throw unreadable(`${at}.${place}`);
    checkAll(part, checks[category][place], `${at}.${place}`);
  }
  return item as ProductRecord;
}

function checkAll(object: Readonly<Record<string, unknown>>, list: readonly Check[], at: string): void {
  for (const { name, type } of list) {
    const value = object[name];
    if (value === null || value === undefined || value === "") continue;
    // JSON has no number that is not finite, but 1e999 is read as one.
    if (typeof value !== type || value === Infinity || value === -Infinity || (type === "object" && !isTextList(value)))
      throw unreadable(`${at}.${name}`);
  }
}

const isTextList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((each: unknown) => typeof each === "string");
