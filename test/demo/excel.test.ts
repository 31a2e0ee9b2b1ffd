/* oxlint-disable office-addins/call-sync-before-read, office-addins/call-sync-after-load, office-addins/load-object-before-read -- what these forbid is what is tested */
import { openAddin, type AddinHost } from "../harness/bridge/host";
import { eventually } from "../harness/eventually";
import { MemoryDocument } from "../harness/memory-document";

let addin: AddinHost;
let workbook: MemoryDocument;
let run: typeof Excel.run;

beforeEach(async () => {
  workbook = new MemoryDocument("BOM", "Search");
  addin = openAddin({ script: "", metadata: { functions: [] }, document: workbook });
  await addin.ready;
  ({ run } = addin.window["Excel"] as typeof Excel);
});
afterEach(() => addin.close());

test("values are written and read in the order of the queue", async () => {
  const values = await run(async (context) => {
    const range = context.workbook.worksheets.getItem("bom").getRange("B2:C3");
    range.values = [
      [1, "a"],
      [true, "=SUM(A1)"],
    ];
    const corner = range.getCell(1, 1).load("values, address");
    await context.sync();
    return [corner.values, corner.address];
  });
  expect(values).toEqual([[["=SUM(A1)"]], "BOM!C3"]);
});

test("a null object is marked as one, and an absent item fails", async () => {
  await run(async (context) => {
    const { worksheets } = context.workbook;
    const absent = worksheets.getItemOrNullObject("Nowhere");
    const empty = worksheets.getItem("Search").getUsedRangeOrNullObject();
    await context.sync();
    expect([absent.isNullObject, empty.isNullObject]).toEqual([true, true]);
  });
  const failing = run((context) => {
    context.workbook.worksheets.getItem("Nowhere").activate();
    return context.sync();
  });
  await expect(failing).rejects.toMatchObject({ code: "ItemNotFound" });
});

test.each(["", "History", "履歴", "a/b", "x".repeat(32), "'quoted'"])("no sheet can have the name %j", async (name) => {
  const refused = { code: "InvalidArgument" };
  const added = run((context) => {
    context.workbook.worksheets.add(name);
    return context.sync();
  });
  const renamed = run((context) => {
    context.workbook.worksheets.getItem("BOM").name = name;
    return context.sync();
  });
  await Promise.all([expect(added).rejects.toMatchObject(refused), renamed.catch(() => undefined)]);
  await expect(renamed).rejects.toMatchObject(refused);
});

test("special cells are found in a used range, and refused for whole columns, rows, and sheets", async () => {
  const found = (address?: string): Promise<string> =>
    run(async (context) => {
      const sheet = context.workbook.worksheets.getItem("BOM");
      const range = address === undefined ? sheet.getRange() : sheet.getRange(address);
      const { areas } = range.getSpecialCellsOrNullObject("Formulas");
      areas.load("items/address");
      await context.sync();
      return areas.items.map(({ address }) => address).join();
    });
  workbook.write(workbook.sheets()[0]?.id ?? "", { row: 0, column: 0, rowCount: 3, columnCount: 1 }, "formulas", [
    ["Total"],
    ["=1+1"],
    ["=2+2"],
  ]);
  expect(await found("A1:A3")).toBe("BOM!A2:A3");
  for (const whole of ["A:A", "1:1", undefined])
    await expect(found(whole)).rejects.toMatchObject({ code: "GeneralException" });
});

test("a text is entered as if it were typed, unless its cell has the text format", async () => {
  const texts = ["0603", "10-20", "2E3", " true ", "-A1", "GRM155", "'0603", "1.2.3"];
  const written = (format: string) =>
    run(async (context) => {
      const range = context.workbook.worksheets.getItem("BOM").getRange(`A1:A${String(texts.length)}`);
      range.numberFormat = texts.map(() => [format]);
      range.values = texts.map((text) => [text]);
      range.load("values, numberFormat");
      await context.sync();
      return texts.map((_, row) => [range.values[row]?.[0], range.numberFormat[row]?.[0]] as unknown[]);
    });
  const thisYearsOctober = expect.any(Number) as number;
  expect(await written("General")).toEqual([
    [603, "General"],
    [thisYearsOctober, "mm-dd"],
    [2000, "0.00E+00"],
    [true, "General"],
    ["=-A1", "General"],
    ["GRM155", "General"],
    ["0603", "General"],
    ["1.2.3", "General"],
  ]);
  expect(await written("@")).toEqual(texts.map((text) => [text.replace("'", ""), "@"]));
});

