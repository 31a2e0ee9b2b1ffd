import { readFile } from "node:fs/promises";
import { readBomFile } from "../../cli/files/read-bom-file";
import { textsOf } from "../../cli/files/bom-file";
import { eventually } from "../harness/eventually";
import { checkBomTexts } from "../../src/messages/check-bom/check-bom-texts";
import { objectionText } from "../../src/messages/check-bom/objection-text";
import { alternativeTexts } from "../../src/messages/check-bom/alternative-texts";
import { reportTexts } from "../../src/messages/check-bom/report-texts";
import type { Language } from "../../src/product-data/vocabulary/language";
import { focused, tabTo } from "../addin/taskpane/focus";
import { checkBom, openPane, openRows, type OpenedPane, pressAction } from "../addin/taskpane/open-pane";
import { statesCatalog } from "../harness/test-catalogs";

const bom = [
  "Ref,MPN,Description",
  "C1,CL05A105KA5NQNC,1uF 25V X5R 0402 10%",
  "C2,CL05B104KO5NNNC,100nF 16V X7R 0402 10%",
  "C3,GRM155R61E105KA12D,1uF 25V X5R 0402 10%",
  "C4,GRM155R61E105KA12Q,1uF 25V X5R 0402 10%",
].join("\n");
let pane: OpenedPane;
afterEach(() => pane.close());

const press = (key: string): Promise<void> => pane.page.keyboard.press(key);
const visible = (selector: string) => pane.frame.locator(selector).locator("visible=true");

/** Goes there with Tab and presses Enter. */
async function enter(name: string): Promise<void> {
  await tabTo(pane, name);
  await press("Enter");
}
/** Whatever the press has removed, an element shows its focus. */
const isSeen = (): Promise<void> => eventually(async () => expect(await focused(pane)).toMatchObject({ seen: true }));
/** Waits until a region that screen readers follow has the text. */
const isAnnounced = async (text: string | RegExp): Promise<void> => {
  await visible("[role=status]").getByText(text).first().waitFor();
  await isSeen();
};

test.each(["en", "ja"] as const)(
  "from a file to the saved report with the keyboard alone, in %s: the focus is never lost, and what happened is announced",
  async (language: Language) => {
    const text = checkBomTexts[language];
    const replacementText = alternativeTexts[language];
    const reportText = reportTexts[language];
    pane = await openPane({ language, service: { catalog: statesCatalog() } });
    const { page } = pane;
    await pane.settled();

    await press("F6");
    await press("F6");
    // This is before the page is asked where the focus is: then it knows that the chooser is expected.
    const chooser = page.waitForEvent("filechooser");
    const isOnOpenFile = () => page.evaluate(() => document.activeElement?.matches("#open-file input") === true);
    for (let presses = 0; presses < 30 && !(await isOnOpenFile()); presses++) await press("Tab");
    await press("Enter");
    await (await chooser).setFiles({ name: "Board.csv", mimeType: "text/csv", buffer: Buffer.from(bom) });
    await page.waitForFunction(() => window.workbook.activeSheet() === "Board");

    await press("Control+Shift+Alt+B");
    await visible(".check-filters").first().waitFor();
    await press("F6");
    await press("F6");
    if ((await page.evaluate(() => document.activeElement?.id)) !== "pane") await press("F6");
    await isSeen();
    await isAnnounced(text.summary(1, 2));
    await visible("button").getByText(replacementText.find, { exact: true }).waitFor(); // as soon as the check has ended

    await enter(replacementText.find);
    await isAnnounced(text.summary(3, 4));
    const uses = visible(".check-offer button");
    const [partno = ""] = /[A-Z0-9]{10,}/.exec((await uses.first().getAttribute("aria-label")) ?? "") ?? [];
    const [first = "", second] = await visible(".check-toggle strong").allTextContents();
    await tabTo(pane, new RegExp(first), "Shift+Tab");
    await press("ArrowDown");
    await press("ArrowUp");
    expect((await focused(pane)).name).toContain(first);
    await press("ArrowDown");
    expect((await focused(pane)).name).toContain(second);
    await press("Enter");
    await visible(".check-replacements").waitFor();
    await press("Enter");
    await visible(".check-replacements").waitFor({ state: "detached" });
    await press("Control+Enter");
    await isAnnounced(replacementText.entered(partno, "D2"));
    await enter(replacementText.undo);
    await isAnnounced(replacementText.undone(1));
    expect(await pane.cell("Board", "D2")).toBe("");
    await isSeen();
    const focusedRow = () => pane.frame.evaluate(() => document.activeElement?.closest("li")?.textContent);
    expect(await focusedRow()).toContain(second);

    const chooseAll = visible("button").getByText(replacementText.chooseAll(2), { exact: true });
    await chooseAll.waitFor();
    await tabTo(pane, replacementText.chooseAll(2));
    await press("Enter");
    await visible("button").getByText(replacementText.enterAll, { exact: true }).waitFor();
    await tabTo(pane, replacementText.enterAll);
    await press("Enter");
    await chooseAll.waitFor({ state: "detached" });
    await eventually(async () => expect(await focused(pane)).toMatchObject({ name: reportText.write, seen: true }));
    await press("Enter");
    await eventually(async () =>
      expect(await focused(pane)).toMatchObject({ name: reportText.heading("Board"), seen: true }),
    );

    await tabTo(pane, reportText.save);
    const download = page.waitForEvent("download");
    await press("Enter");
    const file = await download;
    await isAnnounced(reportText.saved(file.suggestedFilename()));
    const { sheets } = await readBomFile(new Uint8Array(await readFile(await file.path())));
    expect(sheets.flatMap(textsOf).flat()).toContain("CL05A105KA5NQNC");
    await enter(reportText.backTo("Board"));
    const title = text.place("Board");
    await eventually(async () => expect(await focused(pane)).toMatchObject({ name: `${title}Board`, seen: true }));
    expect(pane.troubles).toEqual([]);
  },
);

