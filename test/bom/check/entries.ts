import { type BomEntry, entryNumbers, isBlankEntry, kindOfEntry } from "../../../src/bom/reading/line/entry";
import type { CheckedParts } from "../../../src/bom/check/parts";
import { type BomLine, lineMaker } from "../../../src/bom/check/lines";
import { descriptionOfText } from "../../../src/bom/reading/line/description";
import { cellOf } from "../../../src/bom/reading/cell/cell";
import { inEachRole } from "../../../src/bom/reading/column-role";
import { numbersOf } from "../../../src/bom/reading/line/line-numbers";

/** A line of a BOM: the text with the number, and that of the description. Nothing is said about the rest. */
interface Line extends Partial<Omit<BomEntry, "description" | "numbers">> {
  readonly row: number;
  readonly text: string;
  readonly description: string;
}

export const entriesOf = (lines: readonly Line[]): readonly BomEntry[] =>
  lines.map(entryOf).filter((entry) => !isBlankEntry(entry));

const entryOf = ({ text, ...line }: Line): BomEntry => {
  const { row, manufacturer = "" } = line;
  const columns = { ...inEachRole(() => []), number: [0] };
  const read = numbersOf([cellOf(text)], row, [], columns, []);
  const numbers = entryNumbers(read.map((number) => ({ ...number, manufacturer })));
  const description = descriptionOfText(line.description);
  return {
    rows: [row],
    cell: text,
    value: line.description,
    alternativesNamed: [],
    givenVolts: null,
    designators: [],
    quantity: null,
    quantityCell: null,
    designatorsCell: null,
    manufacturer,
    isNotFitted: false,
    distributorNumber: null,
    contradictions: [],
    destroyed: null,
    isCut: false,
    ...line,
    numbers,
    description,
    kind: line.kind ?? kindOfEntry(numbers, description),
  };
};

/** Their lines, without alternatives. */
export const linesOf = (entries: readonly BomEntry[], results: CheckedParts): readonly BomLine[] =>
  entries.map(lineMaker({ entries, results, replacements: new Map(), choices: new Map() }, new Map()));
