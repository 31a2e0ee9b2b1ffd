import { basicValueOf, type DataType } from "./cell-value";
import type { FunctionsMetadata, ParameterMetadata } from "./metadata";
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

/**
 * Arguments as Excel sends them. Data types reach parameters of type any as objects where the metadata allows it; any other
 * parameter gets what they count as. Errors and data types in one call travel as data types, which is a guess: Microsoft's
 * runtime reads both, and nothing documents what Excel sends then.
 */
export function wireArguments(
  args: readonly unknown[],
  parameters: readonly ParameterMetadata[],
  allows: Allowances,
): WireArguments | ArgumentErrorValue {
  const failed = { error: undefined as ErrorText | undefined };
  let flags = 0;
  const holdsDataTypes = allows.allowCustomDataForDataTypeAny === true && args.some(containsDataType);
  const scalar = (value: unknown, takesAnything: boolean): unknown => {
    if (isErrorValue(value)) {
      if (takesAnything && allows.allowErrorForDataTypeAny) {
        flags |= invocationFlag.hasErrors;
        const error = { type: "CustomFunctionError", code: value.error };
        return holdsDataTypes ? { value: JSON.stringify(error) } : error;
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
  return { args: wired, flags: holdsDataTypes ? flags | invocationFlag.hasDataTypes : flags };
}

export const isDataType = (value: unknown): value is DataType =>
  typeof value === "object" && value !== null && "type" in value;

export const isErrorValue = (value: unknown): value is ArgumentErrorValue =>
  typeof value === "object" && value !== null && "error" in value;

const containsDataType = (argument: unknown): boolean =>
  Array.isArray(argument) ? argument.some(containsDataType) : isDataType(argument);

const mapDeep = (argument: unknown, map: (value: unknown) => unknown): unknown =>
  Array.isArray(argument) ? argument.map((each) => mapDeep(each, map)) : map(argument);
