import { BaseFunction, type BaseReferenceObject, type BaseValueObject } from "@univerjs/preset-sheets-core";
import { excelArguments, lift, type GridArgument } from "../arguments";
import type { FunctionMetadata } from "../metadata";
import type { Outcome } from "../outcome";
import type { Allowances, WireArguments } from "../wire-arguments";
import type { CellPosition } from "./calculation";
import { arrayObject, toGridArgument, toValueObject } from "./values";

/** Requests one call for the cell whose formula is being calculated. */
type Evaluate = (cell: CellPosition, metadata: FunctionMetadata, args: WireArguments) => Outcome;

/** A function of functions.json for the calculation engine: synchronous, and busy until the host has a result. */
export class AddinFunction extends BaseFunction {
  private readonly metadata: FunctionMetadata;
  private readonly allows: Allowances;
  private readonly evaluate: Evaluate;
  /** Values alone would come without their data types. */
  override needsReferenceObject = true;

  constructor(name: string, metadata: FunctionMetadata, allows: Allowances, evaluate: Evaluate) {
    super(name);
    this.metadata = metadata;
    this.allows = allows;
    this.evaluate = evaluate;
    const { parameters } = metadata;
    this.minParams = parameters.filter((parameter) => !parameter.optional && !parameter.repeating).length;
    this.maxParams = parameters.at(-1)?.repeating ? maxArguments : parameters.length;
  }

  override calculate(...given: (BaseValueObject | BaseReferenceObject)[]): BaseValueObject {
    // Excel on the web refuses a whole column, of 1,048,576 cells (office-js #4613). Those of the page are shorter.
    if (given.some((each) => each.isReferenceObject() && (each as BaseReferenceObject).isColumn()))
      return toValueObject({ error: "#CALC!" });
    const cell = { unitId: this.unitId ?? "", sheetId: this.subUnitId ?? "", row: this.row, column: this.column };
    const lifted = lift(this.metadata.parameters, given.map(toGridArgument));
    if (lifted.rows === 1 && lifted.columns === 1) return toValueObject(this.call(cell, lifted.at(0, 0)));
    const rows = Array.from({ length: lifted.rows }, (_, row) =>
      Array.from({ length: lifted.columns }, (__, column) =>
        toValueObject(firstCell(this.call(cell, lifted.at(row, column)))),
      ),
    );
    return arrayObject(rows);
  }

  private call(cell: CellPosition, given: readonly GridArgument[]): Outcome {
    const converted = excelArguments(this.metadata.parameters, given, this.allows);
    return "error" in converted ? converted : this.evaluate(cell, this.metadata, converted);
  }
}

const maxArguments = 255;

/** Each call returns one cell if calls are made per element of a range. */
function firstCell(outcome: Outcome): Outcome {
  if ("error" in outcome || !Array.isArray(outcome.value)) return outcome;
  const rows = outcome.value as readonly (readonly unknown[])[];
  return { value: (rows[0]?.[0] ?? null) as never };
}
