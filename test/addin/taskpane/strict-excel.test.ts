import { refusalText } from "../../../src/messages/excel-refusal";
import { activityTexts } from "../../../src/messages/activity/activity-texts";
import { checkBomTexts } from "../../../src/messages/check-bom/check-bom-texts";
import { refreshTexts } from "../../../src/messages/activity/refresh-texts";
import { shellTexts } from "../../../src/messages/shell-texts";
import { parseArea } from "../../../demo/a1";
import { hurry } from "../../harness/hurried-clock";
import { eventually } from "../../harness/eventually";
import { mountPane } from "../../harness/mounted-pane";
import { useOpened } from "../../harness/use-opened";

const text = refreshTexts.en;
const pane = useOpened(() =>
  mountPane({
    sheets: ["Parts", "Large", "BOM", "R&D's parts", "German"],
    settings: { formatted: true },
    beforeScript: (window) => hurry(window, 20),
  }),
);

beforeAll(async () => {
  // In hurried time, the first formulas can be called before Excel has named its region, and have no unit then.
  await eventually(async () => {
    pane.set("Parts", "A1", [
      ['=VENDOR.SPEC("LQG15HS15NH02D",{"Inductance","SizecodeInch","Status"})'],
      ['=VENDOR.PART("GRM155R61E105KA12D")'],
      ['=VENDOR.SPEC("GRM999R99Z999ZZ99Z","Status")'],
    ]);
    await pane.settled();
    const inductance = parseArea("A1", pane.workbook.limits());
    expect(pane.workbook.read("sheet1", inductance, "text")).toEqual([["15.00E-9 H"]]);
  });
});

const formats = (cells: string): unknown =>
  pane.workbook.read("sheet1", parseArea(cells, pane.workbook.limits()), "numberFormat");

test("cells that Excel skips are recalculated once more", async () => {
  pane.workbook.skippedCalculations = 1;
  await pane.ribbon("RefreshSheet");
  await pane.says(text.unchanged(3));
  expect(pane.workbook.skippedCalculations).toBe(0);
  expect(pane.text()).not.toContain("Excel didn't recalculate");
});

test("cells that Excel never recalculates are counted", async () => {
  pane.workbook.skippedCalculations = Infinity;
  await pane.ribbon("RefreshSheet");
  await pane.says(text.notCalled(1));
  pane.workbook.skippedCalculations = 0;
});

test("where functions are slow, no cell is counted as skipped while Excel still calls cells", async () => {
  pane.set("Parts", "F1", Array<string[]>(10).fill(['=VENDOR.SPEC("GRM999R99Z999ZZ99Z","Status")']));
  await pane.settled();
  pane.select("Parts", "F1:F10");
  pane.workbook.callIntervalMs = 50; // a second for the add-in
  await pane.ribbon("RefreshSelection");
  await pane.says(text.unchanged(10));
  expect(pane.text()).not.toContain("Excel didn't recalculate");
  pane.workbook.callIntervalMs = 0;
  pane.set("Parts", "F1", Array<string[]>(10).fill([""]));
});

test("a formula that needs no call isn't waited for, and not counted as skipped", async () => {
  pane.set("Parts", "E5", [['=IF(A5="","",VENDOR.SPEC(A5,"Status"))']]);
  await pane.ribbon("RefreshSheet");
  await pane.says(text.unchanged(4));
  expect(pane.text()).not.toContain("Excel didn't recalculate");
  pane.set("Parts", "E5", [[""]]);
});

describe("While Excel doesn't respond", () => {
  let respond: () => void;
  beforeEach(() => (respond = pane.excelWaits()));
  afterEach(() => respond());

  test("a button completes, and its command waits", async () => {
    pane.set("Parts", "E7", [['=VENDOR.SPEC("LQG15HS15NH02D","Status")']]);
    await pane.settled();
    pane.select("Parts", "E7");
    await pane.ribbon("ConvertSelection");
    respond();
    await pane.says(text.converted(1));
  });
});

test("a sheet with more content than Excel returns at once", async () => {
  pane.set(
    "Large",
    "A1",
    Array.from({ length: 100_000 }, () => ["x".repeat(60)]),
  );
  const formula = '=VENDOR.SPEC("LQG15HS15NH02D","Status")';
  pane.set("Large", "B9", [[formula], [formula]]);
  await pane.settled();
  await pane.ribbon("RefreshWorkbook");
  await pane.says(text.unchanged(5)); // another number than the message before
});

