import { Failed } from "../../../src/product-data/base/failed";
import type { LookupFailure } from "../../../src/product-data/lookup/failure";
import type { Product } from "../../../src/product-data/api/product";
import { ApiError } from "../../../src/product-data/api/failure";
import type { PartLoader } from "../../../src/product-data/lookup/part-loader";
import { nextTask } from "../../../src/product-data/base/slices";
import { type Line, partnosOf } from "../../../src/bom/reading/line/line";
import { entriesOf, linesOf } from "./entries";
import { type CheckProgress, checkParts } from "../../../src/bom/check/parts";
import { descriptionText } from "../../../src/messages/line/description-text";
import { lacksVoltageOnly, withSmallestVoltage } from "../../../src/bom/check/voltage";
import { itemsOf, countsOf, matchesFilter } from "../../../src/bom/check/items";
import type { Verdict } from "../../../src/bom/check/verdict";

function product(partno: string, status: string | null, more: Record<string, unknown> = {}): Product {
  return {
    group: { category: "ceramicCapacitorsSMD" } as Product["group"],
    record: { Partno: partno, Status: status, Specs: { Capacitance: 1e-6, RatedVoltage: 25 }, ...more },
    fetchedMs: 0,
  };
}

const ours = "GRM155R61E105KA12D";
const replacement = "GRM155R61E105KE11D";

const catalog: Readonly<Record<string, Product | Error>> = {
  [ours]: product(ours, "In Production"),
  GRM155R61E105KA12: product(ours, "In Production"),
  GCM155R71C104KA55D: product("GCM155R71C104KA55D", "NRND", {
    AlternativePartno: [replacement, "GRM000000000000A00D"],
  }),
  GCM155R71C224KE02D: product("GCM155R71C224KE02D", "生産中止予定", { LastBuyDate: "2027-03-31" }),
  GRM21BR61E226ME44L: product("GRM21BR61E226ME44L", "已经停产", { AlternativePartno: [replacement] }),
  GRM188R61E106MA73D: product("GRM188R61E106MA73D", null),
  [replacement]: product(replacement, "In Production", { AlternativePartno: ["GRM0115C1C100GE01L"] }),
  GRM155R61E105KA12X: new Failed<LookupFailure>({ code: "partUnknown", partno: "GRM155R61E105KA12X", near: [ours] }),
  GRM1885C1H103JA01J: new ApiError({ code: "unreachable" }),
};

