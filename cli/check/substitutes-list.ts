import { writeFile } from "node:fs/promises";
import Papa from "papaparse";
import { ourMaker } from "../../src/bom/index";
import { addColumnsTexts } from "../../src/messages/check-bom/add-columns-texts";
import { reportTexts } from "../../src/messages/check-bom/report-texts";
import { listText } from "../../src/messages/grammar/list-text";
import { partsTexts } from "../../src/messages/program/parts-texts";
import type { Language } from "../../src/product-data/index";
import { inert } from "../safe-text";
import { UsageError } from "../usage-error";
import type { FileResult } from "./result";

type Rows = readonly (readonly string[])[];

/** A row for each line that has substitutes, or that needs a look before it has some. */
export const listRows = ({ file, lines }: FileResult, language: Language): Rows =>
  lines.flatMap(({ designators, quantity, numbers, substitutes }) => {
    const { numbers: others = [], lookFirst = [] } = substitutes ?? {};
    const note = lookFirst.map(({ text }) => text);
    const said = [designators.join(", "), String(quantity ?? ""), numbers[0]?.number ?? "", listText(note, language)];
    const pairs = others.slice(0, indexes.length).flatMap((number) => [ourMaker, number]);
    return pairs.length + note.length === 0 ? [] : [[file, ...said, ...pairs]];
  });

/** Of each line, the list has as many substitutes as a report. */
const indexes = [2, 3, 4];

/** Writes a new CSV file, as Excel opens one. @throws UsageError if something has its name */
export async function writeList(file: string, rows: Rows, language: Language): Promise<void> {
  const { checked, substitute } = addColumnsTexts[language];
  const titles = [
    ...[
      "BOM",
      reportTexts[language].designators,
      partsTexts[language].quantity,
      substitute.partno,
      checked.substitutes,
    ],
    ...indexes.flatMap((index) => Object.values(substitute).map((name) => `${name} ${String(index)}`)),
  ];
  const text = Papa.unparse(
    [titles, ...rows].map((row) => row.map(inert)),
    { escapeFormulae: true },
  );
  await writeFile(file, `\ufeff${text}\r\n`, { flag: "wx" }).catch((error: unknown) => {
    throw (error as NodeJS.ErrnoException).code === "EEXIST" ? new UsageError("exists", file) : error;
  });
}