test("a cell with the text format keeps a formula as text, which is read like one without its apostrophe", async () => {
  await run(async ({ workbook: book }) => {
    const range = book.worksheets.getItem("BOM").getRange("A1:A3");
    range.numberFormat = [["@"], ["General"], ["General"]];
    range.formulas = [["=1+1"], ["'=1+1"], ["=1+1"]];
    range.load("formulas");
    await book.context.sync();
    expect(range.formulas.flat()).toEqual(["=1+1", "=1+1", "=1+1"]);
  });
  const area = { row: 0, column: 0, rowCount: 3, columnCount: 1 };
  expect(workbook.formulaCells("sheet1", area)).toEqual([{ row: 2, column: 0 }]);
});

test("forced recalculation", async () => {
  await run(async (context) => {
    const sheet = context.workbook.worksheets.getActiveWorksheet();
    sheet.calculate(true);
    sheet.getRange("A1:B2").calculate();
    await context.sync();
  });
  expect(workbook.calculations).toEqual([
    { sheetId: "sheet1" },
    { sheetId: "sheet1", area: { row: 0, column: 0, rowCount: 2, columnCount: 2 } },
  ]);
});

test.each([
  ["de-DE", null, "6,3", "Standard;JJJJ-mm-TT;0,0", [",", ","]],
  ["de-DE", ".", "6.3", "Standard;JJJJ-mm-TT;0.0", [".", ","]],
  ["de-CH", null, "6.3", "Standard;JJJJ-mm-TT;0.0", [".", "."]],
  ["fr-FR", null, "6,3", "Standard;aaaa-mm-jj;0,0", [",", ","]],
  ["es-MX", null, "6.3", "General;aaaa-mm-dd;0.0", [".", "."]],
  ["ja-JP", null, "6.3", "G/標準;yyyy-mm-dd;0.0", [".", "."]],
  ["ja-JP", ",", "6,3", "G/標準;yyyy-mm-dd;0,0", [",", "."]],
] as const)(
  "in the region %s with the separator %j, texts and local codes follow them; values, formulas, and codes don't",
  async (locale, ownDecimal, text, codes, separators) => {
    workbook.region = { locale, ownDecimal };
    await run(async ({ application, workbook: book }) => {
      const range = book.worksheets.getItem("BOM").getRange("A1:D1");
      range.values = [[6.3, "", "", "=SUM(1,2)"]];
      range.numberFormat = [["0.0", "General", "yyyy-mm-dd", "General"]];
      range.load("text,values,formulas,numberFormat,numberFormatLocal");
      application.load("decimalSeparator");
      application.cultureInfo.load("name");
      application.cultureInfo.numberFormat.load("numberDecimalSeparator");
      await book.context.sync();
      expect([range.text[0]?.[0], range.values[0]?.[0], range.formulas[0]?.[3]]).toEqual([text, 6.3, "=SUM(1,2)"]);
      expect(range.numberFormat[0]).toEqual(["0.0", "General", "yyyy-mm-dd", "General"]);
      const [number = "", general = "", date = ""] = range.numberFormatLocal[0] as string[];
      expect([general, date, number].join(";")).toBe(codes);
      const { cultureInfo, decimalSeparator } = application;
      expect([decimalSeparator, cultureInfo.numberFormat.numberDecimalSeparator]).toEqual(separators);
      expect(cultureInfo.name).toBe(locale);
    });
  },
);

test("rows that a filter hides get nothing of an array, which goes into the wrong rows", async () => {
  workbook.hidden.set("sheet1,1", "filtered").set("sheet1,3", "hidden");
  await run(async ({ workbook: book }) => {
    const sheet = book.worksheets.getItem("BOM");
    const range = sheet.getRange("A1:A4");
    range.values = [["a"], ["b"], ["c"], ["d"]];
    sheet.getRange("A2").values = [["own"]];
    range.load("values,rowHidden");
    const hidden = ["A1", "A2", "A4"].map((cell) => sheet.getRange(cell).load("rowHidden"));
    await book.context.sync();
    expect(range.values.flat()).toEqual(["a", "own", "b", "c"]);
    expect([range.rowHidden, ...hidden.map((cell) => cell.rowHidden)]).toEqual([null, false, true, true]);
  });
});

