import { checkBom, readBom } from "../../../src/bom/index";
import { Verdicts } from "../../../src/bom/check/verdicts";
import { itemsOf, countsOf } from "../../../src/bom/check/items";
import { entriesOf } from "./entries";
import { startService } from "../../../service/server";
import { newSession } from "../../harness/session";
import { useService } from "../../harness/use-service";

const service = useService(() => startService());

const sources = () => {
  const { loader, cachedSearch } = newSession({ serviceUrl: service.url });
  return { loader, search: cachedSearch };
};

test("a program checks a whole BOM without a pane: states, alternatives, and counts", async () => {
  const cells = ["GRM155R61E105KA12D", "CC0603KRX7R9BB104", "GRM155R61E105KA12X", "see drawing", ""];
  const lines = entriesOf(cells.map((text, row) => ({ row, text, description: "" })));
  const verdicts = await checkBom(lines, sources(), "en", new AbortController().signal);
  expect(verdicts.map(({ state }) => state)).toEqual(["inProduction", "otherMakerReplaceable", "mistyped", "noNumber"]);
  expect(verdicts[1]?.offered.length).toBeGreaterThan(0);
  expect(Object.fromEntries(countsOf(itemsOf(verdicts)))).toEqual({
    all: 4,
    inProduction: 1,
    decide: 3,
    otherMakerReplaceable: 1,
    mistyped: 1,
    noNumber: 1,
    replaceable: 1,
  });
});

test("what becomes known when the lines have just been made isn't lost", async () => {
  const { lines } = readBom([["MPN"], ["GRM155R61E105KA12D"]], new Map());
  const verdicts = new Verdicts(lines);
  const choices = new Map([[1, "GRM155R61E105KA12J"]]);
  const added: Promise<void>[] = [];
  const stop = verdicts.subscribe(() => {
    stop();
    queueMicrotask(() => added.push(verdicts.add({ choices })));
  });
  await verdicts.add({});
  await Promise.all(added);
  expect(verdicts.all.map(({ chosen }) => chosen)).toEqual(["GRM155R61E105KA12J"]);
});

test("an alternate says what the line and its main number don't", async () => {
  const rows = [
    ["Ref", "Description", "MPN", "MPN 2"],
    ["L1", "22uH", "ASPI-0418FS-220M", "SWPA4018S220MT"],
  ];
  const { lines } = readBom(rows, new Map());
  const verdicts = await checkBom(lines, sources(), "en", new AbortController().signal);
  const { replacement = null } = verdicts[0] ?? {};
  expect(["found", "nothingFits"]).toContain(
    replacement?.kind === "failed" ? replacement.failure.code : replacement?.kind,
  );
});

test("a check that is canceled before it starts requests nothing", async () => {
  const before = service.counts();
  const lines = entriesOf([{ row: 0, text: "GRM155R61E105KA12D", description: "" }]);
  const verdicts = await checkBom(lines, sources(), "en", AbortSignal.abort());
  expect(verdicts.map(({ state }) => state)).toEqual(["unchecked"]);
  expect(service.counts()).toEqual(before);
});

test.each([
  ["voltage", "1uF 100V X5R 0402", /voltage/],
  ["value", "0.95uF 25V X5R 0402", /capacitance/],
  ["size", "10uF 25V X5R 01005", /sizeInch/],
])(
  "if the %s alone leaves no capacitor, the closest is named with what it falls short in",
  async (_, description, aspect) => {
    const lines = entriesOf([{ row: 0, text: "", description }]);
    const verdicts = await checkBom(lines, sources(), "en", new AbortController().signal);
    const closest = verdicts[0]?.closest;
    expect(closest?.partno).toMatch(/^G/);
    expect(closest?.shortfalls.map((each) => each.aspect).join(" ")).toMatch(aspect);
  },
);

test("what the main number lacks is said, if an alternate contradicts the line", async () => {
  const { lines } = readBom([
    ["Ref", "Value", "MPN", "Alternate MPN"],
    ["C1", "1uF", "885012207078", "08052R104K8BB"],
  ]);
  const [verdict] = await checkBom(lines, sources(), "en", new AbortController().signal);
  expect(verdict?.replacement).toMatchObject({ failure: { code: "requirementIncomplete", missing: ["voltage"] } });
});
