import { failureText } from "../../../../src/messages/failures/message";
import { findTexts } from "../../../../src/messages/find-texts";
import { categories } from "../../../../src/product-data/vocabulary/category";
import { fieldByName } from "../../../../src/product-data/vocabulary/field";
import { quotedSheet } from "../../../../demo/a1";
import { pageTextsOf } from "../../../../demo/page-texts";
import { axeViolations, openPane, type OpenedPane, takeScreenshot } from "../open-pane";

/** `byRole` also matches names that only start alike. */
const named = (pane: OpenedPane, role: "button" | "combobox", name: string) =>
  pane.frame.getByRole(role, { name, exact: true });

describe("Find parts", () => {
  const language = "ja";
  const theme = "dark";
  const text = findTexts[language];
  const label = (name: string): string => fieldByName(name)?.label[language] ?? name;
  const capacitors = categories.find(({ id }) => id === "ceramicCapacitorsSMD")?.label[language] ?? "";
  let pane: OpenedPane;
  let before = 0;

  beforeAll(async () => {
    pane = await openPane({ language, theme });
    await pane.settled();
    await pane.tab("find");
    before = pane.service.counts().products;
  });
  afterAll(() => pane.close());

  const filter = () => pane.frame.locator("#find-filter");
  const group = (name: string) => pane.frame.locator(`fieldset:has(legend:text-matches("^${name}( \\\\[|$)"))`);
  const add = async (what: string, name: string): Promise<void> => {
    await named(pane, "combobox", what).selectOption({ label: name });
    await named(pane, "button", what).click();
  };
  const previewed = (): Promise<unknown> => pane.frame.waitForSelector("table.find-preview");
  const select = (sheet: string, cell: string): Promise<void> =>
    pane.page.evaluate(([name, at]) => window.workbook.select(name, at), [sheet, cell] as const);
  const formula = (sheet: string, cell: string): Promise<unknown> =>
    pane.page.evaluate(([name, at]) => window.workbook.formula(name, at), [sheet, cell] as const);

  test("no request is sent before there is a condition", async () => {
    await pane.frame.getByText(text.nothingToPreview).waitFor();
    expect(pane.service.counts().products).toBe(before);
  });

  test("conditions of the category become the filter, and one request returns the first rows", async () => {
    await pane.frame.selectOption("#find-category", { label: capacitors });
    await add(text.addCondition, label("Capacitance"));
    await group(label("Capacitance")).getByRole("textbox").pressSequentially("0.1 µF", { delay: 20 });
    await add(text.addCondition, label("RatedVoltage"));
    const voltage = group(label("RatedVoltage"));
    await voltage.getByRole("combobox").selectOption({ label: text.operators.between });
    await voltage.getByRole("textbox", { name: text.least }).fill("16 V");
    await voltage.getByRole("textbox", { name: text.most }).fill("50 V");
    await add(text.addCondition, label("Status"));
    await group(label("Status")).getByRole("checkbox").nth(1).check();
    expect(await filter().inputValue()).toBe(
      "Category eq 'ceramicCapacitorsSMD' and Capacitance eq 1e-7 and RatedVoltage ge 16 and RatedVoltage le 50 and Status eq '生産中'",
    );
    await previewed();
    await pane.frame.waitForFunction(() => document.querySelector(".find-stale") === null);
    expect(await pane.frame.locator("table.find-preview tbody tr").count()).toBeGreaterThan(2);
    expect(await pane.frame.locator("table.find-preview tbody").textContent()).toContain("0.1μF");
  });

  test("a mistake in the filter text is underlined and explained, and no request is sent", async () => {
    const before = pane.service.counts().products;
    const right = await filter().inputValue();
    await filter().fill(`${right} and Capacitanse ge 1`);
    const marks = pane.frame.locator(".find-marks mark");
    expect(await marks.allTextContents()).toEqual(["Capacitanse"]);
    const start = right.length + " and ".length;
    const span = { start, end: start + "Capacitanse".length };
    const issue = {
      code: "unknownField",
      name: "Capacitanse",
      nearest: "Capacitance",
      clause: "filter",
      span,
    } as const;
    await pane.frame.getByText(failureText(issue, language)).waitFor();
    await pane.frame.getByText(text.notValid).waitFor();
    await takeScreenshot(pane, `find-mistake-${language}-${theme}`);
    await filter().fill(right);
    await pane.frame.waitForFunction(() => document.querySelector(".find-stale") === null);
    await previewed();
    expect(pane.service.counts().products).toBe(before);
  });

  test("a valid text is used in the builder, in the user's language", async () => {
    await filter().fill("Category eq 'inductors' and startswith(Partno,'LQW15') and Inductance le 1e-7");
    await filter().blur();
    expect(await pane.frame.locator("#find-category").inputValue()).toBe("inductors");
    expect(await group(label("Inductance")).getByRole("textbox").inputValue()).toBe("100 nH");
    expect(await group(label("Partno")).getByRole("textbox").inputValue()).toBe("LQW15");
  });

  test("sorting and selected columns, inserted into the selected cell as a formula that Excel accepts", async () => {
    await add(text.addSorting, label("Inductance"));
    await pane.frame.getByLabel(text.columns, { exact: true }).last().selectOption("chosen");
    await named(pane, "button", text.remove(label("Status")))
      .last()
      .click();
    await add(text.addColumn, label("MinOrderQuantity"));
    await pane.page.evaluate(() => window.workbook.addSheet("Found"));
    await select("Found", "B2");
    await named(pane, "button", text.insert).click();
    await pane.frame.getByText(text.inserted("Found!B2")).waitFor();
    await pane.settled();
    const written = String(await formula("Found", "B2"));
    expect(written).toMatch(
      /^=VENDOR\.SEARCH\("Category eq 'inductors'.*","Inductance asc",,"Partno,Inductance,.*,MinOrderQuantity"\)$/,
    );
    expect(await pane.cell("Found", "B2")).toBe(label("Partno"));
    expect(await pane.cell("Found", "B3")).toMatch(/^LQW15/);
    await previewed();
    expect(await axeViolations(pane)).toEqual([]);
    await takeScreenshot(pane, `find-${language}-${theme}`);
  });

  test("a table at the top of a sheet reads well, is updated in its place, and isn't written into an Excel table", async () => {
    await pane.frame.getByLabel(text.columns, { exact: true }).last().selectOption("default");
    await pane.page.evaluate(() => window.workbook.addSheet("Top"));
    await select("Top", "A1");
    await named(pane, "button", text.insert).click();
    await pane.frame.getByText(text.inserted("Top!A1")).waitFor();
    await pane.settled();
    expect(String(await formula("Top", "A1"))).toContain("Inductance [nH]");
    const titles = await pane.page.evaluate(() => window.workbook.values("Top", "A1:H1")[0] ?? []);
    expect(titles).toContain(`${label("Inductance")} [nH]`);
    const shown = await pane.frame.evaluate(
      (count) =>
        Excel.run(async (context) => {
          const sheet = context.workbook.worksheets.getItem("Top");
          const converted = sheet.freezePanes.getLocationOrNullObject().load("address");
          const formats = Array.from({ length: count }, (_, at) =>
            sheet.getRangeByIndexes(0, at, 1, 1).format.load("columnWidth"),
          );
          await context.sync();
          return { converted: converted.address, widths: formats.map(({ columnWidth }) => columnWidth) };
        }),
      titles.length,
    );
    expect(shown.converted).toMatch(/!A?1:[A-Z]*1$/);
    // The width is in points; a part number of 14 letters and digits takes 100 in Arial.
    expect(shown.widths[0]).toBeGreaterThan(100);
    for (const [at, title] of titles.entries())
      expect(shown.widths[at]).toBeGreaterThanOrEqual(5 * String(title).length);
    await select("Top", "B1");
    await select("Top", "A1");
    await named(pane, "button", text.update).waitFor();
    await add(text.addSorting, label("Partno"));
    await named(pane, "button", text.update).click();
    await pane.frame.getByText(text.inserted("Top!A1")).waitFor();
    await pane.settled();
    expect(String(await formula("Top", "A1"))).toContain("Partno asc");
    await pane.frame.evaluate(() =>
      Excel.run(async (context) => {
        context.workbook.worksheets.getItem("Top").tables.add("K1:L3", true);
        await context.sync();
      }),
    );
    await select("Top", "K3");
    await named(pane, "button", text.insert).click();
    await pane.frame.getByText(text.inTable("Top!K3")).waitFor();
    expect(await formula("Top", "K3")).toBe("");
  });

  test("the content of a cell isn't overwritten without confirmation", async () => {
    await pane.page.evaluate(() => window.workbook.set("Found", "A1", "precious"));
    await select("Found", "A1");
    await named(pane, "button", text.insert).click();
    await pane.frame.getByText(text.cellInUse("Found!A1")).waitFor();
    expect(await formula("Found", "A1")).toBe("precious");
  });

  test("a cell with a search opens in the builder, and one click restores the previous search", async () => {
    const before = await filter().inputValue();
    const { search } = pageTextsOf(language);
    await select(search, "A2");
    await pane.frame.getByText(text.opened(`${quotedSheet(search)}!A2`)).waitFor();
    expect(await filter().inputValue()).toBe(
      "Category eq 'ceramicCapacitorsSMD' and Capacitance ge 0.000001 and RatedVoltage ge 25",
    );
    await named(pane, "button", text.undo).click();
    expect(await filter().inputValue()).toBe(before);
  });

  test("a search whose arguments are in cells is reported, and not opened", async () => {
    const before = await filter().inputValue();
    await pane.page.evaluate(() => window.workbook.set("Found", "A5", "=VENDOR.SEARCH(A1)"));
    await select("Found", "A5");
    await pane.frame.getByText(text.notLiteral("Found!A5")).waitFor();
    expect(await filter().inputValue()).toBe(before);
  });

  test("another category drops unsupported conditions, reports that, and can be undone", async () => {
    await pane.frame.selectOption("#find-category", { label: capacitors });
    await pane.frame.getByText(text.dropped([label("Inductance")])).waitFor();
    await named(pane, "button", text.undo).click();
    expect(await filter().inputValue()).toContain("Inductance le 1e-7");
  });

  test("320 pixels are wide enough, and no page has reported an error", async () => {
    const width = await pane.frame.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(width).toBeLessThanOrEqual(0);
    expect(pane.troubles).toEqual([]);
  });
});
