import { refusalText } from "../../../src/messages/excel-refusal";
import { checkBomTexts } from "../../../src/messages/check-bom/check-bom-texts";
import { activityTexts } from "../../../src/messages/activity/activity-texts";
import { failureText } from "../../../src/messages/failures/message";
import { refreshTexts } from "../../../src/messages/activity/refresh-texts";
import { settingsTexts } from "../../../src/messages/settings/settings-texts";
import { shellTexts } from "../../../src/messages/shell-texts";
import { eventually } from "../../harness/eventually";
import { type MountedPane, mountPane } from "../../harness/mounted-pane";
import { laterCatalog } from "../../harness/test-catalogs";
import { useOpened } from "../../harness/use-opened";

const text = refreshTexts.en;
const activity = activityTexts.en;
const shell = shellTexts.en;
const settings = settingsTexts.en;
const search = "Category eq 'inductors' and Inductance ge 0.00001";
const pane = useOpened(() =>
  mountPane({
    sheets: ["Parts", "My search"],
    environment: "lang=en-US&showAsTaskpane=never",
    beforeScript: drawSeldom,
  }),
);

beforeAll(async () => {
  pane.set("Parts", "A1", [
    ["LQG15HS15NH02D", '=VENDOR.SPEC("LQG15HS15NH02D",{"Inductance","SizecodeInch"})', "", "=1+1"],
    ["", '=VENDOR.SPEC("GRM999R99Z999ZZ99Z","Status")', "", "note"],
    ["GRM155R61E105KA12D", '=VENDOR.PART("GRM155R61E105KA12D")', "", 5],
    ["", '=VENDOR.SPEC("GRM155R61E105KA12D",{"Thickness","Status"})', "", ""],
    ["", '=VENDOR.SPEC("GRM155R61E105KA12D","SizecodeInch","en")', "", ""],
  ]);
  pane.set("My search", "A1", [[`=VENDOR.SEARCH("${search}",,,"Partno,RdcMax,Status")`]]);
  await pane.settled();
});

/** Acts like a busy computer: more happens between two frames, before the callbacks of the first. */
function drawSeldom(window: MountedPane["window"]): void {
  window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(window.performance.now()), 200);
  window.cancelAnimationFrame = (frame) => window.clearTimeout(frame);
}

const openTab = (): string | undefined => pane.all("[role=tab][aria-selected=true]")[0]?.textContent;
const cells = (): string => JSON.stringify(pane.workbook.cellValues("sheet1", area));
const area = { row: 0, column: 0, rowCount: 5, columnCount: 4 };
test("ribbon buttons open their view", async () => {
  await pane.ribbon("CheckBom");
  await eventually(() => expect(openTab()).toBe(shell.views.check));
  await pane.ribbon("FindParts");
  await eventually(() => expect(openTab()).toBe(shell.views.find));
});

test("a refresh of a selection without formulas reports that", async () => {
  pane.select("Parts", "A1:A3");
  await pane.ribbon("RefreshSelection");
  await pane.says(text.noCells);
  expect(openTab()).toBe(shell.views.activity);
});

test("a refresh of the sheet without changes reports that, and cells stay as they are", async () => {
  const before = cells();
  await pane.ribbon("RefreshSheet");
  await pane.says(text.unchanged(5));
  await pane.settled();
  expect(cells()).toBe(before);
});

test("the errors of cells are listed with their text, and a click goes there", async () => {
  await pane.says("Part number GRM999R99Z999ZZ99Z isn't in the Vendor catalog.");
  await pane.press(activity.goTo("Parts!B2"));
  await eventually(() => expect(pane.workbook.selection().area).toMatchObject({ row: 1, column: 1 }));
});

test("Cells with errors refreshes only these; a PART cell has none, although its value is #VALUE!", async () => {
  await pane.press(text.scopes.failures);
  await pane.says(text.unchanged(1));
});

test("a refresh that fails changes nothing and shows the reason; with the key again it works", async () => {
  const before = cells();
  const useKey = async (key: string): Promise<void> => {
    await pane.tab(shell.views.settings);
    await pane.type(settings.newKey, key);
    await pane.press(settings.save);
    await eventually(() => expect(pane.all(".notice.success, .notice.error")).toHaveLength(1));
    await pane.settled();
    await pane.tab(shell.views.activity);
  };
  await useKey("mistyped");
  await pane.press(text.scopes.workbook);
  await pane.says(text.failed(failureText({ code: "keyRejected" }, "en")));
  expect(cells()).toBe(before.replace(/"#N\/A"/, () => JSON.stringify(pane.cell("Parts", "B2"))));
  await useKey("demo-key");
});

