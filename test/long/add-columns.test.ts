import { addColumnsTexts } from "../../src/messages/check-bom/add-columns-texts";
import { checkBomTexts } from "../../src/messages/check-bom/check-bom-texts";
import { openPane, takeScreenshot, waitForSelection } from "../addin/taskpane/open-pane";
import { useOpened } from "../harness/use-opened";

const text = addColumnsTexts.en;
const pane = useOpened(() => openPane());

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
  const bottom = pane.frame.locator(".bottom:visible");
  const heading = bottom.getByRole("button", { name: text.heading, exact: true });
  if (!(await heading.isVisible())) await bottom.locator("[aria-expanded=false]").click();
  await heading.click();
  await pane.frame.getByRole("button", { name, exact: true }).click();
  await pane.frame.locator(".notice.success:visible").first().waitFor();
  await pane.settled();
};

beforeAll(async () => {
  await pane.settled();
  await pane.tab("check");
}, 300_000);

const formulas = (sheet: string, cells: readonly string[]): Promise<unknown[]> =>
  pane.page.evaluate(([name, names]) => names.map((cell) => window.workbook.formula(name, cell)), [
    sheet,
    cells,
  ] as const);
const shown = (sheet: string, area: string): Promise<unknown[][]> =>
  pane.page.evaluate(([name, a]) => window.workbook.values(name, a), [sheet, area] as const);

const checkedToday = `Checked on ${new Date().toISOString().slice(0, 10)}`;
const titles = [
  "Vendor part number",
  checkedToday,
  "Status",
  "Last buy date",
  "Production end date",
  "Capacitance [µF]",
  "Inductance [nH]",
  "Tolerance",
  "Rated voltage [V]",
  "Rated current [mA]",
  "Size code (inch)",
  "Temperature characteristics",
  "Thickness (max.) [mm]",
  "Best alternative",
  "Alternative compared",
];
const blank = Array<string>(11).fill("");
const best: unknown = expect.stringMatching(/^G[A-Z]{2}155R7/);
const closest: unknown = expect.stringMatching(/^No part meets all requirements/);
const values = [
  ["GRM155R61E105KA12D", "In Production", "In Production", "", "", 1, "", "±10%", 25, "", "0402", "X5R", 0.55, "", ""],
  [
    ...["GCM1555C1H680FA16J", "NRND, not for new designs", "NRND", "", "", 0.000068, "", "±1%", 50, "", "0402", "C0G"],
    ...[0.55, "", closest],
  ],
  [
    ...["GRM188R61E106MA73D", "NRND, not for new designs", "NRND", "", "", 10, "", "±20%", 25, "", "0603", "X5R", 1],
    ...["GRM188R61E106KA73D", "better in tolerance (±10%)"],
  ],
  ["", "Mistyped", ...blank, "", ""],
  ["", "Other brand, replaceable", ...blank, best, "same specifications"],
  ["LQG15HS15NH02D", "In Production", "In Production", "", "", "", 15, "±3%", "", 450, "0402", "", 0.55, "", ""],
  ["", "Other component", ...blank, "", ""],
  ["", "Not populated", ...blank, "", ""],
];

test("a range has the part number and the state of each line, and a formula for each field", async () => {
  await show("Range", [["Ref", "MPN", "Description"], ...lines]);
  await add(text.add);
  await pane.frame.getByText(text.added(15, ["D", "R"])).waitFor();
  // The part numbers stay in sight.
  await waitForSelection(pane, "Range!A1");
  await pane.frame.getByRole("button", { name: checkBomTexts.en.goTo("D1") }).click();
  await waitForSelection(pane, "Range!D1:R1");
  expect(await shown("Range", "D1:R9")).toEqual([titles, ...values]);
  expect(await formulas("Range", ["F2", "I9", "D2", "Q6"])).toEqual([
    "=VENDOR.SPEC($D2,F$1)",
    "=VENDOR.SPEC($D9,I$1)",
    "GRM155R61E105KA12D",
    best,
  ]);
  await takeScreenshot(pane, "add-columns");
});

test("a calculation with a filled cell is in the unit of its title, which the user can change", async () => {
  await pane.page.evaluate(() => {
    window.workbook.set("Range", "I1", "Capacitance [nF]");
    window.workbook.set("Range", "T4", "=I4*2");
  });
  await pane.settled();
  expect(await shown("Range", "T4")).toEqual([[20_000]]);
});

test("a table has the same columns, with the same formula in all lines, and is updated", async () => {
  const numbersLast = lines.map(([ref = "", number = "", description = ""]) => [ref, description, number]);
  await show("Table", [["Tolerance", "Description", "MPN #"], ...numbersLast]);
  await pane.frame.evaluate(() =>
    Excel.run(async (context) => {
      context.workbook.worksheets.getItem("Table").tables.add("A1:C9", true).name = "Parts";
      await context.sync();
    }),
  );
  await add(text.add);
  const inTable = titles.map((title) => (title === "Tolerance" ? "Tolerance 2" : title));
  expect(await shown("Table", "D1:R9")).toEqual([inTable, ...values]);
  expect(await formulas("Table", ["F2", "F9", "K9"])).toEqual([
    ...["=VENDOR.SPEC($D2,F$1)", "=VENDOR.SPEC($D9,F$1)", '=VENDOR.SPEC($D9,"Tolerance")'],
  ]);
  await pane.page.evaluate(() => window.workbook.set("Table", "C3", "GRM188R61E106MA73D"));
  await add(text.update);
  await pane.frame.getByText(text.updated).locator("visible=true").waitFor();
  await pane.settled();
  expect(await shown("Table", "D3:F3")).toEqual([["GRM188R61E106MA73D", "NRND, not for new designs", "NRND"]]);
  // Excel doesn't let users enter these: a title that isn't escaped, and one that no column has.
  await pane.page.evaluate(() => {
    window.workbook.set("Table", "T2", "=INDEX(Parts[MPN #],1)");
    window.workbook.set("Table", "T3", "=INDEX(Parts[Number],1)");
    window.workbook.set("Table", "T4", "=INDEX(Parts[MPN '#],1)&\"[it's '#]\"");
  });
  await pane.settled();
  expect(await shown("Table", "T2:T4")).toEqual([["#NAME?"], ["#NAME?"], ["GRM155R61E105KA12D[it's '#]"]]);
  expect(pane.troubles).toEqual([]);
});
