import { randomFrom, repeated } from "../../../harness/random";
import { type MountedPane, mountPane } from "../../../harness/mounted-pane";
import { statesCatalog } from "../../../harness/test-catalogs";
import { checkStrictly, type SheetState, StrictSheet } from "./strict-sheet";

const clean: SheetState = { inTable: false, isFiltered: false, hidesFirstColumn: false, isTextual: false };

describe.each(["merged", "refused"])("with steps of undo that are %s", (undo) => {
  let pane: MountedPane;

  beforeAll(async () => {
    pane = await mountPane({ environment: `lang=en-US&undo=${undo}`, service: { catalog: statesCatalog() } });
  });
  afterAll(() => pane.close());

  test("each cell says what its line says, whatever is done and however the sheet was left", async () => {
    const sheet = new StrictSheet(pane, "Clean", clean, randomFrom(1));
    const expected = await sheet.expected();
    const numbers = [...expected.values()].map(({ Status: status }) => status);
    expect(expected.get("LQG15HS15NH02D")).toMatchObject({ Status: "In Production", "Inductance [nH]": 15 });
    expect(expected.get("GRM188R61E106MA73D")).toMatchObject({ Status: "NRND", "Capacitance [µF]": 10 });
    expect(numbers).toHaveLength(10);
    for (let at = 0; at < repeated(3); at += 1) {
      const seed = at * 2 + (undo === "merged" ? 0 : 1);
      const random = randomFrom(seed);
      const is = (): boolean => random() < 0.5;
      const state = { inTable: seed % 2 === 0, isFiltered: at % 3 !== 2, hidesFirstColumn: is(), isTextual: is() };
      await checkStrictly(new StrictSheet(pane, `Seed ${String(seed)}`, state, random), expected);
    }
  });
});
