import { get, type IncomingMessage } from "node:http";
import { fileProblemText } from "../../src/messages/program/file-problem-texts";
import { eventually } from "../harness/eventually";
import { addinFrame } from "../harness/served-page";
import { openStubWorkbook } from "../demo/open-page";
import { useOpened } from "../harness/use-opened";
import { pageTextsOf } from "../../demo/page-texts";
import { workbookFile } from "../cli/files/made-files";

const workbook = useOpened(() => openStubWorkbook());

/** Each test has its own sheet. */
async function onNewSheet(name: string, cells: Readonly<Record<string, string | number>>): Promise<void> {
  await workbook.page.evaluate(
    async ([sheet, contents]) => {
      const api = window.workbook;
      api.addSheet(sheet);
      for (const [cell, content] of Object.entries(contents)) api.set(sheet, cell, content);
      await api.settled();
    },
    [name, cells] as const,
  );
}

const values = (sheet: string, area: string) =>
  workbook.page.evaluate(([name, cells]) => window.workbook.values(name, cells), [sheet, area] as const);

const shown = (sheet: string, area: string) =>
  workbook.page.evaluate(
    ([name, cell]) => ({ text: window.workbook.text(name, cell), message: window.workbook.errorMessage(name, cell) }),
    [sheet, area] as const,
  );

test("the BOM is complete, with formulas next to the vendor's parts only", async () => {
  const rows = await values("BOM", "A1:I78");
  expect(rows[0]).toContain("MANUFACTURER PART NUMBER");
  expect(rows[77]?.[0]).not.toBe("");
  const formulas = await workbook.page.evaluate(() =>
    Array.from({ length: 77 }, (_, index) => window.workbook.formula("BOM", `J${String(index + 2)}`)),
  );
  const withFormula = rows.slice(1).filter((_, index) => formulas[index] !== "");
  expect(withFormula).toHaveLength(9);
  // The BOM's tenth part is a ferrite bead, which is in none of the API's categories.
  expect(withFormula.every((row) => row[6] === "Vendor" && /^C/.test(String(row[5])))).toBe(true);
});

test("the formula bar is as wide as the grid", async () => {
  const widthOf = async (selector: string) => (await workbook.page.locator(selector).boundingBox())?.width ?? 0;
  expect(await widthOf('[data-u-comp="formula-bar"]')).toBeGreaterThan((await widthOf("#grid")) - 20);
});

test("results: scalars, a number with its format, an entity's text, nothing as 0", async () => {
  await onNewSheet("Results", {
    A1: "=VENDOR.DOUBLE(21)",
    A2: '=VENDOR.LATER("x")',
    A3: "=VENDOR.FORMATTED()",
    A4: "=VENDOR.ENTITY()",
    A5: "=VENDOR.NOTHING()",
    A6: "=A1+1",
    A7: "=VENDOR.WHEREAMI()",
    A8: "=A3*2",
  });
  expect((await values("Results", "A1:A7")).flat()).toEqual([42, "later x", 1e-7, "#VALUE!", 0, 43, "Results!A7"]);
  expect((await shown("Results", "A3")).text).toBe("0.1µF");
  expect((await shown("Results", "A4")).text).toBe("GRM155R61E105KA12D");
  // The engine copies a format through calculations, as Excel does; a literal format then shows a wrong value
  expect([await values("Results", "A8"), (await shown("Results", "A8")).text]).toEqual([[[2e-7]], "0.1µF"]);
});

test("errors have a text if Excel shows one, and formulas can catch them", async () => {
  await onNewSheet("Errors", {
    A1: "=VENDOR.NOTAVAILABLE()",
    A2: "=VENDOR.INVALIDVALUE()",
    A3: "=VENDOR.REJECTED()",
    A4: "=VENDOR.THROWN()",
    A5: "=VENDOR.DIVISION()",
    A6: "=VENDOR.DOUBLE(A1)",
    A7: '=IFERROR(A1,"caught")',
    A8: '=VENDOR.DOUBLE("abc")',
  });
  const cells = await Promise.all(
    ["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8"].map((cell) => shown("Errors", cell)),
  );
  expect(cells.map(({ text, message }) => [text, message])).toEqual([
    ["#N/A", "No such part. Did you mean another?"],
    ["#VALUE!", "Mistake at character 7."],
    ["#N/A", "Rejected later."],
    ["#VALUE!", undefined],
    ["#DIV/0!", undefined],
    ["#N/A", undefined],
    ["caught", undefined],
    ["#VALUE!", undefined],
  ]);
});

