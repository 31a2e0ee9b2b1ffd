import { liveFormula, savedFormula } from "../../workbook/files/formula";

test.each([
  ['=SUM(A1:B2)&"VENDOR.SPEC("', 'SUM(A1:B2)&"VENDOR.SPEC("', false],
  ['=vendor.spec(A2,"Status")', '_xldudf_VENDOR_SPEC(A2,"Status")', true],
  ["=SORT(FILTER(A1:A9,B1:B9>1))", "_xlfn._xlws.SORT(_xlfn._xlws.FILTER(A1:A9,B1:B9>1))", true],
  ["=XLOOKUP(A1,B:B,C:C)", "_xlfn.XLOOKUP(A1,B:B,C:C)", true],
])("%s is saved as Excel saves it, and opens again", (formula, text, canSpill) => {
  expect(savedFormula(formula, "VENDOR")).toEqual({ text, canSpill });
  expect(liveFormula(text, () => true)?.toUpperCase()).toBe(formula.toUpperCase());
});

test("a formula with names of its own isn't saved; one of another sheet, or with an unknown function, isn't opened", () => {
  expect(savedFormula("=LET(x,1,x)", "VENDOR")).toBeNull();
  const has = (name: string): boolean => name === "SUM";
  expect([liveFormula("Notes!A1", has), liveFormula("[1]BOM!A1", has), liveFormula("CUBEVALUE(A1)", has)]).toEqual([
    null,
    null,
    null,
  ]);
  expect(liveFormula('SUM(A1,"Notes!")', has)).toBe('=SUM(A1,"Notes!")');
});
