import { type BomEntry, entryOf, type LineRead } from "../../../src/bom/reading/line/entry";
import type { CheckedParts } from "../../../src/bom/check/parts";
import { type BomLine, lineMaker } from "../../../src/bom/check/lines";
import { descriptionOfText } from "../../../src/bom/reading/line/description";
import { extractParts } from "../../../src/bom/reading/cell/extract";

/** A line of a BOM: the text with the number, and that of the description. Nothing is said about the rest. */
interface Line extends Partial<Omit<LineRead, "description">> {
  readonly row: number;
  readonly text: string;
  readonly description: string;
}

export const entriesOf = (lines: readonly Line[]): readonly BomEntry[] =>
  lines.flatMap(({ text, description, ...line }) => {
    const { row, manufacturer = "" } = line;
    const place = { row, column: 0, isDistributors: false, distributor: null, manufacturer };
    const entry = entryOf({
      rows: [row],
      cell: text,
      numbers: extractParts(text).map(({ partno, how }) => ({ ...place, text: partno, partno, how })),
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
      ...line,
      description: descriptionOfText(description),
    });
    return entry ?? [];
  });

/** Their lines, without alternatives. */
export const linesOf = (entries: readonly BomEntry[], results: CheckedParts): readonly BomLine[] =>
  entries.map(lineMaker({ entries, results, replacements: new Map(), choices: new Map() }, new Map()));
