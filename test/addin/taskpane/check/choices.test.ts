import { addColumnsTexts } from "../../../../src/messages/check-bom/add-columns-texts";
import { checkBomTexts } from "../../../../src/messages/check-bom/check-bom-texts";
import { alternativeTexts } from "../../../../src/messages/check-bom/alternative-texts";
import { shellTexts } from "../../../../src/messages/shell-texts";
import { eventually } from "../../../harness/eventually";
import { mountPane } from "../../../harness/mounted-pane";
import { statesCatalog } from "../../../harness/test-catalogs";
import { useOpened } from "../../../harness/use-opened";

const text = checkBomTexts.en;
const replacementText = alternativeTexts.en;
const lines = [
  ["Ref", "MPN", "Description", "Alternative"],
  ["C1", "CL05A105KA5NQNC", "1uF 25V X5R 0402 10%", ""],
  ["C2", "CL10B104KB8NNNC", "100nF 50V X7R 0603 10%", ""],
  ["C3", "CC0603KRX7R9BB104", "100nF 50V X7R 0603 10%", "GRM188R71H104KA93D"],
  ["C4", "GRM155R61E105KA12D", "1uF 25V X5R 0402 10%", ""],
];
const pane = useOpened(() =>
  mountPane({ sheets: ["Start", "BOM", "Unfitted", "Moved"], service: { catalog: statesCatalog() } }),
);

beforeAll(() => {
  pane.set("BOM", "A1", lines);
  pane.select("BOM", "A1");
});

const counts = (): Readonly<Record<string, number>> =>
  Object.fromEntries(
    pane.all(".check-filters button").map(({ textContent }) => {
      const [, name = "", count] = /^(.*) (\d+)$/.exec(textContent) ?? [];
      return [name, Number(count)];
    }),
  );
const open = (): number => counts()[text.filters.decide] ?? 0;
const chosen = (): number => counts()[text.filters.chosen] ?? 0;
const row = (cell: string): HTMLElement | undefined =>
  pane.all(".check-row").find((each) => each.querySelector(".check-cells")?.textContent === cell);
/** In an open row, the name also says the cell: `Use in D3`. */
const buttonIn = (cell: string, name: string): HTMLElement | undefined =>
  [...(row(cell)?.querySelectorAll<HTMLElement>("button") ?? [])].find(({ textContent }) =>
    textContent.startsWith(name),
  );
/** Presses the button as soon as it is there. */
const press = async (cell: string, name: string): Promise<void> => {
  await eventually(() => expect(buttonIn(cell, name)).toBeDefined());
  buttonIn(cell, name)?.click();
};

test("the ribbon's Check BOM checks, also if its tab is open, and reads what the column of alternatives has", async () => {
  await pane.ribbon("CheckBom");
  await eventually(() => expect([chosen(), row("B4")]).toEqual([1, undefined]));
  pane.set("BOM", "D4", [[""]]);
  await eventually(() => expect(chosen()).toBe(0));
  pane.set("BOM", "A6", [["C5", "CL10A106MA8NRNC", "10uF 25V X5R 0603 20%", ""]]);
  await pane.says(text.editedSince);
  await pane.tab(shellTexts.en.views.check);
  await pane.ribbon("CheckBom");
  await eventually(() => expect(counts()[text.filters.all]).toBe(5));
});

