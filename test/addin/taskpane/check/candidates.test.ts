import { candidateTexts } from "../../../../src/messages/check-bom/candidate-texts";
import { aspectTexts } from "../../../../src/messages/line/aspect-texts";
import { checkBomTexts } from "../../../../src/messages/check-bom/check-bom-texts";
import { gateTexts } from "../../../../src/messages/check-bom/gate-texts";
import { alternativeTexts } from "../../../../src/messages/check-bom/alternative-texts";
import { shellTexts } from "../../../../src/messages/shell-texts";
import { eventually } from "../../../harness/eventually";
import { mountPane } from "../../../harness/mounted-pane";
import { statesCatalog } from "../../../harness/test-catalogs";
import { useOpened } from "../../../harness/use-opened";

const text = checkBomTexts.en;
const replacementText = alternativeTexts.en;
const pane = useOpened(() => mountPane({ sheets: ["Board"], service: { catalog: statesCatalog() } }));

beforeAll(async () => {
  pane.set("Board", "A1", [
    ["Designator", "Value", "Footprint", "MPN"],
    ["L1", "10uH", "Bourns_SRN8040TA", "NR8040T100M"],
    ["R1", "10k", "R_0603", "RC0603FR-0710KL"],
    ["L2", "1uH 10%", "1812", ""],
  ]);
  await pane.tab(shellTexts.en.views.check);
  await pane.says(text.place("Board"));
  await pane.press(text.check);
  await pane.says(`${text.filters.others} 2`);
  await pane.press(replacementText.find);
  await pane.says(text.filters.choose);
});

/** The values of a column of the candidates. */
const column = (at: number): readonly number[] =>
  pane.all(".check-candidates tbody tr").map(({ children }) => Number.parseFloat(children[at]?.textContent ?? ""));
const isSorted = (values: readonly number[], sign: number): boolean =>
  values
    .filter((value) => !Number.isNaN(value))
    .every((value, at, stated) => at === 0 || sign * (value - (stated[at - 1] ?? 0)) >= 0);

test("an inductor without a rated current has candidates in a group of their own, the highest current first", async () => {
  await pane.press(`${text.filters.choose} 1`);
  await pane.openRows();
  await eventually(() => expect(column(1).length).toBeGreaterThan(1));
  expect(pane.text()).toContain(candidateTexts.en.choose(column(1).length));
  expect(isSorted(column(1), -1)).toBe(true);
});

test("they are sorted by any value, and by another press the other way; by the current already, at the first", async () => {
  for (const [aspect, at, order] of [
    ["currentItemp", 1, "ascending"],
    ["resistance", 3, "ascending"],
    ["resistance", 3, "descending"],
  ] as const) {
    pane.all(`[aria-label="${candidateTexts.en.orderBy(aspectTexts.en[aspect])}"]`)[0]?.click();
    await eventually(() => expect(pane.all(`[aria-sort=${order}]`).length).toBe(1));
    expect(isSorted(column(at), order === "ascending" ? 1 : -1)).toBe(true);
  }
});

test("a person chooses: there is no best one for all", async () => {
  expect(pane.text()).not.toContain(replacementText.chooseAll(1));
  const [first] = pane.all(".check-candidates tbody button");
  const partno = first?.textContent ?? "";
  first?.click();
  // Its list says that it is chosen by current, but not that a demand is open.
  await pane.says(gateTexts.en.reasons.open);
  await pane.press(replacementText.enterAll);
  await pane.says(replacementText.entered(partno, "E2"));
  expect(pane.cell("Board", "E2")).toBe(partno);
});

test("if no inductor fits, the closest is named with what it falls short in, and can be used", async () => {
  await pane.press(`${text.filters.noNumberNoMatch} 1`);
  await pane.openRows();
  await pane.says("instead of 10%");
  const [use] = pane.all("button.check-choose").filter(({ textContent }) => /LQH/.test(textContent));
  use?.click();
  await eventually(() => expect(pane.cell("Board", "E4")).toMatch(/^LQH/));
});
