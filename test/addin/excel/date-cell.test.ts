import { DateCell, dateCell } from "../../../src/addin/excel/date-cell";

test.each([
  ["2026-03-31", 46_112, "2026-03-31"],
  ["2026/03/31", 46_112, "2026-03-31"],
  ["1900-03-01", 61, "1900-03-01"],
])("the date %s", (text, serial, iso) => {
  expect(dateCell(text)).toEqual(new DateCell(serial, iso));
});

test.each(["March 2026", "2026-02-30", "2026-3-1", ""])("a text that isn't a date stays text: %s", (text) => {
  expect(dateCell(text)).toBe(text);
});

test("a date before March 1900 is text, because Excel counts a day that didn't exist", () => {
  expect(dateCell("1899-12-31")).toBe("1899-12-31");
});
