import { lineKindOf } from "../../../src/bom/claims/component-kind";
import { readNumber } from "../../../src/bom/numbers/read-number";
import type { CheckedParts } from "../../../src/bom/check/parts";
import { type Verdict, verdictMaker } from "../../../src/bom/check/verdict";
import { isBlankLine, type Line } from "../../../src/bom/reading/line/line";
import { lineOfText } from "../../../src/bom/reading/line/line-of-text";
import { cellOf } from "../../../src/bom/reading/cell/cell";
import { inEachRole } from "../../../src/bom/reading/column-role";
import { layoutOf } from "../../../src/bom/reading/line/layout";
import { distinctNumbers, numbersOf } from "../../../src/bom/reading/line/line-numbers";

/** A line of a BOM: the text with the number, and that of the description. Nothing is said about the rest. */
interface Texts extends Partial<Omit<Line, "numbers">> {
  readonly row: number;
  readonly text: string;
  readonly description: string;
}

export const entriesOf = (lines: readonly Texts[]): readonly Line[] =>
  lines.map(lineOf).filter((line) => !isBlankLine(line));

const lineOf = ({ text, description, ...line }: Texts): Line => {
  const { row, manufacturer = "" } = line;
  const columns = { ...inEachRole(() => []), number: [0] };
  const found = numbersOf([cellOf(text)], layoutOf(columns, [], 1));
  const numbers = distinctNumbers(found.map((number) => ({ ...number, manufacturer })));
  const described = lineOfText(description);
  const { form, kind: ofNumber } = readNumber(numbers[0]?.partno ?? "");
  const component = (form === "series" ? ofNumber : null) ?? described.component;
  const kind = component && lineKindOf(component);
  return { ...described, rows: [row], cell: text.trim(), value: description, kind, ...line, numbers };
};

/** The lines of entries, without alternatives. */
export const linesOf = (lines: readonly Line[], results: CheckedParts): readonly Verdict[] =>
  lines.map(verdictMaker({ lines, results, replacements: new Map(), choices: new Map(), notes: new Map() }, new Map()));