test("a formula that is written into a table's column fills it, the lowest one, unless other cells have other content", async () => {
  const written = (column: string, cells: string, formulas: string[]): Promise<unknown[]> =>
    run(async ({ workbook: book }) => {
      const sheet = book.worksheets.getItem("BOM");
      sheet.getRange(cells).formulas = formulas.map((formula) => [formula]);
      const body = sheet.getRange(`${column}2:${column}5`).load("formulas");
      await book.context.sync();
      return (body.formulas as unknown[][]).flat();
    });
  await run(async ({ workbook: book }) => {
    book.worksheets.getItem("BOM").getRange("A1:D1").values = [["A1", "B", "C", "D"]];
    book.worksheets.getItem("BOM").tables.add("A1:D5", true);
    await book.context.sync();
  });
  const one = '=[@[B2 x]]&"B2"&B3&$B$3&B$3';
  expect(await written("A", "A3", [one])).toEqual(["2", "3", "4", "5"].map((row) => one.replace("&B3", `&B${row}`)));
  expect(await written("C", "C2:C5", ["", "=X2", "=Y3", ""])).toEqual(["=Y1", "=Y2", "=Y3", "=Y4"]);
  expect(await written("D", "D2", ["a note"])).toEqual(["a note", "", "", ""]);
  expect(await written("D", "D4", ["=D2"])).toEqual(["a note", "", "=D2", ""]);
  expect(await written("F", "F2:F3", ["=A1", ""])).toEqual(["=A1", "", "", ""]);
});

test("a new column of a table has the formats of the one before it", async () => {
  await run(async ({ workbook: book }) => {
    const sheet = book.worksheets.getItem("BOM");
    sheet.getRange("A1:A3").values = [["A"], ["1"], [2]];
    sheet.getRange("A2:A3").numberFormat = [["@"], ["0.0"]];
    sheet.tables.add("A1:A3", true).columns.add(undefined, undefined, "B");
    const added = sheet.getRange("B1:B3").load("numberFormat");
    await book.context.sync();
    expect(added.numberFormat.flat()).toEqual(["General", "@", "0.0"]);
  });
});

test("used range, entire columns, value types", async () => {
  await run(async (context) => {
    const sheet = context.workbook.worksheets.getItem("BOM");
    sheet.getRange("A1:B2").values = [
      ["Part", 5],
      ["#N/A", ""],
    ];
    const used = sheet.getUsedRange().load("address, valueTypes");
    const column = used.getCell(0, 1).getEntireColumn().load("address");
    await context.sync();
    expect([used.address, column.address]).toEqual(["BOM!A1:B2", "BOM!B1:B1048576"]);
    expect(used.valueTypes).toEqual([
      ["String", "Double"],
      ["Error", "Empty"],
    ]);
  });
});

test("an array that doesn't match its range is rejected; one with more than 1,500 cells, which Office.js splits, is written", async () => {
  const rows = Array.from({ length: 2000 }, (_, index) => [index, `part ${String(index)}`]);
  const write = (values: unknown[][]) =>
    run((context) => {
      context.workbook.worksheets.getItem("BOM").getRange("B3:C2002").values = values;
      return context.sync();
    });
  const refused = { code: "InvalidArgument" };
  await expect(write([[1, 2]])).rejects.toMatchObject(refused);
  await expect(write([...rows, [1, 2]])).rejects.toMatchObject(refused);
  await expect(write([])).rejects.toMatchObject(refused);
  await write(rows);
  const area = { row: 2, column: 1, rowCount: rows.length, columnCount: 2 };
  expect(workbook.cellValues(workbook.activeSheet().id, area)).toEqual(rows);
});

test.each(["x".repeat(32_768), `=${"1+".repeat(4_096)}1`])(
  "a text or a formula that is too long for a cell fails",
  async (text) => {
    const written = (content: string): Promise<void> =>
      run(async ({ workbook: book }) => {
        book.worksheets.getItem("BOM").getRange("A1:B1").values = [["", content]];
        await book.context.sync();
      });
    await written(text.slice(0, -2));
    await expect(written(text)).rejects.toMatchObject({ code: "InvalidArgument" });
  },
);

test("changes of the selection, until the handler is removed", async () => {
  const seen: string[] = [];
  const handler = await run((context) => {
    const added = context.workbook.worksheets.onSelectionChanged.add(({ address }) => {
      seen.push(address);
      return Promise.resolve();
    });
    return context.sync(added);
  });
  workbook.select("sheet2", { row: 1, column: 1, rowCount: 2, columnCount: 1 });
  await eventually(() => expect(seen).toEqual(["B2:B3"]));
  handler.remove();
  await handler.context.sync();
  workbook.select("sheet2", { row: 0, column: 0, rowCount: 1, columnCount: 1 });
  await run((context) => context.sync());
  expect(seen).toEqual(["B2:B3"]);
});

