import type { FileProblem } from "../../../cli/files/bom-file";
import { isFailure } from "../../../src/product-data/base/failed";
import fc from "fast-check";
import { textsOf, type FileLimits, type FileSheet } from "../../../cli/files/bom-file";
import { readBomFile } from "../../../cli/files/read-bom-file";
import { readRows } from "../../../scripts/measures";
import { bomLikeness } from "../../../src/bom/index";
import { protectedFile, withPart, workbookFile } from "./made-files";
import { repeated } from "../../harness/random";

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const sheetsOf = async (bytes: Uint8Array): Promise<readonly FileSheet[]> => (await readBomFile(bytes)).sheets;
const textsIn = async (bytes: Uint8Array): Promise<string[][]> => (await sheetsOf(bytes)).flatMap(textsOf);
const problemOf = (bytes: Uint8Array, limits?: FileLimits): Promise<unknown> =>
  readBomFile(bytes, limits).then(
    () => null,
    (reason: unknown) => (isFailure<FileProblem>(reason) ? reason.failure : reason),
  );

describe("A text file", () => {
  test.each([
    ["commas and quotes", 'MPN,Description,Qty\r\nGRM155R61E105KA12D,"1 uF, 25 V",2\r\n'],
    ["semicolons", "MPN;Description;Qty\nGRM155R61E105KA12D;1 uF, 25 V;2\n"],
    ["tabs", "MPN\tDescription\tQty\nGRM155R61E105KA12D\t1 uF, 25 V\t2\n"],
  ])("with %s", async (_, text) => {
    expect(await textsIn(utf8(text))).toEqual([
      ["MPN", "Description", "Qty"],
      ["GRM155R61E105KA12D", "1 uF, 25 V", "2"],
    ]);
  });

  test("keeps its blank rows, except at the end, and every text as it is", async () => {
    expect(await textsIn(utf8('0402,2E102,Dec-12\n\n,,\n"two\nlines",1.0\n\n'))).toEqual([
      ["0402", "2E102", "Dec-12"],
      [],
      [],
      ["two\nlines", "1.0"],
    ]);
  });

  test.each([
    ["UTF-8 with its mark", [0xef, 0xbb, 0xbf, 0xc2, 0xb5], "µ"],
    ["UTF-16, little end first", [0xff, 0xfe, 0xb5, 0x00], "µ"],
    ["UTF-16, big end first", [0xfe, 0xff, 0x00, 0xb5], "µ"],
    ["UTF-16 without its mark", [0x43, 0, 0x31, 0, 0x2c, 0, 0xb5, 0], "C1|µ"],
    ["Windows-1252", [0x34, 0x2c, 0x37, 0xb5, 0x46], "4|7µF"],
    ["Windows-1252 with a quotation mark", [0x31, 0x30, 0x94, 0x20, 0x4b, 0xe4, 0x73], "10” Käs"],
    ["Shift_JIS", [0x95, 0x94, 0x95, 0x69], "部品"],
    ["Shift_JIS with half-width kana", [0x83, 0x60, 0x83, 0x62, 0x83, 0x76, 0xba, 0xdd], "チップｺﾝ"],
    ["GBK", [0xb5, 0xe7, 0xc8, 0xdd], "电容"],
  ])("in %s", async (_, bytes, text) => {
    expect((await textsIn(Uint8Array.from(bytes))).map((row) => row.join("|"))).toEqual([text]);
  });
});