test("a choice closes its decision, stays in view with its own undo, and Excel's undo is followed", async () => {
  await pane.press(replacementText.find);
  await eventually(() => expect(counts()[text.filters.replaceable]).toBeGreaterThan(2));
  const before = open();
  await press("B2", replacementText.choose);
  await eventually(() => expect([open(), pane.cell("BOM", "D2")]).toEqual([before - 1, expect.stringMatching(/^G/)]));
  // A column may be far to the right.
  expect(pane.workbook.selection()).toMatchObject({ sheetId: "sheet2", area: { row: 1, column: 3 } });
  const entered = replacementText.entered(String(pane.cell("BOM", "D2")), "D2");
  await eventually(() => expect(row("B2")?.textContent).toContain(entered));
  await press("B3", replacementText.choose);
  await eventually(() => expect(open()).toBe(before - 2));
  // Each row has its own undo.
  await press("B2", replacementText.undo);
  await eventually(() => expect([pane.cell("BOM", "D2"), open()]).toEqual(["", before - 1]));
  expect(pane.cell("BOM", "D3")).not.toBe("");
  // Excel's undo empties the cell again.
  pane.set("BOM", "D3", [[""]]);
  await eventually(() => expect([open(), buttonIn("B3", replacementText.undo)]).toEqual([before, undefined]));
});

test("a line stays where it is when its choice is taken back, whenever the pane is drawn", async () => {
  const { requestAnimationFrame } = pane.window;
  pane.window.requestAnimationFrame = (draw) => {
    draw(0);
    return 0;
  };
  const before = open();
  for (const isByButton of [true, false]) {
    await press("B2", replacementText.choose);
    await eventually(() => expect(open()).toBe(before - 1));
    const chosen = row("B2");
    if (isByButton) await press("B2", replacementText.undo);
    else pane.set("BOM", "D2", [[""]]);
    await eventually(() => expect([open(), row("B2") === chosen]).toEqual([before, true]));
  }
  pane.window.requestAnimationFrame = requestAnimationFrame;
});

test("a note is in a column of its own, is no choice, survives another check, and is changed, cleared, and undone", async () => {
  const head = (): HTMLElement | null | undefined => row("B3")?.querySelector<HTMLElement>(".check-toggle");
  // A check closes rows that aren't decisions until their alternatives are found again.
  const field = (): HTMLInputElement | null | undefined => {
    if (head()?.getAttribute("aria-expanded") === "false") head()?.click();
    return row("B3")?.querySelector("input");
  };
  const type = (note: string): void => {
    Object.assign(field() ?? {}, { value: note });
    field()?.dispatchEvent(new pane.window.Event("change", { bubbles: true }));
  };
  const enter = async (note: string): Promise<void> => {
    await eventually(() => expect(field()).toBeTruthy());
    type(note);
    await eventually(() => expect([pane.cell("BOM", "E3"), field()?.value]).toEqual([note, note]));
  };
  const filter = (name: "all" | "decide"): void =>
    pane
      .all(".check-filters button")
      .find(({ textContent }) => textContent.startsWith(text.filters[name]))
      ?.click();
  // In the list of all, a row stays while its alternatives are found again.
  filter("all");
  const before = [open(), chosen()];
  await enter("GRM155R61E105KA12D");
  expect(pane.cell("BOM", "E1")).toBe(replacementText.noteTitle);
  await pane.press(text.again);
  await eventually(() => expect([open(), chosen()]).toEqual(before));
  await enter("Ask 2 buyers");
  // Keys of the text field, such as those that choose in an input method, don't leave it.
  const down = new pane.window.KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true, cancelable: true });
  expect(field()?.dispatchEvent(down)).toBe(true);
  await enter("");
  await enter("Ask 3 buyers");
  await press("B3", replacementText.undo);
  await eventually(() => expect([pane.cell("BOM", "E3"), field()?.value]).toEqual(["", ""]));
  await enter("Ask 4 buyers");
  await eventually(() => expect(buttonIn("B3", replacementText.undo)).toBeDefined());
  // Undo takes back also what is still being written.
  type("Ask 5 buyers");
  buttonIn("B3", replacementText.undo)?.click();
  await eventually(() => expect([pane.cell("BOM", "E3"), field()?.value]).toEqual(["", ""]));
  filter("decide");
});

