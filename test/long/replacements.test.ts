import type { Locator } from "playwright-core";
import { checkBomTexts } from "../../src/messages/check-bom/check-bom-texts";
import { objectionText } from "../../src/messages/check-bom/objection-text";
import { replacementTexts } from "../../src/messages/check-bom/replacement-texts";
import { focused, tabTo } from "../addin/taskpane/focus";
import {
  axeViolations,
  checkBom,
  openPane,
  openRows,
  type OpenedPane,
  pressAction,
  takeScreenshot,
} from "../addin/taskpane/open-pane";
import { statesCatalog } from "../harness/test-catalogs";

const text = checkBomTexts.en;
const replacementText = replacementTexts.en;

describe("Alternatives for the lines of a board", () => {
  let pane: OpenedPane;

  beforeAll(async () => {
    pane = await openPane({ bom: "haasoscope-pro-adc", service: { catalog: statesCatalog() } });
    await pane.settled();
    await pane.tab("check");
    await pane.frame.waitForSelector(".check-columns");
  });
  afterAll(() => pane.close());

  const button = (named: string): Locator => pane.frame.getByRole("button", { name: named, exact: true });
  const filter = (of: keyof typeof text.filters): Locator =>
    pane.frame.locator(".check-filters button", { hasText: new RegExp(`^${text.filters[of]} `) });
  const say = (message: string | RegExp): Promise<void> => pane.frame.getByText(message).waitFor();
  /** The lines of the open page of the list. */
  const listed = (): Promise<readonly ListedLine[]> =>
    pane.frame.locator(".check-row").evaluateAll((lines) =>
      lines.map((line) => ({
        row: Number(line.querySelector(".check-cells button")?.textContent.replace(/^[A-Z]+/, "")),
        offered: [...line.querySelectorAll(".check-replacements .primary")].map(
          (use) => use.getAttribute("aria-label")?.split(": ")[1] ?? "",
        ),
      })),
    );

  test("with the keyboard, a comparison is opened point by point, and its part is entered", async () => {
    await checkBom(pane, text.check);
    await pressAction(pane, replacementText.find);
    await filter("replaceable").click();
    await openRows(pane);
    const [line] = await listed();
    const [partno = ""] = line?.offered ?? [];
    await filter("replaceable").focus();
    await pane.frame.locator(".check-points").first().waitFor();
    expect(await axeViolations(pane)).toEqual([]);

    const cell = `${await freeColumn(pane)}${String(line?.row)}`;
    expect(await pane.cell("BOM", cell)).toBe("");
    await tabTo(pane, useIn(cell, partno));
    await pane.page.keyboard.press("Enter");
    await say(replacementText.entered(partno, cell));
    expect(await pane.cell("BOM", cell)).toBe(partno);
    await takeScreenshot(pane, "replacements");
  });

  test("a confirmation next to the part is left with the keyboard, and the focus returns to the part", async () => {
    const [line] = await listed();
    const [partno = ""] = line?.offered ?? [];
    await pane.frame.selectOption("[id^=check-choose-]", { label: "I: Stock" });
    const cell = `I${String(line?.row)}`;
    const content = await pane.cell("BOM", cell);
    await button(useIn(cell, partno)).first().click();
    await say(objectionText({ code: "occupied", written: content }, "en"));
    await tabTo(pane, replacementText.enterAll);
    await tabTo(pane, checkBomTexts.en.cancel);
    await pane.page.keyboard.press("Enter");
    await button(checkBomTexts.en.cancel).waitFor({ state: "detached" });
    expect(await focused(pane)).toEqual({ name: useIn(cell, partno), seen: true });
    expect(pane.troubles).toEqual([]);
  });
});

/** The name of the button of a comparison. */
const useIn = (cell: string, partno: string): string => `${replacementText.chooseIn(cell)}: ${partno}`;

/** A line of the list: its row in the sheet, and the parts that are shown as its alternatives. */
interface ListedLine {
  readonly row: number;
  readonly offered: readonly string[];
}

/** The blank column after the sheet's last, which is the first choice for alternatives. */
async function freeColumn({ frame }: OpenedPane): Promise<string> {
  const last = await frame.locator("[id^=check-choose-] option").last().textContent();
  return /^Column ([A-Z]+) \(blank\)$/.exec(last ?? "")?.[1] ?? "";
}
