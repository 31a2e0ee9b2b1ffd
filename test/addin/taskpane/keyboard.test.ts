import { addColumnsTexts } from "../../../src/messages/check-bom/add-columns-texts";
import { checkBomTexts } from "../../../src/messages/check-bom/check-bom-texts";
import { findTexts } from "../../../src/messages/find/find-texts";
import { alternativeTexts } from "../../../src/messages/check-bom/alternative-texts";
import { settingsTexts } from "../../../src/messages/settings/settings-texts";
import { eventually } from "../../harness/eventually";
import { focused, tabTo } from "./focus";
import { openPane } from "./open-pane";
import { useOpened } from "../../harness/use-opened";

const settings = settingsTexts.en;
const find = findTexts.en;
const check = checkBomTexts.en;
const addColumns = addColumnsTexts.en;
const pane = useOpened(() => openPane({ key: "mistyped" }));

beforeAll(async () => {
  await pane.settled();
});

const press = (key: string): Promise<void> => pane.page.keyboard.press(key);
const type = (text: string): Promise<void> => pane.page.keyboard.type(text);
const hasFocus = (name: string): Promise<void> =>
  eventually(async () => expect(await focused(pane)).toEqual({ name, seen: true }));

test("enter the key, find parts, insert the search: with the keyboard alone", async () => {
  // F6 in Excel moves into the pane, to the open tab.
  await pane.frame.focus("[role=tab][aria-selected=true]");
  await press("Home");
  await hasFocus("Settings");
  await pane.frame.waitForSelector("#key");
  await tabTo(pane, settings.newKey);
  await type("demo-key");
  await press("Enter");
  await pane.frame.getByText(settings.testPassed).waitFor();

  await tabTo(pane, "Settings", "Shift+Tab");
  await press("ArrowRight");
  await hasFocus("Find parts");
  await pane.frame.waitForSelector("#find-filter");
  await tabTo(pane, find.category);
  await type("Inductors");
  await tabTo(pane, find.addCondition);
  await type("Inductance");
  await press("Tab");
  await press("Enter");
  await hasFocus(find.operator);
  await tabTo(pane, find.value);
  await type("10 nH");
  const filter = /^Category eq '\w+' and Inductance eq 1e-8$/;
  await eventually(async () => expect(await pane.frame.inputValue("#find-filter")).toMatch(filter));
  await pane.frame.waitForSelector(".find-results li");
  await tabTo(pane, find.addSorting);
  await type("Rated current");
  await press("Tab");
  await press("Enter");

  await pane.page.evaluate(() => {
    window.workbook.addSheet("Found");
    window.workbook.select("Found", "A1");
  });
  // The preview's parts decide the units of the columns.
  await pane.frame.waitForFunction(() => document.querySelector(".find-stale") === null);
  await pane.frame.focus("#tab-find"); // selecting a cell moved the focus out of the pane
  await tabTo(pane, find.insert);
  await press("Enter");
  await pane.frame.getByText(find.inserted("Found!A1")).waitFor();
  await pane.settled();
  const formula = await pane.page.evaluate(() => window.workbook.formula("Found", "A1"));
  expect(formula).toMatch(/^=VENDOR\.SEARCH\("Category eq '\w+' and Inductance eq 1e-8","RatedCurrentItemp asc"\)$/);
  expect(await pane.cell("Found", "A2")).toMatch(/^[A-Z0-9]{8}/);
  expect(pane.troubles).toEqual([]);
});

test("check a BOM and add columns with the keyboard alone: the focus stays where the next step is", async () => {
  await pane.page.evaluate(() => {
    window.workbook.addSheet("Board");
    window.workbook.setAll("Board", "A1", [
      ["Ref", "MPN"],
      ["C1", "GRM155R61E105KA12D"],
      ["C2", "GCM1555C1H680FA16J"],
    ]);
    window.workbook.select("Board", "A1");
  });
  await pane.frame.focus("[role=tab][aria-selected=true]");
  await press("ArrowRight");
  await pane.frame.getByRole("heading", { name: check.place("Board"), exact: true }).waitFor();
  await pane.frame.locator(".check-columns:visible").waitFor();
  await tabTo(pane, check.check);
  await press("Enter");
  await pane.frame.locator(".check-filters:visible").first().waitFor();
  // The next step is in its place.
  await hasFocus(alternativeTexts.en.find);
  await tabTo(pane, check.more);
  await press("Enter");
  await tabTo(pane, addColumns.heading);
  await press("Enter");
  // The button in the panel has the name of the one that opens it.
  await pane.frame.locator("h3:focus").waitFor();
  await tabTo(pane, addColumns.add);
  await press("Enter");
  await hasFocus(check.more);
});
