import { fieldValue, type Product } from "../api/product";
import { tableTexts } from "../messages/table-texts";
import { type Field, fieldByName, fields, type Place } from "../vocabulary/field";
import type { Language } from "../vocabulary/language";
import { excelCell } from "./excel-cell";
import { productCell } from "./product-cell";

/** A product as Excel's entity value: a text in the cell, a card behind it, and properties for `=B2.Capacitance`. */
export interface Entity {
  readonly type: "Entity";
  readonly text: string;
  readonly basicType: "Error";
  readonly basicValue: "#VALUE!";
  /** By API name, so that a formula reads the same in every language. Absent fields are left out. */
  readonly properties: Readonly<Record<string, object>>;
  readonly layouts: object;
  readonly provider: { readonly description: string };
}

/**
 * The entity of a product: every field it has, in its language's labels.
 * @param formatted whether its numbers display as the service writes them
 */
export function entityOf(product: Product, language: Language, formatted: boolean): Entity {
  const present = fields.filter((field) => field.place !== null && fieldValue(product, field) !== null);
  const { Partno } = product.record;
  return {
    type: "Entity",
    text: Partno,
    basicType: "Error",
    basicValue: "#VALUE!",
    properties: Object.fromEntries(
      present.map((field) => [
        field.name,
        { ...propertyValue(product, field, formatted), propertyMetadata: metadata(field, language) },
      ]),
    ),
    layouts: { compact: { icon: "BrainCircuit" }, card: cardOf(product, present, language) },
    provider: { description: product.group.Manufacturer },
  };
}

function propertyValue(product: Product, field: Field, formatted: boolean): object {
  const cell = productCell(product, field);
  if (field === appearance && isWebAddress(cell))
    return { type: "WebImage", address: cell, altText: product.record.Partno };
  const value = excelCell(cell, { formatted, language: "en" }); // the language of errors, of which there are none here
  if (typeof value === "object") return value;
  if (typeof value === "number") return { type: "Double", basicValue: value };
  if (typeof value === "boolean") return { type: "Boolean", basicValue: value };
  return { type: "String", basicValue: value };
}

/** The texts of numbers would stand on the card twice; `=B2.CapacitanceText` reaches them nevertheless. */
function metadata(field: Field, language: Language): object {
  const sublabel = field.label[language];
  return field.textOf === null ? { sublabel } : { sublabel, excludeFrom: { cardView: true } };
}

function cardOf(product: Product, present: readonly Field[], language: Language): object {
  const sections = sectionsOf.map(({ name, places, collapsed }) => ({
    layout: "List",
    title: tableTexts[language].cardSections[name],
    collapsible: true,
    collapsed,
    properties: present
      .filter(({ place, textOf }) => textOf === null && places.includes(place))
      .map((field) => field.name),
  }));
  return {
    title: { property: "Partno" },
    ...(present.some(({ name }) => name === "ProductName") ? { subTitle: { property: "ProductName" } } : {}),
    ...(hasPicture(product) ? { mainImage: { property: "Appearance" } } : {}),
    sections: sections.filter(({ properties }) => properties.length > 0),
  };
}

/** The sections of a card, after the place a field stands in an answer: a new field finds its section by itself. */
const sectionsOf: readonly {
  readonly name: "specifications" | "product" | "compliance" | "documents";
  readonly places: readonly Place[];
  readonly collapsed: boolean;
}[] = [
  { name: "specifications", places: ["Specs"], collapsed: false },
  { name: "product", places: ["Product", "Group"], collapsed: false },
  { name: "compliance", places: ["ComplianceInfo"], collapsed: true },
  { name: "documents", places: ["MediaFileUrls"], collapsed: true },
];

const appearance = fieldByName("Appearance");
const hasPicture = (product: Product): boolean =>
  appearance !== undefined && isWebAddress(fieldValue(product, appearance));
/** Excel loads pictures over https only. */
const isWebAddress = (value: unknown): value is string => typeof value === "string" && value.startsWith("https://");
