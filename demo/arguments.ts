import type { ParameterMetadata } from "./metadata";
import { basicValueOf, type DataType } from "./cell-value";
import type { ErrorText } from "./outcome";
import { isDataType, isErrorValue, wireArguments, type Allowances, type WireArguments } from "./wire-arguments";

/** A value in the grid: null is a blank cell. */
export type GridScalar = number | string | boolean | null | DataType | GridError;
type GridMatrix = readonly (readonly GridScalar[])[];
interface GridError {
  readonly error: ErrorText;
}
/** An argument between two commas of a formula; OMITTED if there is nothing. */
export type GridArgument = GridScalar | GridMatrix | typeof omitted;
export const omitted = Symbol("omitted");

/**
 * The calls that Excel makes for one function in one formula: one, or one per element if a range meets a scalar
 * parameter.
 */
export function lift(parameters: readonly ParameterMetadata[], given: readonly GridArgument[]): Lifted {
  const isLifted = (argument: GridArgument, index: number): argument is GridMatrix =>
    isMatrix(argument) && parameterAt(parameters, index)?.dimensionality !== "matrix";
  const lifted = given.filter(isLifted);
  const rows = Math.max(1, ...lifted.map((matrix) => matrix.length));
  const columns = Math.max(1, ...lifted.map((matrix) => matrix[0]?.length ?? 1));
  const at = (row: number, column: number): readonly GridArgument[] =>
    given.map((argument, index) => (isLifted(argument, index) ? elementOf(argument, row, column) : argument));
  return { rows, columns, at };
}

interface Lifted {
  readonly rows: number;
  readonly columns: number;
  at(row: number, column: number): readonly GridArgument[];
}

/** The arguments that are sent, or the error in one of them: then Excel doesn't call the function. */
export function excelArguments(
  parameters: readonly ParameterMetadata[],
  given: readonly GridArgument[],
  allows: Allowances,
): WireArguments | GridError {
  try {
    const args = parameters.map((parameter, index) => argumentFor(parameter, given, index));
    return wireArguments(args, parameters, allows);
  } catch (reason) {
    if (reason instanceof ArgumentError) return { error: reason.error };
    throw reason;
  }
}

export const isMatrix = (argument: GridArgument): argument is GridMatrix => Array.isArray(argument);

function argumentFor(parameter: ParameterMetadata, given: readonly GridArgument[], index: number): unknown {
  if (parameter.repeating) return given.slice(index).map((argument) => convert(parameter, argument));
  return convert(parameter, given[index] ?? (index < given.length ? null : omitted));
}

function convert(parameter: ParameterMetadata, argument: GridArgument): unknown {
  if (argument === omitted) return null;
  const scalar = (value: GridScalar): unknown => scalarOfType(parameter.type ?? "any", value);
  if (parameter.dimensionality !== "matrix") return scalar(isMatrix(argument) ? elementOf(argument, 0, 0) : argument);
  return isMatrix(argument) ? argument.map((row) => row.map(scalar)) : [[scalar(argument)]];
}

/** Excel converts values to the declared type before the call. A value that can't be converted is #VALUE!. */
function scalarOfType(type: string, given: GridScalar): unknown {
  if (type === "any") return given;
  if (isErrorValue(given)) throw new ArgumentError(given.error);
  const value = isDataType(given) ? basicValueOf(given) : given;
  if (value === "#VALUE!") throw new ArgumentError(value);
  switch (type) {
    case "string":
      return value === null ? "" : typeof value === "boolean" ? String(value).toUpperCase() : String(value);
    case "number":
      return numberOf(value);
    case "boolean":
      return typeof value === "string" ? booleanOf(value) : Boolean(value);
    default:
      throw new Error(`functions.json has a parameter of the unknown type ${type}.`);
  }
}

function numberOf(value: string | number | boolean | null): number {
  if (typeof value !== "string") return Number(value);
  const number = Number(value);
  if (value.trim() === "" || Number.isNaN(number)) throw new ArgumentError("#VALUE!");
  return number;
}

function booleanOf(text: string): boolean {
  if (/^true$/i.test(text)) return true;
  if (/^false$/i.test(text)) return false;
  throw new ArgumentError("#VALUE!");
}

/** A single row or column is repeated; beyond any other edge is #N/A. */
function elementOf(matrix: GridMatrix, row: number, column: number): GridScalar {
  const cells = matrix[matrix.length === 1 ? 0 : row];
  const cell = cells?.[cells.length === 1 ? 0 : column];
  return cell === undefined ? { error: "#N/A" } : cell;
}

function parameterAt(parameters: readonly ParameterMetadata[], index: number): ParameterMetadata | undefined {
  const last = parameters.at(-1);
  return parameters[index] ?? (last?.repeating ? last : undefined);
}

class ArgumentError extends Error {
  constructor(readonly error: ErrorText) {
    super(error);
  }
}
