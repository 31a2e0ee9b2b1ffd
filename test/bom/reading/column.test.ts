import { readFileSync } from "node:fs";
import path from "node:path";
import Papa from "papaparse";
import { findColumns } from "../../../src/bom/reading/column";

function bom(file: string): readonly (readonly string[])[] {
  const text = readFileSync(path.resolve(__dirname, "../../../workbook/data", file), "utf8");
  return Papa.parse<string[]>(text, { skipEmptyLines: true }).data;
}

test.each([
  ["thunderscope-rev5.3-pcie.csv", "MANUFACTURER PART NUMBER", "Description"],
  ["haasoscope-pro-adc.csv", "MFR Part #", "Description"],
])("%s: the columns of numbers and of descriptions are found", (file, part, description) => {
  const texts = bom(file);
  const columns = findColumns(texts);
  expect(columns).toEqual({
    part: texts[0]?.indexOf(part),
    description: texts[0]?.indexOf(description),
    header: 0,
  });
});

test("a column of numbers takes precedence over links and order codes with the same numbers", () => {
  const texts = [
    ["Mouser", "Datasheet", "MPN"],
    ["81-GRM155R71C104KA88D", "https://example.com/GRM155R71C104KA88D.pdf", "GRM155R71C104KA88D"],
    ["81-GRM188R61E106MA73D", "https://example.com/GRM188R61E106MA73D.pdf", "GRM188R61E106MA73D"],
  ];
  expect(findColumns(texts).part).toBe(2);
  expect(findColumns(texts.map((row) => row.slice(0, 2))).part).toBe(0);
  expect(findColumns(texts.map((row) => [row[1] ?? ""])).part).toBe(0);
});

test("titles above the table and a merged heading aren't parts", () => {
  const texts = [
    ["Board rev. 3", "", ""],
    ["", "", ""],
    ["Ref", "Part No.", "Value"],
    ["C1", "CC0402KRX7R9BB473", "47nF 50V X7R"],
    ["C2", "GRM155R71C104KA88D", "100nF 16V X7R"],
  ];
  expect(findColumns(texts)).toEqual({ part: 1, description: 2, header: 2 });
});

test("without titles every row counts", () => {
  expect(findColumns([["GRM155R71C104KA88D"], ["GRM188R61E106MA73D"]])).toEqual({
    part: 0,
    description: null,
    header: null,
  });
});

test("the column that the user selected is kept, and a column with only a title is better than none", () => {
  const texts = [
    ["Note", "品番"],
    ["GRM155R71C104KA88D", "STM32F407VGT6"],
  ];
  expect(findColumns(texts, 1)).toMatchObject({ part: 1, header: 0 });
  expect(
    findColumns([
      ["Note", "品番"],
      ["x", "STM32F407VGT6"],
    ]),
  ).toMatchObject({ part: 1, header: 0 });
  expect(findColumns([["Note"], ["nothing here"]])).toEqual({ part: null, description: null, header: null });
  expect(findColumns([])).toEqual({ part: null, description: null, header: null });
});