const button = (name: string) => visible("button").and(pane.frame.getByRole("button", { name, exact: true }));
/** Checks a sheet with these cells. */
async function check(cells: readonly (readonly string[])[]): Promise<void> {
  await pane.page.evaluate((contents) => {
    window.workbook.addSheet("Lines");
    window.workbook.setAll("Lines", "A1", contents);
    window.workbook.select("Lines", "A1");
  }, cells);
  await pane.tab("check");
  await checkBom(pane, checkBomTexts.en.check);
}

test("a confirmation next to the part is left with the keyboard, and the focus returns to the part", async () => {
  const { cancel } = checkBomTexts.en;
  const { chooseIn, enterAll, find } = alternativeTexts.en;
  pane = await openPane({ service: { catalog: statesCatalog() } });
  await pane.settled();
  const line = ["C1", "CL05A105KA5NQNC", "1uF 25V X5R 0402 10%", "7 reels"];
  await check([["Ref", "MPN", "Description", "Stock"], line]);
  await pressAction(pane, find);
  await openRows(pane);
  await pane.frame.selectOption("[id^=check-choose-]", { label: "D: Stock" });
  const use = visible(".check-replacements")
    .getByRole("button", { name: chooseIn("D2") })
    .first();
  const name = await use.getAttribute("aria-label");
  await use.press("Enter");
  await visible("*")
    .getByText(objectionText({ code: "occupied", written: "7 reels" }, "en"))
    .waitFor();
  await tabTo(pane, enterAll);
  await tabTo(pane, cancel);
  await press("Enter");
  await button(cancel).waitFor({ state: "detached" });
  expect(await focused(pane)).toEqual({ name, seen: true });
  expect(pane.troubles).toEqual([]);
});

test("a press that hides or removes its own button leaves the focus on what is next", async () => {
  const text = checkBomTexts.en;
  pane = await openPane({ key: "wrong-key" });
  await pane.settled();
  const lines = Array.from({ length: 60 }, (_, at) => [`C${String(at)}`, `GRM155R61E1${String(10 + at)}KA12D`]);
  await check([["Ref", "MPN"], ...lines]);

  await button(text.tryAgain).focus();
  await press("Enter");
  await pane.frame.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await button(text.cancel).waitFor({ state: "detached" });
  await button(text.tryAgain).waitFor();
  await isSeen();
  await button(text.openSettings).focus();
  await press("Enter");
  await eventually(async () => expect(await focused(pane)).toEqual({ name: "Settings", seen: true }));
  await pane.tab("check");

  await visible(".check-filters button").filter({ hasText: text.filters.all }).press("Enter");
  await button(text.later).focus();
  await press("Enter");
  await button(text.earlier).waitFor();
  await isSeen();
});
