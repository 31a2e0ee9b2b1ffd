import { readFileSync } from "node:fs";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkLines } from "../../../../cli/check/check-file";
import { printedFile } from "../../../../cli/check/output";
import { namedStates, stateText } from "../../../../cli/check/states";
import { foundAlternatives } from "../../../../cli/alternatives/found-alternatives";
import { jobs } from "../../../../cli/workers/jobs";
import { readBom } from "../../../../src/bom/index";
import { addColumnsTexts } from "../../../../src/messages/check-bom/add-columns-texts";
import { checkBomTexts } from "../../../../src/messages/check-bom/check-bom-texts";
import { checkedColumnsIn } from "../../../../src/messages/line/checked-columns";
import { gateTexts } from "../../../../src/messages/check-bom/gate-texts";
import { alternativeTexts } from "../../../../src/messages/check-bom/alternative-texts";
import { reportTexts } from "../../../../src/messages/check-bom/report-texts";
import { shellTexts } from "../../../../src/messages/shell-texts";
import { verdictColumns } from "../../../../src/messages/line/printed-verdict";
import { alternateTexts, alternativeTo, lineRemarks } from "../../../../src/messages/line/verdict-texts";
import { createClient } from "../../../../src/product-data/index";
import { eventually } from "../../../harness/eventually";
import { csv } from "../../../cli/program";
import { mountPane } from "../../../harness/mounted-pane";
import { statesCatalog } from "../../../harness/test-catalogs";
import { useOpened } from "../../../harness/use-opened";

const text = checkBomTexts.en;
const titles = ["Ref", "Qty", "Description", "MPN", "Alternate MPN", "Digi-Key", "Substitution"];

/** The state that a line has after alternatives are found, its designator, description, and numbers. */
const cases = readFileSync(path.join(__dirname, "one-verdict.txt"), "utf8")
  .trim()
  .split("\n")
  .map((row) => row.split("|") as [state: string, ref: string, description: string, ...numbers: string[]]);
/** A filter hides it. */
const hiddenRow = cases.findIndex(([, ref]) => ref === "C25") + 1;
/** What the BOM says of substitutes, where that isn't `Yes`. */
const policies: Readonly<Record<string, string>> = { C21: "No substitutions", C22: "ECO required", C23: "-" };
const rows = [
  titles,
  ...cases.map(([, ref, ...cells]) => {
    const row = [ref, ref === "C2" ? "4+1" : "1", ...cells];
    return titles.map((title, at) => (title === "Substitution" ? (policies[ref] ?? "Yes") : (row[at] ?? "")));
  }),
];

/** What is shown of each line, by its row, before and after alternatives are found. */
interface Shown {
  readonly pane: ReadonlyMap<number, string>;
  readonly report: ReadonlyMap<number, string>;
  /** The buttons of closed rows. */
  readonly buttons: ReadonlyMap<number, string>;
}
const pane = useOpened(() => mountPane({ sheets: ["Board"], service: { catalog: statesCatalog() } }));
const shown: Shown[] = [];
let columns: readonly string[] = [];
/** The lines that the program and the tool for assistants get, before and after alternatives are found. */
const checked: Awaited<ReturnType<typeof linesOf>>[] = [];

beforeAll(async () => {
  pane.set("Board", "A1", rows);
  pane.workbook.hidden.set([pane.workbook.sheets()[0]?.id, hiddenRow].join(), "filtered");
  await pane.tab(shellTexts.en.views.check);
  await pane.says(text.place("Board"));
  await pane.press(text.check);
  await pane.says(text.filters.noNumber);
  shown.push(await shownNow());
  await pane.press(alternativeTexts.en.find);
  await pane.says(text.filters.noNumberFits);
  await pane.tick(reportTexts.en.withFurther);
  shown.push(await shownNow());
  columns = await columnsAdded();
  checked.push(await linesOf(false), await linesOf(true));
});

async function shownNow(): Promise<Shown> {
  await pane.press(`${text.filters.all} ${String(cases.length)}`);
  await eventually(() => expect(pane.all(".check-row").length).toBe(cases.length));
  for (const open of pane.all(".check-toggle[aria-expanded=true]")) open.click();
  await eventually(() => expect(pane.all(".check-toggle[aria-expanded=true]")).toEqual([]));
  const buttons = new Map(
    pane.all(".check-row").map((item) => [cellIn(item), item.querySelector(".check-offer button")?.textContent ?? ""]),
  );
  await pane.openRows();
  // The report can be created when the check is complete.
  await pane.press(reportTexts.en.write);
  await pane.says(reportTexts.en.heading("Board"));
  const report = reportOf(textsIn(pane.workbook.sheets().at(-1)?.id));
  pane.select("Board", "A1");
  await pane.says(text.place("Board"));
  return { pane: new Map(pane.all(".check-row").map((item) => [cellIn(item), textOf(item)])), report, buttons };
}

