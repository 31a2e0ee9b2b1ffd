import { fieldValue, type Product } from "../../../product-data/api/product";
import { valueOf } from "../../../bom/claims/value";
import { dateText } from "../../../messages/grammar/date-text";
import { tableTexts } from "../../../messages/functions/table-texts";
import { type Field, fields } from "../../../product-data/vocabulary/field";
import { columnName, unitsOf } from "../../../product-data/vocabulary/column";
import type { Language } from "../../../product-data/vocabulary/language";
import { displayUnit } from "../../../product-data/vocabulary/quantity";
import { excelCell, type ExcelCell, type Presentation } from "./excel-cell";
import { productCell } from "./product-cell";

interface EntityOptions extends Presentation {
  /** The time at which the catalog on this computer was fetched; null: the data is from the service. */
  readonly catalogMs: number | null;
}

/**
 * A product as a cell value: with properties for `=B2.Capacitance`, by API name, so that formulas are the same in every
 * language, and with a card, whose labels are in its language. Absent fields are left out. The card shows the source of
 * the data and its age.
 */
export function entityOf(product: Product, options: EntityOptions): object {
  const { language, catalogMs, hasValueProperties } = options;
  const present = fields.filter((field) => field.compares === null && fieldValue(product, field) !== null);
  const { Partno } = product.record;
  const source = catalogMs === null ? [] : [tableTexts[language].fromCatalog(dateText(catalogMs, language))];
  // A text with properties is a text for sorting, and for Excel's own functions, such as XLOOKUP and TEXTJOIN. Where
  // texts can't have properties, this is an entity, and functions that don't know entities get an error.
  const value: Excel.StringCellValue | Excel.EntityCellValue = hasValueProperties
    ? { type: "String", basicType: "String", basicValue: Partno }
    : { type: "Entity", text: Partno, basicType: "Error", basicValue: "#VALUE!" };
  return {
    ...value,
    properties: Object.fromEntries(
      present.flatMap((field) => [
        [field.name, { ...propertyValue(product, field, options), propertyMetadata: metadata(field, language) }],
        ...inTypicalUnits(product, field, options),
      ]),
    ),
    layouts: { compact: { icon: "BrainCircuit" }, card: cardOf(product, present, language) },
    provider: { description: [product.group.Manufacturer, ...source].join(". ") },
  };
}

function propertyValue(product: Product, field: Field, presentation: Presentation): object {
  const cell = productCell(product, { field, unit: null });
  if (field.name === "Appearance" && isWebAddress(cell))
    return { type: "WebImage", address: cell, altText: product.record.Partno };
  return asProperty(excelCell(cell, presentation));
}

function asProperty(value: ExcelCell): object {
  if (typeof value === "object") return value;
  if (typeof value === "number") return { type: "Double", basicValue: value };
  if (typeof value === "boolean") return { type: "Boolean", basicValue: value };
  return { type: "String", basicValue: value };
}

/** Values for `=FIELDVALUE(B2,"Capacitance [nF]")`. The card and AutoComplete leave these out as duplicates. */
function inTypicalUnits(
  product: Product,
  field: Field,
  presentation: Presentation,
): readonly (readonly [string, object])[] {
  const [, ...others] = unitsOf(field);
  return others.map((symbol) => {
    const column = { field, unit: displayUnit(symbol) ?? null };
    const value = asProperty(excelCell(productCell(product, column), presentation));
    const propertyMetadata = { excludeFrom: { cardView: true, autoComplete: true } };
    return [columnName(field.name, column), { ...value, propertyMetadata }];
  });
}

/** The card doesn't show the texts of numbers, which would be duplicates. `=B2.CapacitanceText` still works. */
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
      .filter(({ place, textOf }) => textOf === null && places.some((each) => each === place))
      .map((field) => field.name),
  }));
  return {
    title: { property: "Partno" },
    ...(present.some(({ name }) => name === "ProductName") ? { subTitle: { property: "ProductName" } } : {}),
    ...(isWebAddress(valueOf(product, "Appearance")) ? { mainImage: { property: "Appearance" } } : {}),
    sections: sections.filter(({ properties }) => properties.length > 0),
  };
}

/**
 * The sections of a card. A field's section follows from its place in a response, so a new field needs no entry here.
 */
const sectionsOf = [
  { name: "specifications", places: ["Specs"], collapsed: false },
  { name: "product", places: [null, "Product", "Group"], collapsed: false },
  { name: "compliance", places: ["ComplianceInfo"], collapsed: true },
  { name: "documents", places: ["MediaFileUrls"], collapsed: true },
] as const;

/** Excel loads pictures over https only. */
const isWebAddress = (value: unknown): value is string => typeof value === "string" && value.startsWith("https://");
