import type { FileCell } from "../../cli/files/bom-file";
import { writeWorkbook, type WrittenSheet } from "../../cli/files/write-workbook";
import { localFormula } from "../../demo/grid/number-in-region";
import { bomRows, manyRows, partRows, tableRows } from "./sheets";
import { parts } from "./steps";

/**
 * first-test.xlsx. Formulas of the add-in are texts: in a file, Excel writes its functions with a prefix of its own, and
 * F2 and Enter turn a text into a formula that spills.
 */
export const firstTestWorkbook = (): Uint8Array<ArrayBuffer> =>
  writeWorkbook([
    stepsSheet(),
    sheet("Parts", partRows, [180, 180]),
    ...["Lines", "Lines in a table"].map((name) => sheet(name, bomRows, [60, 180, 180])),
    ...formulaSheets("Functions", [120, 200, 120, 120]),
    ...formulaSheets("Searches", [180, 120, 120, 20, 20, 300]),
    ...formulaSheets("Table", [180, 180, 180], tableRows),
    ...formulaSheets("Many", [180, 160], Array<[string]>(manyRows).fill(["GRM155R61E105KA12D"])).slice(0, 1),
  ]);

function stepsSheet(): WrittenSheet {
  let number = 0;
  const rows = parts.flatMap(({ title, minutes, steps }) => [
    [`${title} (${minutes})`],
    ...steps.map((step) => [(number += 1), step.title, step.do, step.see, step.ifNot ?? null]),
  ]);
  const header = ["Step", "Name", "Do", "See", "If not", "Passed?", "What you saw (platform, build)"];
  return sheet("Steps", [header, ...rows], [40, 150, 400, 400, 300, 70, 300]);
}

type Row = readonly (string | number | null)[];

/** What is entered in a sheet, and other content; then the same where `;` is between arguments. */
function formulaSheets(
  name: string,
  widths: readonly number[],
  content: readonly Row[] = [],
): readonly [WrittenSheet, WrittenSheet] {
  const rows: (undefined | Row[number][])[] = content.map((row) => [...row]);
  for (const { address, formula } of parts.flatMap(({ steps }) => steps.flatMap(({ cells }) => cells))) {
    const [, ofSheet, letter = "", row = ""] = /^(\w+)!([A-Z])(\d+)$/.exec(address) ?? [];
    if (ofSheet === name && formula !== undefined) (rows[Number(row) - 1] ??= [])[letter.charCodeAt(0) - 65] = formula;
  }
  const german = { locale: "de-DE", ownDecimal: null };
  const local = rows.map((row) => row?.map((cell) => (typeof cell === "string" ? localFormula(cell, german) : cell)));
  return [sheet(name, rows, widths), sheet(`${name} with ;`, local, widths)];
}

const sheet = (name: string, rows: readonly (Row | undefined)[], columnWidths: readonly number[]): WrittenSheet => ({
  ...{ name, columnWidths, hiddenColumns: [], merged: [] },
  rows: Array.from(rows, (row) => Array.from(row ?? [], cellOf)),
});

/** An error in the parts is a formula of Excel's own. */
function cellOf(value: string | number | null = null): FileCell | null {
  if (value === null) return null;
  if (value === "=NA()") return { value: "#N/A", text: "#N/A", formula: "NA()" };
  return { value, text: String(value) };
}