test("a cell that Excel can't go to, as on a hidden sheet, is reported", async () => {
  const recover = pane.excelRefuses("InvalidOperation");
  await pane.press(activityTexts.en.goTo("Parts!A3"));
  await pane.says(activityTexts.en.goToRefused);
  recover();
});

test("a sheet whose name Excel quotes, and doubles the apostrophe in it", async () => {
  pane.set("R&D's parts", "B2", [['=VENDOR.SPEC("GRM999R99Z999ZZ99Z","Status")']]);
  await pane.settled();
  await pane.press(activityTexts.en.goTo("R&D's parts!B2"));
  await eventually(() => expect(pane.workbook.activeSheet().name).toBe("R&D's parts"));
  pane.select("R&D's parts", "A1:C3");
  await pane.ribbon("RefreshSelection");
  await pane.says(text.scopes.selection);
  await pane.says(text.unchanged(1));
});

test("a request that is too large has its own text", async () => {
  const recover = pane.excelRefuses("The request is too large.", "RequestPayloadSizeLimitExceeded");
  await pane.ribbon("ConvertSelection");
  await pane.says(refusalText({ code: "tooLarge" }, "en"));
  recover();
});

test("the BOM check reads displayed texts: the number of PART cells, not their value #VALUE!", async () => {
  pane.set("BOM", "A1", [["Part number"], ['=VENDOR.PART("GRM155R61E105KA12D")'], ['=VENDOR.PART("LQG15HS15NH02D")']]);
  await pane.settled();
  pane.select("BOM", "A1");
  await pane.tab(shellTexts.en.views.check);
  await pane.says(checkBomTexts.en.place("BOM"));
  await pane.press(checkBomTexts.en.check);
  await pane.press(`${checkBomTexts.en.filters.all} 2`);
  await eventually(() => expect(pane.all(".check-row")).toHaveLength(2));
  expect(pane.all(".check-row")[0]?.textContent).toContain("GRM155R61E105KA12D");
});

test.each(["de-DE", "ja-JP"])("in the region %s, formats are written as in English", async (region) => {
  pane.workbook.region = { locale: region, ownDecimal: null };
  pane.set("German", "A1", [[6.3, '=VENDOR.SPEC("LQG15HS15NH02D","Inductance")']]);
  await pane.settled();
  pane.select("German", "B1");
  await pane.ribbon("ConvertSelection");
  await pane.says(text.converted(1));
  const cells = parseArea("A1:B1", pane.workbook.limits());
  const formats = pane.workbook.read(pane.workbook.sheets().at(-1)?.id ?? "", cells, "numberFormat");
  expect(formats).toEqual([["General", '##0.00E+0" H"']]);
  pane.workbook.region = { locale: "en-US", ownDecimal: null };
});

test("converting to values keeps displayed contents, with number formats and texts that look like numbers", async () => {
  pane.select("Parts", "A1:C3");
  await pane.ribbon("ConvertSelection");
  await pane.says(text.converted(3));
  await eventually(() => expect(pane.formula("Parts", "A1")).toBe(1.5e-8));
  expect(["B1", "C1", "A2", "A3"].map((cell) => pane.formula("Parts", cell))).toEqual([
    "0402",
    "In Production",
    "GRM155R61E105KA12D",
    "#N/A",
  ]);
  expect(formats("A1:C1")).toEqual([['##0.00E+0" H"', "@", "General"]]);
  expect(formats("A2:A3")).toEqual([["@"], ["General"]]);
});

test("a formula without a value yet isn't converted, also where Excel shows 0 until then", async () => {
  let respond = (): void => undefined;
  const held = new Promise<void>((resolve) => (respond = resolve));
  const own = await mountPane({
    beforeScript: (window) => {
      const { fetch } = window;
      window.fetch = (...request) => held.then(() => fetch(...request));
    },
  });
  own.workbook.beforeValue = 0;
  const formula = '=VENDOR.SPEC("LQG15HS15NH02D","Status")';
  own.set("Sheet1", "A1", [[formula]]);
  own.select("Sheet1", "A1");
  expect(own.cell("Sheet1", "A1")).toBe(0);
  await own.ribbon("ConvertSelection");
  await own.says(text.waitingKept(1));
  expect(own.formula("Sheet1", "A1")).toBe(formula);
  respond();
  await own.settled();
  await own.close();
});