test("a choice survives another check, which also finds the alternatives again", async () => {
  await press("B2", replacementText.choose);
  await eventually(() => expect(chosen()).toBe(1));
  const before = open();
  await pane.press(text.again);
  await eventually(() => expect([row("B2"), open(), chosen()]).toEqual([undefined, before, 1]));
  await eventually(() => expect(buttonIn("B3", replacementText.choose)).toBeDefined());
});

test("a cell merged meanwhile with another, in which Excel enters nothing, is named, and its decision stays open", async () => {
  const write = pane.workbook.write.bind(pane.workbook);
  const merged = jest.spyOn(pane.workbook, "write").mockImplementation((sheetId, area, ...content) => {
    if (area.row !== 2 || area.column !== 3) write(sheetId, area, ...content);
  });
  const before = open();
  await press("B3", replacementText.choose);
  await pane.says(replacementText.stayedBlank(["D3"]));
  expect([open(), pane.text().includes(replacementText.enteredAll(1, "D"))]).toEqual([before, false]);
  merged.mockRestore();
});

test("added columns are in the rows of their lines under a filter, and say what the check says", async () => {
  pane.workbook.hidden.set("sheet3,1", "filtered");
  pane.set("Unfitted", "A1", [
    ["Ref", "MPN", "Description", "DNP"],
    ["C1", "CL05A105KA5NQNC", "1uF 25V X5R 0402 10%", ""],
    ["C2", "", "100nF 50V X7R 0603", "DNP"],
    ["C3", "", "100nF 50V X7R 0603", ""],
  ]);
  pane.select("Unfitted", "A1");
  await pane.says(text.place("Unfitted"));
  await pane.press(addColumnsTexts.en.heading);
  await pane.press(addColumnsTexts.en.add);
  const cells = (): unknown[] => ["F2", "F3", "F4", "G2", "G3", "G4"].map((cell) => pane.cell("Unfitted", cell));
  const { otherMakerReplaceable, notFitted, noNumberFits } = text.filters;
  const best: unknown = expect.stringMatching(/^G[A-Z]{2}1/);
  const said = [otherMakerReplaceable, notFitted, noNumberFits, best, "", best];
  await eventually(() => expect(cells()).toEqual(said));
  await pane.says(text.hiddenLines(1));
  await eventually(() => expect(row(`B2 (${text.hidden})`)).toBeDefined());
  expect(pane.text()).not.toContain(replacementText.chooseAll(1));
  pane.workbook.hidden.clear();
  await pane.ribbon("CheckBom");
  await pane.press(replacementText.chooseAll(1));
  await pane.press(replacementText.enterAll);
  await eventually(() => expect(["I2", "I4"].map((cell) => pane.cell("Unfitted", cell))).toEqual([best, ""]));
});

test("a choice goes to its line, wherever that is by now, and a line that is gone gets none", async () => {
  const [titles = [], one = [], other = []] = lines;
  const inserted = ["R1", "RC0402FR-0710KL", "10k 1% 0402", ""];
  pane.set("Moved", "F1", [titles, one, other]);
  pane.select("Moved", "F1");
  await pane.says(text.place("Moved"));
  await pane.ribbon("CheckBom");
  await eventually(() => expect(counts()[text.filters.all]).toBe(2));
  await pane.press(replacementText.find);
  await eventually(() => expect(buttonIn("G3", replacementText.choose)).toBeDefined());
  const entered = (): unknown[] => ["I2", "I3", "I4"].map((cell) => pane.cell("Moved", cell));
  const choose = async (cell: string): Promise<void> => {
    await pane.says(text.editedSince);
    await press(cell, replacementText.choose);
    await eventually(() => expect(pane.text()).not.toContain(text.editedSince));
  };
  pane.set("Moved", "F2", [inserted, one, other]);
  await choose("G2");
  await eventually(() => expect(entered()).toEqual(["", expect.stringMatching(/^G/), ""]));
  pane.set("Moved", "F3", [inserted, inserted]);
  await choose("G4");
  await eventually(() => expect([row("G4"), entered()]).toEqual([undefined, ["", "", ""]]));
});
