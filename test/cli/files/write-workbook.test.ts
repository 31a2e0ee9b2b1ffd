import type { FileCell } from "../../../cli/files/bom-file";
import { readBomFile } from "../../../cli/files/read-bom-file";
import { writeWorkbook } from "../../../cli/files/write-workbook";

const cell = (value: string, formula?: string): FileCell => ({
  ...{ value, text: value },
  ...(formula !== undefined && { formula }),
});

test("texts that look like XLSX's escapes stay as they are: in cells, formulas, and names of sheets", async () => {
  const rows = [[cell("_x0041_ and _x005F_x0041_"), cell("_x0042_", '"_x0042_"'), cell("_x41_ _xyz_")]];
  const file = writeWorkbook([{ name: "A_x0041_", rows, columnWidths: [], hiddenColumns: [], merged: [] }]);
  expect((await readBomFile(file)).sheets).toMatchObject([{ name: "A_x0041_", rows }]);
});
