import { startService } from "../../service/server";
import { refreshTexts } from "../../src/messages/activity/refresh-texts";
import { shellTexts } from "../../src/messages/shell-texts";
import { pageTextsOf } from "../../demo/page-texts";
import { builtAddin } from "../harness/built-addin";
import { axeViolationsIn, pressUntilDone } from "../addin/taskpane/open-pane";
import { fileProblemText } from "../../src/messages/program/file-problem-texts";
import { openWorkbook, type OpenedWorkbook } from "./open-page";
import { recipeRows, recipes } from "../../scripts/docs/recipes";
import { useService } from "../harness/use-service";

const text = pageTextsOf("ja-JP");
const refreshText = refreshTexts.ja;
let functions: readonly string[];
const service = useService(() => startService({ products: 3000 }));
let opened: OpenedWorkbook;

beforeAll(async () => {
  functions = (await builtAddin())
    .metadata("ja")
    .functions.map(({ name }) => name)
    .sort();
  opened = await openWorkbook({
    demo: { serviceUrl: service.url, key: "demo-key" },
    query: "theme=dark",
    // The page has no texts in the first language of this browser's user.
    prepare: async (context) => {
      const values = { value: ["de-DE", "ja", "en-US"] };
      await context.addInitScript((languages) => Object.defineProperty(navigator, "languages", languages), values);
    },
  });
  await opened.page.evaluate(() => window.workbook.settled());
});
afterAll(() => opened.close());

test("the page opens with every function in the user's language, and an example of each that is calculated", async () => {
  expect(await opened.page.evaluate(() => window.workbook.activeSheet())).toBe(text.guide);
  const all = await opened.page.evaluate((sheet) => window.workbook.values(sheet, "A1:D60") as string[][], text.guide);
  const { steps, lines, columns, note } = text.guideContent;
  expect(all.slice(1, 11)).toEqual([
    ...steps.map((step) => [step, "", "", ""]),
    ...lines.map((line) => [...line, ""]),
    ["", "", "", ""],
    [...columns],
  ]);
  const rows = all.slice(11);
  const named = rows.filter(([name]) => name !== "" && name !== note);
  expect(named.map(([name]) => name).sort()).toEqual(functions);
  for (const [name, description, formula, result] of named) {
    expect(description).toMatch(/[\u3040-\u30ff]/);
    expect(formula).toMatch(new RegExp(`^=VENDOR\\.${name ?? ""}\\(`));
    // The value of a data type is #VALUE!, as in Excel; the cell shows its text.
    if (name !== "PART") expect(String(result)).not.toMatch(/^(#|$)/);
  }
  const partRow = 12 + rows.findIndex(([name]) => name === "PART");
  const shown = await opened.page.evaluate(([sheet, cell]) => window.workbook.text(sheet, cell), [
    text.guide,
    `D${String(partRow)}`,
  ] as const);
  expect(shown).toMatch(/^GRM/);
});

test("the page's own texts are in the user's language, also those for screen readers", async () => {
  const { page } = opened;
  expect(await page.locator("#status").textContent()).toBe(`${text.ready} · ${text.functions(functions.length)}`);
  expect(await page.getByRole("toolbar", { name: text.ribbon }).count()).toBe(1);
  expect(await page.locator("#pane").getAttribute("title")).toBe(text.taskPane);
  expect(await page.evaluate(() => [document.documentElement.lang, window.workbook.sheets()])).toEqual([
    "ja-JP",
    [text.guide, "BOM", text.search],
  ]);
  expect(await page.evaluate((sheet) => window.workbook.value(sheet, "A1"), text.guide)).toBe("Vendor 製品情報");
});

test("a file is opened with the keyboard, and axe finds nothing in what the page adds", async () => {
  const { page } = opened;
  const field = page.locator("#open-file input");
  // The grid takes the focus when it is painted.
  await page.waitForFunction(() => document.activeElement?.closest("#grid, [id^=__editor]"));
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), field.press("Enter")]);
  await chooser.setFiles({ name: "空.csv", mimeType: "text/csv", buffer: Buffer.from("") });
  await page.getByText(fileProblemText({ code: "empty" }, "ja")).waitFor();
  for (const part of ["body > header", "#status-bar"])
    expect(await axeViolationsIn(page.mainFrame(), part)).toEqual([]);
  expect(opened.troubles).toEqual([]);
});

test("the formulas that the guide shows as texts aren't taken for formulas when the workbook is refreshed", async () => {
  const pane = opened.page.frameLocator("#pane");
  await pane.getByRole("tab", { name: shellTexts.ja.views.activity }).click();
  const section = pane.locator("section", { has: pane.getByRole("heading", { name: refreshText.title, exact: true }) });
  await pressUntilDone(section.getByRole("button", { name: refreshText.scopes.workbook }));
  expect(await section.innerText()).toContain("数式を更新しました。変更はありません。");
  expect(await section.innerText()).not.toContain("再計算しなかった");
  expect(opened.troubles).toEqual([]);
});

test("each recipe of docs/functions.md returns values", async () => {
  const { page } = opened;
  const shown = await page.evaluate(
    async ([rows, formulas]) => {
      window.workbook.addSheet("Recipes");
      window.workbook.setAll("Recipes", "A1", rows);
      for (const [at, formula] of formulas.entries())
        window.workbook.set("Recipes", `E${String(1 + 300 * at)}`, formula);
      await window.workbook.settled();
      return formulas.map((_, at) =>
        window.workbook.values("Recipes", `E${String(1 + 300 * at)}:H${String(6 + 300 * at)}`),
      );
    },
    [recipeRows, recipes.map(([, formula]) => formula)] as const,
  );
  for (const [at, [what]] of recipes.entries()) {
    const cells = shown[at]?.flat() ?? [];
    expect([what, cells.filter((cell) => String(cell).startsWith("#")), cells[0] === ""]).toEqual([what, [], false]);
  }
});
