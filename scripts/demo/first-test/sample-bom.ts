import { writeWorkbook } from "../../../cli/files/write-workbook";

/** The BOM of the first test: a line for each thing that the check can say. */
export const sampleBom = (): Uint8Array =>
  writeWorkbook([
    {
      name: "BOM",
      rows: lines.map((line) => line.map((text) => (text === "" ? null : { value: text, text }))),
      columnWidths: [90, 170, 170],
      hiddenColumns: [],
      merged: [],
    },
  ]);

const lines: readonly (readonly string[])[] = [
  ["Reference", "Part number", "Description"],
  ["C1,C2,C3", "GRM155R61E105KA12D", "1uF 25V X5R 0402"],
  ["C4", "GCM155R71C104KA55D", "100nF 50V X7R 0402"],
  ["C5,C6", "CL05A105KA5NQNC", "1uF 25V X5R 0402"],
  ["C7", "", "100nF 25V X7R 0603"],
  ["C8", "GCM1885C1H101FA16D", "100pF 50V C0G 0603"],
  ["L1", "LQH3NPN4R7NJ0L", "4.7uH"],
];
