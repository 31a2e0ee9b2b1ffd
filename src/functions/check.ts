import { checkText } from "../messages/check-texts";
import type { Language } from "../vocabulary/language";
import { normalizePartNumber } from "../vocabulary/part-number";
import type { Call } from "./answer";
import { cellText, requestedLanguage, type Matrix } from "./argument";
import { type AskedPart, askPart } from "./asked-part";
import { type Block, type CellValue, FailedCell } from "./cell";
import { compareClaims } from "../bom/compare";
import { findingsOf } from "../bom/findings";
import { kindOf } from "../bom/part-kind";
import { readClaims } from "../bom/description";
import { ArgumentError } from "../messages/argument-failure";
import type { Runtime } from "./runtime";

/** The arguments of CHECK as Excel hands them over. */
export interface CheckArguments {
  readonly partno: Matrix | null;
  readonly description: Matrix | null;
  readonly lang: string | null;
}

/**
 * For every part and the BOM text in the same place: `OK: ` and what was compared, or `Differs: ` and what the part and
 * the text say; then what the text does not mention. Blank part numbers give blank cells.
 * Returned at once, without a promise, when every part is known.
 * @throws ArgumentError `descriptionsMisplaced`; what fails for a part stands in its cell
 */
export function checkBlock(
  { partno, description, lang }: CheckArguments,
  runtime: Runtime,
  call: Call,
): Block | Promise<Block> {
  const parts = partno ?? blank;
  const texts = description ?? blank;
  const alike = parts.length === texts.length && parts.every((row, at) => row.length === texts[at]?.length);
  if (!alike) throw new ArgumentError({ code: "descriptionsMisplaced" });
  const language = requestedLanguage(lang, runtime);
  const rows: readonly (readonly (CellValue | Promise<CellValue>)[])[] = parts.map((row, y) =>
    row.map((cell, x) => {
      const text = cellText(texts[y]?.[x]);
      const part = askPart(normalizePartNumber(cellText(cell)), language, runtime, call);
      return part instanceof Promise
        ? part.then((known) => compareText(known, text, language))
        : compareText(part, text, language);
    }),
  );
  return rows.every(isKnown)
    ? rows
    : Promise.all(rows.map((row) => Promise.all(row.map((cell) => Promise.resolve(cell)))));
}

const blank: Matrix = [[""]];

const isKnown = (row: readonly (CellValue | Promise<CellValue>)[]): row is readonly CellValue[] =>
  row.every((cell) => !(cell instanceof Promise));

function compareText(part: AskedPart, text: string, language: Language): CellValue {
  if (part === null) return "";
  if (part instanceof FailedCell) return part;
  return checkText(findingsOf(compareClaims(readClaims(text, kindOf(part)), part)), language);
}
