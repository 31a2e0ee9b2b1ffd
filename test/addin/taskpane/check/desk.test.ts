import { readFile } from "node:fs/promises";
import { textsOf } from "../../../../cli/files/bom-file";
import { readBomFile } from "../../../../cli/files/read-bom-file";
import { eventually } from "../../../harness/eventually";
import { addColumnsTexts } from "../../../../src/messages/check-bom/add-columns-texts";
import { checkBomTexts } from "../../../../src/messages/check-bom/check-bom-texts";
import { alternativeTexts } from "../../../../src/messages/check-bom/alternative-texts";
import { reportTexts } from "../../../../src/messages/check-bom/report-texts";
import { axeViolations, openPane, pressAction, takeScreenshot } from "../open-pane";
import { statesCatalog } from "../../../harness/test-catalogs";
import { useOpened } from "../../../harness/use-opened";

const text = checkBomTexts.en;
const replacementText = alternativeTexts.en;
const reportText = reportTexts.en;
const lines = [
  ["Ref", "MPN", "Description", "Alternative"],
  ["C1", "CL05A105KA5NQNC", "1uF 25V X5R 0402 10%", ""],
  ["C2", "CL10B104KB8NNNC", "100nF 50V X7R 0603 10%", "GRM188R71H104KA93D"],
  ["C3", "GCM155R71C224KE02D", "0.22uF 16V", ""],
  // No part of this value is as thin.
  ["C4", "CC0603KRX7R9BB104", "100nF 50V X7R 0603 max. 0.5mm", ""],
];
const pane = useOpened(() => openPane({ service: { catalog: statesCatalog() } }));

beforeAll(async () => {
  await pane.settled();
  await pane.page.evaluate((cells) => {
    window.workbook.addSheet("Mine");
    window.workbook.setAll("Mine", "A1", cells);
    window.workbook.select("Mine", "A1");
  }, lines);
}, 300_000);

const visible = (selector: string) => pane.frame.locator(selector).locator("visible=true");
const button = (name: string) => visible("button").and(pane.frame.getByRole("button", { name, exact: true }));
const row = (cell: string) =>
  visible(".check-row").filter({ has: pane.frame.getByRole("button", { name: text.goTo(cell) }) });
const count = async (filter: keyof typeof text.filters): Promise<number> =>
  Number(
    await visible(".check-filters button")
      .filter({ hasText: new RegExp(`^${text.filters[filter]} `) })
      .locator(".check-count")
      .textContent(),
  );
const sheetTexts = (sheet: string): Promise<string> =>
  pane.page.evaluate((name) => window.workbook.values(name, "A1:L40").flat().join("\n"), sheet);

test("the ribbon's Check BOM checks, also if its tab is open; what the column of alternatives has is chosen", async () => {
  await pane.page.click("#Vendor\\.Check");
  await eventually(async () => expect(await count("chosen")).toBe(1));
  await pane.page.evaluate(() => window.workbook.setAll("Mine", "A6", [["C5", "GRM155R61E105KA12D", "1uF 25V", ""]]));
  await visible(".notice").getByText(text.editedSince).waitFor();
  await pane.page.click("#Vendor\\.Check");
  await eventually(async () => expect(await count("all")).toBe(5));
});

test("a choice closes its decision; Ctrl+Z in the sheet opens it again, and its undo is gone from the pane", async () => {
  await pressAction(pane, replacementText.find);
  const before = await count("decide");
  await row("B2")
    .getByRole("button", { name: /^Use G\w+ in D2$/ })
    .first()
    .click();
  await row("B2").getByRole("button", { name: replacementText.undo }).waitFor();
  await eventually(async () => expect(await count("decide")).toBe(before - 1));
  expect(await pane.cell("Mine", "D2")).toMatch(/^G/);
  await takeScreenshot(pane, "check-chosen");
  await pane.page.locator("#grid canvas").first().focus();
  await pane.page.keyboard.press("Control+z");
  await eventually(async () => expect(await pane.cell("Mine", "D2")).toBe(""));
  await eventually(async () => expect(await count("decide")).toBe(before));
  expect(await row("B2").getByRole("button", { name: replacementText.undo }).count()).toBe(0);
});