test("the selected cell's error text is in the status bar", async () => {
  await onNewSheet("Card", { B2: "=VENDOR.NOTAVAILABLE()" });
  await workbook.page.evaluate(() => window.workbook.select("Card", "B2"));
  await workbook.page.waitForFunction(
    () => document.querySelector("[data-error-message]")?.textContent === "No such part. Did you mean another?",
  );
  await workbook.page.evaluate(() => window.workbook.select("Card", "B3"));
  await workbook.page.waitForFunction(() => document.querySelector("[data-error-message]")?.textContent === "");
});

test("an array spills, is blocked by a filled cell, and spills again when that is cleared", async () => {
  await onNewSheet("Spill", {
    A1: "=VENDOR.TABLE(3)",
    F1: "=VENDOR.MIXED()",
    C7: "=VENDOR.TABLE(2)",
    D8: "in the way",
  });
  expect(await values("Spill", "A1:C4")).toEqual([
    ["row 1", 1, true],
    ["row 2", 2, false],
    ["row 3", 3, true],
    ["", "", ""],
  ]);
  expect(await values("Spill", "F1:H2")).toEqual([
    ["text", 0, 0],
    ["#N/A", true, 3],
  ]);
  expect((await shown("Spill", "F2")).message).toBe("Only this cell.");
  expect(await values("Spill", "C7")).toEqual([["#SPILL!"]]);
  await workbook.page.evaluate(async () => {
    window.workbook.set("Spill", "D8", "");
    await window.workbook.settled();
  });
  expect(await values("Spill", "C7:D8")).toEqual([
    ["row 1", 1],
    ["row 2", 2],
  ]);
});

test("arguments: ranges, omitted and blank ones, one call per cell of a range", async () => {
  await onNewSheet("Arguments", {
    A1: 1,
    A2: 2,
    B1: "text",
    D1: "=VENDOR.ECHO(A1,A1:B2)",
    D2: "=VENDOR.ECHO(C1,,TRUE)",
    D3: "=VENDOR.COUNTCELLS(A1:B2)",
    D4: "=VENDOR.REPEATED(A1:A2,5)",
    E1: "=VENDOR.DOUBLE(A1:A2)",
  });
  expect((await values("Arguments", "D1:D4")).flat()).toEqual([
    '["1",[["1","text"],["2",""]],null]',
    '["",null,true]',
    4,
    "[[[[1],[2]],[[5]]]]",
  ]);
  expect(await values("Arguments", "E1:E2")).toEqual([[2], [4]]);
});

test("Excel.run reads a value's format and data type apart from the cell's own", async () => {
  await onNewSheet("Types", { A1: "=VENDOR.FORMATTED()", A2: "=VENDOR.ENTITY()", A3: "=VENDOR.NOTAVAILABLE()", B1: 5 });
  const read = () =>
    workbook.page.frames()[1]?.evaluate(() =>
      Excel.run(async (context) => {
        const range = context.workbook.worksheets.getItem("Types").getRange("A1:A3");
        range.load("values,text,numberFormat,valuesAsJson,valueTypes");
        await context.sync();
        const { values, text, numberFormat, valuesAsJson, valueTypes } = range;
        return { values, text, numberFormat, types: valueTypes, json: valuesAsJson.flat() };
      }),
    );
  expect(await read()).toMatchObject({
    values: [[1e-7], ["#VALUE!"], ["#N/A"]],
    text: [["0.1µF"], ["GRM155R61E105KA12D"], ["#N/A"]],
    numberFormat: [["General"], ["General"], ["General"]],
    types: [["Double"], ["RichValue"], ["Error"]],
    json: [
      { type: "FormattedNumber", basicType: "Double", basicValue: 1e-7, numberFormat: '"0.1µF"' },
      { type: "Entity", basicType: "Error", basicValue: "#VALUE!", text: "GRM155R61E105KA12D" },
      { type: "Error", basicType: "Error", basicValue: "#N/A", message: "No such part. Did you mean another?" },
    ],
  });
  await workbook.page.evaluate(() => window.workbook.set("Types", "A1", 1e-7));
  expect(await read()).toMatchObject({ text: [["1e-7"], [expect.anything()], [expect.anything()]] });
});

