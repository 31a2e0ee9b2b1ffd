import type { Localized } from "./language";

/** A category of products, in the order in which the service returns them. */
export type ProductCategory = "ceramicCapacitorsSMD" | "ceramicCapacitorsLead" | "inductors";

/** A value of the search condition Category. */
type CategoryId = "ceramicCapacitors" | ProductCategory;

/** The Category of a search, or `none` without one. It decides which condition fields can be used. */
export type SearchContext = "none" | CategoryId;

export interface Category {
  readonly id: CategoryId;
  /** The categories of products it selects. */
  readonly members: readonly ProductCategory[];
  /** Name of its group object in a response; null for a category that is only a search condition. */
  readonly group: string | null;
  readonly label: Localized;
  /** The default columns of a search. */
  readonly columns: readonly string[];
}

// A column has the unit in which most of the category's parts read best, whatever a search finds.
const dimensions = ["Length [mm]", "Width [mm]", "Thickness [mm]"];
const capacitorColumns = ["Capacitance [nF]", "ToleranceCapacitance", "RatedVoltage", "TemperatureCharacteristics"];

/** All categories, in the document's order. Source: document, "Category IDs" and "Product-search response". */
export const categories: readonly Category[] = [
  {
    id: "ceramicCapacitors",
    members: ["ceramicCapacitorsSMD", "ceramicCapacitorsLead"],
    group: null,
    label: {
      en: "Ceramic capacitors (SMD and lead)",
      ja: "セラミックコンデンサ（表面実装・リードタイプ）",
      zh: "陶瓷电容器（SMD 和引线型）",
    },
    columns: ["Partno", "Status", ...capacitorColumns, "SizecodeInch", ...dimensions],
  },
  {
    id: "ceramicCapacitorsSMD",
    members: ["ceramicCapacitorsSMD"],
    group: "CeramicCapacitorsSMD",
    label: { en: "Ceramic capacitors (SMD)", ja: "セラミックコンデンサ（表面実装）", zh: "陶瓷电容器（SMD）" },
    columns: ["Partno", "Status", ...capacitorColumns, "SizecodeInch", "ThicknessMax [mm]", "Application"],
  },
  {
    id: "ceramicCapacitorsLead",
    members: ["ceramicCapacitorsLead"],
    group: "CeramicCapacitorsLead",
    label: { en: "Ceramic capacitors (lead)", ja: "セラミックコンデンサ（リードタイプ）", zh: "陶瓷电容器（引线型）" },
    columns: ["Partno", "Status", ...capacitorColumns, "LeadSpace [mm]", ...dimensions, "Application"],
  },
  {
    id: "inductors",
    members: ["inductors"],
    group: "Inductors",
    label: { en: "Inductors", ja: "インダクタ", zh: "电感器" },
    columns: [
      "Partno",
      "Status",
      "Inductance [nH]",
      "InductanceTolerance",
      "RatedCurrentItemp [mA]",
      "RatedCurrentIsat [mA]",
      "RdcMax [mΩ]",
      "SrfMin [MHz]",
      "SizecodeInch",
      "Construction",
    ],
  },
];

/** The categories products belong to (the ones the download-URL operation takes). */
export const productCategories = categories.flatMap(({ group, members }) => (group === null ? [] : members));

/** Default columns of a search without a category. */
const mixedColumns = ["Partno", "Status", "Category", "ProductName", "PackageType", "Application", ...dimensions];

export function categoryById(id: string): Category | undefined {
  return categories.find((category) => category.id === id);
}

/** The category whose products are in the response group of that name. */
export function categoryByGroup(group: string): ProductCategory | undefined {
  return categories.find((category) => category.group === group)?.members[0];
}

/** The readable default columns of a search. */
export function defaultColumnsOf(context: SearchContext): readonly string[] {
  return categoryById(context)?.columns ?? mixedColumns;
}
