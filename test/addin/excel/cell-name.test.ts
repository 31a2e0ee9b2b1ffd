import { cellName, freeSheetName } from "../../../src/addin/excel/cell-name";

test("cells and sheets are named as Excel does", () => {
  expect([cellName(0, 0), cellName(9, 25), cellName(9, 26), cellName(0, 701), cellName(0, 702)]).toEqual([
    "A1",
    "Z10",
    "AA10",
    "ZZ1",
    "AAA1",
  ]);
  expect(freeSheetName("BOM check", ["Sheet1", "bom CHECK", "BOM check 2"])).toBe("BOM check 3");
});