describe("The cells of a text are split by what gives a BOM", () => {
  const linesOf = async (text: string): Promise<readonly unknown[]> => {
    const rows = await textsIn(utf8(text));
    return readRows(rows).lines.map(({ designators, said, numbers }) => [
      designators.join(" "),
      said.capacitance ?? said.inductance,
      ...numbers.map((number) => number.text),
    ]);
  };

  test.each([
    [
      "columns of spaces",
      "Partlist exported from a.sch at 2016/7/25 9:24\n\nPart     Value           Device     Package  Description\n" +
        "C1       10uF 10v        C-EUC0805  C0805    CAPACITOR, European symbol\n" +
        "C2       0.1uF,10v       C-EUC0402  C0402    CAPACITOR, European symbol\n" +
        "LED_LONG LED green low C LED0603    LED0603  LED",
      [
        ["C1", 1e-5],
        ["C2", 1e-7],
        ["LED_LONG", undefined],
      ],
    ],
    [
      "columns of spaces with notes below",
      "Part     Value  Device     Package\n" +
        Array.from({ length: 24 }, (_, at) => `C${String(at + 10)}      100n   C-EUC0805  C0805\n`).join("") +
        "C12/C13 may be 1428PH-ND instead",
      Array.from({ length: 24 }, (_, at): readonly [string, number] => [`C${String(at + 10)}`, 1e-7]),
    ],
    [
      "a list as people write it",
      "Biasing\nL4 = 19nH has to be big\nC1,C2,C7-C9: 1uF (100V~)\n        C3 - 0.1uF 10V\nC4(0.33UF)\nC 5 pages of text\n" +
        "22 pF Capacitor *2\n100nF, 50V, smd 0805 | x6\nR8 1K | C10 6.8N |\n\nC\n2.2n\n100n 2\nInductors:\n10u 3",
      [
        ["L4", 1.9e-8],
        ["C1 C2 C7 C8 C9", 1e-6],
        ["C3", 1e-7],
        ["C4", 3.3e-7],
        ["", 2.2e-11],
        ["", 1e-7],
        ["C10", 6.8e-9],
        ["", 2.2e-9],
        ["", 1e-7],
        ["", 1e-5],
      ],
    ],
    [
      "quantities first, with spaces",
      "\nQty Value  Device  Parts      Description\n17  100nF  C0402   C1, C4, C5 Capacitor\n1   10k    R0402   R6                   \n",
      [
        ["C1 C4 C5", 1e-7],
        ["R6", undefined],
      ],
    ],
    [
      "OrCAD's list with a date and wrapped references",
      "Bill Of Materials    March 19,2024   1:34:22\tPage1\n\nItem\tQuantity\tReference\tPart\n____________\n\n" +
        "1\t3\tC1,C8,\t100n\n\t\tC9\n2\t2\tR13,R20\t2.7k",
      [
        ["C1 C8 C9", 1e-7],
        ["R13 R20", undefined],
      ],
    ],
    [
      "a quote that isn't closed",
      'Ref,Value,MPN\nC1,"CAP 100nF,CC0603KRX7R9BB104\nC2,10uF,CL10A106KP8NNNC\n',
      [
        ["C1", 1e-7, "CC0603KRX7R9BB104"],
        ["C2", 1e-5, "CL10A106KP8NNNC"],
      ],
    ],
    [
      "inches in a text with commas",
      'Ref,Description,Value\nJ1,0.1" header,\nC2,Ceramic,10uF\n',
      [
        ["J1", undefined],
        ["C2", 1e-5],
      ],
    ],
    [
      "semicolons with decimal commas",
      "Ref;Wert;Gehäuse\nC1;4,7uF;0805\nC2;0,1uF;0603",
      [
        ["C1", 4.7e-6],
        ["C2", 1e-7],
      ],
    ],
    [
      "bars",
      "| Ref | Value | Footprint |\n|---|---|---|\n| C1 | 100nF | 0402 |\n| C2 | 1uF | 0603 |",
      [
        ["C1", 1e-7],
        ["C2", 1e-6],
      ],
    ],
  ])("%s", async (_, text, lines) => {
    expect(await linesOf(text)).toEqual(lines);
  });

  test("a novel has no BOM", async () => {
    const text =
      "It was a dark night.\nThe switch was open, and the battery of the lamp, as so often, was empty.\n".repeat(50);
    const rows = await textsIn(utf8(text));
    expect(bomLikeness(rows)).toBe(0);
  });

  test("the sheet with the BOM is first, not the longest", async () => {
    const prices = Array.from({ length: 300 }, (__, at) => [`Item ${String(at)}`, String(at), "EUR"]);
    const bom = [
      ["Ref", "Value"],
      ["C1", "100nF"],
      ["C2", "10uF"],
    ];
    const sheets = await sheetsOf(workbookFile({ Prices: prices, BOM: bom }));
    expect(sheets.map(({ name }) => name)).toEqual(["BOM", "Prices"]);
  });
});

