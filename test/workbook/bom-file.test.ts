import { strToU8 } from "fflate";
import { readBomFile } from "../../workbook/bom-file";
import { xlsxOf } from "./xlsx";

const read = (bytes: Uint8Array, language = "en-US") => readBomFile(new Uint8Array(bytes).buffer, language);

test.each([
  ["commas and quotes", 'MPN,Description,Qty\r\nGRM155R61E105KA12D,"1 uF, 25 V",2\r\n'],
  ["semicolons", "MPN;Description;Qty\nGRM155R61E105KA12D;1 uF, 25 V;2\n"],
  ["tabs", "MPN\tDescription\tQty\nGRM155R61E105KA12D\t1 uF, 25 V\t2\n"],
])("a text file with %s", async (_, text) => {
  expect(await read(strToU8(text))).toEqual([
    ["MPN", "Description", "Qty"],
    ["GRM155R61E105KA12D", "1 uF, 25 V", 2],
  ]);
});

test("texts that Excel would convert to numbers and dates stay texts, and a quantity is a number", async () => {
  expect(await read(strToU8("0402,2E102,Dec-12,10\n"))).toEqual([["0402", "2E102", "Dec-12", 10]]);
});

test.each([
  ["UTF-8 with its mark", "en-US", [0xef, 0xbb, 0xbf, 0xc2, 0xb5], "µ"],
  ["UTF-16, little end first", "en-US", [0xff, 0xfe, 0xb5, 0x00], "µ"],
  ["UTF-16, big end first", "en-US", [0xfe, 0xff, 0x00, 0xb5], "µ"],
  ["Windows-1252", "en-US", [0xb5], "µ"],
  ["Shift_JIS", "ja-JP", [0x95, 0x94], "部"],
  ["GB18030", "zh-CN", [0xb5, 0xe7], "电"],
] as const)("text in %s", async (_, language, bytes, text) => {
  expect(await read(Uint8Array.from(bytes), language)).toEqual([[text]]);
});

test("a workbook's texts, numbers, dates, and booleans; blank rows keep their place", async () => {
  const bytes = xlsxOf([
    ["MPN", "Size", "Qty", "Fitted", "Until"],
    [],
    ["GRM155R61E105KA12D", "0402", 2, true, { serial: 46_347 }],
  ]);
  const [header, blank, part] = await read(bytes);
  expect(header).toEqual(["MPN", "Size", "Qty", "Fitted", "Until"]);
  expect(blank?.every((cell) => cell === null)).toBe(true);
  expect(part).toEqual(["GRM155R61E105KA12D", "0402", 2, true, "2026-11-21"]);
});

test("a workbook's errors stay errors, in their place", async () => {
  const bytes = xlsxOf([
    ["MPN", "Price", "Qty"],
    ["GRM155R61E105KA12D", { error: "#N/A" }, 2],
    [{ error: "#REF!" }, "#N/A", { error: "#DIV/0!" }],
  ]);
  expect(await read(bytes)).toEqual([
    ["MPN", "Price", "Qty"],
    ["GRM155R61E105KA12D", "#N/A", 2],
    ["#REF!", "#N/A", "#DIV/0!"],
  ]);
});

test.each([
  ["a text file without a character", new Uint8Array()],
  ["a text file of blank lines", strToU8("\r\n,,,\r\n")],
  ["a workbook without a row", xlsxOf([])],
  ["a workbook of blank cells", xlsxOf([["", ""]])],
])("%s is empty", async (_, bytes) => {
  await expect(read(bytes)).rejects.toMatchObject({ failure: "empty" });
});

test.each([
  ["a workbook that is cut off", xlsxOf([["MPN"]]).subarray(0, 300)],
  ["a workbook whose sheet is broken", xlsxOf([["MPN"]], "<worksheet><sheetData><row")],
  ["another zip", strToU8("PK\u0003\u0004 and nothing that follows")],
  ["an old or protected workbook", Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0])],
])("%s can't be read", async (_, bytes) => {
  await expect(read(bytes)).rejects.toMatchObject({ failure: "unreadable" });
});
