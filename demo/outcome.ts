/** The result of a custom function's call, as Excel shows it. */
export type Outcome = { readonly value: ResultValue } | CellError;

/** Excel shows the message when the pointer rests on the cell; only #VALUE! and #N/A can have one. */
export interface CellError {
  readonly error: ErrorText;
  readonly message?: string;
}

export type ErrorText =
  | "#VALUE!"
  | "#N/A"
  | "#DIV/0!"
  | "#NUM!"
  | "#NULL!"
  | "#NAME?"
  | "#REF!"
  | "#BUSY!"
  | "#SPILL!"
  | "#FIELD!"
  | "#CALC!";

/**
 * Scalars, objects such as entities and formatted numbers, or rows of them. undefined, and NaN in an array, become null
 * on the way.
 */
type ResultValue = ResultCell | readonly (readonly ResultCell[])[];
export type ResultCell = string | number | boolean | null | Readonly<Record<string, unknown>>;

/**
 * One entry of SetInvocationArrayResults (array form) or SetInvocationResults (object form, before CustomFunctions
 * 1.7).
 */
export interface InvocationResult {
  readonly invocationId: number;
  readonly outcome: Outcome;
}

export function readInvocationResult(entry: unknown): InvocationResult {
  if (Array.isArray(entry)) {
    const [id, succeeded, value, code] = entry as [number, boolean, ResultValue, number?];
    return { invocationId: id, outcome: succeeded ? success(value) : failure(value, code) };
  }
  const { id, failed, value, errorCode } = entry as {
    id: number;
    failed?: boolean;
    value?: ResultValue;
    errorCode?: number;
  };
  return { invocationId: id, outcome: failed ? failure(value ?? null, errorCode) : success(value ?? null) };
}

/** An error object that was returned as a value, alone or inside an array; undefined for anything else. */
export function errorOf(cell: unknown): CellError | undefined {
  if (cell === null || typeof cell !== "object" || !("type" in cell) || cell.type !== "Error") return undefined;
  const { basicValue, message } = cell as { basicValue?: ErrorText; message?: unknown };
  return cellError(basicValue ?? "#VALUE!", message);
}

/**
 * What Excel without data types shows: an object that isn't an error is #VALUE!, without an explanation (office-js
 * #4750).
 */
export function withoutDataTypes(outcome: Outcome): Outcome {
  if ("error" in outcome) return outcome;
  const { value } = outcome;
  if (!Array.isArray(value)) return isDataType(value) ? { error: "#VALUE!" } : outcome;
  return { value: (value as ResultCell[][]).map((row) => row.map((cell) => (isDataType(cell) ? valueError : cell))) };
}

const isDataType = (cell: unknown): boolean => typeof cell === "object" && cell !== null && errorOf(cell) === undefined;

const valueError = { type: "Error", basicType: "Error", basicValue: "#VALUE!" } as const;

function success(value: ResultValue): Outcome {
  if (Array.isArray(value)) return { value: (value as ResultCell[][]).map((row) => row.map(fittingText)) };
  return errorOf(value) ?? (isTooLong(value) ? { error: "#VALUE!" } : { value });
}

/** A cell has room for 32,767 characters. A longer text is an error without an explanation. */
const isTooLong = (value: unknown): boolean => typeof value === "string" && value.length > 32_767;

const fittingText = (cell: ResultCell): ResultCell => (isTooLong(cell) ? valueError : cell);

function failure(message: unknown, code = 0): CellError {
  return cellError(errorOfCode[code] ?? "#VALUE!", codesWithMessage.has(code) ? message : undefined);
}

function cellError(error: ErrorText, message: unknown): CellError {
  return typeof message === "string" && message !== "" ? { error, message } : { error };
}

/**
 * The numbers of the runtime's private enumeration. 0: NaN or a returned Error; 2 and 3: thrown or rejected with
 * anything but CustomFunctions.Error; 4: batch mismatch; 9 and 10: unknown function. All of them are #VALUE! in a cell.
 */
const errorOfCode: Record<number, ErrorText> = { 1: "#N/A", 5: "#DIV/0!", 6: "#NUM!", 7: "#VALUE!", 8: "#NULL!" };

const codesWithMessage: ReadonlySet<number> = new Set([1, 7]);