describe.each(["xlsx", "xls", "ods"] as const)("A workbook file (%s)", (format) => {
  test("has texts, numbers, booleans, and dates, in the file's rows", async () => {
    const rows = [
      ["MPN", "Size", "Qty", "Fitted", "Until"],
      [],
      ["GRM155R61E105KA12D", "0402", 0.1, true, { t: "n", v: 46_347, z: "m/d/yy" }],
    ] as const;
    const [sheet] = await sheetsOf(workbookFile({ BOM: rows }, { format }));
    expect(sheet && textsOf(sheet)).toEqual([
      ["MPN", "Size", "Qty", "Fitted", "Until"],
      [],
      ["GRM155R61E105KA12D", "0402", "0.1", "TRUE", "2026-11-21"],
    ]);
    expect(sheet?.rows[2]?.map((cell) => cell?.value)).toEqual(["GRM155R61E105KA12D", "0402", 0.1, true, 46_347]);
  });

  test("has its sheet with the most lines first, and the others in their order", async () => {
    const sheets = { Notes: [["a"]], Changes: [["1"], ["2"]], BOM: [["C1"], ["C2"], ["C3"]], Prices: [["x"], ["y"]] };
    expect((await sheetsOf(workbookFile(sheets, { format }))).map(({ name }) => name)).toEqual([
      "BOM",
      "Changes",
      "Prices",
      "Notes",
    ]);
  });

  test("doesn't have the texts that a merged block hides", async () => {
    const merges = [{ s: { r: 0, c: 0 }, e: { r: 1, c: 1 } }];
    const rows = [["Title", "hidden"], ["hidden too"], ["C1", "100nF"]];
    expect(await textsIn(workbookFile({ BOM: rows }, { format, merges }))).toEqual([["Title"], [], ["C1", "100nF"]]);
  });
});

test("numbers read as Excel displays them, but no digits are cut, grouped, or rounded", async () => {
  const cells = [
    { t: "n", v: 603, z: "0000" },
    { t: "n", v: 0.75, z: "0" },
    { t: "n", v: 1000, z: "#,##0" },
    { t: "n", v: 1234, z: "0.00E+00" },
    { t: "n", v: 0.1, z: '0.00" µF"' },
    { t: "n", v: 2.5, z: '0" pcs"' },
    { t: "n", v: 1, z: '0.000,"k"' },
    { t: "n", v: 3.0000000000000004 },
    { t: "n", v: 447_792_762_220 },
  ] as const;
  expect(await textsIn(workbookFile({ BOM: [cells] }))).toEqual([
    ["0603", "0.75", "1000", "1234", "0.10 µF", "2.5 pcs", "0.001k", "3", "447792762220"],
  ]);
});

test("errors stay errors; formulas, formats, and widths are there", async () => {
  const cells = [{ t: "e", v: 42, w: "#N/A" } as const, { t: "n", v: 2e-6, f: "B1*2", z: '0.00E+0 "F"' } as const];
  const [sheet] = await sheetsOf(workbookFile({ BOM: [cells] }));
  expect(sheet?.rows).toEqual([
    [
      { value: "#N/A", text: "#N/A" },
      { value: 2e-6, text: "2.00E-6 F", format: '0.00E+0 "F"', formula: "B1*2" },
    ],
  ]);
});

test("a format or a formula that is longer than Excel's isn't used", async () => {
  const formula = workbookFile({ BOM: [[{ t: "n", v: 2, f: `${"1+".repeat(4096)}1` }]] });
  expect((await sheetsOf(formula))[0]?.rows).toEqual([[{ value: 2, text: "2" }]]);
  const pieces = "<number:text>a</number:text>".repeat(300);
  const content = `<office:document-content><office:automatic-styles><number:number-style style:name="N1"><number:number number:min-integer-digits="1"/>${pieces}</number:number-style><style:style style:name="ce1" style:family="table-cell" style:data-style-name="N1"/></office:automatic-styles><office:body><office:spreadsheet><table:table table:name="BOM"><table:table-row><table:table-cell table:style-name="ce1" office:value-type="float" office:value="2"><text:p>2</text:p></table:table-cell></table:table-row></table:table></office:spreadsheet></office:body></office:document-content>`;
  const { sheets } = await readBomFile(
    withPart(workbookFile({ BOM: [[2]] }, { format: "ods" }), "content.xml", content),
  );
  expect(sheets[0]?.rows).toEqual([[{ value: 2, text: "2" }]]);
});

