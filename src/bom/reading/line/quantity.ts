import { setOf } from "../../words/phrases";
import { rowWords } from "../../words/rows";
import { cellIn, type Cells, textIn } from "../cell/cell";
import type { BomColumns } from "../table/columns";

/** The sign before the fractions of a sheet's quantities, "" if they have none; null if nothing shows that. */
export type DecimalSign = "." | "," | "" | null;

/**
 * The number of pieces, if a whole cell is one: `4`, `1,000`, `1 000`, `1e3`, `3k`, `10 pcs`, `2x`; cables have fractions.
 * null for any other text, and for more pieces than anyone mounts.
 */
export function countIn(text: string, decimal: DecimalSign): number | null {
  const [, digits = "", power = "0", unit = "x"] = pieces.exec(text.toLowerCase()) ?? [];
  const number = units.has(unit.replace(".", "")) ? numberIn(digits, decimal) : null;
  const count = Number(`${number ?? ""}e${power.replace("k", "3").replace("e", "")}`);
  return count <= maxPieces ? count : null;
}

const pieces = /^(?:[x*] ?)?([\d.,][\d ,.'’]*?)(k|e\+?\d{1,2})? ?(x|\p{L}+\.?)?$/u;
const units = setOf(rowWords.pieces, "|");
const maxPieces = 1e7;

/** The digits with a decimal point; null: they are no number, or `1.000` in a sheet that doesn't show what it means. */
function numberIn(digits: string, decimal: DecimalSign): string | null {
  const [, separator = ""] = grouped.exec(digits) ?? [];
  const isEither = eitherWay.test(digits);
  if (isEither && decimal === null && separator === ".") return null;
  if (separator !== "" && !(isEither && separator === decimal))
    return digits.replaceAll(separator, "").replace(",", ".");
  return fraction.test(digits) ? digits.replace(",", ".") : null;
}

const grouped = /^[1-9]\d{0,2}([ '’.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/;
/** One sign before three digits, which may be of thousands or of a fraction. */
const eitherWay = /^[1-9]\d{0,2}[.,]\d{3}$/;
const fraction = /^\d*(?:[.,]\d+)?$/;

/** The decimal sign that the quantities show, if they leave no doubt, or the designators next to them. */
export function decimalSignOf(rows: readonly Cells[], { quantity, designator }: BomColumns): DecimalSign {
  const isSure = (text: string, row: Cells): boolean =>
    !eitherWay.test(text) ||
    designator.some((column) => cellIn(row, column).designators.length === Number(text.replace(",", ".")));
  const texts = rows.flatMap((row) =>
    quantity.map((column) => textIn(row, column)).filter((text) => isSure(text, row)),
  );
  const signs = [".", ","] as const;
  const shown = signs.find((sign) => texts.some((text) => text.includes(sign) && fraction.test(text)));
  return shown ?? (texts.some((text) => /^\d+$/.test(text)) ? "" : null);
}