const textsIn = (sheetId = ""): readonly (readonly string[])[] =>
  pane.workbook
    .read(sheetId, { row: 0, column: 0, rowCount: 100, columnCount: 30 }, "text")
    .map((row) => row.map(String));

/** What the added columns have in each row. */
async function columnsAdded(): Promise<readonly string[]> {
  await pane.press(addColumnsTexts.en.heading);
  await pane.tick(addColumnsTexts.en.sets.check + addColumnsTexts.en.hints.check);
  await pane.press(addColumnsTexts.en.add);
  await pane.says("Added ");
  const cells = textsIn(pane.workbook.sheets()[0]?.id);
  const added = checkedColumnsIn(cells[0] ?? []);
  return cells.map((row) => plain([...added.values()].map((at) => row[at] ?? "").join(" ")));
}

const cellIn = (item: HTMLElement): number =>
  Number(/^D(\d+)$/.exec(item.querySelector(".check-cells button")?.textContent ?? "")?.[1]);

/** The texts of the elements with spaces between them. */
const textOf = (item: HTMLElement): string =>
  plain([...item.querySelectorAll("*")].map((each) => each.textContent).join(" "));

const plain = (said: string): string => said.replace(/\s+/g, " ");

/** A row of the table, and the whole texts of what is cut there, which are below it in several rows. */
function reportOf(cells: readonly (readonly string[])[]): ReadonlyMap<number, string> {
  const said = new Map<number, string>();
  let at = 0;
  for (const [cell = "", ...others] of cells) {
    at = /^D\d+$/.test(cell) ? Number(cell.slice(1)) : cell === "" && others.some((each) => each !== "") ? at : 0;
    said.set(at, plain(`${said.get(at) ?? ""} ${others.filter((each) => each !== "").join(" ")}`));
  }
  return said;
}

test("each line has the state of its row", () => {
  const [before = [], found = []] = checked;
  expect(found.map(({ result }) => [result.designators[0], result.state])).toEqual(
    cases.map(([state, ref]) => [ref, state]),
  );
  const states = new Set([...before, ...found].map(({ result }) => result.state));
  // The test below has one of them. A check that is canceled has no report, and the program prints none of it.
  expect([...namedStates.keys()].filter((state) => !states.has(state))).toEqual(["failed", "unchecked"]);
});

const checkOptions = (findsAlternatives: boolean) => {
  return { sheet: null, allSheets: false, voltage: null, language: "en" as const, findsAlternatives };
};

async function linesOf(findsAlternatives: boolean, key = "demo-key") {
  const { lookup } = createClient({ url: pane.service.url, key });
  const options = checkOptions(findsAlternatives);
  const lines = readBom(rows).lines.map((line) => ({ ...line, isHidden: line.row === hiddenRow }));
  return checkLines(lines, options, lookup, new AbortController().signal);
}

test.each(["L5", "FB2", "C26", "C27"])("ALTERNATIVES offers what the check of %s does", async (ref) => {
  const { lookup } = createClient({ url: pane.service.url, key: "demo-key" });
  const [, , part = ""] = cases.find(([, name]) => name === ref) ?? [];
  const { signal } = new AbortController();
  const { parts } = await foundAlternatives({ part, description: "", limit: 50 }, "en", lookup, signal);
  const { result } = checked[1]?.find((each) => each.result.designators.includes(ref)) ?? {};
  expect(parts.length > 0).toBe(ref !== "FB2");
  expect(parts.map(({ number }) => number)).toEqual(result?.replacements?.map(({ number }) => number));
});

test("the assistants' tool returns what the program does", async () => {
  const place = path.join(await mkdtemp(path.join(tmpdir(), "bom-")), "board.csv");
  await writeFile(place, csv(rows));
  const { lookup } = createClient({ url: pane.service.url, key: "demo-key" });
  const [file] = await jobs.check({ file: { name: "board.csv", place }, options: checkOptions(true) }, lookup);
  const shown = checked[1]?.map(({ result }) => result) ?? [];
  const others = shown.filter(({ row }) => row !== hiddenRow + 1);
  expect(file?.lines.filter(({ row }) => row !== hiddenRow + 1)).toEqual(others);
  // A CSV file hides nothing.
  const reasons = shown.find(({ row }) => row === hiddenRow + 1)?.replacements?.[0]?.lookFirst.map(({ code }) => code);
  expect(reasons).toEqual(["hidden"]);
});