test("a cell's data type and a range with an error reach a function with parameters of type any, if functions.json allows it, and no other", async () => {
  await onNewSheet("Rich", {
    A1: "=VENDOR.FORMATTED()",
    A2: "=VENDOR.ENTITY()",
    A3: "=VENDOR.NOTAVAILABLE()",
    C1: "=VENDOR.REPEATED(A1)",
    C2: "=VENDOR.REPEATED(A2)",
    C3: "=VENDOR.COUNTCELLS(A1:A3)",
    C4: "=VENDOR.DOUBLE(A1)",
    C5: "=VENDOR.ECHO(A2)",
    C6: "=VENDOR.DOUBLE(A3)",
  });
  const [[formatted], [entity], ...rest] = (await values("Rich", "C1:C6")) as [[string], [string], ...[unknown][]];
  expect(JSON.parse(formatted)).toMatchObject([[[[{ basicValue: 1e-7, numberFormat: '"0.1µF"' }]]]]);
  expect(JSON.parse(entity)).toMatchObject([[[[{ type: "Entity", text: "GRM155R61E105KA12D" }]]]]);
  expect(rest).toEqual([[3], [2e-7], ["#VALUE!"], ["#N/A"]]);
});

test("formats, widths, frozen rows, a table, and a formula that refers to it are accepted in one batch", async () => {
  await onNewSheet("Look", { A1: "Part", A2: 21, B1: "Twice" });
  await workbook.page.frames()[1]?.evaluate(() =>
    Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getItem("Look");
      const header = sheet.getRange("A1:C1");
      header.format.font.bold = true;
      header.format.fill.color = "#DDEBF7";
      header.format.columnWidth = 150;
      sheet.getRange("A:C").format.autofitColumns();
      sheet.freezePanes.freezeRows(1);
      sheet.tables.add("A1:B2", true).name = "Doubled";
      sheet.getRange("B2").formulas = [["=VENDOR.DOUBLE(Doubled[[#This Row],[Part]])"]];
      await context.sync();
    }),
  );
  await workbook.page.evaluate(() => window.workbook.settled());
  await workbook.page.frames()[1]?.evaluate(() =>
    Excel.run(async (context) => {
      context.workbook.worksheets.getItem("Look").getRange("A2").format.font.bold = true;
      await context.sync();
    }),
  );
  // A format alone doesn't cause a calculation
  expect(await workbook.page.locator("#status").textContent()).toMatch(pageTextsOf("en-US").ready);
  expect(await values("Look", "A2:B2")).toEqual([[21, 42]]);
});

test("an add-in's copy of a sheet calculates by itself", async () => {
  await onNewSheet("Original", { A1: 21, B1: "=VENDOR.DOUBLE(A1)" });
  await workbook.page.frames()[1]?.evaluate(() =>
    Excel.run((context) => {
      context.workbook.worksheets.getItem("Original").copy("After");
      return context.sync();
    }),
  );
  await workbook.page.evaluate(() => {
    window.workbook.set("Original (2)", "A1", 4);
    return window.workbook.settled();
  });
  expect([await values("Original", "B1"), await values("Original (2)", "B1")]).toEqual([[[42]], [[8]]]);
});

test("while a cell is being edited, Excel.run fails", async () => {
  const run = () =>
    workbook.page.frames()[1]?.evaluate(() =>
      Excel.run(async (context) => {
        context.workbook.getActiveCell().load("address");
        await context.sync();
        return "read";
      }).catch((error: unknown) => (error as { code: string }).code),
    ) ?? Promise.resolve("no frame");
  await workbook.page.evaluate(() => window.workbook.select("BOM", "A70"));
  await workbook.page.locator("#grid canvas").first().focus();
  await workbook.page.keyboard.press("F2");
  await expectEventually(run, "InvalidOperationInCellEditMode");
  await workbook.page.keyboard.press("Escape");
  await expectEventually(run, "read");
});