test("where nothing fits, the closest part says by how much it falls short, and can be chosen, which the report marks", async () => {
  await visible(".check-filters button")
    .filter({ hasText: new RegExp(`^${text.filters.all} `) })
    .click();
  await row("B5").locator(".check-below").click();
  await row("B5")
    .getByText(/thickness \(max\.\) .* instead of 0\.5mm/)
    .waitFor();
  await row("B5")
    .getByRole("button", { name: /although it falls short/ })
    .click();
  await eventually(async () => expect(await pane.cell("Mine", "D5")).toMatch(/^G/));
  expect(await axeViolations(pane)).toEqual([]);
  await pressAction(pane, reportText.write);
  await pane.frame.getByText(reportText.heading("Mine")).waitFor();
  await pane.settled();
  expect(await sheetTexts(reportText.sheetName)).toMatch(/falls short: thickness \(max\.\) .* instead of 0\.5mm/);
  const rows = await pane.page.evaluate(
    (name) => window.workbook.values(name, "A1:L40").map((row) => row.map(String)),
    reportText.sheetName,
  );
  const titles = rows.find((each) => each.includes(reportText.chosen)) ?? [];
  const ofLine = rows.find(([cell]) => cell === "B5") ?? [];
  expect(ofLine[titles.indexOf(reportText.chosen)]).toBe(await pane.cell("Mine", "D5"));
});

test("a second report lists what changed since the first one, in the file that is saved, too", async () => {
  await pane.page.evaluate(() => {
    window.workbook.select("Mine", "A1");
    window.workbook.set("Mine", "D2", "GRM155R61E105KA12D");
    window.workbook.setAll("Mine", "A4", [["", "", "", ""]]);
    window.workbook.setAll("Mine", "A7", [["C6", "GRM188R61E106MA73D", "10uF 25V", ""]]);
  });
  await pane.frame.getByText(text.place("Mine")).waitFor();
  await pressAction(pane, text.again);
  await pressAction(pane, reportText.write);
  const second = `${reportText.sheetName} 2`;
  await eventually(async () => expect(await pane.page.evaluate(() => window.workbook.activeSheet())).toBe(second));
  // The sheet is in view before its last rows are written.
  await eventually(async () => {
    const shown = await sheetTexts(second);
    for (const said of [
      reportText.since(new Date().toISOString().slice(0, 10), reportText.sheetName),
      reportText.changed(reportText.chosen, reportText.none, "GRM155R61E105KA12D"),
      reportText.added,
      "GCM155R71C224KE02D",
      "No longer in the BOM",
    ])
      expect(shown).toContain(said);
  });
  await pane.settled();
  expect(await axeViolations(pane)).toEqual([]);
  await takeScreenshot(pane, "report-view");
  // What the user enters in the report is saved, too.
  await pane.page.evaluate((name) => window.workbook.set(name, "A18", "Ask the buyer"), second);
  const download = pane.page.waitForEvent("download");
  await button(reportText.save).click();
  const file = await readFile(await (await download).path());
  const { sheets } = await readBomFile(new Uint8Array(file));
  const saved = sheets.flatMap(textsOf).flat();
  expect(saved).toEqual(
    expect.arrayContaining([
      reportText.changed(reportText.chosen, reportText.none, "GRM155R61E105KA12D"),
      "Ask the buyer",
    ]),
  );
  expect(saved).not.toContain(reportText.record);
  expect(pane.troubles).toEqual([]);
});

test("added columns and their message pass axe", async () => {
  await pane.page.evaluate(() => window.workbook.select("Mine", "A1"));
  await pane.frame.getByText(text.place("Mine")).waitFor();
  await pressAction(pane, addColumnsTexts.en.heading);
  await button(addColumnsTexts.en.add).click();
  await button(text.goTo("E1")).waitFor();
  await pane.settled();
  expect(await axeViolations(pane)).toEqual([]);
  await takeScreenshot(pane, "columns-added");
  // The user's own column has what was chosen, and nothing else.
  const own = await pane.page.evaluate(() => window.workbook.values("Mine", "D1:D7").flat());
  expect(own.slice(0, 4)).toEqual(["Alternative", "GRM155R61E105KA12D", "GRM188R71H104KA93D", ""]);
});

test("a number that would contradict the line isn't suggested instead of a mistyped one", async () => {
  await pane.page.evaluate(() => {
    window.workbook.addSheet("Typo");
    window.workbook.setAll("Typo", "A1", [
      ["Ref", "MPN", "Description"],
      ["C1", "GRM033R71E473KA88D", "CAP CER 47nF 25V 0201"],
    ]);
    window.workbook.select("Typo", "A1");
  });
  await pane.frame.getByText(text.place("Typo")).waitFor();
  await pressAction(pane, text.check);
  await row("B2").waitFor();
  const said = await row("B2").allInnerTexts();
  expect(said.join()).not.toContain("GRM033R71E471");
});
