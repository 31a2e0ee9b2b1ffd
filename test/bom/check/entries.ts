import { type BomEntry, entryOf, type LineRead } from "../../../src/bom/reading/line/entry";
import type { CheckedParts } from "../../../src/bom/check/parts";
import { type BomLine, lineMaker } from "../../../src/bom/check/lines";
import { descriptionOfText } from "../../../src/bom/reading/line/description";
import { cellOf } from "../../../src/bom/reading/cell/cell";
import { inEachRole } from "../../../src/bom/reading/column-role";
import { numbersOf } from "../../../src/bom/reading/line/line-numbers";

/** A line of a BOM: the text with the number, and that of the description. Nothing is said about the rest. */
interface Line extends Partial<Omit<LineRead, "description">> {
  readonly row: number;
  readonly text: string;
  readonly description: string;
}

export const entriesOf = (lines: readonly Line[]): readonly BomEntry[] =>
  lines.flatMap(({ text, description, ...line }) => {
    const { row, manufacturer = "" } = line;
    const columns = { ...inEachRole(() => []), number: [0] };
    const entry = entryOf({
      rows: [row],
      cell: text,
      numbers: numbersOf([cellOf(text)], row, [], columns, []).map((number) => ({ ...number, manufacturer })),
      value: description,
      alternativesNamed: [],
      designators: [],
      quantity: null,
      manufacturer,
      kind: null,
      isNotFitted: false,
      distributorNumber: null,
      contradictions: [],
      destroyed: null,
      isCut: false,
      ...line,
      description: descriptionOfText(description),
    });
    return entry ?? [];
  });

/** Their lines, without alternatives. */
export const linesOf = (entries: readonly BomEntry[], results: CheckedParts): readonly BomLine[] =>
  entries.map(lineMaker({ entries, results, replacements: new Map(), choices: new Map() }, new Map()));
