import { checkBomTexts } from "../../../../src/messages/check-bom-texts";
import { replacementTexts } from "../../../../src/messages/replacement-texts";
import { shellTexts } from "../../../../src/messages/shell-texts";
import { eventually } from "../../../harness/eventually";
import { type MountedPane, mountPane } from "../../../harness/mounted-pane";
import { statesCatalog } from "../../../harness/test-catalogs";

const text = checkBomTexts.en;
let pane: MountedPane;

beforeAll(async () => {
  pane = await mountPane({ sheets: ["Board"], service: { catalog: statesCatalog() } });
  pane.set("Board", "A1", [
    ["Designator", "Description", "MPN", "Alternate MPN"],
    ["C1", "1uF 25V X5R 0402", "GRM155R61E105KA12D", ""],
    ["C2", "1uF 25V X5R 0402", "GRM155R61E105KA12D", "CL05A105KQ5NNNC"],
    ["C3", "1uF 25V X5R 0402 AEC-Q200", "GRM155R61E105KA12D", ""],
    ["C4", "100nF 25V X5R 0603 5%", "CGA0603X7R104K500JT", ""],
    ["C5", "", "GRM99X99X999XX9", ""],
    ["L1", "10uH 1A shielded 4x4mm", "", ""],
    ["C6", "100nF 16V X7R 0402", "", ""],
  ]);
  await pane.tab(shellTexts.en.views.check);
  await pane.says(text.place("Board"));
  await pane.press(text.check);
  await pane.says(text.filters.unknown);
  await pane.press(replacementTexts.en.find);
  await pane.says(text.filters.noNumberFits);
  await pane.press(`${text.filters.all} 7`);
  await eventually(() => expect(rows().length).toBe(7));
  await pane.openRows();
});
afterAll(() => pane.close());

const rows = (): readonly string[] => pane.all(".check-row").map(({ textContent }) => textContent);
const rowWith = (name: string): string => rows().find((row) => row.includes(name)) ?? `no ${name}`;

test("lines with one number that say something else are items of their own, each with its alternates", () => {
  expect(rowWith("Quantity 1: C2")).toContain("CL05A105KQ5NNNC: Other brand; Differs: rated voltage: part 6.3 V");
});

test("a required word is named with its cell", () => {
  expect(rowWith("Quantity 1: C3")).toContain("AEC-Q200: part none, BOM AEC-Q200 (B4)");
});

test("a difference that isn't sure is a remark", () => {
  expect(rowWith("CGA0603X7R104K500JT")).toContain("tolerance: part ±10% (unconfirmed code), BOM 5%");
  expect(pane.all(".check-mismatch.exceeds").map(({ textContent }) => textContent)).toContainEqual(
    expect.stringContaining("BOM 5%"),
  );
});

test("a number that isn't found says what to do", () => {
  expect(rowWith("GRM99X99X999XX9")).toContain(text.advice.unknown);
});

test("DC bias and aging are mentioned for capacitors of class II only", () => {
  expect(rowWith("Quantity 1: C6")).toContain("DC bias");
  expect(rowWith("Quantity 1: L1")).toMatch(/same or better specifications\.(?! DC bias)/);
});
