import { refusalText } from "../../../../src/messages/excel-refusal";
import { bomColumnsTexts } from "../../../../src/messages/check-bom/bom-columns-texts";
import { checkBomTexts } from "../../../../src/messages/check-bom/check-bom-texts";
import { alternativeTexts } from "../../../../src/messages/check-bom/alternative-texts";
import { reportTexts } from "../../../../src/messages/check-bom/report-texts";
import { shellTexts } from "../../../../src/messages/shell-texts";
import { eventually } from "../../../harness/eventually";
import { mountPane } from "../../../harness/mounted-pane";
import { useOpened } from "../../../harness/use-opened";

const text = checkBomTexts.en;
const columnText = bomColumnsTexts.en;
const replacementText = alternativeTexts.en;
const reportText = reportTexts.en;
const parts = [
  ["Designator", "MPN", "Description"],
  ["C1", "GRM155R61E105KA12D", "1uF 50V"],
  ["C2", "https://example.com/p/GRM188R61E106MA73D.pdf", ""],
  ["C3", "GCM155R71C104KA55 (or equivalent)", ""],
  ["", "", ""],
  ["C4", "81-GRM21BR61E226ME44L", ""],
  ["C5", "GRM155R61E105KA1D", ""],
  ["C6", "GCM155R71C224KE02D", "0.22uF 16V"],
  ["C7", "GCM1885C2A102FA16D", ""],
  ["C8", "GRM155R61E105KA12D", "1uF 16V"],
  ["C9", "CC0402KRX7R9BB473", ""],
  ["R1", "RC0402FR-0710KL", ""],
  ["L1", "BLM18PG121SN1D", ""],
  ["C10", "490-1532-1-ND", ""],
  ["X1", `see the drawing ${"of the housing ".repeat(8)}`, ""],
] as const;
const pane = useOpened(() => mountPane({ sheets: ["Empty", "Parts", "Other", "Long", "Notes"] }));

beforeAll(() => {
  pane.set("Parts", "A1", parts);
  pane.set("Other", "A1", [
    ["Part number", "Qty", "Value", "Part number", "Qty", "Value"],
    ["GRM155R61E105KA12D", 3, "1uF", "RC0402FR-0710KL", 2, "10k"],
  ]);
  pane.select("Empty", "A1");
});

/** The name of each, and all that it says. */
const rows = (): readonly string[] =>
  pane.all(".check-row").map((row) => `${row.querySelector("strong")?.textContent ?? ""} ${row.textContent}`);
const rowOf = (partno: string): string =>
  rows().find((row) => row.startsWith(partno)) ?? `no ${partno} in ${rows().join("\n")}`;
const counts = (): readonly string[] => pane.all(".check-filters button").map(({ textContent }) => textContent);
const filter = (name: keyof typeof text.filters): string =>
  counts().find((count) => count.startsWith(`${text.filters[name]} `)) ?? missing(name);
const missing = (name: string): string => `no filter ${name}`;
/** Waits until the check has ended, and nothing has this state. While it runs, there may be no filters. */
const none = (name: keyof typeof text.filters): Promise<void> =>
  eventually(() => expect(counts().join()).toMatch(new RegExp(`^(?!.*${text.filters[name]}).+`)));
/** A filter's button by its state; the next one may contain its name. */
const choose = async (name: keyof typeof text.filters): Promise<void> => {
  // A new check starts without filters.
  await eventually(() => expect(filter(name)).not.toBe(missing(name)));
  await pane.press(filter(name));
};
const show = async (sheet: string): Promise<void> => {
  pane.select(sheet, "A1");
  await pane.says(text.place(sheet));
};

test("opened while a cell is being edited, the view says so; after that it reports the empty sheet", async () => {
  const refusal = refusalText({ code: "editing" }, "en");
  let end = (): void => undefined;
  pane.workbook.edited = new Promise((resolve) => {
    end = resolve;
  });
  const opened = pane.tab(shellTexts.en.views.check);
  await pane.says(refusal);
  pane.workbook.edited = null;
  end();
  await opened;
  await pane.says(text.sheetEmpty);
  expect(pane.text()).not.toContain(refusal);
});

test("the view follows the sheet in view, names it, and shows its columns with samples", async () => {
  await show("Parts");
  await pane.says(columnText.sample("GRM155R61E105KA12D"));
  const column = columnText.roleOf(columnText.column("B", "MPN"));
  expect((await pane.field(column)).selectedOptions[0]?.textContent).toBe(columnText.roles.number);
});

