import { Failed } from "../../product-data/base/failed";
import { relationText } from "../../messages/line/relation-text";
import { comparedWithText } from "../../messages/line/requirement-text";
import type { Replacement } from "../../bom/index";
import { fieldValue } from "../../product-data/api/product";
import { type Column, columnName } from "../../product-data/vocabulary/column";
import type { Language } from "../../product-data/vocabulary/language";
import { andThen } from "../../product-data/base/value-or-promise";
import type { Call } from "./answer";
import { type Matrix, requireColumn, columnsNamed } from "./arguments/argument";
import type { Block } from "./cells/cell";
import { productCell } from "./cells/product-cell";
import { findReplacements, replaceableLine } from "../../bom/check/replacements";
import type { RequirementFailure } from "../../bom/matching/requirement-failure";

interface Wanted {
  /** The description is the cells of a row, of which there may be none. */
  readonly line: { readonly part: string; readonly description: readonly string[] };
  /** The columns after part number, status, and comparison. */
  readonly fields: Matrix;
  readonly limit: number;
  readonly language: Language;
}

/**
 * The alternatives for a line, as a table.
 * @throws as `findReplacements`; RequirementFailure `requirementIncomplete` for one part of candidates
 */
export function replacementTable(
  { line: { part, description }, fields, limit, language }: Wanted,
  call: Call,
): Block | Promise<Block> {
  return andThen(findReplacements(replaceableLine(part, description), language, call.runtime, call), (found) => {
    const { requirement, replacements, from } = found;
    // A single part would look like the only one that fits.
    if (requirement.unknownCurrent === "choose" && limit === 1)
      throw new Failed<RequirementFailure>({ code: "requirementIncomplete", partno: from, missing: ["current"] });
    const first = leading.map(requireColumn);
    const shown = replacements.slice(0, limit);
    const named = columnsNamed(fields, requirement.category).filter(({ field }) => !leading.includes(field.name));
    const columns = fields.length === 0 ? [...named, ...differingColumns(shown, named)] : named;
    const titles = (of: typeof columns): readonly string[] =>
      of.map((column) => columnName(column.field.label[language], column));
    const rows = shown.map((replacement) => {
      const cells = (of: typeof columns) => of.map((column) => productCell(replacement.product, column));
      return [...cells(first), relationText(replacement, language), ...cells(columns)];
    });
    return [[...titles(first), comparedWithText(found, language), ...titles(columns)], ...rows];
  });
}

/** The columns of fields that decide between parts, if the parts differ in them. */
function differingColumns(replacements: readonly Replacement[], named: readonly Column[]): readonly Column[] {
  return deciding.map(requireColumn).filter((column) => {
    const values = new Set(replacements.map(({ product }) => String(fieldValue(product, column.field) ?? "")));
    return values.size > 1 && !named.some(({ field }) => field === column.field);
  });
}

const deciding = [
  "AecQ200Support",
  "Mounting",
  "Benefits",
  "Caution",
  "Standard",
  "MagneticShieldClass",
  "ThicknessMax",
  "OperatingTemperatureRange",
  "MinOrderQuantity",
];

const leading = ["Partno", "Status"];
