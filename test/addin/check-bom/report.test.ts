import { entriesOf, linesOf } from "../../bom/check/entries";
import { checkBomTexts } from "../../../src/messages/check-bom/check-bom-texts";
import { reportTexts } from "../../../src/messages/check-bom/report-texts";
import { readBom } from "../../../src/bom/reading/read-bom";
import { verdictMaker } from "../../../src/bom/check/verdict";
import { type BomItem, itemsOf } from "../../../src/bom/check/items";
import type { CheckedPart } from "../../../src/bom/check/parts";
import { checkReport } from "../../../src/addin/check-bom/report/check-report";
import type { Report } from "../../../src/addin/check-bom/report/report";
import type { Language } from "../../../src/product-data/vocabulary/language";
import { lineRemarks } from "../../../src/messages/line/verdict-texts";
import { readEarlierReport } from "../../../src/addin/check-bom/report/earlier-report";
import { reportChanges } from "../../../src/addin/check-bom/report/report-changes";
import { addReportSheet } from "../../../src/addin/check-bom/report/report-sheet";
import { groupOf } from "../../product-group";
import { parseArea } from "../../../demo/a1";
import { useExcelGlobal } from "../../demo/excel-global";

const text = checkBomTexts.en;
const reportText = reportTexts.en;
const dayMs = Date.UTC(2026, 10, 21, 12);

const { workbook } = useExcelGlobal();

const found = (partno: string, values: Readonly<Record<string, unknown>>): CheckedPart => ({
  kind: "found",
  product: {
    group: groupOf("ceramicCapacitorsSMD"),
    record: { Partno: partno, Status: "In Production", ProductDetailUrl: `http://localhost/${partno}`, ...values },
    fetchedMs: 0,
  },
});

/** @param values the values of the part that is discontinued */
const resultsWith = (values: Readonly<Record<string, unknown>>) =>
  new Map<string, CheckedPart>([
    ["GRM155R61E105KA12D", found("GRM155R61E105KA12D", {})],
    [
      "GCM155R71C224KE02D",
      found("GCM155R71C224KE02D", {
        Status: "Discontinued",
        LastBuyDate: "2026-06-30",
        AlternativePartno: ["GRM155R61E105KA12D"],
        ...values,
      }),
    ],
    ["RC0402FR-0710KL", { kind: "unknown", near: [] }],
    ["GRM155R61E105KA1D", { kind: "unknown", near: ["GRM155R61E105KA12D"] }],
  ]);

function checkedLines(count: number, values: Readonly<Record<string, unknown>> = {}) {
  const kinds = ["GRM155R61E105KA12D", "GCM155R71C224KE02D", "RC0402FR-0710KL", "GRM155R61E105KA1D", "=housing"];
  const cells = Array.from({ length: count }, (_, row) => ({
    row: row + 1,
    text: kinds[row % kinds.length] ?? "",
    description: "1uF 25V",
  }));
  return itemsOf(linesOf(entriesOf(cells), resultsWith(values)));
}

function emptyBom() {
  const texts = [["Ref", "MPN", "Description"]];
  const sheet = { ...{ id: "sheet1", name: "BOM", row: 0, column: 0, rowCount: 1, columnCount: 3 }, texts, own: [] };
  const reading = readBom(texts, new Map());
  return { sheet, texts, reading, lines: reading.lines };
}

/** Some of everything, repeated as needed. */
const reportOfLines = (count: number): Promise<Report> =>
  reportOf(checkedLines(count), "en", { workbook: "Board.xlsx" });

const reportOf = (
  items: readonly BomItem[],
  language: Language = "en",
  more: Partial<Source> = {},
): Promise<Report> => {
  const source = { bom: emptyBom(), volts: null, workbook: "", dayMs, hasAlternatives: true, changes: null, ...more };
  return checkReport(items, source, language);
};
type Source = Parameters<typeof checkReport>[1];

function cells(area: string): unknown[][] {
  const sheet = workbook()
    .sheets()
    .find(({ name }) => name === reportText.sheetName);
  return workbook().read(sheet?.id ?? "", parseArea(area, workbook().limits()), "formulas");
}