describe("A file is refused with its reason:", () => {
  const small: FileLimits = { fileMegabytes: 0.1, contentMegabytes: 1, rows: 100, columns: 60, cells: 500 };
  const xlsx = workbookFile({ BOM: [["MPN"]] });
  const ods = workbookFile({ BOM: [["MPN"]] }, { format: "ods" });
  const oldOffice = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0];
  const repeated = (attributes: string): string =>
    `<office:document-content><table:table table:name="BOM"><table:table-row ${attributes}><table:table-cell table:number-columns-repeated="1000" office:value-type="string"><text:p>x</text:p></table:table-cell></table:table-row></table:table></office:document-content>`;

  test.each([
    ["without a character", new Uint8Array()],
    ["with blank lines", utf8("\r\n,,,\r\n")],
    ["with a blank sheet", workbookFile({ BOM: [[""]] })],
  ])("%s", async (_, bytes) => {
    expect(await problemOf(bytes)).toEqual({ code: "empty" });
  });

  test.each<[string, Uint8Array, string?]>([
    ["cut off", xlsx.subarray(0, 300)],
    ["cut off near its end", xlsx.subarray(0, xlsx.length - 30)],
    ["another zip", utf8("PK\u0003\u0004 and nothing that follows")],
    ["a zip without sheets", withPart(withPart(xlsx, "[Content_Types].xml", "<Types/>"), "xl/workbook.xml", "")],
    ["a damaged XLS", Uint8Array.from(oldOffice)],
    ["zeros behind the first bytes of an XLS", Uint8Array.from({ length: 5000 }, (_, at) => oldOffice[at] ?? 0)],
    ["a program", Uint8Array.from({ length: 500 }, (_, index) => (index * 7919) % 251), "notText"],
  ])("%s", async (_, bytes, code = "unreadable") => {
    expect(await problemOf(bytes)).toEqual({ code });
  });

  test.each([
    ["HTML / XML", "<html><table><tr><td>C1</td></tr></table></html>"],
    ["SYLK", 'ID;PWXL;N;E\nC;Y1;X1;K"C1"'],
    ["DIF", 'TABLE\n0,1\n"EXCEL"\n'],
    ["PDF", "%PDF-1.7\n"],
    ["KiCad, netlist", '(export (version "E")\n', "design"],
    ["KiCad", "(kicad_sch (version 20231120)\n", "design"],
  ])("a file of another format, by its name: %s", async (format, text, code = "otherFormat") => {
    expect(await problemOf(utf8(text))).toEqual({ code, format });
  });

  test("too large, packed or unpacked, before it is unpacked", async () => {
    expect(await problemOf(new Uint8Array(100_001), small)).toEqual({ code: "fileTooLarge", maxMegabytes: 0.1 });
    const bomb = withPart(xlsx, "xl/worksheets/sheet1.xml", " ".repeat(2e6));
    expect(bomb.length).toBeLessThan(30_000);
    expect(await problemOf(bomb, small)).toEqual({ code: "contentTooLarge", maxMegabytes: 1 });
    // The sizes that a file says aren't believed.
    const saying = (file: Uint8Array, size: number): Uint8Array => {
      const view = new DataView(file.buffer);
      for (let at = 0; at < file.length - 4; at++) {
        if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true);
        if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, size, true);
      }
      return file;
    };
    expect(await problemOf(saying(bomb, 1), small)).toEqual({ code: "contentTooLarge", maxMegabytes: 1 });
    expect(await textsIn(saying(xlsx, 0xffff_ffff))).toEqual([["MPN"]]);
  });

  test("too many rows or cells, also those that a file only says to repeat", async () => {
    expect(await problemOf(utf8("C1\n".repeat(101)), small)).toEqual({ code: "tooManyRows", maxRows: 100 });
    const rows = Array.from({ length: 101 }, () => ["C1"]);
    expect(await problemOf(workbookFile({ BOM: rows }), small)).toEqual({ code: "tooManyRows", maxRows: 100 });
    expect(await problemOf(utf8(`${"1,".repeat(50)}\n`.repeat(20)), small)).toEqual({
      code: "tooManyCells",
      maxCells: 500,
    });
    const repeats = withPart(ods, "content.xml", repeated('table:number-rows-repeated="1000000"'));
    expect(await problemOf(repeats)).toEqual({ code: "tooManyCells", maxCells: 500_000 });
  });

  test("with a password", async () => {
    expect(await problemOf(protectedFile())).toEqual({ code: "protected" });
  });
});

test("bytes at random, and files with bytes changed at random, are read or refused with a reason", async () => {
  const seed = 20_261_122;
  const made = [
    workbookFile({ BOM: [["C1", 1]] }),
    workbookFile({ BOM: [["C1", 1]] }, { format: "xls" }),
    workbookFile({ BOM: [["C1", 1]] }, { format: "ods" }),
  ];
  const changed = fc.tuple(
    fc.constantFrom(...made),
    fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 20 }),
  );
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    changed.map(([file, changes]) => {
      const copy = Uint8Array.from(file);
      for (const [at, byte] of changes) copy[at % copy.length] = byte;
      return copy;
    }),
  );
  await fc.assert(
    fc.asyncProperty(bytes, async (each) => {
      const problem = await problemOf(each);
      expect(problem === null || (problem as { code?: unknown }).code).toBeTruthy();
    }),
    { seed, numRuns: repeated(300) },
  );
});
