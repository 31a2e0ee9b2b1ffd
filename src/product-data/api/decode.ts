import * as v from "valibot";
import { categoryByGroup, productCategories, type ProductCategory } from "../vocabulary/category";
import { fields } from "../vocabulary/field";
import { printable } from "../base/printable";
import { isObject, isPrintable, recordDecoder, unreadable } from "./decode-record";
import { groupLabels, type Product, type ProductGroup } from "./product";
import type { Query } from "../filter/query";
import { alternativesIn } from "../filter/syntax";
import { valuesOf } from "../vocabulary/enumerated-values";
import { type Language, languages } from "../vocabulary/language";

/** A decoded response of the product-search operation. */
export interface ProductAnswer {
  readonly hasMoreHits: boolean;
  /** Categories in the order of the response, and products in the order of each category. */
  readonly products: readonly Product[];
}

/**
 * Checks a response against the document. Unknown fields and groups are ignored. A wrong type or a missing part makes
 * the whole response unreadable, because incomplete data is worse than none.
 * @param fetchedMs the date of every product
 * @throws ApiError `unreadable`, with the path
 */
export function decodeProducts(json: unknown, fetchedMs: number): ProductAnswer {
  const answer = validate(answerSchema, json);
  const products: Product[] = [];
  for (const [name, groupJson] of Object.entries(answer.Data)) {
    const category = categoryByGroup(name);
    if (category === undefined) continue;
    const { Products, ...labels } = validate(groupSchema, groupJson, `Data.${name}`);
    const group: ProductGroup = { category, ...labels };
    const decode = decoders.get(category);
    if (decode === undefined) continue;
    for (const [index, item] of Products.entries())
      products.push({ group, record: decode(item, `Data.${name}.Products[${String(index)}]`), fetchedMs });
  }
  return { hasMoreHits: answer.HasMoreHits, products };
}

/** Whether a value from the storage is a product as responses have it. */
export function isProduct(value: unknown): value is Product {
  const { group, record } = isObject(value) ? value : {};
  if (!isObject(group) || !groupLabels.every((label) => isPrintable(group[label]))) return false;
  try {
    return decoders.get(group["category"] as ProductCategory)?.(record, "") !== undefined;
  } catch {
    return false;
  }
}

/** The URL in a response of the download-URL operation. @throws ApiError `unreadable` */
export const decodeDownload = (json: unknown): string => validate(downloadSchema, json).ProductDataDownloadUrl;

const decoders = new Map(
  productCategories.map((category) => [
    category,
    recordDecoder(fields.filter(({ categories }) => categories.includes(category))),
  ]),
);

const answerSchema = v.object({ HasMoreHits: v.boolean(), Data: v.record(v.string(), v.unknown()) });
const groupSchema = v.object({
  ...v.entriesFromList(groupLabels, v.nullish(v.pipe(v.string(), v.transform(printable)), "")),
  Products: v.array(v.unknown()),
});
const downloadSchema = v.object({ ProductDataDownloadUrl: v.pipe(v.string(), v.regex(/^https?:\/\//)) });

function validate<T extends v.GenericSchema>(schema: T, json: unknown, at = "response"): v.InferOutput<T> {
  const result = v.safeParse(schema, json, { abortEarly: true });
  if (result.success) return result.output;
  throw unreadable(`${at}.${v.getDotPath(result.issues[0]) ?? ""}`.replace(/\.$/, ""));
}

/**
 * Whether a response that is right in itself can be the one to this query: a gateway may mix up responses, and a cache
 * may leave out the language.
 * @throws ApiError `unreadable`
 */
export function checkAnswer({ products }: ProductAnswer, { filter, language }: Query): void {
  const requested = numbersIn(filter);
  const seen = new Map<string, Product>();
  for (const product of products) {
    const { Partno, Status } = product.record;
    if (requested?.has(Partno.toUpperCase()) === false) throw unreadable(`${Partno}: not requested`);
    if (typeof Status === "string" && isOtherLanguages(Status, language)) throw unreadable(`${Partno}: language`);
    const other = seen.get(Partno);
    if (other !== undefined && JSON.stringify(other) !== JSON.stringify(product))
      throw unreadable(`${Partno}: contradictory records`);
    seen.set(Partno, product);
  }
}

/** The numbers that a request is for, in uppercase; null: its filter doesn't name them. */
function numbersIn(filter: Query["filter"]): ReadonlySet<string> | null {
  const condition = filter.find(({ field, operator }) => field.text === "Partno" && operator === "eq");
  return condition ? new Set(alternativesIn(String(condition.literal.value).toUpperCase())) : null;
}

const statuses = new Map(languages.map((language) => [language, new Set(valuesOf("Status", language))]));

/** Whether a status is only in another language's list. One that is in no list may be new. */
const isOtherLanguages = (status: string, language: Language): boolean =>
  statuses.get(language)?.has(status) === false && [...statuses.values()].some((others) => others.has(status));
