import { DateCell } from "../../src/functions/cell";
import { dateCell, formatShowing } from "../../src/functions/number-format";

test.each([
  ["a text", 1e-7, "0.1μF", '"0.1μF"'],
  ["a negative number has a section of its own, or Excel adds a second minus", -55, "-55℃", '"-55℃";"-55℃"'],
  ["a quote is closed, escaped, opened", 0.0254, '1" pitch', '"1"\\"" pitch"'],
  ["signs that mean something in formats stand inside the literal", 0.001, "1mm ±0.05mm; @#0", '"1mm ±0.05mm; @#0"'],
])("%s", (_, value, text, numberFormat) => {
  expect(formatShowing(value, text)).toBe(numberFormat);
});

test.each([
  ["no text", 5, ""],
  ["a text that looks like the number", 25, "25"],
  ["lines, which a format cannot hold", 4.3, "4.3A(Max.)\n5.7A(Typ.)"],
  ["more than a format can hold", 1, "x".repeat(254)],
  ["more than a format can hold, twice", -1, "x".repeat(127)],
])("%s: plain", (_, value, text) => {
  expect(formatShowing(value, text)).toBeNull();
});

test("the longest text that fits", () => {
  expect(formatShowing(1, "x".repeat(253))).toHaveLength(255);
});

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