test("each part has its state, the cell's text, and advice", async () => {
  await pane.ribbon("CheckBom");
  await pane.says(text.summary(6, 10));
  await none("unchecked");
  await choose("all");
  await pane.openRows();
  expect(rowOf("GRM155R61E105KA12D ")).toContain("BOM 50V (C2)");
  expect(rowOf("GRM188R61E106MA73D")).toContain(text.foundIn("inUrl", parts[2][1]));
  expect(rowOf("GCM155R71C104KA55")).toContain(text.foundAs("GCM155R71C104KA55D"));
  expect(rowOf("GRM155R61E105KA1D")).toContain(text.filters.mistyped);
  // The button alone names the number meant.
  expect(rowOf("GRM155R61E105KA1D").split("GRM155R61E105KA12D")).toHaveLength(2);
  expect(rowOf("GCM155R71C224KE02D")).toContain(text.filters.discontinued);
  expect(rowOf("GCM1885C2A102FA16D")).toContain(text.filters.toBeDiscontinued);
  expect(rowOf("CC0402KRX7R9BB473")).toContain(text.filters.otherMaker);
  expect(rowOf("RC0402FR-0710KL")).toContain(text.filters.otherComponent);
  expect(rowOf("BLM18PG121SN1D")).toContain(text.filters.otherCategory);
  expect(rowOf("see the drawing")).toContain("…");
});

test("lines with one number are decisions of their own, shown together; one that exceeds doesn't differ", () => {
  const [at = -1, next] = rows().flatMap((row, each) => (row.startsWith("GRM155R61E105KA12D ") ? each : []));
  expect(next).toBe(at + 1);
  expect(rows()[at]).toMatch(/B2.*1µF 50V.*Differs: /);
  expect(rows()[at + 1]).toMatch(/B10.*1µF 16V.*Exceeds: /);
});

test("the list starts with what needs a decision, and is filtered by state", async () => {
  await choose("decide");
  const [first] = rows();
  expect(first).toContain(text.filters.discontinued);
  expect(rows().join()).not.toContain("RC0402FR-0710KL");
  await choose("mismatch");
  expect(rows()).toHaveLength(1);
  await pane.press(`${text.filters.others} 3`);
  expect(rows()).toEqual([
    expect.stringMatching(/^CC0402KRX7R9BB473 B11/),
    expect.stringMatching(/^RC0402FR-0710KL B12/),
    expect.stringMatching(/^see the drawing .*B15/),
  ]);
});

test("a distributor's number is shown as what it is", async () => {
  await choose("distributorNumber");
  expect(rows()).toEqual([expect.stringMatching(/^490-1532-1-ND .*B14/)]);
});

test("a click goes to the cell", async () => {
  await choose("all");
  await pane.press(text.goTo("B8"));
  await eventually(() => expect(pane.workbook.selection().area).toMatchObject({ row: 7, column: 1 }));
});

test("each sheet has its own result and filter; nothing of another sheet is shown", async () => {
  await choose("discontinued");
  await show("Other");
  expect(pane.text()).not.toContain("GCM155R71C224KE02D");
  expect(counts()).toEqual([]);
  await pane.ribbon("CheckBom");
  await pane.says(text.summary(0, 1));
  await pane.says(text.nextList("D"));
  await pane.says(text.nothingToDecide);
  await show("Parts");
  expect(rows()).toHaveLength(1);
  expect(rows()[0]).toContain("GCM155R71C224KE02D");
});

