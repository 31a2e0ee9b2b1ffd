import { alternativeTexts, relationText } from "../messages/alternative-texts";
import { columnName } from "../vocabulary/column";
import type { Language } from "../vocabulary/language";
import { andThen } from "./and-then";
import type { Call } from "./answer";
import { type Matrix, requireColumn } from "./arguments/argument";
import type { Block } from "./cells/cell";
import { productCell } from "./cells/product-cell";
import { findReplacements, type FoundReplacements, type ReplaceableLine } from "./replacements";
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
export function replacementTable(wanted: Wanted, runtime: Runtime, call: Call): Block | Promise<Block> {
  const { line, language } = wanted;
  const found = findReplacements(line, language, {
    ...{ loader: runtime.loader, search: runtime.search, waiter: call },
    onPart: (partno) => call.use.addPart(partno, language),
    onSearch: (query, extent) => call.use.addSearch({ query, extent }),
  });
  return andThen(found, (answer) => tableOf(answer, wanted));
}

const leading = ["Partno", "Status"];

function tableOf({ requirement, replacements }: FoundReplacements, { fields, limit, language }: Wanted): Block {
  const first = leading.map(requireColumn);
  const columns = columnsNamed(fields, requirement.category).filter(({ field }) => !leading.includes(field.name));
  const titles = (of: typeof columns): readonly string[] =>
    of.map((column) => columnName(column.field.label[language], column));
  const header = [...titles(first), alternativeTexts[language].relation, ...titles(columns)];
  const rows = replacements.slice(0, limit).map((replacement) => {
    const cells = (of: typeof columns) => of.map((column) => productCell(replacement.product, column));
    return [...cells(first), relationText(replacement, language), ...cells(columns)];
  });
  return [header, ...rows];
}
