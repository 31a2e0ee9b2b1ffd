import { fieldValue, type Product } from "../../../product-data/api/product";
import { type Column, fieldFor, resolveColumn } from "../../../product-data/vocabulary/column";

/**
 * What can be added in one step. `check` has the results of CHECK, `lifeCycle` also has the best alternative, and
 * `substitutes` other parts for the assembler.
 */
export const columnSets = ["lifeCycle", "data", "compliance", "check", "substitutes"] as const;

export type ColumnSet = (typeof columnSets)[number];

/** API names of fields; ToleranceCapacitance stands for the tolerance of both kinds of parts. */
const fieldsOfSets: Readonly<Record<ColumnSet, readonly string[]>> = {
  lifeCycle: ["Status", "LastBuyDate", "ProductionEndDate"],
  data: [
    "Capacitance",
    "Inductance",
    "ToleranceCapacitance",
    "RatedVoltage",
    "RatedCurrent",
    "SizecodeInch",
    "TemperatureCharacteristics",
    "ThicknessMax",
  ],
  compliance: ["Rohs", "Reach", "LeadFree", "AecQ200Support", "MSL"],
  check: [],
  substitutes: [],
};

/** What the user wants to see next to the lines. */
export interface ColumnOrder {
  readonly sets: ReadonlySet<ColumnSet>;
  /** API names. */
  readonly fields: readonly string[];
  /** How many substitutes each line gets at most. */
  readonly substitutes: number;
}

/** The columns of an order. Data that none of the BOM's parts has is left out, unless it was selected by itself. */
export function columnsIn({ sets, fields }: ColumnOrder, products: readonly Product[]): readonly Column[] {
  const some = (column: Column): boolean =>
    products.some((product) => {
      const field = fieldFor(column, product.group.category);
      return field !== undefined && fieldValue(product, field) !== null;
    });
  const ofSets = columnSets.flatMap((set) => (sets.has(set) ? columnsNamed(fieldsOfSets[set]) : []));
  const selected = ofSets.filter((column) => !fieldsOfSets.data.includes(column.field.name) || some(column));
  const more = columnsNamed(fields).filter(({ field }) => !selected.some((column) => column.field === field));
  return [...selected, ...more];
}

function columnsNamed(names: readonly string[]): readonly Column[] {
  return names.flatMap((name) => {
    const column = resolveColumn(name);
    if ("code" in column) return [];
    const other = name === "ToleranceCapacitance" ? resolveColumn("InductanceTolerance") : null;
    return [other === null || "code" in other ? column : { ...column, ofOthers: other.field }];
  });
}
