import { randomFrom, repeated } from "../../../harness/random";
import { mountPane } from "../../../harness/mounted-pane";
import { statesCatalog } from "../../../harness/test-catalogs";
import { checkStrictly, type SheetState, StrictSheet, unlikeService } from "./strict-sheet";
import { useOpened } from "../../../harness/use-opened";

const clean: SheetState = { inTable: false, isFiltered: false, hidesFirstColumn: false, isTextual: false };

describe.each(["merged", "refused"])("with steps of undo that are %s", (undo) => {
  const pane = useOpened(() =>
    mountPane({ environment: `lang=en-US&undo=${undo}`, service: { catalog: statesCatalog() } }),
  );

  test("each cell says what its line says, whatever is done and however the sheet was left", async () => {
    const expected = await new StrictSheet(pane, "Clean", clean, randomFrom(1)).expected();
    expect(expected.get("L8 | LQG15HS15NH02D | 15nH 0402")).toMatchObject({ "Inductance [nH]": 15 });
    expect(expected.size).toBe(10);
    expect(unlikeService(expected, [...statesCatalog()])).toEqual([]);
    for (let at = 0; at < repeated(3); at += 1) {
      const seed = at * 2 + (undo === "merged" ? 0 : 1);
      const random = randomFrom(seed);
      const is = (): boolean => random() < 0.5;
      const state = { inTable: seed % 2 === 0, isFiltered: at % 3 !== 2, hidesFirstColumn: is(), isTextual: is() };
      await checkStrictly(new StrictSheet(pane, `Seed ${String(seed)}`, state, random), expected);
    }
  });
});