const write = (
  report: Report,
  signal = new AbortController().signal,
  onProgress: (progress: { readonly done: number }) => void = () => undefined,
) => addReportSheet(reportText.sheetName, report, signal, onProgress);

/** Cells by the row of the last report's table: its titles are in row 1. */
const inTable = (area: string): string =>
  area.replaceAll(/\d+/g, (row) => String(Number(row) + (workbook().state.tables.at(-1)?.area.row ?? 0)));

test("a heading with the file, the date, and the counts, and below it a table; all of it values", async () => {
  expect(await write(await reportOfLines(5))).toMatchObject({ name: reportText.sheetName, isFormatted: true });
  expect(cells("A1:A4")).toEqual([
    [reportText.title("Board")],
    [reportText.source("Board.xlsx", "BOM", "2026-11-21")],
    ["Parts: 5 · At risk: 2 · Don't match their line: 0"],
    [""],
  ]);
  expect(cells("B5:C9")).toEqual([
    [text.filters.discontinued, 1],
    [text.filters.mistyped, 1],
    [text.filters.noNumber, 1],
    [text.filters.inProduction, 1],
    [text.filters.otherComponent, 1],
  ]);
  const rows = cells(inTable("A2:L6"));
  // Rows are sorted by risk, with another kind of part at the end.
  expect(rows.map(([cell]) => cell)).toEqual(["B3", "B5", "B6", "B2", ""]);
  expect(workbook().state.hyperlinks.map(({ hyperlink }) => hyperlink)).toContainEqual({
    documentReference: "'BOM'!B3",
  });
  expect(rows.map((row) => row[3])).toEqual([
    text.filters.discontinued,
    text.filters.mistyped,
    text.filters.noNumber,
    text.filters.inProduction,
    text.filters.otherComponent,
  ]);
});

test("a distributor's number is a remark only where it is what the line has as its number", () => {
  const distributorNumber = { text: "81-GRM155R61E105KA12D", column: 2, distributor: "Mouser" };
  const cells = ["GRM155R61E105KA12D", "81-GRM155R61E105KA12D", ""].map((number, row) => ({
    ...{ row, text: number, description: "1uF 25V", distributorNumber },
  }));
  const remarked = linesOf(entriesOf(cells), new Map()).map((verdict) =>
    lineRemarks(verdict, "en").includes(text.distributorsNumber("Mouser")),
  );
  expect(remarked).toEqual([false, true, true]);
});

test("a remark says what a number was extracted from, but not that there are spaces or a name next to it", () => {
  const said = ["grm155r61e105ka12d", "2 x GRM155R61E105KA12D"];
  const cells = ["GRM155R61E105KA12D ", "Vendor GRM155R61E105KA12D", ...said].map((number, row) => ({
    ...{ row, text: number, description: "1uF 25V" },
  }));
  const remarks = linesOf(entriesOf(cells), new Map()).map((verdict) => lineRemarks(verdict, "en"));
  expect(remarks).toEqual([
    [],
    [],
    [text.foundIn("whole", "grm155r61e105ka12d")],
    [text.foundIn("inText", "2 x GRM155R61E105KA12D")],
  ]);
});

test("a number from the distributor's column is said to be from that cell, whatever the number's column has", () => {
  const { lines } = readBom(
    [
      ["Reference", "Value", "MPN", "Mouser"],
      ["C1", "1uF", "GRM155R61E105KA12D", ""],
      ["C2", "1uF", "", "81-GRM155R61E105KA12J"],
    ],
    new Map(),
  );
  const remarks = linesOf(lines, new Map()).map((verdict) => lineRemarks(verdict, "en"));
  expect(remarks).toEqual([[], [text.foundIn("inOrderCode", "81-GRM155R61E105KA12J")]]);
});

