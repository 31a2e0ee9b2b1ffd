import { BaseFunction, type BaseReferenceObject, type BaseValueObject } from "@univerjs/preset-sheets-core";
import { isMatrix } from "../arguments";
import type { DataType } from "../cell-value";
import type { Outcome, ResultCell } from "../outcome";
import { toGridArgument, toValueObject } from "./values";

/** Excel's FIELDVALUE for one cell, which `B2.Capacitance` stands for: a property of the data type in it. */
export class FieldValue extends BaseFunction {
  override minParams = 2;
  override maxParams = 2;
  /** Values alone would come without their data types. */
  override needsReferenceObject = true;

  override calculate(value: BaseValueObject | BaseReferenceObject, field: BaseValueObject): BaseValueObject {
    return toValueObject(propertyOf(firstOf(value), String(firstOf(field))));
  }
}

function firstOf(given: BaseValueObject | BaseReferenceObject): unknown {
  const argument = toGridArgument(given);
  return isMatrix(argument) ? argument[0]?.[0] : argument;
}

/** Names of properties aren't case-sensitive. */
function propertyOf(value: unknown, name: string): Outcome {
  const { properties = {} } = (typeof value === "object" && value !== null ? value : {}) as {
    readonly properties?: DataType;
  };
  const found = Object.keys(properties).find((key) => key.toLowerCase() === name.toLowerCase());
  return found === undefined ? { error: "#FIELD!" } : { value: properties[found] as ResultCell };
}