const lines = 20;

/** The calls after the number of one line of a table has changed; a formula for each line and field. */
async function callsAfterEdit(sheet: string, formulaOf: (row: number, field: string) => string): Promise<number> {
  const { workbook } = pane;
  const fields = ["Status", "Rohs", "MSL"];
  const { id } = workbook.addSheet(sheet);
  const area = { row: 0, column: 0, rowCount: lines + 1, columnCount: 1 + fields.length };
  workbook.state.tables.push({ id: sheet, name: sheet, sheetId: id, area, style: "" });
  pane.set(sheet, "A1", [["MPN", ...fields]]);
  const rows = Array.from({ length: lines }, (_, at) => at + 2);
  pane.set(
    sheet,
    "A2",
    rows.map((row) => ["LQG15HS15NH02D", ...fields.map((field) => formulaOf(row, field))]),
  );
  await pane.settled();
  const before = workbook.calls;
  pane.set(sheet, "A5", [["GRM155R61E105KA12D"]]);
  await pane.settled();
  return workbook.calls - before;
}

// Add columns writes the second form; test/addin/check-bom/column-plan.test.ts holds that.
test("in a table, Excel calls the formulas of one line after an edit, but all of those with [#This Row]", async () => {
  const [row, cell] = [
    await callsAfterEdit("Rows", (_, field) => `=VENDOR.SPEC(Rows[[#This Row],[MPN]],"${field}")`),
    await callsAfterEdit("Cells", (at, field) => `=VENDOR.SPEC($A${String(at)},"${field}")`),
  ];
  expect([row, cell]).toEqual([lines * 3, 3]);
});

test("2,000 formulas below each other and 600 apart are converted in one step of undo", async () => {
  // Its clock isn't hurried: after a timeout, cells are recalculated, which is a step of undo.
  const own = await mountPane({ sheets: ["Parts"] });
  try {
    const formula = '=VENDOR.SPEC("LQG15HS15NH02D","Status")';
    own.set("Parts", "F1", Array<string[]>(2000).fill([formula]));
    own.set(
      "Parts",
      "H1",
      Array.from({ length: 1200 }, (_, row) => [row % 2 === 0 ? formula : "between"]),
    );
    await own.settled();
    own.select("Parts", "F1:H2000");
    const before = own.undoRecords();
    await own.ribbon("ConvertSelection");
    await own.says(text.converted(2600));
    expect([own.formula("Parts", "F2000"), own.formula("Parts", "H1199")]).toEqual(["In Production", "In Production"]);
    expect(own.undoRecords()).toBe(before + 1);
  } finally {
    await own.close();
  }
});

test("cells that repeat the formula that fills them, as some versions of Excel say, are one formula", async () => {
  pane.workbook.repeatsSpilled = true;
  // The used range of this document has no spilled cells by itself.
  pane.set("Parts", "G16", [["used"]]);
  pane.set("Parts", "E12", Array<string[]>(5).fill(['=VENDOR.SPEC("LQG15HS15NH02D",{"Inductance","SizecodeInch"})']));
  await pane.settled();
  pane.select("Parts", "E12:F16");
  await pane.ribbon("RefreshSelection");
  await pane.says(text.unchanged(5));
  expect(pane.text()).not.toContain(text.notCalled(5));
  pane.workbook.repeatsSpilled = false;
});