test("an Excel table, colors by state, and A4 pages with titles", async () => {
  await write(await reportOfLines(5));
  const { tables, conditionalFormats, pageLayouts } = workbook().state;
  expect(tables).toMatchObject([{ area: { row: 10, column: 0, rowCount: 6 } }]);
  const marked = [text.filters.discontinued, text.filters.mistyped, text.filters.inProduction].map(
    (state) => `="${state}"`,
  );
  expect(conditionalFormats.map(({ rule }) => (rule as { formula1: string }).formula1)).toEqual([...marked, ...marked]);
  expect([...pageLayouts.values()]).toMatchObject([
    {
      orientation: "Landscape",
      zoom: { horizontalFitToPages: 1 },
      printArea: { row: 0 },
      printTitleRows: { row: 10, rowCount: 1 },
      centerFooter: "&P / &N",
    },
  ]);
});

test.each([
  ["CL05A105KA5NQNC", "GRM155R61E105KA12D", "GRM155R61E105KA12D"],
  ["GCM155R71C224KE02D", "GRM155R61E105KA12D", "✓"], // the alternative
  ["GRM155R61E105KA1D", "GRM155R61E105KA1D", ""], // the line's own
])("for %s, %s is chosen, which its row has as %j, and the note on it", async (number, chosen, shown) => {
  const row = 1;
  const lines = entriesOf([{ row, text: number, description: "1uF 25V" }]);
  const notes = new Map([[row, "Ask the buyer"]]);
  const known = { lines, results: resultsWith({}), replacements: new Map(), choices: new Map([[row, chosen]]), notes };
  const { columns } = await reportOf(itemsOf(lines.map(verdictMaker(known, new Map()))));
  expect(columns.find(({ title }) => title === reportText.chosen)?.cells[0] ?? "").toBe(shown);
  expect(columns.find(({ title }) => title === reportText.note)?.cells).toEqual(["Ask the buyer"]);
});

test.each(["en", "ja", "zh"] as const)("a remark that is a sentence has one full stop: %s", async (language) => {
  const lines = entriesOf([
    {
      ...{ row: 1, text: "", description: "" },
      distributorNumber: { text: "490-3261-1-ND", column: 2, distributor: "DigiKey" },
      destroyed: { column: 1, written: "8.85012E+11" },
    },
  ]);
  const items = itemsOf(linesOf(lines, new Map()));
  const { columns } = await reportOf(items, language);
  const whole = columns.find(({ title }) => title === reportTexts[language].remarks)?.cells[0];
  const { advice, destroyed, distributorsNumber } = checkBomTexts[language];
  expect(whole).toContain(distributorsNumber("DigiKey"));
  expect(whole).toContain(`${destroyed("8.85012E+11")}${language === "en" ? " " : ""}${advice.distributorNumber}`);
});

test("texts are whole on one line that wraps, and only a list that no row has room for is shortened", async () => {
  const designators = Array.from({ length: 300 }, (_, at) => `C${String(100 + at)}`);
  const number = "GRM155R61E105KA12D";
  const text = `${number}\nor\nanother\n10\n11\n12`;
  const rows = [300, 80].map((count, row) => ({
    ...{ row: row + 1, text, description: `${String(row + 1)}uF 100V`, designators: designators.slice(0, count) },
  }));
  const { columns } = await reportOf(itemsOf(linesOf(entriesOf(rows), new Map([[number, found(number, {})]]))));
  const cellsOf = (wanted: string) => columns.find(({ title }) => title === wanted)?.cells;
  expect(cellsOf(reportText.designators)).toEqual([
    expect.stringMatching(/^C100, C101, .*\d … \(300\)$/),
    designators.slice(0, 80).join(", "),
  ]);
  for (const remark of cellsOf(reportText.remarks) ?? []) expect(remark).toMatch(/ or another 10 11 12\S*$/);
});

test("no cell is longer than Excel accepts, although one of the column of alternatives is as long as that", async () => {
  const lines = entriesOf([{ row: 1, text: "CL05A105KA5NQNC", description: "1uF 25V" }]);
  const choices = new Map([[1, `X1-2${"X".repeat(32_700)}`]]);
  const known = { lines, results: new Map(), replacements: new Map(), choices, notes: new Map() };
  const items = itemsOf(lines.map(verdictMaker(known, new Map())));
  const report = await reportOf(items);
  const lengths = report.columns.flatMap(({ cells: column }) =>
    column.map((cell) => (typeof cell === "string" ? cell.length : 0)),
  );
  expect(Math.max(...lengths)).toBeLessThanOrEqual(32_767);
});

