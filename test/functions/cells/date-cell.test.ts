import { DateCell } from "../../../src/functions/cells/cell";
import { dateCell } from "../../../src/functions/cells/date-cell";

test.each([
  ["2026-03-31", 46_112, "2026-03-31"],
  ["2026/03/31", 46_112, "2026-03-31"],
  ["1900-03-01", 61, "1900-03-01"],
])("the date %s", (text, serial, iso) => {
  expect(dateCell(text)).toEqual(new DateCell(serial, iso));
});

test.each(["March 2026", "2026-02-30", "2026-3-1", ""])("what is no date stays text: %s", (text) => {
  expect(dateCell(text)).toBe(text);
});

test("before March 1900, where Excel counts a day that never was, a date is text", () => {
  expect(dateCell("1899-12-31")).toBe("1899-12-31");
});
