import {
  choicesIn,
  type EnteredCell,
  type EnteredCells,
  isFreeFor,
  withCells,
} from "../../../src/addin/check-bom/choices";

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
