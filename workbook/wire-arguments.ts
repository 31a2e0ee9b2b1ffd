import { basicValueOf, jsonOf, type DataType } from "./cell-value";
import type { FunctionsMetadata, ParameterMetadata } from "./metadata";
import { isSetSupported, type OfficeEnvironment } from "./office/environment";
import { invocationFlag } from "./office/protocol";
import type { ErrorText } from "./outcome";

/** What a call's arguments are on their way to the add-in, and what they hold. */
export interface WireArguments {
  readonly args: readonly unknown[];
  readonly flags: number;
}

export type Allowances = Pick<FunctionsMetadata, "allowCustomDataForDataTypeAny" | "allowErrorForDataTypeAny">;

/** In place of a value: then the function is not called, unless the metadata allows errors and the parameter takes anything. */
export interface ArgumentErrorValue {
  readonly error: ErrorText;
}

/** An Excel without data types knows neither flag (CustomFunctionsRuntime 1.4); then nothing is called with an error. */
export const allowancesIn = (environment: Pick<OfficeEnvironment, "sets">, metadata: FunctionsMetadata): Allowances =>
  isSetSupported(environment, "CustomFunctionsRuntime", "1.4") ? metadata : {};

/**
 * Arguments as Excel sends them. Data types reach parameters of type any as objects where the metadata allows it, errors
 * among them (an engineer of Microsoft in office-js issue 4385); any other parameter gets what they count as.
 */
export function wireArguments(
  args: readonly unknown[],
  parameters: readonly ParameterMetadata[],
  allows: Allowances,
): WireArguments | ArgumentErrorValue {
  const failed = { error: undefined as ErrorText | undefined };
  let flags = 0;
  const scalar = (value: unknown, isOfTypeAny: boolean): unknown => {
    // A cell that waits for its value makes those wait that refer to it.
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