function lookup(answered: string[] = []): Pick<PartLoader, "load"> {
  return {
    load: (partno) => {
      answered.push(partno);
      const answer = catalog[partno] ?? new Failed<LookupFailure>({ code: "partUnknown", partno, near: [] });
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
  };
}

function partsOf(
  lines: readonly Line[],
  loader: Pick<PartLoader, "load">,
  onProgress: (progress: CheckProgress) => void = () => undefined,
  { signal } = new AbortController(),
): Promise<CheckProgress> {
  return checkParts(partnosOf(lines), signal, { loader, language: "en", onProgress });
}

async function checked(cells: readonly string[], description = ""): Promise<readonly Verdict[]> {
  const lines = entriesOf(cells.map((text, row) => ({ row, text, description })));
  const { results } = await partsOf(lines, lookup());
  return linesOf(lines, results);
}

test("each part has its state, whatever the language of the data", async () => {
  const rows = await checked([
    ours,
    "GCM155R71C104KA55D",
    "GCM155R71C224KE02D",
    "GRM21BR61E226ME44L",
    "GRM188R61E106MA73D",
    "GRM155R61E105KA12X",
    "CC0402KRX7R9BB473",
    "see drawing",
    "GRM1885C1H103JA01J",
  ]);
  expect(rows.map(({ state }) => state)).toEqual([
    "inProduction",
    "nrnd",
    "toBeDiscontinued",
    "discontinued",
    "noStatus",
    "mistyped",
    "otherMaker",
    "noNumber",
    "failed",
  ]);
  expect(rows[2]?.main?.lastBuyDate).toBe("2027-03-31");
  expect(rows[5]?.main?.result).toEqual({ kind: "unknown", near: [ours] });
});

test("a converter whose number starts as a thermistor's does is another manufacturer's, and a thermistor isn't", async () => {
  const lines = entriesOf(
    ["NCP1406SNT1G", "NCP1117ST33T3G", "NCP15XH103F03RC", "NCP15XH103F03"].map((text, row) => ({
      row,
      text,
      description: "",
    })),
  );
  const { results } = await partsOf(lines, lookup());
  expect(linesOf(lines, results).map(({ state }) => state)).toEqual([
    "otherMaker",
    "otherMaker",
    "otherCategory",
    "otherCategory",
  ]);
});

test("alternatives have their states, and the alternatives of alternatives aren't requested", async () => {
  const required: string[] = [];
  const lines = entriesOf([{ row: 0, text: "GCM155R71C104KA55D", description: "" }]);
  const { results } = await partsOf(lines, lookup(required));
  expect(linesOf(lines, results)[0]?.main?.alternatives).toEqual([
    { partno: replacement, state: "inProduction", worseIn: [] },
    { partno: "GRM000000000000A00D", state: "unknown", worseIn: null },
  ]);
  expect(required).toEqual(["GCM155R71C104KA55D", replacement, "GRM000000000000A00D"]);
});

test("a part of the BOM that is an alternative of another has its own alternatives, also if both are known", async () => {
  const [first, second, third] = ["GRM155R61E105KA01D", "GRM155R61E105KA02D", "GRM155R61E105KA03D"] as const;
  const known: Readonly<Record<string, Product>> = {
    [first]: product(first, "NRND", { AlternativePartno: [second] }),
    [second]: product(second, "NRND", { AlternativePartno: [third] }),
    [third]: product(third, "In Production"),
  };
  const loader: Pick<PartLoader, "load"> = { load: (partno) => known[partno] ?? product(partno, null) };
  const lines = entriesOf([first, second].map((text, row) => ({ row, text, description: "" })));
  const { results } = await partsOf(lines, loader);
  expect(linesOf(lines, results).map(({ main }) => main?.alternatives)).toEqual([
    [{ partno: second, state: "nrnd", worseIn: [] }],
    [{ partno: third, state: "inProduction", worseIn: [] }],
  ]);
});

test("an alternative that is written without its package code has its state too", async () => {
  const part = product("GRM155R61E105KA01D", "NRND", { AlternativePartno: ["GRM155R61E105KA12#"] });
  const loader: Pick<PartLoader, "load"> = {
    load: (partno) => (partno === part.record.Partno ? part : (catalog[partno] as Product)),
  };
  const lines = entriesOf([{ row: 0, text: part.record.Partno, description: "" }]);
  const { results } = await partsOf(lines, loader);
  expect(linesOf(lines, results)[0]?.main?.alternatives).toEqual([
    { partno: "GRM155R61E105KA12#", state: "inProduction", worseIn: [] },
  ]);
});

test("the manufacturer's own alternative is compared as every other part is", async () => {
  const part = product("GCM155R71C104KA55D", "NRND", {
    AlternativePartno: ["GRM155R61E105KA12D"],
    Specs: { Capacitance: 1e-6, RatedVoltage: 50 },
    ComplianceInfo: { AecQ200Support: true },
  });
  const loader: Pick<PartLoader, "load"> = {
    load: (partno) => (partno === part.record.Partno ? part : (catalog[partno] as Product)),
  };
  const lines = entriesOf([{ row: 0, text: part.record.Partno, description: "" }]);
  const { results } = await partsOf(lines, loader);
  expect(linesOf(lines, results)[0]?.main?.alternatives[0]?.worseIn).toMatchObject([
    { aspect: "voltage", required: "50 V", part: "25 V" },
    { aspect: "aecQ200" },
  ]);
});

test("blank cells have no line; a line has each number of its cell, and the state of the one that needs the most attention", async () => {
  const rows = await checked([ours, "", "  ", `${ours} / GCM155R71C104KA55D`]);
  const said = rows.map(({ line, state, numbers }) => [
    line.row,
    state,
    ...numbers.map((each) => `${each.number.partno} ${each.number.how} ${each.state}`),
  ]);
  expect(said).toEqual([
    [0, "inProduction", `${ours} whole inProduction`],
    [3, "nrnd", `${ours} inText inProduction`, "GCM155R71C104KA55D inText nrnd"],
  ]);
});

test("a number without package code shows the part number found", async () => {
  const [row] = await checked(["GRM155R61E105KA12#"]);
  expect([row?.main?.number.partno, row?.main?.foundAs]).toEqual(["GRM155R61E105KA12", ours]);
});

test("a description that differs is a mismatch in addition to the state; one that agrees or has no values isn't", async () => {
  const differing = async (description: string) => (await checked([ours], description))[0]?.mismatches;
  expect(await differing("1uF 50V")).toMatchObject([
    { aspect: "voltage", relation: "fallsShort", part: { text: "25 V" }, required: { text: "50V" } },
  ]);
  expect(await differing("1uF 25V")).toEqual([]);
  expect(await differing("capacitor")).toEqual([]);
  expect(await differing("")).toEqual([]);
});

test("the counts are those of the filters; lines to decide on aren't among the others", async () => {
  const rows = itemsOf(await checked([ours, ours, "GCM155R71C104KA55D", "CC0402KRX7R9BB473"], "1uF 50V"));
  const counts = countsOf(rows);
  expect(Object.fromEntries(counts)).toEqual({
    all: 3,
    decide: 3,
    inProduction: 1,
    nrnd: 1,
    otherMaker: 1,
    mismatch: 3,
  });
  for (const [filter, count] of counts) expect(rows.filter((row) => matchesFilter(row, filter))).toHaveLength(count);
});

test("10,000 rows: each number is requested once, and progress is reported once per task", async () => {
  const required: string[] = [];
  const told: CheckProgress[] = [];
  const cells = Array.from({ length: 10_000 }, (_, row) => ({
    row,
    text: row % 10 === 0 ? "" : `GRM155R61E${String(row % 500).padStart(3, "0")}KA12D`,
    description: row % 10 === 0 ? "" : "1uF 25V",
  }));
  const lines = entriesOf(cells);
  const { results, done, total } = await partsOf(lines, lookup(required), (progress) => void told.push(progress));
  await nextTask();
  expect(lines).toHaveLength(9000);
  expect([required.length, done, total]).toEqual([450, 450, 450]);
  expect(told.map((progress) => progress.done)).toEqual([450]);
  expect(linesOf(lines, results)).toHaveLength(9000);
});

test("a canceled check keeps its results, and the rest is unchecked, not failed", async () => {
  const lines = entriesOf([
    { row: 0, text: ours, description: "" },
    { row: 1, text: "GCM155R71C104KA55D", description: "" },
  ]);
  const slow: Pick<PartLoader, "load"> = {
    load: (partno, _, waiter) =>
      partno === ours ? product(ours, "In Production") : new Promise((_resolve, reject) => waiter.onLeave(reject)),
  };
  const cancel = new AbortController();
  const finished = partsOf(lines, slow, undefined, cancel);
  cancel.abort();
  const { results, done, total } = await finished;
  expect([done, total]).toEqual([1, 2]);
  expect(linesOf(lines, results).map(({ state }) => state)).toEqual(["inProduction", "unchecked"]);
});

test("a number in several lines is one item, with its places, designators, and quantity", async () => {
  const line = (row: number, text: string, designator: string, quantity: number | null) => ({
    row,
    text,
    description: "",
    designators: [designator],
    quantity,
  });
  const lines = entriesOf([line(1, ours, "C1", 2), line(2, "GRM155R61E105KA12X", "C3", 1), line(5, ours, "C2", 3)]);
  const { results } = await partsOf(lines, lookup());
  const items = itemsOf(linesOf(lines, results));
  expect(items.map(({ verdict: { state }, designators, quantity }) => ({ state, designators, quantity }))).toEqual([
    { state: "mistyped", designators: ["C3"], quantity: 1 },
    { state: "inProduction", designators: ["C1", "C2"], quantity: 5 },
  ]);
});

test("the manufacturer's column decides whether a number that isn't found is ours", async () => {
  const line = (text: string, manufacturer: string, row: number) => ({ row, text, manufacturer, description: "" });
  const lines = entriesOf([
    line(ours, "Vendor Electronics", 0),
    line("GRM155R61E105KA12X", "Vendor", 1),
    line("GRM155R61E105KA12X", "Another", 2),
    line("QX12345678", "VENDOR", 3),
    line("QX12345678", "Another", 4),
    // Nothing says whose a number without a known form is.
    { ...line("XYZ123", "", 5), component: "capacitor" },
  ]);
  const { results } = await partsOf(lines, lookup());
  const states = linesOf(lines, results).map(({ state }) => state);
  expect(states).toEqual(["inProduction", "mistyped", "otherMaker", "unknown", "otherMaker", "unknown"]);
});

test("one line with a wrong manufacturer doesn't make all its numbers ours", async () => {
  const line = (text: string, manufacturer: string, row: number) => ({ row, text, manufacturer, description: "" });
  const lines = entriesOf([
    line(ours, "TDK", 0),
    line("C1005C0G1H470F050BA", "TDK Corporation", 1),
    line("C0603X7R1E102K030BA", "TDK Corporation", 2),
  ]);
  const { results } = await partsOf(lines, lookup());
  const states = linesOf(lines, results).map(({ state }) => state);
  expect(states).toEqual(["inProduction", "otherMaker", "otherMaker"]);
});

test("other categories, other components, and lines that aren't fitted are no risk", async () => {
  const lines = entriesOf([
    { row: 0, text: "BLM18PG121SN1D", description: "" },
    { row: 1, text: "NCP15XH103F03RC", description: "" },
    { row: 2, text: "RC0402FR-0710KL", description: "" },
    { row: 3, text: ours, description: "", isNotFitted: true },
    { row: 4, text: "10k", description: "resistor 0402" },
  ]);
  const required: string[] = [];
  const { results } = await partsOf(lines, lookup(required));
  const states = linesOf(lines, results).map(({ state }) => state);
  expect(states).toEqual(["otherCategory", "otherCategory", "otherComponent", "notFitted", "otherComponent"]);
  expect(required).not.toContain(ours);
});

test("a part that is only better exceeds its description, and one that is worse in anything differs", async () => {
  const [exceeding] = await checked([ours], "1uF 16V");
  expect(exceeding).toMatchObject({ mismatches: [], exceeding: [{ aspect: "voltage", note: "higher" }] });
  const [differing] = await checked([ours], "2.2uF 16V");
  expect(differing?.mismatches.map(({ aspect }) => aspect)).toEqual(["capacitance"]);
  expect(differing?.exceeding).toEqual([]);
});

test.each([
  ["", "100nF 0603", "100nF 0603 ≥10V", true],
  ["", "100nF", "100nF ≥10V", false],
  ["", "100nF 25V 0603", "100nF 25V 0603", false],
  // Neither the text nor the number says a voltage.
  ["885012207072", "100nF", "100nF ≥10V", true],
  ["CC0603KRX7R9BB104", "100nF", "100nF ≥10V", false],
  [ours, "100nF 0603", "100nF 0603 ≥10V", false],
])("a smallest voltage is for capacitors that say none: %s %s", (text, description, given, lacksItOnly) => {
  const lines = entriesOf([{ row: 0, text, description, kind: "ceramicCapacitor" }]);
  expect(lines.map(lacksVoltageOnly)).toEqual([lacksItOnly]);
  expect(withSmallestVoltage(lines, 10).map((line) => descriptionText(line, "en"))).toEqual([given]);
  expect(withSmallestVoltage(lines, null)).toEqual(lines);
});

test.each([[ours], ["CL05A105KQ5NNNC"]])("%s has a lower voltage than the smallest one", async (text) => {
  const lines = withSmallestVoltage(entriesOf([{ row: 0, text, description: "", kind: "ceramicCapacitor" }]), 50);
  const { results } = await partsOf(lines, lookup([]));
  expect(linesOf(lines, results).map(({ mismatches }) => mismatches.map(({ aspect }) => aspect))).toEqual([
    ["voltage"],
  ]);
});
