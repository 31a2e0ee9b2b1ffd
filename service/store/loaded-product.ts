import type { ProductCategory } from "../../src/product-data/vocabulary/category";
import { enumeratedValues, valuesOf } from "../../src/product-data/vocabulary/enumerated-values";
import type { Field } from "../../src/product-data/vocabulary/field";
import { type Language, languages } from "../../src/product-data/vocabulary/language";
import { baseMark, listValue, partnoMark, type Product, type Text, type Value } from "../catalog/product";
import { isCommaSeparated, isUrl, storageOf, storedFields } from "./columns";

/**
 * A product of a file in the form of the catalog; null if it has no part number. Values of a wrong type count as
 * absent.
 */
export function loadedProduct(
  category: ProductCategory,
  json: Readonly<Record<string, unknown>>,
  language: Language,
): Product | null {
  const partno = json["Partno"];
  if (typeof partno !== "string" || partno === "") return null;
  const values: Record<string, Value> = { PartnoWithoutPackageCode: textOf(json["PartnoWithoutPackageCode"]) };
  for (const field of storedFields(category))
    values[field.name] = valueOf(field, rawValue(json, field), language, partno);
  return { category, partno, values };
}

/** The language of a product, detected by the values of its list fields; null if they don't determine it. */
export function languageOfProduct(category: ProductCategory, json: Readonly<Record<string, unknown>>): Language | null {
  for (const field of storedFields(category)) {
    if (!field.listed) continue;
    for (const text of textsOf(field, rawValue(json, field))) {
      const matching = languages.filter((language) => valuesOf(field.name, language)?.includes(text));
      const [only] = matching;
      if (matching.length === 1 && only !== undefined) return only;
    }
  }
  return null;
}

function rawValue(json: Readonly<Record<string, unknown>>, field: Field): unknown {
  const holder = field.place === "Product" ? json : json[String(field.place)];
  return typeof holder === "object" && holder !== null
    ? (holder as Readonly<Record<string, unknown>>)[field.name]
    : undefined;
}

function valueOf(field: Field, raw: unknown, language: Language, partno: string): Value {
  const storage = storageOf(field);
  if (storage === "number") return typeof raw === "number" && Number.isFinite(raw) ? raw : null;
  if (storage === "boolean") return typeof raw === "boolean" ? raw : null;
  if (isUrl(field)) return typeof raw === "string" ? urlOf(raw, partno) : null;
  const texts = textsOf(field, raw).map((text) => (field.listed ? translate(field.name, text, language) : text));
  return field.type === "List" || isCommaSeparated(field) ? texts : (texts[0] ?? null);
}

function textsOf(field: Field, raw: unknown): readonly string[] {
  if (Array.isArray(raw)) return raw.filter((text) => typeof text === "string");
  if (typeof raw !== "string" || raw === "") return [];
  return isCommaSeparated(field) ? raw.split(",").map((text) => text.trim()) : [raw];
}

function translate(field: string, text: string, language: Language): Text {
  const row = valuesOf(field, language)?.indexOf(text) ?? -1;
  const english = enumeratedValues[field]?.[row]?.[0];
  return english === undefined ? text : listValue(field, english);
}

/** URLs of this service's own files are stored without an address, so that they work wherever the service runs next. */
function urlOf(url: string, partno: string): string {
  return url
    .replace(/^https?:\/\/.+(?=\/(?:part\.html\?|drawing\.svg$))/, baseMark)
    .replaceAll(encodeURIComponent(partno), partnoMark);
}

function textOf(raw: unknown): string | null {
  return typeof raw === "string" ? raw : null;
}
