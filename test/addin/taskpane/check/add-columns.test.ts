import { addColumnsTexts } from "../../../../src/messages/add-columns-texts";
import { bomColumnsTexts } from "../../../../src/messages/bom-columns-texts";
import { checkBomTexts } from "../../../../src/messages/check-bom-texts";
import { replacementTexts } from "../../../../src/messages/replacement-texts";
import { focused } from "../focus";
import { openPane, type OpenedPane, pressUntilDone, takeScreenshot, waitForSelection } from "../open-pane";

const text = addColumnsTexts.en;
let pane: OpenedPane;

const lines = [
  ["C1", "GRM155R61E105KA12D", "1uF 25V X5R 0402"],
  ["C2", "GCM1555C1H680FA16J", "68pF 50V C0G 0402"],
  ["C3", "GRM188R61E106MA73D", "10uF 25V X5R 0603"],
  ["C4", "GRM155R61E105KA99Z", "1uF 25V X5R 0402"],
  ["C5", "CL05B104KO5NNNC", "100nF 16V X7R 0402"],
  ["L1", "LQG15HS15NH02D", "15nH 0402"],
  ["R1", "RC0402FR-0710KL", "10k 1% 0402"],
  ["J1", "DNP", "connector"],
];

const show = async (sheet: string, cells: readonly (readonly string[])[]): Promise<void> => {
  await pane.page.evaluate(
    ([name, contents]) => {
      window.workbook.addSheet(name);
      window.workbook.setAll(name, "A1", contents);
      window.workbook.select(name, "A1");
    },
    [sheet, cells] as const,
  );
  await pane.frame.getByRole("heading", { name: checkBomTexts.en.place(sheet), exact: true }).waitFor();
  await pane.frame.locator(".check-columns:visible").waitFor();
};
const add = async (name: string): Promise<void> => {
  const section = pane.frame.locator("details:visible", { hasText: text.heading }).last();
  if (!(await section.evaluate((element) => (element as HTMLDetailsElement).open)))
    await section.locator("summary").click();
  await pane.frame.getByRole("button", { name, exact: true }).click();
  await pane.frame.locator(".notice.success:visible").first().waitFor();
  await pane.settled();
};

beforeAll(async () => {
  pane = await openPane();
  await pane.settled();
  await pane.tab("check");
}, 300_000);
afterAll(() => pane.close());

const formulas = (sheet: string, cells: readonly string[]): Promise<unknown[]> =>
  pane.page.evaluate(([name, names]) => names.map((cell) => window.workbook.formula(name, cell)), [
    sheet,
    cells,
  ] as const);
const shown = (sheet: string, area: string): Promise<unknown[][]> =>
  pane.page.evaluate(([name, a]) => window.workbook.values(name, a), [sheet, area] as const);

const notFound = Array.from({ length: 11 }, () => "#N/A");
const blank = Array.from({ length: 11 }, () => "");
const values = [
  ["In Production", "", "", "1μF", "", "±10%", 25, "", "0402", "X5R", 0.55],
  ["NRND", "", "", "68pF", "", "±1%", 50, "", "0402", "C0G", 0.55],
  ["NRND", "", "", "10μF", "", "±20%", 25, "", "0603", "X5R", 1],
  notFound,
  blank,
  ["In Production", "", "", "", 15, "±3%", "", 450, "0402", "", 0.55],
  blank,
  blank,
];
const titles = [
  "Status",
  "Last buy date",
  "Production end date",
  "Capacitance (text)",
  "Inductance [nH]",
  "Tolerance",
  "Rated voltage [V]",
  "Rated current [mA]",
  "Size code (inch)",
  "Temperature characteristics",
  "Thickness (max.) [mm]",
];

test("a range has one formula for all columns and lines, and lines of other manufacturers are blank", async () => {
  await show("Range", [["Ref", "MPN", "Description"], ...lines]);
  await add(text.add);
  await pane.frame.getByText(text.added(13, ["D", "P"])).waitFor();
  // The part numbers stay in sight.
  await waitForSelection(pane, "Range!A1");
  await pane.frame.getByRole("button", { name: checkBomTexts.en.goTo("D1") }).click();
  await waitForSelection(pane, "Range!D1:P1");
  expect(await shown("Range", "D1:N9")).toEqual([titles, ...values]);
  expect(await formulas("Range", ["D2", "E2", "O3", "O6", "O2"])).toEqual([
    "=VENDOR.SPEC(B2:B9,D1:N1)",
    "",
    '=INDEX(VENDOR.ALTERNATIVES(B3,C3,"Partno",1),2,1)',
    '=INDEX(VENDOR.ALTERNATIVES(B6,C6,"Partno",1),2,1)',
    "",
  ]);
  // A part is never alone: how it compares is next to it.
  expect(await shown("Range", "O6:P6")).toEqual([
    [expect.stringMatching(/^G[A-Z]{2}155R7/), expect.stringMatching(/specifications|better in/)],
  ]);
  await takeScreenshot(pane, "add-columns");
});

test("a calculation with a filled cell is in the unit of its title, which the user can change", async () => {
  await pane.page.evaluate(() => {
    window.workbook.set("Range", "G1", "Capacitance [nF]");
    window.workbook.set("Range", "Q4", "=G4*2");
  });
  await pane.settled();
  expect(await shown("Range", "Q4")).toEqual([[20_000]]);
});

