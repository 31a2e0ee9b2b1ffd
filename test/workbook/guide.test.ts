import { type RunningService, startService } from "../../service/server";
import { pageTextsOf } from "../../workbook/page-texts";
import { axeViolationsIn } from "../taskpane/open-pane";
import { openWorkbook, type OpenedWorkbook } from "./open-page";

const text = pageTextsOf("ja-JP");
let service: RunningService;
let opened: OpenedWorkbook;

beforeAll(async () => {
  service = await startService({ products: 3000 });
  opened = await openWorkbook({ demo: { serviceUrl: service.url, key: "demo-key" }, query: "lang=ja-JP&theme=dark" });
  await opened.page.evaluate(() => window.workbook.settled());
});
afterAll(async () => {
  await opened.close();
  await service.stop();
});

test("the page opens with every function in the user's language, and an example of each that is calculated", async () => {
  expect(await opened.page.evaluate(() => window.workbook.activeSheet())).toBe(text.guide);
  const rows = await opened.page.evaluate((sheet) => window.workbook.values(sheet, "A2:D40") as string[][], text.guide);
  const named = rows.filter(([name]) => name !== "");
  expect(named.map(([name]) => name).sort()).toEqual(
    ["ALTERNATIVES", "CHECK", "DOWNLOADURL", "FIELDS", "PART", "SEARCH", "SPEC", "VALUES", "WHERE"].sort(),
  );
  for (const [name, description, formula, result] of named) {
    expect(description).toMatch(/[\u3040-\u30ff]/);
    expect(formula).toMatch(new RegExp(`^=VENDOR\\.${name ?? ""}\\(`));
    // The value of a data type is #VALUE!, as in Excel; the cell shows its text.
    if (name !== "PART") expect(String(result)).not.toMatch(/^(#|$)/);
  }
  const partRow = 2 + rows.findIndex(([name]) => name === "PART");
  const shown = await opened.page.evaluate(([sheet, cell]) => window.workbook.text(sheet, cell), [
    text.guide,
    `D${String(partRow)}`,
  ] as const);
  expect(shown).toMatch(/^GRM/);
});

test("a file is opened with the keyboard, and axe finds nothing in what the page adds", async () => {
  const { page } = opened;
  await page.locator("#open-file input").focus();
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), page.keyboard.press("Enter")]);
  await chooser.setFiles({ name: "空.csv", mimeType: "text/csv", buffer: Buffer.from("") });
  await page.getByText(text.failures.empty("空.csv")).waitFor();
  for (const part of ["body > header", "#status-bar"])
    expect(await axeViolationsIn(page.mainFrame(), part)).toEqual([]);
  expect(opened.troubles).toEqual([]);
});