test("10,000 parts are written in pieces that Excel accepts", async () => {
  const report = await reportOfLines(5);
  const columns = report.columns.map((column) => ({
    ...column,
    cells: Array.from({ length: 10_000 }, (_, index) => column.cells[index % 5] ?? ""),
  }));
  const told: number[] = [];
  const written = await write({ ...report, columns }, undefined, ({ done }) => told.push(done));
  expect(written).toMatchObject({ name: reportText.sheetName });
  expect(told).toEqual(Array.from({ length: 10 }, (_, piece) => 1000 * (piece + 1)));
});

test("a report that is canceled, or that Excel refuses, leaves no sheet", async () => {
  const names = (): readonly string[] =>
    workbook()
      .sheets()
      .map(({ name }) => name);
  const controller = new AbortController();
  expect(await write(await reportOfLines(5), controller.signal, () => controller.abort())).toBeNull();
  expect(names()).toEqual(["BOM"]);
  await expect(write({ ...(await reportOfLines(5)), columns: [] })).rejects.toThrow();
  expect(names()).toEqual(["BOM"]);
});

test("without a printer, the report lacks only its print settings", async () => {
  workbook().state.hasPrinter = false;
  expect(await write(await reportOfLines(5))).toMatchObject({ name: reportText.sheetName, isFormatted: false });
  const { tables, conditionalFormats, pageLayouts } = workbook().state;
  expect([tables.length, conditionalFormats.length, [...pageLayouts.values()]]).toEqual([1, 6, []]);
});