test("an object of the next batch is the same as before", async () => {
  await run(async (context) => {
    const used = context.workbook.worksheets.getItem("BOM").getRange("A1:C3").load("address");
    await context.sync();
    const corner = used.getCell(2, 2).load("address");
    await context.sync();
    expect(corner.address).toBe("BOM!C3");
  });
});

test("a member of a newer Excel is rejected, as in Excel 2021", async () => {
  const old = openAddin({ script: "", metadata: { functions: [] }, environment: "sets=old" });
  await old.ready;
  const { run: runInOld } = old.window["Excel"] as typeof Excel;
  const { requirements } = (old.window["Office"] as typeof Office).context;
  expect([requirements.isSetSupported("ExcelApi", "1.14"), requirements.isSetSupported("ExcelApi", "1.16")]).toEqual([
    true,
    false,
  ]);
  const failing = runInOld(async (context) => {
    const range = context.workbook.getSelectedRange().load("valuesAsJson");
    await context.sync();
    return range.valuesAsJson;
  });
  await expect(failing).rejects.toMatchObject({ code: "ApiNotFound" });
  old.close();
});

test("the cells that formulas fill are found without reading all cells, in as few areas as possible", async () => {
  workbook.write("sheet1", { row: 1, column: 1, rowCount: 3, columnCount: 2 }, "formulas", [
    ["=1", "=2"],
    ["=3", "=4"],
    [5, "=6"],
  ]);
  await run(async (context) => {
    const sheet = context.workbook.worksheets.getItem("BOM");
    const found = sheet.getUsedRange().getSpecialCellsOrNullObject("Formulas").load("areaCount");
    const areas = found.areas.load("items/address");
    const nothing = sheet.getRange("A1").getSpecialCellsOrNullObject("Formulas");
    await context.sync();
    expect(found.areaCount).toBe(2);
    expect(areas.items.map(({ address }) => address)).toEqual(["BOM!B2:B3", "BOM!C2:C4"]);
    expect(nothing.isNullObject).toBe(true);
  });
});

test("cells of whole columns aren't read, and no more than five million", async () => {
  await run(async (context) => {
    const column = context.workbook.worksheets.getItem("BOM").getRange("B:B").load("address,values,numberFormat");
    await context.sync();
    expect([column.address, column.values, column.numberFormat]).toEqual(["BOM!B1:B1048576", null, null]);
  });
  const failing = run((context) => {
    context.workbook.worksheets.getItem("BOM").getRange("A1:Z200000").load("values");
    return context.sync();
  });
  await expect(failing).rejects.toMatchObject({ message: expect.stringContaining("five million") as string });
});

test("a protected sheet refuses contents, formats, and recalculation, and a batch stops there", async () => {
  const change = (act: (sheet: Excel.Worksheet) => void): Promise<unknown> =>
    run((context) => {
      act(context.workbook.worksheets.getItem("BOM"));
      return context.sync();
    });
  await change(({ protection }) => protection.protect());
  for (const act of [
    (sheet: Excel.Worksheet) => (sheet.getRange("A1").values = [[1]]),
    (sheet: Excel.Worksheet) => (sheet.getRange("A1").format.font.bold = true),
    (sheet: Excel.Worksheet) => sheet.tables.add("A1:B2", true),
    (sheet: Excel.Worksheet) => sheet.getRange("A1").calculate(),
    (sheet: Excel.Worksheet) => sheet.getUsedRange().getSpecialCellsOrNullObject("Formulas"),
  ])
    await expect(change(act)).rejects.toMatchObject({ code: "AccessDenied" });
  await change(({ protection }) => protection.unprotect());
  await change((sheet) => (sheet.getRange("A1").values = [[1]]));
  expect(workbook.cellValues("sheet1", { row: 0, column: 0, rowCount: 1, columnCount: 1 })).toEqual([[1]]);
});

test("requests and responses above 5 MB are rejected", async () => {
  const text = "x".repeat(30_000);
  const write = (rows: number) =>
    run((context) => {
      const range = context.workbook.worksheets.getItem("BOM").getRangeByIndexes(0, 0, rows, 1);
      range.values = Array.from({ length: rows }, () => [text]);
      return context.sync();
    });
  await write(170);
  await expect(write(180)).rejects.toMatchObject({ code: "RequestPayloadSizeLimitExceeded" });
  const reading = run((context) => {
    context.workbook.worksheets.getItem("BOM").getRange("A1:A170").load("values,formulas");
    return context.sync();
  });
  await expect(reading).rejects.toMatchObject({ code: "ResponsePayloadSizeLimitExceeded" });
});

