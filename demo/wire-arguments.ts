import { basicValueOf, jsonOf, type DataType } from "./cell-value";
import type { FunctionsMetadata, ParameterMetadata } from "./metadata";
import { isSetSupported, type OfficeEnvironment } from "./office/environment";
import { invocationFlag } from "./office/protocol";
import type { ErrorText } from "./outcome";

/** A call's arguments on their way to the add-in, and flags for their content. */
export interface WireArguments {
  readonly args: readonly unknown[];
  readonly flags: number;
}

export type Allowances = Pick<FunctionsMetadata, "allowCustomDataForDataTypeAny" | "allowErrorForDataTypeAny">;

/**
 * An error in place of a value: then the function isn't called, unless the metadata allows errors and the parameter
 * accepts any type.
 */
interface ArgumentErrorValue {
  readonly error: ErrorText;
}

/**
 * Excel without data types supports neither flag (CustomFunctionsRuntime 1.4); then no function is called with an
 * error.
 */
export const allowancesIn = (environment: Pick<OfficeEnvironment, "sets">, metadata: FunctionsMetadata): Allowances =>
  isSetSupported(environment, "CustomFunctionsRuntime", "1.4") ? metadata : {};

/**
 * Arguments in the form of Excel. Data types, including errors, are passed as objects to parameters of type any if the
 * metadata allows it (a Microsoft engineer in office-js issue 4385). Any other parameter gets the plain value.
 */
export function wireArguments(
  args: readonly unknown[],
  parameters: readonly ParameterMetadata[],
  allows: Allowances,
): WireArguments | ArgumentErrorValue {
  const failed = { error: undefined as ErrorText | undefined };
  let flags = 0;
  const scalar = (value: unknown, isOfTypeAny: boolean): unknown => {
    // Cells that refer to a cell that waits for its value wait too.
    const takesAnything = isOfTypeAny && !(isErrorValue(value) && value.error === "#BUSY!");
    if (isErrorValue(value)) {
      if (takesAnything && allows.allowCustomDataForDataTypeAny) {
        flags |= invocationFlag.hasDataTypes;
        return { value: JSON.stringify(jsonOf(value.error)) };
      }
      if (takesAnything && allows.allowErrorForDataTypeAny) {
        flags |= invocationFlag.hasErrors;
        return { type: "CustomFunctionError", code: value.error };
      }
      failed.error ??= value.error;
      return null;
    }
    if (!isDataType(value)) return value;
    if (takesAnything && allows.allowCustomDataForDataTypeAny) {
      flags |= invocationFlag.hasDataTypes;
      return { value: JSON.stringify(value) };
    }
    const basic = basicValueOf(value);
    if (basic === "#VALUE!") failed.error ??= basic;
    return basic;
  };
  const wired = args.map((argument, index) => {
    const parameter = parameters[Math.min(index, parameters.length - 1)];
    const takesAnything = (parameter?.type ?? "any") === "any";
    return mapDeep(argument, (value) => scalar(value, takesAnything));
  });
  if (failed.error !== undefined) return { error: failed.error };
  return { args: wired, flags };
}

export const isDataType = (value: unknown): value is DataType =>
  typeof value === "object" && value !== null && "type" in value;

export const isErrorValue = (value: unknown): value is ArgumentErrorValue =>
  typeof value === "object" && value !== null && "error" in value;

const mapDeep = (argument: unknown, map: (value: unknown) => unknown): unknown =>
  Array.isArray(argument) ? argument.map((each) => mapDeep(each, map)) : map(argument);