test("a cell is busy first, and a whole recalculation is sent in one message", async () => {
  const { busy, messages, calls } = await workbook.page.evaluate(async () => {
    const api = window.workbook;
    api.addSheet("Batch");
    const before = { ...api.traffic() };
    api.setAll(
      "Batch",
      "A1",
      Array.from({ length: 1000 }, (_, row) => [`=VENDOR.LATER("${String(row)}")`]),
    );
    while (api.value("Batch", "A1") === "") await new Promise(requestAnimationFrame);
    const seen = api.value("Batch", "A1");
    await api.settled();
    const after = api.traffic();
    return {
      busy: seen,
      messages: after.invocationMessages - before.invocationMessages,
      calls: after.invocations - before.invocations,
    };
  });
  expect({ busy, messages, calls }).toEqual({ busy: "#BUSY!", messages: 1, calls: 1000 });
  expect(await values("Batch", "A1000")).toEqual([["later 999"]]);
});

test("a result is kept until a recalculation is forced", async () => {
  await onNewSheet("Kept", { A1: "=VENDOR.CALLS()", B1: 1, C1: "=A1+B1" });
  const [[first]] = (await values("Kept", "A1")) as [[number]];
  await workbook.page.evaluate(async () => {
    window.workbook.set("Kept", "B1", 2);
    await window.workbook.settled();
  });
  expect(await values("Kept", "A1:C1")).toEqual([[first, 2, first + 2]]);
  await workbook.page.evaluate(async () => {
    window.workbook.recalculate();
    await window.workbook.settled();
  });
  const [[again]] = (await values("Kept", "A1")) as [[number]];
  expect(again).toBeGreaterThan(first);
});

test("a pending call is canceled when its cell is cleared, or its argument changes", async () => {
  const calls = async (list: "started" | "canceled") =>
    workbook.page.frames()[1]?.evaluate((name) => [...(Reflect.get(window, name) as string[])].sort(), list);
  await workbook.page.evaluate(() => {
    const api = window.workbook;
    api.addSheet("Cancel");
    api.set("Cancel", "A1", '=VENDOR.CANCELABLE("cleared")');
    api.set("Cancel", "B2", "first");
    api.set("Cancel", "A2", "=VENDOR.CANCELABLE(B2)");
  });
  // A call that isn't sent yet is only withdrawn.
  await expectEventually(async () => calls("started"), ["cleared", "first"]);
  await workbook.page.evaluate(() => {
    window.workbook.set("Cancel", "A1", null);
    window.workbook.set("Cancel", "B2", "second");
  });
  await expectEventually(async () => calls("canceled"), ["cleared", "first"]);
  await expectEventually(async () => calls("started"), ["cleared", "first", "second"]);
  // The calls that only a reload of the add-in's frame loses are made again.
  await addinFrame(workbook.page).evaluate(() => location.reload());
  await expectEventually(async () => calls("started"), ["second"]);
  await workbook.page.evaluate(() => {
    window.workbook.set("Cancel", "A2", null);
  });
  await expectEventually(async () => calls("canceled"), ["second"]);
});

test("a tab can't be renamed to the name that Excel keeps for itself", async () => {
  const { page } = workbook;
  await onNewSheet("Revisions", {});
  const tab = page.locator("[data-u-comp=slide-tab-item]", { hasText: "Revisions" });
  await tab.dblclick();
  const name = page.locator("[data-u-comp=slide-tab-item] [contenteditable=true]");
  await name.fill("History");
  await name.press("Enter");
  await page.getByText("The sheet name already exists.").waitFor();
  await page.getByRole("button", { name: "OK", exact: true }).click();
  // The name is still being edited.
  await name.fill("Renamed");
  await name.press("Enter");
  await eventually(async () => {
    const names = await page.evaluate(() => window.workbook.sheets());
    expect([names.includes("Renamed"), names.includes("History")]).toEqual([true, false]);
  });
});

test("the ribbon is the manifest's, and its action changes the workbook through Excel.run", async () => {
  await onNewSheet("Ribbon", { A1: "=VENDOR.CALLS(1)" });
  const [[before]] = (await values("Ribbon", "A1")) as [[number]];
  await workbook.page.evaluate(() => window.workbook.select("Ribbon", "A1"));
  await workbook.page.getByRole("button", { name: "Refresh" }).click();
  await workbook.page.waitForFunction((count) => Number(window.workbook.value("Ribbon", "A1")) > count, before);
  expect(await values("Log", "A1:B1")).toEqual([["refreshed", "Ribbon!A1"]]);
});