describe("a second report of a BOM", () => {
  const bomSheet = { id: "sheet1", name: "BOM" };
  const set = (area: string, value: unknown): void => {
    const sheet = workbook()
      .sheets()
      .find(({ name }) => name === reportText.sheetName);
    workbook().write(sheet?.id ?? "", parseArea(area, workbook().limits()), "formulas", [[value as string]]);
  };
  const changesOf = async (count: number, values: Readonly<Record<string, unknown>> = {}) => {
    const items = checkedLines(count, values);
    const earlier = await readEarlierReport(bomSheet);
    if (earlier === null) throw new Error("The earlier report wasn't found.");
    return reportChanges(earlier, { items, column: 1, hasAlternatives: true }, "en");
  };

  const letters = "ABCDEFGHIJKL";
  const discontinued = { cell: "B3", part: "GCM155R71C224KE02D" };

  test("lists what differs from what the sheet of the first one shows", async () => {
    await write(await reportOfLines(4));
    expect(cells(inTable("A2:E2"))).toEqual([
      ["B3", "GCM155R71C224KE02D", "1uF 25V", text.filters.discontinued, 46_203],
    ]);
    expect(await changesOf(4)).toMatchObject({ rows: [], summary: reportText.unchanged });
    const { rows, summary, title } = await changesOf(5, { Status: "NRND", LastBuyDate: undefined });
    expect(title).toBe(reportText.since("2026-11-21", reportText.sheetName));
    expect(rows).toEqual([
      { ...discontinued, text: reportText.changed(reportText.state, text.filters.discontinued, text.filters.nrnd) },
      { ...discontinued, text: reportText.changed(reportText.lastBuy, "2026-06-30", reportText.none) },
      { cell: "B6", part: "1uF 25V", text: reportText.added },
    ]);
    expect(summary).toBe(reportText.changes(1, 1, 0));
  });

  test("knows the first one's parts whatever the user did with its cells, rows, and columns", async () => {
    await write(await reportOfLines(4));
    const titles = cells(inTable("A1:L1"))[0] ?? [];
    const record = letters[titles.indexOf(reportText.record)] ?? "";
    set(inTable("B2"), "GCM155R71C224KE02X");
    set(inTable("C2"), text.filters.nrnd);
    set(inTable("D2"), "");
    set(inTable("L1"), "Note");
    // The second and the third line change places.
    const [second = [], third = []] = cells(inTable("A3:L4"));
    for (const [row, values] of [third, second].entries())
      for (const [column, value] of values.entries()) set(inTable(`${letters[column] ?? ""}${String(3 + row)}`), value);
    expect(await changesOf(4)).toMatchObject({ rows: [], summary: reportText.unchanged });
    // A later version of the add-in may keep more.
    const [[kept]] = cells(inTable(`${record}2`)) as [[string]];
    set(inTable(`${record}2`), JSON.stringify({ ...(JSON.parse(kept) as object), more: [1] }));
    expect((await changesOf(4)).rows).toEqual([]);
    // It isn't known whether the part is new if there is no row, or if it doesn't keep the part.
    set(inTable(`${record}2`), "{}");
    expect((await changesOf(4)).rows).toEqual([{ ...discontinued, text: reportText.newHere }]);
    set(inTable(`${record}1`), "");
    expect(await readEarlierReport(bomSheet)).toBeNull();
  });

  test("compares alternatives, and states that depend on them, only if both looked for them", async () => {
    const items = checkedLines(4);
    await write(await reportOf(items, "en", { hasAlternatives: false }));
    expect((await changesOf(4, { AlternativePartno: [] })).rows).toEqual([]);
    expect((await changesOf(4, { AlternativePartno: [], LastBuyDate: "" })).rows).toHaveLength(1);
  });

  test("names lines that are gone, and has its own changes below its table, where the next one doesn't read them", async () => {
    await write(await reportOfLines(4));
    const changes = await changesOf(1);
    expect(changes.rows.map(({ part, text: said }) => [part, said])).toEqual([
      ["GCM155R71C224KE02D", reportText.gone(text.filters.discontinued)],
      ["GRM155R61E105KA1D", reportText.gone(text.filters.mistyped)],
    ]);
    const items = checkedLines(1);
    const second = await reportOf(items, "en", { workbook: "Board.xlsx", dayMs: dayMs + 86_400_000, changes });
    expect(second.head).toContain(`${changes.title}: ${changes.summary}`);
    const sheet = await write(second);
    expect(sheet?.name).toBe(`${reportText.sheetName} 2`);
    const shown = workbook().read(sheet?.id ?? "", parseArea(inTable("A2:D8"), workbook().limits()), "formulas");
    expect(shown.slice(1, 4)).toEqual([
      ["", "", "", ""],
      [changes.title, "", "", ""],
      ["", "GCM155R71C224KE02D", "", reportText.gone(text.filters.discontinued)],
    ]);
    const latest = await readEarlierReport(bomSheet);
    expect([latest?.sheet, latest?.day]).toEqual([sheet?.name, "2026-11-22"]);
    expect([...(latest?.records.keys() ?? [])]).toEqual(["GRM155R61E105KA12D"]);
  });

  test("says nothing of a part that another line doesn't fit, as before", async () => {
    const items = checkedLines(1);
    const lines = ["GRM155R61E105KA12D", "GRM155R61E105KA12D"].map((number, row) => ({
      ...{ row: row + 1, text: number, description: "1uF 25V", isNotFitted: row === 1 },
    }));
    const results = new Map([["GRM155R61E105KA12D", found("GRM155R61E105KA12D", {})]]);
    const both = itemsOf(linesOf(entriesOf(lines), results));
    expect([items.length, both.length]).toEqual([1, 2]);
    await write(await reportOf(both));
    const earlier = await readEarlierReport(bomSheet);
    if (earlier === null) throw new Error("The earlier report wasn't found.");
    expect(reportChanges(earlier, { items: both, column: 1, hasAlternatives: true }, "en").rows).toEqual([]);
  });

  test("isn't compared with a report of another sheet", async () => {
    await write(await reportOfLines(4));
    expect(await readEarlierReport({ id: "sheet9", name: "Other" })).toBeNull();
  });
});