test("formulas that Excel read before it knew the functions are counted, and a refresh enters them again", async () => {
  const own = await mountPane({ sheets: ["Parts", "Guarded"], beforeScript: (window) => hurry(window, 20) });
  const status = 'VENDOR.SPEC("LQG15HS15NH02D","Status")';
  const stored = "_xldudf_VENDOR_SPEC";
  own.workbook.isOpening = true;
  own.set("Guarded", "A1", [[`=${status}`]]);
  own.set("Parts", "A1", [
    [`=${status}`],
    [`=IF(TRUE,${status.replace("VENDOR.SPEC", stored)},"")`],
    [`=[1]!${stored}("LQG15HS15NH02D","SizecodeInch")`],
    [`='C:\\My tools\\Other.xlam'!${stored}("LQG15HS15NH02D","Status")`],
  ]);
  own.workbook.isOpening = false;
  own.workbook.state.protectedSheets.add("sheet2");
  own.workbook.calculate({});
  expect([own.cell("Parts", "A1"), own.cell("Parts", "A3")]).toEqual(["#NAME?", "#NAME?"]);
  await own.tab(shellTexts.en.views.activity);
  await own.says(activityTexts.en.stuck(5));
  await own.ribbon("RefreshWorkbook");
  await own.shows("Parts", "A1", "In Production");
  await own.shows("Parts", "A3", "0402");
  await own.shows("Parts", "A4", "In Production");
  expect(["A1", "A2"].map((cell) => own.formula("Parts", cell))).toEqual([`=${status}`, `=IF(TRUE,${status},"")`]);
  await own.says(activityTexts.en.stuck(1));
  // Excel reads the list of functions again when the workbook is opened, until none is stuck (office-js #2777).
  const { settings } = (own.window["Office"] as typeof Office).context.document;
  const isListRead = () => settings.get("Office.ForceRefreshCustomFunctionsCache") as unknown;
  await eventually(() => expect(isListRead()).toBe(true));
  own.workbook.state.protectedSheets.delete("sheet2");
  await own.ribbon("RefreshWorkbook");
  await own.shows("Guarded", "A1", "In Production");
  await eventually(() => expect(isListRead()).toBe(false));
  await own.close();
});

describe("Retail Excel 2021, which reports data types and has none", () => {
  const retail = useOpened(() => mountPane({ environment: "lang=en-US&sets=retail", settings: { formatted: true } }));

  test("converts to values with the formats of cells", async () => {
    retail.set("Sheet1", "A1", [['=VENDOR.SPEC("LQG15HS15NH02D","Inductance")']]);
    await retail.settled();
    retail.select("Sheet1", "A1");
    await retail.ribbon("ConvertSelection");
    await retail.says(text.converted(1));
    expect(retail.formula("Sheet1", "A1")).toBe(1.5e-8);
  });
});

describe("With a protected sheet", () => {
  const guarded = useOpened(() =>
    mountPane({ sheets: ["Open", "Guarded"], beforeScript: (window) => hurry(window, 20) }),
  );
  beforeAll(async () => {
    for (const sheet of ["Open", "Guarded"])
      guarded.set(sheet, "A1", [['=VENDOR.SPEC("GRM999R99Z999ZZ99Z","Status")'], ["text"]]);
    await guarded.settled();
    guarded.workbook.state.protectedSheets.add("sheet2");
  });

  test("the other sheets are refreshed, and its cells are counted as not recalculated", async () => {
    await guarded.ribbon("RefreshWorkbook");
    await guarded.says(text.unchanged(2));
    await guarded.says(text.notCalled(1));
  });

  test("its cells aren't converted to values, and the pane says why", async () => {
    guarded.workbook.activate("sheet2");
    guarded.select("Guarded", "A1:A2");
    await guarded.ribbon("ConvertSelection");
    await guarded.says(refusalText({ code: "protected" }, "en"));
    expect(guarded.formula("Guarded", "A1")).toContain("VENDOR");
  });
});

test("after a slow start, the pane is shown instead of the message that Excel isn't responding", async () => {
  const slow = await mountPane({ environment: "lang=en-US&start=slow", beforeScript: (window) => hurry(window, 30) });
  expect(slow.window.document.getElementById("pane")?.textContent).not.toContain(shellTexts.en.outsideExcel);
  await slow.close();
});

test("cells get values although IndexedDB never responds and all parts should be kept", async () => {
  const stuck = await mountPane({
    environment: "lang=en-US&indexedDB=never",
    settings: { keepsCatalog: true },
    beforeScript: (window) => hurry(window, 20),
  });
  stuck.set("Sheet1", "A1", [['=VENDOR.SPEC("LQG15HS15NH02D","Status")']]);
  await stuck.shows("Sheet1", "A1", "In Production");
  await stuck.close();
});
