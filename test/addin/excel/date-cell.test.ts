import { DateCell, dateCell } from "../../../src/addin/excel/date-cell";

test.each([
  ["2026-03-31", 46_112, "2026-03-31"],
  ["2026/03/31", 46_112, "2026-03-31"],
  ["1900-03-01", 61, "1900-03-01"],
])("the date %s", (text, serial, iso) => {
  expect(dateCell(text)).toEqual(new DateCell(serial, iso));
});

// Before March 1900, Excel counts a day that didn't exist.
test.each(["March 2026", "2026-02-30", "2026-3-1", "", "1900-02-28"])("no date: %s", (text) => {
  expect(dateCell(text)).toBe(text);
});