test("an update keeps the user's title, includes new lines, and isn't read as the BOM's own data", async () => {
  await pane.page.evaluate(() => {
    window.workbook.setAll("Range", "A10", [["C9", "GRM155R61E105KA12D", "1uF"]]);
    window.workbook.set("Range", "O4", "the user's own");
  });
  await pane.frame.getByRole("checkbox", { name: text.sets.check }).locator("visible=true").check();
  await add(text.update);
  await pane.frame.getByText(text.added(1, ["R"])).waitFor();
  await pane.settled();
  expect(await formulas("Range", ["D2", "R2", "O4"])).toEqual([
    "=VENDOR.SPEC(B2:B10,D1:N1)",
    "=VENDOR.CHECK(B2:B10,C2:C10)",
    "the user's own",
  ]);
  expect(await shown("Range", "G1:G2")).toEqual([["Capacitance [nF]"], [1000]]);
  expect(await shown("Range", "D10:G10")).toEqual([["In Production", "", "", 1000]]);
  expect(await shown("Range", "R5:R8")).toEqual([
    ["#N/A"],
    [expect.stringMatching(/^OK/)],
    [expect.stringMatching(/^OK/)],
    [""],
  ]);
  const used = pane.frame.locator(".check-columns:visible summary").first();
  expect(await used.textContent()).toBe(`${bomColumnsTexts.en.columnsUsed}: Ref, Description, MPN`);
});

test("content of the user in the way of a formula is replaced only after a question", async () => {
  await pane.page.evaluate(() => {
    window.workbook.setAll("Range", "A11", [["C10", "GRM155R61E105KA12D", "1uF"]]);
    window.workbook.set("Range", "E11", "a note");
  });
  const section = pane.frame.locator("section:visible", { hasText: text.heading }).last();
  await section.getByRole("button", { name: text.update, exact: true }).click();
  await pane.frame.getByText(text.occupied(1)).waitFor();
  expect(await formulas("Range", ["D2", "E11"])).toEqual(["=VENDOR.SPEC(B2:B10,D1:N1)", "a note"]);
  await section.getByRole("button", { name: replacementTexts.en.replaceContent }).press("Enter");
  await pane.frame.getByText(text.updated).waitFor();
  expect(await focused(pane)).toMatchObject({ name: text.update });
  await pane.settled();
  expect(await shown("Range", "D11:G11")).toEqual([["In Production", "", "", 1000]]);
});

test("a formula that the user enters in a column of the BOM leaves the column the BOM's", async () => {
  await pane.page.evaluate(() =>
    window.workbook.set("Range", "B4", '=INDEX(VENDOR.ALTERNATIVES("GRM188R61E106MA73D",C4,"Partno",1),2,1)'),
  );
  await pane.settled();
  const section = pane.frame.locator("section:visible", { hasText: text.heading }).last();
  await pressUntilDone(section.getByRole("button", { name: text.update, exact: true }));
  await pane.frame.getByText(text.updated).waitFor();
  await pane.settled();
  expect(await formulas("Range", ["D2", "O3", "B4"])).toEqual([
    "=VENDOR.SPEC(B2:B11,D1:N1)",
    '=INDEX(VENDOR.ALTERNATIVES(B3,C3,"Partno",1),2,1)',
    expect.stringMatching(/^=INDEX/),
  ]);
  expect(await shown("Range", "D4:G4")).toEqual([["In Production", "", "", 10_000]]);
});

test("a choice in the column of alternatives also ends the comparison with the other part", async () => {
  await pane.page.evaluate(() => window.workbook.set("Range", "O6", "GRM155R71H104KE14D"));
  await pane.settled();
  expect(await shown("Range", "O6:P6")).toEqual([["GRM155R71H104KE14D", ""]]);
});

test("the user's own column Alternative is never continued", async () => {
  const [title, ...others] = [["Ref", "MPN", "Description", "Alternative"], ...lines.map((line) => [...line, ""])];
  const own = others.map((line, at) => (at === 1 ? [...line.slice(0, 3), "C1005C0G1H680F"] : line));
  await show("Own", [title, ...own]);
  await add(text.add);
  expect(await shown("Own", "D1:D9")).toEqual([
    ["Alternative"],
    ...lines.map((_, at) => [at === 1 ? "C1005C0G1H680F" : ""]),
  ]);
  expect(await shown("Own", "P1:Q1")).toEqual([["Best alternative", "Alternative compared"]]);
  expect(await formulas("Own", ["P3"])).toEqual([expect.stringContaining("VENDOR.ALTERNATIVES(B3,C3,")]);
});

test("a table has a column for each field, with a formula for its line", async () => {
  const numbersLast = lines.map(([ref = "", number = "", description = ""]) => [ref, description, number]);
  await show("Table", [["Ref", "Description", "MPN #"], ...numbersLast]);
  await pane.frame.evaluate(() =>
    Excel.run(async (context) => {
      context.workbook.worksheets.getItem("Table").tables.add("A1:C9", true).name = "Parts";
      await context.sync();
    }),
  );
  await add(text.add);
  expect(await shown("Table", "D1:N9")).toEqual([titles, ...values]);
  expect(await formulas("Table", ["D2", "D9", "O1"])).toEqual([
    `=INDEX(VENDOR.SPEC(Parts[[#This Row],[MPN '#]],{"Status","Partno"}),1)`,
    `=INDEX(VENDOR.SPEC(Parts[[#This Row],[MPN '#]],{"Status","Partno"}),1)`,
    "",
  ]);
  // As in Excel, where neither can be entered: a title that isn't escaped, and one that no column has.
  await pane.page.evaluate(() => {
    window.workbook.set("Table", "Q2", "=INDEX(Parts[MPN #],1)");
    window.workbook.set("Table", "Q3", "=INDEX(Parts[Number],1)");
    window.workbook.set("Table", "Q4", "=INDEX(Parts[MPN '#],1)&\"[it's '#]\"");
  });
  await pane.settled();
  expect(await shown("Table", "Q2:Q4")).toEqual([["#NAME?"], ["#NAME?"], ["GRM155R61E105KA12D[it's '#]"]]);
  expect(pane.troubles).toEqual([]);
});