test("the pane button shows and hides the pane, whose page stays loaded", async () => {
  const pane = workbook.page.locator("#pane");
  const button = workbook.page.getByRole("button", { name: "Products" });
  expect(await pane.isVisible()).toBe(true);
  await button.click();
  expect(await pane.isVisible()).toBe(false);
  await onNewSheet("Hidden", { A1: "=VENDOR.DOUBLE(4)" });
  expect(await values("Hidden", "A1")).toEqual([[8]]);
  await button.click();
  expect(await pane.isVisible()).toBe(true);
});

test("the add-in finds its environment: language, the demo's key, storage", async () => {
  const body = workbook.page.frameLocator("#pane").locator("body");
  expect(await body.getAttribute("data-language")).toBe("en-US");
  expect(await body.getAttribute("data-key")).toBe("demo-key");
  expect(await body.getAttribute("data-stored")).toBe("1");
});

test("a user's BOM file becomes a sheet that is shown; the reason why a file can't be opened is shown", async () => {
  const field = workbook.page.locator("#open-file input");
  const trouble = workbook.page.locator("#trouble");
  const open = (name: string, bytes: Uint8Array): Promise<void> =>
    field.setInputFiles({ name, mimeType: "", buffer: Buffer.from(bytes) });
  const header = ["MPN", "Size", "Qty"];
  const part = ["GRM155R61E105KA12D", "0402", 2];
  const sheets = [
    ["My BOM.csv", "My BOM", Buffer.from("MPN,Size,Qty\nGRM155R61E105KA12D,0402,2\n")],
    ["My BOM.xlsx", "My BOM 2", workbookFile({ BOM: [header, part] })],
  ] as const;
  for (const [fileName, sheet, bytes] of sheets) {
    await open("damaged.xlsx", workbookFile({ BOM: [header] }).subarray(0, 300));
    await trouble.getByText(fileProblemText({ code: "unreadable" }, "en")).waitFor();
    await open(fileName, bytes);
    await workbook.page.waitForFunction((name) => window.workbook.activeSheet() === name, sheet);
    expect(await values(sheet, "A1:C2")).toEqual([header, part]);
    expect(await trouble.textContent()).toBe("");
  }
  await open("empty.csv", new Uint8Array());
  await trouble.getByText(fileProblemText({ code: "empty" }, "en")).waitFor();
});

test("an error in a file is an error in the sheet, also for formulas", async () => {
  const divided = { t: "e", v: 7, w: "#DIV/0!" } as const;
  const bytes = workbookFile({
    BOM: [
      ["MPN", "Price"],
      ["A", divided],
    ],
  });
  await workbook.page
    .locator("#open-file input")
    .setInputFiles({ name: "With errors.xlsx", mimeType: "", buffer: Buffer.from(bytes) });
  await workbook.page.waitForFunction(() => window.workbook.activeSheet() === "With errors");
  await workbook.page.evaluate(async () => {
    window.workbook.set("With errors", "C2", "=B2+1");
    window.workbook.set("With errors", "D2", '=IFERROR(B2,"caught")');
    await window.workbook.settled();
  });
  expect(await values("With errors", "B2:D2")).toEqual([["#DIV/0!", "#DIV/0!", "caught"]]);
});

