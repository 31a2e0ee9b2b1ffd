import { type Category, categories, type ProductCategory, productCategories } from "../../src/vocabulary/category";
import type { Field } from "../../src/vocabulary/field";
import type { Language } from "../../src/vocabulary/language";
import { baseMark, partnoMark } from "../catalogue/product";
import type { Catalogue, StoredProduct } from "../store/catalogue";
import { isCommaSeparated, isUrl, storageOf, storedFields } from "../store/columns";

/** Writes answers as JSON text, put together from texts that are JSON already: parsing and serialising 2,000 products takes longer than finding them. */
export class AnswerWriter {
  readonly #catalogue: Catalogue;
  readonly #baseUrl: string;
  readonly #slots = new Map<string, readonly Slot[]>();

  constructor(catalogue: Catalogue, baseUrl: string) {
    this.#catalogue = catalogue;
    this.#baseUrl = baseUrl;
  }

  /** The product-search response (document): a group per category present. */
  answer(products: readonly StoredProduct[], hasMoreHits: boolean, language: Language): string {
    const groups = productCategories.flatMap((category, code) => {
      const own = products.filter((product) => product.category === code);
      if (own.length === 0) return [];
      return [`${this.groupStart(category, language)}${own.map((each) => this.product(each, language)).join(",")}]}`];
    });
    return `{"HasMoreHits":${hasMoreHits},"Data":{${groups.join(",")}}}`;
  }

  /** Up to and with the bracket that opens the list of products. */
  groupStart(category: ProductCategory, language: Language): string {
    const heading = this.#catalogue.heading(category, language);
    return `"${groupOf(category)}":{${heading}${heading === "" ? "" : ","}"Products":[`;
  }

  product({ category, partno, base, packed }: StoredProduct, language: Language): string {
    const slots = this.#slotsOf(productCategories[category] ?? "inductors", language);
    const values = packed.split(",");
    let json = `{"Partno":${JSON.stringify(partno)},"PartnoWithoutPackageCode":${JSON.stringify(base)}`;
    for (let i = 0; i < slots.length; i++) {
      const slot = slots[i];
      if (slot !== undefined) json += slot.key + slot.json(values[i] ?? "", partno);
    }
    return `${json}}}`;
  }

  #slotsOf(category: ProductCategory, language: Language): readonly Slot[] {
    const key = `${category} ${language}`;
    const known = this.#slots.get(key);
    if (known !== undefined) return known;
    const fields = storedFields(category);
    const made = fields.map((field, index) => ({
      key: keyOf(field, fields[index - 1]),
      json: this.#jsonOf(field, language),
    }));
    this.#slots.set(key, made);
    return made;
  }

  #jsonOf(field: Field, language: Language): Slot["json"] {
    const absent = field.type === "List" ? "[]" : "null";
    const storage = storageOf(field);
    if (storage === "number") return (value) => (value === "" ? absent : value);
    if (storage === "boolean") return (value) => (value === "" ? absent : value === "1" ? "true" : "false");
    const terms = this.#catalogue.termJson(language);
    const term = (value: string): string => (value === "" ? absent : (terms[Number(value)] ?? absent));
    if (isCommaSeparated(field)) return (value) => (value === "" ? absent : joined(term(value)));
    if (!isUrl(field)) return term;
    return (value, partno) =>
      value === ""
        ? absent
        : term(value).replace(baseMark, this.#baseUrl).replace(partnoMark, encodeURIComponent(partno));
  }
}

interface Slot {
  /** What stands before the value: the comma, the end and start of an object where one begins, the name. */
  readonly key: string;
  /** The value as JSON, from its text in the packed row. */
  json(value: string, partno: string): string;
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

const joinedTexts = new Map<string, string>();

/** A JSON list of texts as one JSON text, separated by commas. There are few hundred different ones. */
function joined(list: string): string {
  let text = joinedTexts.get(list);
  if (text === undefined) {
    text = JSON.stringify((JSON.parse(list) as readonly string[]).join(","));
    joinedTexts.set(list, text);
  }
  return text;
}
