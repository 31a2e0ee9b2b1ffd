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
    sheet(
      "Many",
      Array.from({ length: manyRows }, (_, row) => [
        "GRM155R61E105KA12D",
        ...(row === 0 ? [formulaOf("Many!B1")] : []),
      ]),
      [180, 160],
    ),
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

/** The formulas of a sheet at their cells, and other content; then the same where `;` is between arguments. */
function formulaSheets(
  name: string,
  widths: readonly number[],
  content: readonly (readonly (string | null)[])[] = [],
): readonly WrittenSheet[] {
  const rows = content.map((row) => [...row]);
  for (const [address, formula] of parts.flatMap(({ steps }) =>
    steps.flatMap((step) => Object.entries(step.formulas ?? {})),
  )) {
    const [, ofSheet, letter = "", row = ""] = /^(\w+)!([A-Z])(\d+)$/.exec(address) ?? [];
    if (ofSheet !== name) continue;
    const cells = (rows[Number(row) - 1] ??= []);
    cells[letter.charCodeAt(0) - 65] = formula;
  }
  const complete = Array.from(rows, (row: (string | null)[] | undefined) =>
    Array.from(row ?? [], (cell) => cell ?? null),
  );
  const local = complete.map((row) =>
    row.map((cell) => cell && localFormula(cell, { locale: "de-DE", ownDecimal: null })),
  );
  return [sheet(name, complete, widths), sheet(`${name} with ;`, local, widths)];
}

function formulaOf(address: string): string {
  const found = parts.flatMap(({ steps }) => steps.flatMap((step) => step.formulas?.[address] ?? []))[0];
  if (found === undefined) throw new Error(`No step has a formula in ${address}`);
  return found;
}

const sheet = (
  name: string,
  rows: readonly (readonly (string | number | null)[])[],
  columnWidths: readonly number[],
): WrittenSheet => ({ name, rows: rows.map((row) => row.map(cellOf)), columnWidths, hiddenColumns: [], merged: [] });

/** An error in the parts is a formula of Excel's own. */
function cellOf(value: string | number | null): FileCell | null {
  if (value === null) return null;
  if (value === "=NA()") return { value: "#N/A", text: "#N/A", formula: "NA()" };
  return { value, text: String(value) };
}