test("a result says when its columns were edited since, until the sheet is checked again", async () => {
  expect(pane.text()).not.toContain(text.editedSince);
  pane.set("Parts", "F2", [["a note"]]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(pane.text()).not.toContain(text.editedSince);
  pane.set("Parts", "B3", [["GRM188R61E106MA73D"]]);
  await pane.says(text.editedSince);
  await choose("all");
  await pane.ribbon("CheckBom");
  await eventually(() => expect(rows().join()).not.toContain(text.foundIn("inUrl", parts[2][1])));
  await none("unchecked");
  expect(pane.text()).not.toContain(text.editedSince);
});

test("one press puts the number meant instead of a mistyped one, and another undoes it", async () => {
  await choose("mistyped");
  await pane.press(replacementText.correct("GRM155R61E105KA12D"));
  await pane.says(replacementText.entered("GRM155R61E105KA12D", "B7"));
  expect(pane.cell("Parts", "B7")).toBe("GRM155R61E105KA12D");
  // The sheet is checked again by itself.
  await none("mistyped");
  expect(pane.text()).not.toContain(text.editedSince);
  await pane.press(replacementText.undo);
  await pane.says(replacementText.undone(1));
  expect(pane.cell("Parts", "B7")).toBe("GRM155R61E105KA1D");
  await eventually(() => expect(filter("mistyped")).toContain("1"));
});

test("what a column contains can be changed", async () => {
  await pane.choose(columnText.roleOf(columnText.column("B", "MPN")), columnText.noRole);
  await pane.choose(columnText.roleOf(columnText.column("A", "Designator")), columnText.roles.number);
  await pane.ribbon("CheckBom");
  await eventually(() => expect(rows().join()).not.toContain("GRM155R61E105KA12D"));
  await pane.press(columnText.readAgain);
  await pane.ribbon("CheckBom");
  await eventually(() => expect(filter("discontinued")).toContain("1"));
});

test("the report is a sheet in view with its own actions, and a second one has another name", async () => {
  await pane.press(reportText.write);
  await pane.says(reportText.heading("Parts"));
  const formula = (cell: string) => pane.formula(reportText.sheetName, cell);
  expect([formula("A15"), formula("A16"), formula("D16")]).toEqual([reportText.cell, "B8", "GCM155R71C224KE02D"]);
  expect(pane.workbook.activeSheet().name).toBe(reportText.sheetName);
  await pane.press(reportText.backTo("Parts"));
  await pane.says(text.place("Parts"));
  await pane.press(reportText.write);
  await eventually(() => expect(pane.workbook.activeSheet().name).toBe(`${reportText.sheetName} 2`));
});

test("a report names its sheet as it is called by then, and a sheet is a report as soon as its head is written", async () => {
  await show("Other");
  await pane.ribbon("CheckBom");
  await pane.says(text.summary(0, 1));
  const other = pane.workbook.sheets().find(({ name }) => name === "Other");
  pane.workbook.rename(other?.id ?? "", "Board");
  await pane.press(reportText.write);
  await pane.says(reportText.heading("Board"));
  const { name } = pane.workbook.activeSheet();
  const source = pane.cell(name, "A2");
  pane.set(name, "A2", [[""]]);
  await pane.says(text.place(name));
  pane.set(name, "A2", [[source]]);
  await pane.says(reportText.heading("Board"));
  pane.workbook.rename(other?.id ?? "", "Other");
});

test("if Excel refuses, its reason is shown", async () => {
  await show("Parts");
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
  await show("Long");
  await pane.says(columnText.sample("GRM155R61E101KA12D"));
  await pane.replaceService({ latencyMs: 5000 });
  await pane.ribbon("CheckBom");
  await pane.says(/Part numbers checked: \d+ of 299/);
  await pane.press(text.cancel);
  await pane.says(/Canceled\. Lines not checked: \d+/);
  await choose("all");
  await pane.says(text.page(1, 50, 299));
  await pane.press(text.later);
  await pane.says(text.page(51, 100, 299));
  await pane.press(text.earlier);
  await pane.says(text.page(1, 50, 299));
  expect(rows()).toHaveLength(50);

  // The next check leaves the list in view until it is complete.
  expect(pane.text()).not.toContain(text.earlierResult);
  await pane.ribbon("CheckBom");
  await pane.says(text.earlierResult);
  expect(rows()).toHaveLength(50);
  await pane.press(text.cancel);
  await eventually(() => expect(pane.text()).not.toContain(text.earlierResult));
});

test("parts without a response differ from parts that don't exist", async () => {
  await pane.replaceService({ keys: ["another"] });
  await pane.ribbon("CheckBom");
  await eventually(() => expect(counts()).toContain(`${text.filters.failed} 298`));
});

test("a sheet that isn't a BOM is checked, and said not to look like one", async () => {
  pane.set("Notes", "A1", [
    ["Meeting", "Room"],
    ["Monday", "Blue"],
    ["Tuesday", "Green"],
  ]);
  await show("Notes");
  await pane.ribbon("CheckBom");
  await pane.says(text.noBom);
});
