import { baseUnitFormat } from "../../../src/functions/cells/number-format";

test.each([
  [1e-7, "F", '##0.00E+0" F"'],
  [1.25e-5, "F", '##0.00E+0" F"'],
  [1.2345e-4, "F", '##0.00E+0" F"'],
  [0, "F", '##0.00E+0" F"'],
  [2.4e9, "Hz", '##0.00E+0" Hz"'],
  [25, "V", 'General" V"'],
  [-55, "°C", 'General" °C"'],
  [0.0123, "Ω", 'General" Ω"'],
] as const)("%s %s", (value, unit, numberFormat) => {
  expect(baseUnitFormat(value, unit)).toBe(numberFormat);
});

test("a value with more digits than engineering notation shows is written in full", () => {
  expect(baseUnitFormat(1.2345e-9, "F")).toBe('General" F"');
});