test.each([0, 1])("pane, report, added columns, and the program's table and JSON say the same (%d)", (phase) => {
  const lines = checked[phase] ?? [];
  expect(lines.length).toBe(cases.length);
  const file = { file: "a.csv", sheet: null, otherSheets: [], lines: lines.map(({ result }) => result) };
  const terminal = { columns: 10_000, hasColors: false };
  const table = printedFile(file, { form: "table", language: "en", terminal }).split("\n");
  for (const { verdict, result } of lines) {
    const { row, name, state, remarks, closest, candidates = [], replacements = [], numbers } = result;
    const { difference, alternative, comparison: inCell, ...own } = verdictColumns(verdict, "en");
    const { comparison, lookFirst } = alternativeTo({ verdict, verdicts: [verdict] }, "en");
    const [offered] = replacements;
    const button = lookFirst === "" ? alternativeTexts.en.choose : gateTexts.en.review;
    const hasButton = alternative !== "" && numbers.every(({ near }) => near.length === 0);
    const chosenFrom = candidates.slice(0, 3).map(({ number }) => number);
    const said = [
      ...[name, own.state, difference, alternative, lookFirst],
      ...(candidates.length === 0
        ? [alternative === "" ? inCell : comparison]
        : [...chosenFrom, (remarks[0] ?? "").split(":")[0] ?? ""]),
      ...(closest === undefined ? [] : [closest.number, closest.text]),
      ...numbers.filter((each) => each.state === state).flatMap(({ near }) => near),
      ...[...verdict.open, ...verdict.interpreted].map(({ written }) => written),
      ...result.readAs.map(({ as }) => as),
    ];
    const missing = (where = "", of = said): readonly string[] => of.filter((what) => !where.includes(plain(what)));
    const isAside = namedStates.get(state)?.group === "aside";
    const isCounted = isAside && verdict.mismatches.length === 0 && closest === undefined;
    const inReport = shown[phase]?.report.get(row);
    const inTable = table.find((each) => each.trimStart().startsWith(`${String(row)}  `));
    const further = replacements.slice(1, 3).map(({ number }) => number);
    // The report has the closest part instead of an alternative.
    const ofReport = [...said.filter((what) => closest === undefined || what !== inCell), ...further];
    const inColumns = [own.partno, own.state, difference, alternative, inCell];
    expect({
      row,
      json: missing([name, stateText(state, "en"), ...remarks].join(" ")),
      pane: missing(shown[phase]?.pane.get(row), [
        ...said,
        ...lineRemarks(verdict, "en"),
        ...alternateTexts([verdict], "en"),
      ]),
      button: hasButton ? shown[phase]?.buttons.get(row) : button,
      reasons: offered?.lookFirst.map((each) => each.text).filter((reason) => !lookFirst.includes(reason)) ?? [],
      mayBeEntered: offered === undefined || (offered.lookFirst.length === 0) === (lookFirst === ""),
      columns: phase === 0 ? [] : missing(columns[row - 1], inColumns),
      report: isCounted === (inReport === undefined) ? (isCounted ? [] : missing(inReport, ofReport)) : inReport,
      // The table has only lines that need attention.
      table: inTable === undefined ? [] : missing(inTable, said.slice(1)),
    }).toEqual({
      row,
      json: [],
      pane: [],
      button,
      reasons: [],
      mayBeEntered: true,
      columns: [],
      report: [],
      table: [],
    });
  }
});

test("pane and JSON say the same of lines that can't be checked", async () => {
  const failing = await mountPane({ sheets: ["Board"], key: "wrong-key", settings: { serviceUrl: pane.service.url } });
  failing.set("Board", "A1", rows);
  await failing.tab(shellTexts.en.views.check);
  await failing.press(text.check);
  await failing.press(`${text.filters.all} ${String(cases.length)}`);
  await eventually(() => expect(failing.all(".check-row").length).toBe(cases.length));
  const inPane = new Map(failing.all(".check-row").map((item) => [cellIn(item), textOf(item)]));
  const lines = await linesOf(false, "wrong-key");
  expect(lines.filter(({ result }) => result.state === "failed").length).toBeGreaterThan(9);
  for (const { verdict, result } of lines) {
    const said = [result.name, stateText(result.state, "en"), ...verdict.open.map(({ written }) => written)];
    const missing = said.filter((what) => !(inPane.get(result.row) ?? "").includes(plain(what)));
    expect({ row: result.row, missing }).toEqual({ row: result.row, missing: [] });
  }
  await failing.close();
});
