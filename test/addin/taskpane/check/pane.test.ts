import { refusalText } from "../../../../src/messages/excel-refusal";
import { checkBomTexts } from "../../../../src/messages/check-bom-texts";
import { reportTexts } from "../../../../src/messages/report-texts";
import { shellTexts } from "../../../../src/messages/shell-texts";
import { eventually } from "../../../../harness/eventually";
import { type MountedPane, mountPane } from "../../../../harness/mounted-pane";

const text = checkBomTexts.en;
const reportText = reportTexts.en;
const parts = [
  ["Designator", "MPN", "Description"],
  ["C1", "GRM155R61E105KA12D", "1uF 50V"],
  ["C2", "https://example.com/p/GRM155R61E105KA12D.pdf", ""],
  ["C3", "GRM155R61E105KA12# (or equivalent)", ""],
  ["", "", ""],
  ["C4", "81-GRM188R61E106MA73D", ""],
  ["C5", "GRM155R61E105KA1D", ""],
  ["C6", "GCM155R71C224KE02D", "0.22uF 16V"],
  ["C7", "GCM1885C2A102FA16D", ""],
  ["R1", "RC0402FR-0710KL", ""],
  ["X1", `see the drawing ${"of the housing ".repeat(8)}`, ""],
] as const;
let pane: MountedPane;

beforeAll(async () => {
  pane = await mountPane({ sheets: ["Empty", "Parts", "Long"] });
  pane.set("Parts", "A1", parts);
  pane.select("Empty", "A1");
  await pane.tab(shellTexts.en.views.check);
});
afterAll(() => pane.close());

const rows = (): readonly string[] => pane.all(".check-row").map(({ textContent }) => textContent);
const counts = (): readonly string[] => pane.all(".check-filters button").map(({ textContent }) => textContent);
const chosen = async (label: string): Promise<string | undefined> =>
  (await pane.field(label)).selectedOptions[0]?.textContent;
const partColumn = (): string | undefined => pane.all("#check-part option:checked")[0]?.textContent;
test("an empty sheet is reported", async () => {
  await pane.says(text.sheetEmpty);
});

test("the columns of part numbers and descriptions are found", async () => {
  pane.select("Parts", "A1");
  await pane.press(text.readAgain);
  expect(await chosen(text.partColumn)).toBe(text.column("B", "MPN"));
  expect(await chosen(text.descriptionColumn)).toBe(text.column("C", "Description"));
});

test("another column is used when it is selected, and its cells have no part numbers", async () => {
  pane.select("Parts", "A2");
  await pane.press(text.useSelection);
  await eventually(() => expect(partColumn()).toBe("Column A"));
  await pane.press(text.check);
  await eventually(() => expect(counts()).toEqual([`${text.filters.all} 10`, `${text.filters.noNumber} 10`]));
});

test("if the selection is on another sheet, that sheet is read", async () => {
  pane.select("Empty", "A1");
  await pane.press(text.useSelection);
  await pane.says(text.sheetEmpty);
  pane.select("Parts", "A1");
  await pane.press(text.readAgain);
  await eventually(() => expect(partColumn()).toBe("B: MPN"));
});

test("a column is selected manually, and the description is left out", async () => {
  await pane.choose(text.descriptionColumn, text.noDescription);
  await pane.choose(text.partColumn, "A: Designator");
  expect(partColumn()).toBe("Column A");
  await pane.press(text.readAgain);
  await eventually(() => expect(partColumn()).toBe("B: MPN"));
});

test("each part has its state, the cell's text, and advice", async () => {
  await pane.press(text.check);
  await pane.says(text.summary(9, 1));
  await eventually(() => expect(counts().join()).not.toContain(text.filters.unchecked));
  const [mismatch, inUrl, inText, orderCode, mistyped, discontinued, ending, otherMaker, none] = rows();
  expect(mismatch).toContain("50V");
  expect(inUrl).toContain(text.takenFrom("inUrl", parts[2][1]));
  expect(inText).toContain(text.foundAs("GRM155R61E105KA12D"));
  expect(orderCode).toContain("GRM188R61E106MA73D");
  expect(mistyped).toContain(text.filters.unknown);
  expect(mistyped).toContain("GRM155R61E105KA12D");
  expect(discontinued).toContain(text.filters.discontinued);
  expect(ending).toContain(text.filters.toBeDiscontinued);
  expect(otherMaker).toContain(text.otherMakerHint);
  expect(none).toContain(text.filters.noNumber);
  expect(none).toContain("…");
});

test("the list can be filtered by state", async () => {
  expect(counts()).toContain(`${text.filters.mismatch} 1`);
  await pane.press(`${text.filters.mismatch} 1`);
  expect(rows()).toHaveLength(1);
  await pane.press(`${text.filters.otherMaker} 1`);
  expect(rows()[0]).toContain("RC0402FR-0710KL");
  await pane.press(`${text.filters.all} 9`);
  expect(rows()).toHaveLength(9);
});

test("a click goes to the cell", async () => {
  await pane.press(text.goTo("B7"));
  await eventually(() => expect(pane.workbook.selection().area).toMatchObject({ row: 6, column: 1 }));
});

test("the report is a new sheet, and a second one has another name", async () => {
  await pane.press(reportText.write);
  await pane.says(reportText.written(reportText.sheetName));
  const formula = (cell: string) => pane.formula(reportText.sheetName, cell);
  expect([formula("A20"), formula("B20")]).toEqual([`=HYPERLINK("#'Parts'!B2","B2")`, "GRM155R61E105KA12D"]);
  expect([formula("G20"), formula("H20")]).toEqual([`=VENDOR.SPEC($B20,"Status")`, "=VENDOR.CHECK($B20,'Parts'!$C$2)"]);
  expect([formula("B21"), formula("G21")]).toEqual(["GRM155R61E105KA12D", `=VENDOR.SPEC($B21,"Status")`]);
  expect(pane.workbook.activeSheet().name).toBe(reportText.sheetName);
  await pane.press(reportText.write);
  await pane.says(reportText.written(`${reportText.sheetName} 2`));
});

test("if Excel refuses, its reason is shown", async () => {
  const recover = pane.excelRefuses("The workbook is protected.");
  await pane.press(reportText.write);
  await pane.says(refusalText({ code: "other", detail: "The workbook is protected." }, "en"));
  recover();
});

test("a long check can be canceled: the rest is reported as unchecked, and the list has pages", async () => {
  const numbers = Array.from({ length: 300 }, (_, row) => [
    row === 0 ? "Part number" : `GRM155R61E${String(100 + row)}KA12D`,
  ]);
  pane.set("Long", "A1", numbers);
  pane.select("Long", "A1");
  await pane.press(text.readAgain);
  await eventually(() => expect(partColumn()).toBe("A: Part number"));
  await pane.replaceService({ latencyMs: 5000 });
  await pane.press(text.check);
  await pane.says(/Part numbers checked: \d+ of 299/);
  await pane.press(text.cancel);
  await pane.says(/Canceled\. Rows not checked: \d+/);
  await pane.says(text.page(1, 50, 299));
  await pane.press(text.later);
  await pane.says(text.page(51, 100, 299));
  await pane.press(text.earlier);
  await pane.says(text.page(1, 50, 299));
  expect(rows()).toHaveLength(50);
});

test("parts without a response differ from parts that don't exist", async () => {
  await pane.replaceService({ keys: ["another"] });
  await pane.press(text.check);
  await eventually(() => expect(counts()).toContain(`${text.filters.failed} 298`));
});