test("of a file with several sheets, the user opens one, in the file's rows with formats, widths, and formulas", async () => {
  const { page } = workbook;
  const open = async (): Promise<void> => {
    const part = ["C1", 2, { t: "n", v: 4, f: "B4*2", z: "0.0" }, { t: "n", v: 9, f: "Changes!A1" }] as const;
    const sheets = { Changes: [["1.0"]], Parts: [["Project X"], [], ["Ref", "Qty"], part], Blank: [[]] };
    const buffer = Buffer.from(workbookFile(sheets));
    await page.locator("#open-file input").setInputFiles({ name: "Several.xlsx", mimeType: "", buffer });
  };
  const dialog = page.getByRole("dialog", { name: "Select a sheet of Several.xlsx" });
  const before = await page.evaluate(() => window.workbook.sheets());
  await open();
  await dialog.waitFor();
  expect(await dialog.getByRole("button").allTextContents()).toEqual(["Parts: 3 rows", "Changes: 1 row", "Cancel"]);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  expect(await page.evaluate(() => window.workbook.sheets())).toEqual(before);

  await open();
  await dialog.waitFor();
  await page.keyboard.press("Enter"); // the sheet with the most lines
  await page.waitForFunction(() => window.workbook.activeSheet() === "Several");
  await page.evaluate(() => window.workbook.settled());
  expect(await values("Several", "A1:D4")).toEqual([
    ["Project X", "", "", ""],
    ["", "", "", ""],
    ["Ref", "Qty", "", ""],
    ["C1", 2, 4, 9],
  ]);
  const read = await page.evaluate(() => {
    const { workbook: api } = window;
    return [api.formula("Several", "C4"), api.text("Several", "C4"), api.formula("Several", "D4")];
  });
  expect(read).toEqual(["=B4*2", "4.0", 9]);
});

describe("Ctrl+Z", () => {
  const state = () =>
    addinFrame(workbook.page).evaluate(() =>
      Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.getItem("Undo");
        const cells = sheet.getRange("A1:D4").load("formulas, values, numberFormat");
        const column = sheet.getRange("A:A").load("format/columnWidth");
        const tables = sheet.tables.load("items/name");
        const sheets = context.workbook.worksheets.load("items/name");
        await context.sync();
        const { formulas, values: shownValues, numberFormat } = cells;
        const names = [tables, sheets].map(({ items }) => items.map(({ name }) => name));
        return { formulas, values: shownValues, numberFormat, width: column.format.columnWidth, names };
      }),
    );
  const press = async (key: string): Promise<void> => {
    await workbook.page.locator("#grid canvas").first().focus();
    await workbook.page.keyboard.press(key);
  };

  test("takes back a request of an add-in as one step, with its tables and formats; Ctrl+Y makes it again", async () => {
    await onNewSheet("Undo", { A1: "Part", B1: "Count", A2: "old", B2: 1, C1: "=B2*2", D1: "=A2" });
    const before = await state();
    await addinFrame(workbook.page).evaluate(() =>
      Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.getItem("Undo");
        sheet.getRange("A2:A4").numberFormat = [["@"], ["@"], ["@"]];
        sheet.getRange("A2:B4").values = [
          ["0603", 5],
          ["0805", 6],
          ["1206", 7],
        ];
        sheet.getRange("A2:B2").values = [["0402", 8]];
        sheet.getRange("B2:B4").numberFormat = [["0.0"], ["0.0"], ["0.0"]];
        sheet.tables.add("A1:B4", true).name = "Counts";
        sheet.getRange("D2").formulas = [["=SUM(B2:B4)"]];
        sheet.getRange("A:A").format.columnWidth = 200;
        await context.sync();
      }),
    );
    await workbook.page.evaluate(() => window.workbook.settled());
    const after = await state();
    expect(after.values.slice(1)).toEqual([
      ["0402", 8, "", 21],
      ["0805", 6, "", ""],
      ["1206", 7, "", ""],
    ]);
    expect(after.values[0]).toEqual(["Part", "Count", 16, "0402"]);
    expect(after.names[0]).toEqual(["Counts"]);
    await press("Control+z");
    await expectEventually(state, before);
    await press("Control+y");
    await expectEventually(state, after);
    await press("Control+z");
    await expectEventually(state, before);
  });
});

test("a page of another site whose name leads here doesn't get the demo's key", async () => {
  const { hostname, port } = new URL(workbook.server.url);
  const { statusCode } = await new Promise<IncomingMessage>((resolve) =>
    get({ hostname, port, path: "/demo.json", headers: { host: `elsewhere.example:${port}` } }, resolve),
  );
  expect(statusCode).toBe(421);
});

test("the page's server doesn't close a connection that a client may use for its next request", async () => {
  const { headers } = await fetch(workbook.server.url);
  expect([headers.get("connection"), headers.get("keep-alive")]).toEqual(["keep-alive", null]);
});

test("nothing failed, and no request left this machine", () => {
  expect(workbook.troubles).toEqual([]);
});

const expectEventually = <T>(read: () => Promise<T>, expected: T): Promise<void> =>
  eventually(async () => expect(await read()).toEqual(expected));
