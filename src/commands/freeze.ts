import { formulaCells } from "./formula-cells";

/**
 * Replaces the formulas of this add-in in the selection by the values they show, spilled cells included; everything else
 * in the selection stays as it is.
 * @returns how many formulas became values
 */
export async function freezeSelection(): Promise<number> {
  const cells = await formulaCells("selection");
  if (cells.length === 0) return 0;
  return Excel.run(async (context) => {
    const ranges = cells.map(({ sheetId, row, column }) => {
      const cell = context.workbook.worksheets.getItem(sheetId).getRangeByIndexes(row, column, 1, 1);
      const spill = canSpill() ? cell.getSpillingToRangeOrNullObject() : null;
      cell.load("values,text,numberFormat");
      spill?.load("values,text,numberFormat");
      return { cell, spill };
    });
    await context.sync();
    // The values of a block are read before its formula goes, and with it the block.
    for (const { cell, spill } of ranges) freeze(spill === null || spill.isNullObject ? cell : spill);
    await context.sync();
    return cells.length;
  });
}

function freeze(range: Excel.Range): void {
  const [values, texts, formats] = [range.values, range.text, range.numberFormat] as [Cells, Cells, Cells];
  const frozen = values.map((row, at) => row.map((value, column) => shownValue(value, texts[at]?.[column])));
  range.numberFormat = frozen.map((row, at) =>
    row.map((value, column) => (wouldBeRead(value) ? "@" : formats[at]?.[column])),
  );
  range.values = frozen;
}

type Cells = readonly (readonly unknown[])[];

/** Of a data type, such as the entity of PART, Excel gives an error as the value; its text is what stands in the cell. */
function shownValue(value: unknown, text: unknown): unknown {
  return typeof value === "string" && value.startsWith("#") && typeof text === "string" ? text : value;
}

/** Excel reads a text it is given as if it were typed: 0603 would become 603, and 10-20 a date. */
const wouldBeRead = (value: unknown): boolean =>
  typeof value === "string" && /^\s*([=+\-@\d.,('$%¥€£]|true\s*$|false\s*$)/i.test(value);

const canSpill = (): boolean => Office.context.requirements.isSetSupported("ExcelApi", "1.12");
