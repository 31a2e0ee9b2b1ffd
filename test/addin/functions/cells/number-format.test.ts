import { format } from "numfmt";
import { baseUnitFormat } from "../../../../src/addin/functions/cells/number-format";
import { settingsTexts } from "../../../../src/messages/settings/settings-texts";
import { languages } from "../../../../src/product-data/vocabulary/language";

test.each([
  [1e-7, "F", '##0.00E+0" F"'],
  [1.25e-5, "F", '##0.00E+0" F"'],
  [1.2345e-4, "F", '##0.00E+0" F"'],
  [1.2345e-9, "F", 'General" F"'], // more digits than engineering notation shows
  [0, "F", '##0.00E+0" F"'],
  [2.4e9, "Hz", '##0.00E+0" Hz"'],
  [25, "V", 'General" V"'],
  [-55, "°C", 'General" °C"'],
  [0.0123, "Ω", 'General" Ω"'],
] as const)("%s %s", (value, unit, numberFormat) => {
  expect(baseUnitFormat(value, unit)).toBe(numberFormat);
});

test.each(languages)("the hint of the setting shows a number as its cell does, in %s", (language) => {
  const cell = format(baseUnitFormat(1e-7, "F"), 1e-7);
  expect(cell).toBe("100.00E-9 F");
  expect(settingsTexts[language].formattedHint).toContain(cell);
});