test("changed data: parts with before and after, new and lost results of a search, and cells follow", async () => {
  const before = [cells(), pane.cell("My search", "A2")];
  await pane.replaceService({ catalog: laterCatalog(3000) });
  await pane.ribbon("RefreshWorkbook");
  await pane.says(/Formulas refreshed: 6\. Changes: \d+\./);
  await pane.says(text.changes);
  await pane.says(text.entered(search));
  await pane.says(text.left(search));
  await eventually(() => expect([cells(), pane.cell("My search", "A2")]).not.toEqual(before));
});

test("a refresh can be canceled", async () => {
  let respond = (): void => undefined;
  const responds = new Promise<void>((resolve) => (respond = resolve));
  await pane.replaceService({ catalog: laterCatalog(3000), latencyMs: 1, wait: () => responds });
  await pane.press(text.scopes.workbook);
  await pane.says(text.progress(0, 4).replace(/\d.*/, ""));
  await pane.press(checkBomTexts.en.cancel);
  await pane.says(text.canceled);
  respond();
  await pane.replaceService({ catalog: laterCatalog(3000) });
});

test("a copy of the sheet has values in the place of this add-in's formulas; the sheet keeps them", async () => {
  await pane.settled();
  pane.select("Parts", "A1");
  const own = ["B1", "D1", "B4"].map((cell) => pane.formula("Parts", cell));
  await pane.tab(shell.views.activity);
  await pane.press(text.copySheet);
  await pane.says(text.sheetCopied("Parts (2)"));
  expect(pane.workbook.activeSheet().name).toBe("Parts (2)");
  expect(["B1", "D1", "B2"].map((cell) => pane.formula("Parts (2)", cell))).toEqual([
    1.5e-8,
    "=1+1",
    expect.stringMatching(/^#/),
  ]);
  expect(pane.formula("Parts (2)", "B4")).toBeGreaterThan(0);
  expect(["B1", "D1", "B4"].map((cell) => pane.formula("Parts", cell))).toEqual(own);
  pane.workbook.deleteSheet(pane.workbook.activeSheet().id);
});

test("converting changes the selected formulas of this add-in into values, and nothing else", async () => {
  await pane.settled();
  pane.select("Parts", "A1:D3");
  await pane.ribbon("ConvertSelection");
  await pane.says(text.converted(3));
  const formulas = ["B1", "C1", "D1", "B2", "B3", "B4"].map((cell) => pane.formula("Parts", cell));
  expect(formulas).toEqual([
    1.5e-8,
    expect.stringMatching(/^\d{4}$/),
    "=1+1",
    expect.stringMatching(/^#/),
    "GRM155R61E105KA12D",
    expect.stringMatching(/^=VENDOR/),
  ]);
});

test("the result of a button is shown above every view until it is dismissed", async () => {
  await pane.tab(shell.views.find);
  await pane.says(text.converted(3));
  await pane.press(text.dismiss);
  await eventually(() => expect(pane.text()).not.toContain(text.converted(3)));
  pane.select("Parts", "D1:D2");
  await pane.ribbon("ConvertSelection");
  await pane.says(text.nothingToConvert);
});

test("if Excel refuses to convert, that is reported", async () => {
  const recover = pane.excelRefuses("The selection is invalid.", "InvalidSelection");
  await pane.ribbon("ConvertSelection");
  const refusal = refusalText({ code: "selection" }, "en");
  await pane.says(refusal);
  await pane.ribbon("RefreshSelection");
  await pane.says(text.failed(refusal));
  recover();
});

test("a workbook with more sheets than Excel handles requests at a time is refreshed", async () => {
  const names = Array.from({ length: 250 }, (_, at) => `Sheet${String(at + 1)}`);
  const many = await mountPane({ sheets: names });
  for (const name of names) many.set(name, "A1", [['=VENDOR.SPEC("LQG15HS15NH02D","Status")']]);
  await many.settled();
  await many.ribbon("RefreshWorkbook");
  await many.says(text.unchanged(names.length));
  await many.close();
});
