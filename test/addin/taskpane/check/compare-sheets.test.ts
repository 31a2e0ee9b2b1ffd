import { parseArea } from "../../../../demo/a1";
import { checkBomTexts } from "../../../../src/messages/check-bom/check-bom-texts";
import { changeTexts } from "../../../../src/messages/check-bom/change-texts";
import { refusalText } from "../../../../src/messages/excel-refusal";
import { reportTexts } from "../../../../src/messages/check-bom/report-texts";
import { shellTexts } from "../../../../src/messages/shell-texts";
import { eventually } from "../../../harness/eventually";
import { mountPane } from "../../../harness/mounted-pane";
import { useOpened } from "../../../harness/use-opened";

const text = changeTexts.en;
const reportText = reportTexts.en;
const old = [
  ["Designator", "MPN", "Value"],
  ["C1, C2", "GRM155R61E105KA12D", "1uF 25V 0402"],
  ["C3", "", "100n 50V X7R 0603"],
  ["R1", "", "10k"],
  ["R2", "", "=4k7"],
];
const now = [
  ["Value", "Reference", "Part number"],
  ["10k", "R1", ""],
  ["1uF 25V 0402", "C1", "GCM155R71C224KE02D"],
  ["1 µF 25V 0402", "C2", "GRM155R61E105KA12D"],
  ["0.1uF 25V X7R 0603", "C3", ""],
  ["=1+1", "R3", ""],
];
const spelled = [
  ["Designator", "MPN", "Value"],
  ["R1", "", "10 kΩ"],
  ["R2", "", "'=4k7"],
  ["C2, C1", "GRM155R61E105KA12D", "1 µF 25V 0402"],
  ["C3", "", "0.1uF X7R 50V 0603"],
];
const pane = useOpened(() => mountPane({ sheets: ["Rev A", "Rev B", "Spelled", "Empty", "Long", "Longer"] }));

beforeAll(async () => {
  pane.set("Rev A", "A1", asTexts(old));
  pane.set("Rev B", "A1", asTexts(now));
  pane.set("Spelled", "A1", asTexts(spelled));
  pane.select("Rev B", "A1");
  await pane.tab(shellTexts.en.views.check);
});

/** A text that starts with an equals sign isn't meant as a formula. */
const asTexts = (rows: readonly (readonly string[])[]): string[][] =>
  rows.map((row) => row.map((cell) => (cell.startsWith("=") ? `'${cell}` : cell)));

const show = async (sheet: string): Promise<void> => {
  pane.select(sheet, "A1");
  await pane.says(checkBomTexts.en.place(sheet));
};
const compareWith = async (sheet: string): Promise<void> => {
  await pane.press(text.heading);
  await pane.choose(text.earlier, sheet);
  await pane.press(text.compare);
};

test("a sheet of values has what changed since the sheet chosen, and is a report in view", async () => {
  await show("Rev B");
  await compareWith("Rev A");
  await pane.says(reportText.heading("Rev B"));
  expect(pane.text()).not.toContain(reportText.unformatted);
  expect(pane.workbook.activeSheet().name).toBe(text.sheetName);
  const row = (at: number) =>
    ["A", "B", "C", "D", "E", "F", "G"].map((column) => pane.formula(text.sheetName, `${column}${String(at)}`));
  expect(row(3)[0]).toBe(text.summary(1, 1, 2, 2));
  expect(row(5)).toEqual([
    ...[reportText.cell, reportText.designators, text.kind, text.changes],
    ...[reportText.quantity, reportText.part, text.line],
  ]);
  const rows = [6, 7, 8, 9, 10].map(row);
  expect(rows.map(([place, designators, kind, , quantity]) => [place, designators, kind, quantity])).toEqual([
    ["Rev B!C3", "C1", text.changed, 1],
    ["Rev B!C5", "C3", text.changed, 1],
    ["Rev B!C6", "R3", text.added, 1],
    ["Rev A!B5", "R2", text.removed, 1],
    ["", "", "", ""],
  ]);
  // The data of the parts: the other one has another value and a lower voltage, and is discontinued.
  expect(rows[0]?.[3]).toContain("GRM155R61E105KA12D → GCM155R71C224KE02D");
  expect(rows[0]?.[3]).toContain(checkBomTexts.en.filters.discontinued);
  expect(rows[1]?.[3]).toMatch(/50V → 25V \(weaker\)/);
  const { id } = pane.workbook.activeSheet();
  expect(pane.workbook.formulaCells(id, parseArea("A1:Z40", pane.workbook.limits()))).toEqual([]);
});

test("its sheet leads back, and isn't one to compare with", async () => {
  await pane.press(reportText.backTo("Rev B"));
  await pane.says(checkBomTexts.en.place("Rev B"));
  await pane.press(text.heading);
  const options = [...(await pane.field(text.earlier)).options].map(({ textContent }) => textContent);
  expect(options).toEqual([text.choose, "Rev A", "Spelled", "Empty", "Long", "Longer"]);
});

test("the same BOM with another order and spelling adds no sheet", async () => {
  const sheets = pane.workbook.sheets().length;
  await show("Spelled");
  await compareWith("Rev A");
  await pane.says(text.noDifference);
  expect(pane.workbook.sheets()).toHaveLength(sheets);
});

test("an empty sheet is said to have no BOM, and why Excel refuses is said", async () => {
  await compareWith("Empty");
  await pane.says(text.noBom("Empty"));
  const recover = pane.excelRefuses("The workbook is protected.");
  await compareWith("Rev A");
  await pane.says(refusalText({ code: "other", detail: "The workbook is protected." }, "en"));
  recover();
});

test("a sheet that is added later can be chosen", async () => {
  pane.workbook.addSheet("Rev C");
  pane.set("Rev C", "A1", asTexts(now));
  await show("Rev B");
  await eventually(async () =>
    expect([...(await pane.field(text.earlier)).options].map(({ textContent }) => textContent)).toContain("Rev C"),
  );
});

test("without a response, what the sheets say is compared, and the sheet says so; a comparison can be canceled", async () => {
  await pane.replaceService({ latencyMs: 60_000 });
  const numbered = (rows: number) => [
    ["Part number", "Qty"],
    ...Array.from({ length: rows }, (_, row) => [`GRM155R61E${String(200 + row)}KA12D`, "1"]),
  ];
  pane.set("Long", "A1", numbered(40));
  pane.set("Longer", "A1", numbered(41));
  await show("Long");
  await compareWith("Longer");
  await pane.says(/Part numbers checked: \d+ of \d+/);
  await pane.press(checkBomTexts.en.cancel);
  await pane.says(text.canceled);
  await pane.replaceService({ keys: ["another"] });
  await compareWith("Longer");
  await pane.says(reportText.heading("Long"));
  const { name } = pane.workbook.activeSheet();
  expect(name).toBe(`${text.sheetName} 2`);
  expect(pane.formula(name, "A3")).toBe(text.summary(0, 1, 0, 40));
  expect(pane.formula(name, "A4")).toBe(text.withoutData(81));
});
