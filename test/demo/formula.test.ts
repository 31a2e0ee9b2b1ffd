import { readFileSync } from "node:fs";
import path from "node:path";
import { liveFormula, savedFormula } from "../../demo/files/formula";
import { enteredFormula } from "../../demo/grid/entered-formula";
import { localFormula, typedFormula } from "../../demo/grid/number-in-region";

test.each([
  ['=SUM(A1:B2)&"VENDOR.SPEC("', 'SUM(A1:B2)&"VENDOR.SPEC("', false],
  ['=vendor.spec(A2,"Status")', '_xldudf_VENDOR_SPEC(A2,"Status")', true],
  ["=SORT(FILTER(A1:A9,B1:B9>1))", "_xlfn._xlws.SORT(_xlfn._xlws.FILTER(A1:A9,B1:B9>1))", true],
  ["=XLOOKUP(A1,B:B,C:C)", "_xlfn.XLOOKUP(A1,B:B,C:C)", true],
])("%s is saved as Excel saves it, and opens again", (formula, text, canSpill) => {
  expect(savedFormula(formula, "VENDOR")).toEqual({ text, canSpill });
  expect(liveFormula(text, () => true)?.toUpperCase()).toBe(formula.toUpperCase());
});

test.each([
  ['=VENDOR.SPEC([@Part],"[@Part]")', '=VENDOR.SPEC(Parts[[#This Row],[Part]],"[@Part]")'],
  ["=[@[Part '#]]&[@[Maker''s '[x']]]", "=Parts[[#This Row],[Part '#]]&Parts[[#This Row],[Maker''s '[x']]]"],
  ["=[@[Part number]]&Other[@Qty]", "=Parts[[#This Row],[Part number]]&Other[[#This Row],[Qty]]"],
  [
    "=B2.Capacitance*2+Sheet1!$C$3.RatedVoltage",
    '=FIELDVALUE(B2,"Capacitance")*2+FIELDVALUE(Sheet1!$C$3,"RatedVoltage")',
  ],
  ["=F.DIST(1.5,2,3,TRUE)+VENDOR.SPEC(A1,B1)", "=F.DIST(1.5,2,3,TRUE)+VENDOR.SPEC(A1,B1)"],
])("%s in the table Parts is read as %s", (entered, read) => {
  expect(enteredFormula(entered, "Parts")).toBe(read);
});

// Region, Excel's own decimal separator, what is typed, and the formula; ✗: Excel refuses it.
const typedIn = readFileSync(path.join(__dirname, "typed-formulas.txt"), "utf8").trim().split("\n");
test.each(typedIn.map((line) => line.split(/ +\| +/) as [string, string, string, string]))(
  "in the region %s with the separator %s, %s is entered as %s",
  (locale, own, typed, formula) => {
    const region = { locale, ownDecimal: own === "system's" ? null : (own as "." | ",") };
    expect(typedFormula(typed, region) ?? "✗").toBe(formula);
    if (formula !== "✗") expect(localFormula(formula, region)).toBe(typed);
  },
);

test("outside of a table, a row of no table stays as it is, and a reference to a table isn't saved", () => {
  expect(enteredFormula("=[@Part]", null)).toBe("=[@Part]");
  expect(savedFormula("=SUM(Parts[Qty])", "VENDOR")).toBeNull();
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
