import {
  type Category,
  categories,
  type ProductCategory,
  productCategories,
} from "../../src/product-data/vocabulary/category";
import type { Field } from "../../src/product-data/vocabulary/field";
import type { Language } from "../../src/product-data/vocabulary/language";
import { baseMark, partnoMark } from "../catalog/product";
import type { Catalog, StoredProduct } from "../store/catalog";
import { Bytes, bytesOf } from "./bytes";
import { isCommaSeparated, isUrl, storageOf, storedFields } from "../store/columns";

/**
 * Writes responses as JSON, from pieces that are JSON already: creating 2,000 products from objects takes longer than
 * finding them.
 */
export class AnswerWriter {
  private readonly catalog: Catalog;
  private readonly baseUrl: string;
  private readonly bytes = new Bytes();
  /** Slots by category and language. */
  private readonly slots = new Map<string, readonly Slot[]>();

  constructor(catalog: Catalog, baseUrl: string) {
    this.catalog = catalog;
    this.baseUrl = baseUrl;
  }

  /** The product-search response (document) in UTF-8: one group for each category in it. */
  answer(products: readonly StoredProduct[], hasMoreHits: boolean, language: Language): Uint8Array {
    const bytes = this.bytes;
    bytes.addText(`{"HasMoreHits":${String(hasMoreHits)},"Data":{`);
    let groups = 0;
    for (const [code, category] of productCategories.entries()) {
      const own = products.filter((product) => product.category === code);
      if (own.length === 0) continue;
      bytes.addText(`${groups++ === 0 ? "" : ","}${this.groupStart(category, language)}`);
      this.addProducts(own, language, ",");
      bytes.addText("]}");
    }
    bytes.addText("}}");
    return bytes.take();
  }

  /** Up to and including the bracket that opens the list of products. */
  groupStart(category: ProductCategory, language: Language): string {
    const heading = this.catalog.heading(category, language);
    return `"${groupOf(category)}":{${heading}${heading === "" ? "" : ","}"Products":[`;
  }

  /** Product objects in UTF-8, with `separator` between them. */
  products(products: readonly StoredProduct[], language: Language, separator: string): Uint8Array {
    this.addProducts(products, language, separator);
    return this.bytes.take();
  }

  private addProducts(products: readonly StoredProduct[], language: Language, separator: string): void {
    for (const [index, product] of products.entries()) {
      if (index > 0) this.bytes.addText(separator);
      this.addProduct(product, language);
    }
  }

  private addProduct({ category, partno, base, packed }: StoredProduct, language: Language): void {
    const bytes = this.bytes;
    const slots = this.slotsOf(productCategories[category] ?? "inductors", language);
    const values = packed.split(",");
    const inUrl = encodeURIComponent(partno);
    bytes.addText(`{"Partno":${JSON.stringify(partno)},"PartnoWithoutPackageCode":${JSON.stringify(base)}`);
    for (const [index, slot] of slots.entries()) {
      const value = values[index] ?? "";
      if (value === "") bytes.add(slot.absent);
      else if (slot.fragments === null) {
        bytes.add(slot.key);
        bytes.addText(value);
      } else {
        const fragment = slot.fragments.get(value) ?? this.fragment(slot, value, language);
        bytes.add(fragment.before);
        if (fragment.after !== null) {
          bytes.addText(inUrl);
          bytes.add(fragment.after);
        }
      }
    }
    bytes.addText("}}");
  }

  private slotsOf(category: ProductCategory, language: Language): readonly Slot[] {
    const key = `${category} ${language}`;
    const known = this.slots.get(key);
    if (known !== undefined) return known;
    const fields = storedFields(category);
    const made = fields.map((field, index): Slot => {
      const name = keyOf(field, fields[index - 1]);
      const fragments = storageOf(field) === "number" ? null : new Map<string, Fragment>();
      return {
        field,
        name,
        key: bytesOf(name),
        absent: bytesOf(name + (field.type === "List" ? "[]" : "null")),
        fragments,
      };
    });
    this.slots.set(key, made);
    return made;
  }

  /** Created for the first product with the value, then kept: a catalog has about ten thousand. */
  private fragment({ field, name, fragments }: Slot, value: string, language: Language): Fragment {
    const text = name + this.jsonOf(field, value, language);
    const mark = isUrl(field) ? text.indexOf(partnoMark) : -1;
    const fragment =
      mark < 0
        ? { before: bytesOf(text), after: null }
        : { before: bytesOf(text.slice(0, mark)), after: bytesOf(text.slice(mark + partnoMark.length)) };
    fragments?.set(value, fragment);
    return fragment;
  }

  private jsonOf(field: Field, value: string, language: Language): string {
    if (storageOf(field) === "boolean") return value === "1" ? "true" : "false";
    const json = this.catalog.termJson(language)[Number(value)] ?? "null";
    if (isCommaSeparated(field)) return JSON.stringify((JSON.parse(json) as readonly string[]).join(","));
    return isUrl(field) ? json.replace(baseMark, () => this.baseUrl) : json;
  }
}

/** A field's place in a product. */
interface Slot {
  readonly field: Field;
  /** The text before the value: the comma, the end and start of an object if one begins, and the name. */
  readonly name: string;
  readonly key: Uint8Array;
  /** The name and the value if it is absent. */
  readonly absent: Uint8Array;
  /** Fragments by the value's text in the packed row; null for numbers, whose text in the row is used unchanged. */
  readonly fragments: Map<string, Fragment> | null;
}

/** A name and a value as JSON. If `after` isn't null, the part number comes between the two, as in URLs. */
interface Fragment {
  readonly before: Uint8Array;
  readonly after: Uint8Array | null;
}

function keyOf(field: Field, before: Field | undefined): string {
  if (before?.place === field.place || (before === undefined && field.place === "Product")) return `,"${field.name}":`;
  const end = before?.place === "Product" || before === undefined ? "" : "}";
  return `${end},"${field.place}":{"${field.name}":`;
}

/** The group object's name (document, "Product-search response"). */
export function groupOf(category: ProductCategory): string {
  const group = categories.find((each: Category) => each.id === category)?.group;
  if (group === null || group === undefined) throw new Error(`${category} has no group`);
  return group;
}
