import { alternativeTexts, relationText } from "../../messages/alternative-texts";
import { columnName } from "../../product-data/vocabulary/column";
import type { Language } from "../../product-data/vocabulary/language";
import { andThen } from "../../product-data/base/and-then";
import type { Call } from "./answer";
import { type Matrix, requireColumn } from "./arguments/argument";
import type { Block } from "./cells/cell";
import { productCell } from "./cells/product-cell";
import { findReplacements, type ReplaceableLine } from "../../bom/check/replacements";
import type { Runtime } from "./runtime";
import { columnsNamed } from "./arguments/table-arguments";

interface Wanted {
  readonly line: ReplaceableLine;
  /** The columns after part number, status, and comparison. */
  readonly fields: Matrix;
  readonly limit: number;
  readonly language: Language;
}

/**
 * The alternatives for a line, as a table.
 * @throws as `findReplacements`
 */
export function replacementTable(
  { line, fields, limit, language }: Wanted,
  runtime: Runtime,
  call: Call,
): Block | Promise<Block> {
  return andThen(findReplacements(line, language, runtime, call), ({ requirement, replacements }) => {
    const first = leading.map(requireColumn);
    const columns = columnsNamed(fields, requirement.category).filter(({ field }) => !leading.includes(field.name));
    const titles = (of: typeof columns): readonly string[] =>
      of.map((column) => columnName(column.field.label[language], column));
    const rows = replacements.slice(0, limit).map((replacement) => {
      const cells = (of: typeof columns) => of.map((column) => productCell(replacement.product, column));
      return [...cells(first), relationText(replacement, language), ...cells(columns)];
    });
    return [[...titles(first), alternativeTexts[language].relation, ...titles(columns)], ...rows];
  });
}

const leading = ["Partno", "Status"];
