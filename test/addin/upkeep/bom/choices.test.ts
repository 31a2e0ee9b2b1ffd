import {
  choicesIn,
  entriesLeft,
  type Entry,
  occupiedCells,
  restoredCells,
  withEntry,
} from "../../../../src/addin/upkeep/bom/choices";

const [old, first, second] = ["GRM188R61E106MA73D", "GRM188R61E106KA73D", "GRM188R61A106KE69D"];
const entered = (content: string, before: string, row = 4): Entry => ({
  column: 7,
  cells: [{ row, content, before }],
  isCorrection: false,
});

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

test("content of the user is in the way; blank cells, the same part, own entries, and own formulas aren't", () => {
  const cells = [1, 2, 3, 4, 5].map((row) => ({ row, content: first }));
  const contents = ["", first, "kept", second, '=INDEX(VENDOR.ALTERNATIVES(B5,C5,"Partno",1),2,1)'];
  expect(occupiedCells(7, cells, contents, [entered(second, "")])).toEqual([{ row: 3, content: "kept" }]);
  expect(occupiedCells(8, cells, contents, [entered(second, "")])).toEqual([
    { row: 3, content: "kept" },
    { row: 4, content: second },
  ]);
});

test("a part chosen instead of another is undone to what the user had, not to the other", () => {
  const entries = withEntry(withEntry([], entered(first, "the user's")), entered(second, first));
  expect(entries).toEqual([entered(second, "the user's")]);
  // Someone wrote something else between them.
  expect(withEntry([entered(first, "the user's")], entered(second, "another"))).toEqual([entered(second, "another")]);
});

test("each line has its own undo", () => {
  const entries = withEntry([entered(first, "", 1), entered(first, "", 2)], entered(second, "", 3));
  expect(entries.map(({ cells }) => cells[0]?.row)).toEqual([1, 2, 3]);
});

test("an entry whose cells were changed, by Excel's undo or by hand, can't be undone any more", () => {
  const entries = [entered(first, "", 1), entered(first, "", 2)];
  const contents = new Map([
    [1, ""],
    [2, first],
  ]);
  expect(entriesLeft(entries, 7, contents)).toEqual([entries[1]]);
  expect(entriesLeft(entries, 8, contents)).toEqual(entries);
});

test("undo restores only cells that still have what was entered", () => {
  const cells = [
    { row: 1, content: first, before: old },
    { row: 2, content: first, before: "" },
  ];
  expect(restoredCells(cells, [first, "changed since"])).toEqual([{ row: 1, content: old }]);
});
