import { Failed } from "../../product-data/base/failed";
import type { ArgumentFailure } from "../../messages/failures/argument-failure";
import { type Column, fieldFor } from "../../product-data/vocabulary/column";
import type { Language } from "../../product-data/vocabulary/language";
import { withinBudget } from "../../product-data/base/slices";
import { andThen } from "../../product-data/base/value-or-promise";
import type { Call } from "./answer";
import { type Arguments, blank, cellText, requireColumn, requestedLanguage, type Matrix } from "./arguments/argument";
import {
  type RequestedPart,
  type RequestedParts,
  askListedParts,
  askPart,
  failedCell,
} from "./arguments/requested-part";
import { type Block, type CellValue, FailedCell } from "./cells/cell";
import { productCell } from "./cells/product-cell";

type SpecArguments = Pick<Arguments, "partno" | "field" | "lang">;

/**
 * The values of fields of parts. With parts in a column and fields in a row, the result has a row for every part and a
 * column for every field; otherwise it is transposed. With one field it has the shape of the parts, with one part the
 * shape of the fields. The result is synchronous if every part is known and there are few.
 *
 * A field that the part's category doesn't have is blank, as one without a value is. In a block, so are cells without a
 * number of ours: another manufacturer's number, a distributor's, one of the manufacturer's other categories, or no
 * number.
 * @throws ArgumentFailure `shapesDiffer`; `fieldUnknown`, `fieldMissing`, `unitUnusable` if no other field is
 * requested; a failure of one part or one field is an error in its cells
 */
export function specBlock({ partno, field, lang }: SpecArguments, call: Call): Block | Promise<Block> {
  const language = requestedLanguage(lang, call);
  if (isOne(partno) && isOne(field)) {
    const column = columnOf(field[0][0], call);
    if (column instanceof FailedCell) return [[column]];
    return andThen(askPart(partno[0][0], language, call), (part) => [[value(part, column)]]);
  }
  return table(partno ?? blank, field ?? blank, language, call);
}

function table(partnos: Matrix, names: Matrix, language: Language, call: Call): Block | Promise<Block> {
  const columns = names.map((row) => row.map((cell) => columnOf(cell, call)));
  const [first, ...others] = columns.flat();
  if (first instanceof FailedCell && others.every((each) => each instanceof FailedCell)) return [[first]];
  return andThen(askListedParts(partnos, language, call), (parts) => withinBudget(() => arrange(parts, columns)));
}

/** A column, or the error in the cell that should name it. */
type RequestedColumn = Column | FailedCell;

/** A mistake in the name of a field is an error in its column. */
function columnOf(cell: unknown, call: Call): RequestedColumn {
  try {
    return requireColumn(cellText(cell));
  } catch (error) {
    return failedCell(error, call);
  }
}

function arrange(parts: RequestedParts, columns: readonly (readonly RequestedColumn[])[]): Block {
  const [column, ...moreColumns] = columns.flat();
  if (column !== undefined && moreColumns.length === 0)
    return parts.map((row) => row.map((part) => value(part, column)));
  const [part = null, ...moreParts] = parts.flat();
  if (moreParts.length === 0) return columns.map((row) => row.map((each) => value(part, each)));
  if (isColumn(parts) && isRow(columns))
    return parts.flat().map((one) => columns.flat().map((each) => value(one, each)));
  if (isRow(parts) && isColumn(columns))
    return columns.flat().map((each) => parts.flat().map((one) => value(one, each)));
  throw new Failed<ArgumentFailure>({ code: "shapesDiffer" });
}

/** The cell of a part and a field; blank if the part's category doesn't have the field. */
function value(part: RequestedPart, column: RequestedColumn): CellValue {
  if (part === null) return "";
  if (part instanceof FailedCell) return part;
  if (column instanceof FailedCell) return column;
  return fieldFor(column, part.group.category) === undefined ? "" : productCell(part, column);
}

/** Most formulas have one part and one field, and thousands of them are calculated at once. */
const isOne = (matrix: Matrix | null): matrix is readonly [readonly [unknown]] =>
  matrix !== null && matrix.length === 1 && matrix[0]?.length === 1;
const isColumn = (matrix: Matrix): boolean => matrix.every((row) => row.length === 1);
const isRow = (matrix: Matrix): boolean => matrix.length === 1;
