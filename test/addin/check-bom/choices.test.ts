import {
  choicesIn,
  type EnteredCell,
  type EnteredCells,
  isFreeFor,
  withCells,
} from "../../../src/addin/check-bom/choices";
import { BomSession } from "../../../src/addin/check-bom/bom-session";
import { SheetEntries } from "../../../src/addin/check-bom/sheet-entries";
import { usedColumns } from "../../../src/addin/check-bom/sheet/checked-bom";
import { isAsRead, readWholeBom } from "../../../src/addin/check-bom/sheet/whole-bom";
import type { CheckSources } from "../../../src/addin/check-bom/sheet/bom-check";
import { useExcelGlobal } from "../../demo/excel-global";

const [first, second] = ["GRM188R61E106KA73D", "GRM188R61A106KE69D"];
const had = (row: number, content: string) => ({ row, content, isFormula: false, format: "General" });
const entered = (content: string, before: string, row = 4): EnteredCell => ({
  ...{ row, column: 7, content, before: had(row, before), kind: "choice" },
});
const all = (...cells: readonly EnteredCell[]): EnteredCells => withCells(new Map(), cells);

test("a choice is a part number that someone typed, of any manufacturer", () => {
  const contents = [first, " c1608x5r1a226m080ac ", "744373240022", 885012107018, "B82422H1103K100"];
  const rows = [...choicesIn(contents.map((content, row) => ({ row, content })))];
  expect(rows.map(([, partno]) => partno)).toEqual([
    first,
    "C1608X5R1A226M080AC",
    "744373240022",
    "885012107018",
    "B82422H1103K100",
  ]);
});

test.each([
  "",
  "none",
  "n/a",
  "see note 12",
  "TBD",
  "=INDEX(VENDOR.ALTERNATIVES(B2,C2),2,1)",
  "#N/A",
  "0603",
  13542,
  0,
  true,
])("%p isn't a choice: the line stays open", (content) => expect([...choicesIn([{ row: 1, content }])]).toEqual([]));

test("content of the user is in the way; blank cells, the same part, and own entries aren't", () => {
  const free = (column: number) =>
    ["", first, "kept", second].map((now, at) =>
      isFreeFor({ row: at + 1, content: first }, now, all(entered(second, "")), column),
    );
  expect(free(7)).toEqual([true, true, false, true]);
  expect(free(8)).toEqual([true, true, false, false]);
});

test("a part chosen instead of another is undone to what the user had, not to the other", () => {
  const cells = withCells(all(entered(first, "the user's")), [entered(second, first)]);
  expect([...cells.values()]).toEqual([entered(second, "the user's")]);
  // Someone wrote something else between them.
  const others = withCells(all(entered(first, "the user's")), [entered(second, "another")]);
  expect([...others.values()]).toEqual([entered(second, "another")]);
});

describe("in a sheet", () => {
  const { workbook } = useExcelGlobal();
  const cells = { row: 0, column: 0, rowCount: 3, columnCount: 2 };
  const session = () =>
    new BomSession({ id: "sheet1", name: "BOM" }, { language: "en" } as CheckSources, () => Promise.resolve());

  test("undo keeps a part whose column of a table would have several formulas, and says so", async () => {
    workbook().state.tables.push({ id: "1", name: "Parts", sheetId: "sheet1", area: cells, style: "" });
    const formulas = [2, 3].map((row) => [`=VENDOR.SPEC($A${String(row)},B$1)`]);
    const alternatives = { ...cells, row: 1, column: 1, rowCount: 2, columnCount: 1 };
    workbook().write("sheet1", alternatives, "formulas", formulas);
    const entries = new SheetEntries(session());
    const parts = [first, second].map((content, at) => ({ row: at + 1, content }));
    await entries.write(parts, 1, "choices");
    const [one, other] = entries.cells.values();
    await entries.undo(one === undefined ? [] : [one]);
    expect([entries.outcome, entries.cells.size]).toEqual([{ kind: "undone", cells: [], left: [one] }, 2]);
    await entries.undo(one === undefined || other === undefined ? [] : [one, other]);
    expect([entries.outcome, entries.cells.size]).toEqual([{ kind: "undone", cells: [one, other], left: [] }, 0]);
    expect(workbook().read("sheet1", alternatives, "formulas")).toEqual(formulas);
  });

  test("a column that the add-in filled isn't read, whatever the user selects: adding columns again would never end", async () => {
    workbook().write("sheet1", { ...cells, rowCount: 2 }, "formulas", [
      ["MPN", "Status"],
      [first, "=VENDOR.SPEC($A2,B$1)"],
    ]);
    const bom = await readWholeBom("sheet1", new Map([[1, "description"]]));
    expect(bom && [usedColumns(bom), await isAsRead(bom, [1])]).toEqual([[0], true]);
  });

  test.each([0, 1, 2, 3, 4, 5])(
    "a title typed %i turns after a look has notified is seen by the next look",
    async (turns) => {
      const type = (title: string): void =>
        workbook().write("sheet1", { ...cells, rowCount: 2 }, "formulas", [
          ["MPN", title],
          [first, ""],
        ]);
      type("");
      const bom = session();
      const looks: Promise<void>[] = [];
      const stop = bom.subscribe(() => {
        stop();
        const edit = async (): Promise<void> => {
          for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
          type("Alternative");
          bom.edited("B1");
          await bom.look();
        };
        looks.push(edit());
      });
      await bom.look();
      await Promise.all(looks);
      expect(bom.head?.sheet.texts[0]).toEqual(["MPN", "Alternative"]);
    },
  );
});
