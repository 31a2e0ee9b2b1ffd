import type { Field } from "../vocabulary/field";
import { normalizePartNumber } from "../vocabulary/part-number";
import type { Call } from "./answer";
import { cellText, requireField, requestedLanguage, type Matrix } from "./argument";
import { type AskedPart, askPart } from "./asked-part";
import { type Block, type CellValue, FailedCell } from "./cell";
import { ArgumentError } from "../messages/argument-failure";
import { productCell } from "./product-cell";
import type { Runtime } from "./runtime";

/** The arguments of SPEC as Excel hands them over. */
export interface SpecArguments {
  readonly partno: Matrix | null;
  readonly field: Matrix | null;
  readonly lang: string | null;
}

/**
 * The values of fields of parts: a block with a row for every part and a column for every field when parts stand in a
 * column and fields in a row, turned when it is the reverse; one field takes the parts' shape, one part the fields'.
 * Returned at once, without a promise, when every part is known.
 * @throws ArgumentError `fieldUnknown`, `fieldMissing`, `shapesDiffer`; what fails for a part stands in its cells
 */
export function specBlock(
  { partno, field, lang }: SpecArguments,
  runtime: Runtime,
  call: Call,
): Block | Promise<Block> {
  const language = requestedLanguage(lang, runtime);
  if (isOne(partno) && isOne(field)) {
    const name = requireField(cellText(field[0][0]));
    const part = askPart(normalizePartNumber(cellText(partno[0][0])), language, runtime, call);
    return part instanceof Promise ? part.then((settled) => [[value(settled, name)]]) : [[value(part, name)]];
  }
  const fields = (field ?? blank).map((row) => row.map((cell) => requireField(cellText(cell))));
  const parts: readonly (readonly (AskedPart | Promise<AskedPart>)[])[] = (partno ?? blank).map((row) =>
    row.map((cell) => askPart(normalizePartNumber(cellText(cell)), language, runtime, call)),
  );
  if (parts.every(allSettled)) return arrange(parts, fields);
  return settleAll(parts).then((settled) => arrange(settled, fields));
}

async function settleAll(
  parts: readonly (readonly (AskedPart | Promise<AskedPart>)[])[],
): Promise<readonly (readonly AskedPart[])[]> {
  const rows: AskedPart[][] = [];
  for (const row of parts) {
    const settled: AskedPart[] = [];
    for (const part of row) settled.push(await part);
    rows.push(settled);
  }
  return rows;
}

const allSettled = (row: readonly (AskedPart | Promise<AskedPart>)[]): row is readonly AskedPart[] =>
  row.every((part) => !(part instanceof Promise));

function arrange(parts: readonly (readonly AskedPart[])[], fields: readonly (readonly Field[])[]): Block {
  const [field, ...moreFields] = fields.flat();
  if (field !== undefined && moreFields.length === 0) return parts.map((row) => row.map((part) => value(part, field)));
  const [part = null, ...moreParts] = parts.flat();
  if (moreParts.length === 0) return fields.map((row) => row.map((name) => value(part, name)));
  if (isColumn(parts) && isRow(fields)) return parts.flat().map((one) => fields.flat().map((name) => value(one, name)));
  if (isRow(parts) && isColumn(fields)) return fields.flat().map((name) => parts.flat().map((one) => value(one, name)));
  throw new ArgumentError({ code: "shapesDiffer" });
}

function value(part: AskedPart, field: Field): CellValue {
  if (part === null) return "";
  if (part instanceof FailedCell) return part;
  if (!field.categories.includes(part.group.category))
    return new FailedCell({ code: "fieldNotInCategory", field: field.name, categories: field.categories });
  return productCell(part, field);
}

const blank: Matrix = [[""]];

/** Most formulas name one part and one field, and thousands of them are calculated at once. */
const isOne = (matrix: Matrix | null): matrix is readonly [readonly [unknown]] =>
  matrix !== null && matrix.length === 1 && matrix[0]?.length === 1;
const isColumn = (matrix: Matrix): boolean => matrix.every((row) => row.length === 1);
const isRow = (matrix: Matrix): boolean => matrix.length === 1;