test("while a cell is being edited, requests fail, or wait if they may", async () => {
  let finish: () => void = () => undefined;
  workbook.edited = new Promise((resolve) => {
    finish = () => {
      workbook.edited = null;
      resolve();
    };
  });
  const select = (context: Excel.RequestContext) => {
    context.workbook.worksheets.getItem("BOM").getRange("C3").select();
    return context.sync();
  };
  await expect(run(select)).rejects.toMatchObject({ code: "InvalidOperationInCellEditMode" });
  const waiting = run({ delayForCellEdit: true }, select);
  finish();
  await waiting;
  expect(workbook.selection().area).toMatchObject({ row: 2, column: 2 });
});

test("each request that writes is an undo record; with mergeUndoGroup, those of a run are one, from ExcelApi 1.20 on", async () => {
  const write = async (context: Excel.RequestContext): Promise<void> => {
    const range = context.workbook.getSelectedRange();
    range.values = [["a"]];
    await context.sync();
    range.values = [["b"]];
    await context.sync();
  };
  await run(write);
  expect(addin.undoRecords()).toBe(2);
  await run({ mergeUndoGroup: true }, write);
  await run({ mergeUndoGroup: true }, write);
  expect(addin.undoRecords()).toBe(4);
  await run(async (context) => {
    context.workbook.getSelectedRange().load("values");
    await context.sync();
  });
  expect(addin.undoRecords()).toBe(4);
  await run(async (context) => {
    context.workbook.worksheets.add("Report").load("id");
    await context.sync();
  });
  expect(addin.undoRecords()).toBe(5);
  const older = openAddin({ script: "", metadata: { functions: [] }, environment: "sets=2023" });
  await older.ready;
  await (older.window["Excel"] as typeof Excel).run({ mergeUndoGroup: true }, write);
  expect(older.undoRecords()).toBe(2);
  older.close();
});

test("a merged step of undo is refused where a sheet is deleted or copied, and wholly in some versions", async () => {
  const merged = (add: (sheets: Excel.WorksheetCollection) => void, from = addin): Promise<void> =>
    (from.window["Excel"] as typeof Excel).run({ mergeUndoGroup: true }, (context) => {
      add(context.workbook.worksheets);
      return context.sync();
    });
  const refused = { code: "UndoNotSupported" };
  await expect(merged((sheets) => sheets.getItem("Search").delete())).rejects.toMatchObject(refused);
  await expect(merged((sheets) => sheets.getItem("BOM").copy("After"))).rejects.toMatchObject(refused);
  await merged((sheets) => sheets.getItem("BOM").getRange("A1").format.autofitColumns());
  const refusing = openAddin({ script: "", metadata: { functions: [] }, environment: "undo=refused" });
  await refusing.ready;
  await merged((sheets) => sheets.load("items/name"), refusing);
  await expect(merged((sheets) => sheets.add(), refusing)).rejects.toMatchObject(refused);
  refusing.close();
});

test("a press before the add-in is ready waits, and the pane shows only when its handler has completed", async () => {
  const ribbon = openAddin({
    script: `window.order = [];
      Office.actions.associate("show", (event) => {
        Office.addin.showAsTaskpane().then(() => order.push("shown"));
        setTimeout(() => { order.push("completed"); event.completed(); }, 20);
      });`,
    metadata: { functions: [] },
  });
  await ribbon.runAction("show");
  await eventually(() => expect(ribbon.window["order"]).toHaveLength(2));
  expect(Array.from(ribbon.window["order"] as string[])).toEqual(["completed", "shown"]);
  await expect(ribbon.runAction("nothing")).rejects.toThrow("no action");
  ribbon.close();
});

test("a member that this host doesn't support is rejected by its name, and fails the test that used it", async () => {
  const other = openAddin({ script: "", metadata: { functions: [] } });
  await other.ready;
  const failing = (other.window["Excel"] as typeof Excel).run((context) => {
    context.workbook.getSelectedRange().removeDuplicates([0], false);
    return context.sync();
  });
  await expect(failing).rejects.toMatchObject({
    code: "NotImplemented",
    message: expect.stringContaining("Range.removeDuplicates") as string,
  });
  expect(() => other.close()).toThrow("Range.removeDuplicates");
});
