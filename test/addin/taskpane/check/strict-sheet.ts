import { addColumnsTexts } from "../../../../src/messages/check-bom/add-columns-texts";
import { activityTexts } from "../../../../src/messages/activity/activity-texts";
import { checkBomTexts } from "../../../../src/messages/check-bom/check-bom-texts";
import { refreshTexts } from "../../../../src/messages/activity/refresh-texts";
import { alternativeTexts } from "../../../../src/messages/check-bom/alternative-texts";
import { shellTexts } from "../../../../src/messages/shell-texts";
import { resolveColumn } from "../../../../src/product-data/vocabulary/column";
import type { Product } from "../../../../service/catalog/product";
import { basicValueOf } from "../../../../demo/cell-value";
import type { CellContent } from "../../../../demo/document";
import { eventually, nextTask } from "../../../harness/eventually";
import type { MountedPane } from "../../../harness/mounted-pane";
import { shuffled } from "../../../harness/random";

/** A BOM: its titles, and lines that differ from each other. */
export interface SmallBom {
  readonly titles: readonly string[];
  readonly lines: readonly (readonly string[])[];
}

/** Nothing is entered for lines whose designator is of another kind. */
export const ownBom: SmallBom = {
  titles: ["Ref", "MPN", "Description"],
  lines: [
    ["C1", "GRM155R61E105KA12D", "1uF 25V X5R 0402"],
    ["C2", "GCM1555C1H680FA16J", "68pF 50V C0G 0402"],
    ["C3", "GRM188R61E106MA73D", "10uF 25V X5R 0603"],
    ["C4", "GRM155R61E105KA99Z", "1uF 25V X5R 0402"],
    ["C5", "CL05A105KA5NQNC", "1uF 25V X5R 0402 10%"],
    ["C6", "CL10B104KB8NNNC", "100nF 50V X7R 0603 10%"],
    ["C7", "CC0603KRX7R9BB104", "100nF 50V X7R 0603 10%"],
    ["L8", "LQG15HS15NH02D", "15nH 0402"],
    ["R9", "RC0402FR-0710KL", "10k 1% 0402"],
    ["J10", "DNP", "connector"],
  ],
};
const text = addColumnsTexts.en.checked;
const ownText = "=A1 of the drawing";

/** How a person has left a sheet. */
export interface SheetState {
  readonly inTable: boolean;
  /** A filter hides every third line. */
  readonly isFiltered: boolean;
  readonly hidesFirstColumn: boolean;
  /** All cells have the text format, as after an export. */
  readonly isTextual: boolean;
}

/** Only lines that are hidden say so. */
const withoutHidden = (content: CellContent): CellContent =>
  typeof content === "string"
    ? content.replace("hidden row, ", "").replace(/^Look first: hidden row(?:; )?/, "")
    : content;

/** What is shown next to each line, by its cells and by title. */
export type Shown = ReadonlyMap<string, Readonly<Record<string, CellContent>>>;

/** A BOM in a sheet, what a person does with it, and which cells then say something else than their line. */
export class StrictSheet {
  private id = "";
  private readonly rows: number[];

  constructor(
    private readonly pane: MountedPane,
    private name: string,
    private readonly state: SheetState,
    private readonly random: () => number,
    private readonly bom = ownBom,
  ) {
    const lines = shuffled(bom.lines, random).map((line) => [...line, ""]);
    lines[1]?.splice(-1, 1, `'${ownText}`);
    this.rows = lines.map((_, at) => at + 1);
    const format = state.isTextual ? "@" : "General";
    const formats = Array<string[]>(lines.length + 1).fill(Array<string>(60).fill(format));
    this.place([[...bom.titles, "Alternative"], ...lines], formats);
  }

  /** Adds the sheet as a person has left it. */
  private place(contents: readonly (readonly CellContent[])[], formats: readonly (readonly CellContent[])[]): void {
    const { workbook } = this.pane;
    this.id = workbook.addSheet(this.name).id;
    const area = { row: 0, column: 0, rowCount: contents.length, columnCount: contents[0]?.length ?? 0 };
    workbook.write(this.id, { ...area, columnCount: formats[0]?.length ?? 0 }, "numberFormat", formats);
    workbook.write(this.id, area, "formulas", contents);
    const table = { id: this.id, name: `Table_${this.id}`, sheetId: this.id, area, style: "" };
    if (this.state.inTable) workbook.state.tables.push(table);
    const first = { sheetId: this.id, area: { ...area, columnCount: 1 } };
    if (this.state.hidesFirstColumn) workbook.state.formats.push({ ...first, name: "columnHidden", value: true });
    for (const row of this.rows)
      if (this.state.isFiltered && row % 3 === 0) workbook.hidden.set([this.id, row].join(), "filtered");
  }

  /** What added columns say of each line. */
  async expected(): Promise<Shown> {
    await this.open();
    await this.addColumns();
    return this.shown();
  }

  async shown(): Promise<Shown> {
    await this.pane.settled();
    const [head = [], ...lines] = this.cells();
    return new Map(
      lines.map((cells) => [
        this.keyOf(cells),
        Object.fromEntries(
          cells.map((cell, at): [string, CellContent] => [String(head[at]), withoutHidden(cell)]).slice(this.width + 1),
        ),
      ]),
    );
  }

  /** Waits until each line shows what is expected of it. */
  agrees(expected: Shown): Promise<void> {
    return eventually(async () => expect(Object.fromEntries(await this.shown())).toEqual(Object.fromEntries(expected)));
  }

  async open(): Promise<void> {
    this.pane.workbook.activate(this.id);
    this.pane.select(this.name, "A1");
    await this.pane.tab(shellTexts.en.views.check);
    await this.pane.says(checkBomTexts.en.place(this.name));
  }

  async addColumns(): Promise<void> {
    await this.pressAdd();
    await this.pane.says(/Added \d+ columns/);
  }

  /** The person sorts the lines before the service responds. */
  async addWhileSorting(): Promise<void> {
    await this.pressAdd();
    for (let tasks = Math.floor(this.random() * 30); tasks > 0; tasks -= 1) await nextTask();
    // Excel runs one batch after the other, and nothing between.
    await this.pane.workbook.exclusive.run(() => this.sort());
    await this.pane.says(/Added \d+ columns|The columns are up to date/);
  }

  private async pressAdd(): Promise<void> {
    const { add, heading, hints, sets } = addColumnsTexts.en;
    await this.pane.press(heading);
    await this.pane.tick(sets.substitutes + hints.substitutes);
    await this.pane.press(add);
  }

  async update(): Promise<void> {
    await this.pane.press(addColumnsTexts.en.heading);
    await this.pane.press(addColumnsTexts.en.update);
    await this.pane.says(addColumnsTexts.en.updated);
  }

  /** Sorts the lines, as Excel does: formulas still refer to the cells of their row. */
  sort(): void {
    const { workbook } = this.pane;
    const area = this.area();
    const [contents, formats] = [this.typed(), workbook.read(this.id, area, "numberFormat")];
    const order = shuffled(this.rows, this.random);
    const sorted = order.map((from, at) =>
      (contents[from] ?? []).map((content) =>
        String(content).startsWith("=") ? String(content).replace(/(\$[A-Z]+)\d+/, `$1${String(at + 2)}`) : content,
      ),
    );
    const below = { ...area, row: 1, rowCount: area.rowCount - 1 };
    const moved = order.map((from) => formats[from] ?? []);
    workbook.write(this.id, below, "numberFormat", moved);
    workbook.write(this.id, below, "formulas", sorted);
  }

  /** Excel opens the file before it knows the functions, and the person refreshes the sheet. */
  async reopen(): Promise<void> {
    const { workbook } = this.pane;
    const [contents, formats] = [this.typed(), workbook.read(this.id, this.area(), "numberFormat")];
    this.name += " opened";
    workbook.isOpening = true;
    this.place(contents, formats);
    workbook.isOpening = false;
    workbook.activate(this.id);
    await this.pane.ribbon("RefreshSheet");
  }

  async chooseAll(): Promise<void> {
    await this.pane.press(alternativeTexts.en.find);
    const button = await eventually(() => {
      const found = this.pane.all("button").find(({ textContent }) => textContent.startsWith("Use the best for"));
      expect(found).toBeDefined();
      return found;
    });
    button?.click();
    await this.pane.press(alternativeTexts.en.enterAll);
  }

  async undo(): Promise<void> {
    await this.pane.press(alternativeTexts.en.undo);
  }

  /** What the column of alternatives has, by line; a text that starts with an equals sign has an apostrophe. */
  alternatives(): ReadonlyMap<string, string> {
    const area = { ...this.area(), column: this.width, columnCount: 1 };
    const formulas = this.pane.workbook.formulaCells(this.id, area);
    return new Map(
      this.cells()
        .slice(1)
        .map((cells, at) => [
          this.keyOf(cells),
          formulas.some(({ row }) => row === at + 1) ? "a formula" : String(cells[this.width]),
        ]),
    );
  }

  async convert(): Promise<void> {
    this.pane.select(this.name, "A1:BH40");
    await this.pane.ribbon("ConvertSelection");
    const hidden = this.formulas(true);
    if (hidden > 0) await this.pane.says(refreshTexts.en.hiddenKept(hidden));
    await eventually(() => expect(this.formulas(false)).toBe(0));
  }

  /** Clears all data, so that the next check sends requests. */
  async forget(): Promise<void> {
    await this.pane.tab(shellTexts.en.views.activity);
    await this.pane.press(activityTexts.en.clear);
    await nextTask();
  }

  close(): void {
    this.pane.workbook.deleteSheet(this.id);
  }

  isHidden(line: string): boolean {
    const row = this.cells().findIndex((cells) => this.keyOf(cells) === line);
    return this.pane.workbook.rowState(this.id, row) !== "shown";
  }

  private get width(): number {
    return this.bom.titles.length;
  }

  /** A line by the cells that the person has in it. */
  private keyOf(cells: readonly CellContent[]): string {
    return cells.slice(0, this.width).join(" | ");
  }

  /** The number of formulas in rows that are hidden, or in others. */
  private formulas(areHidden: boolean): number {
    const { workbook } = this.pane;
    const cells = workbook.formulaCells(this.id, this.area());
    return cells.filter(({ row }) => (workbook.rowState(this.id, row) !== "shown") === areHidden).length;
  }

  /** What a person would type: an apostrophe before a text that starts with an equals sign. */
  private typed(): CellContent[][] {
    const { workbook } = this.pane;
    const formulas = new Set(
      workbook.formulaCells(this.id, this.area()).map(({ row, column }) => [row, column].join()),
    );
    return workbook
      .read(this.id, this.area(), "formulas")
      .map((cells, row) =>
        cells.map((content, column) =>
          String(content).startsWith("=") && !formulas.has([row, column].join()) ? `'${String(content)}` : content,
        ),
      );
  }

  private area() {
    const columnCount = this.pane.workbook.usedArea(this.id)?.columnCount ?? this.width;
    return { row: 0, column: 0, rowCount: this.rows.length + 1, columnCount };
  }

  private cells(): CellContent[][] {
    return this.pane.workbook.cellValues(this.id, this.area()).map((row) => row.map(basicValueOf));
  }
}

/** Cells that are blank although the service has a value, or the other way, or that say something else. */
export const unlikeService = (shown: Shown, catalog: readonly Product[]): readonly string[] =>
  [...shown].flatMap(([line, cells]) => {
    const values = catalog.find(({ partno }) => partno === cells[text.partno])?.values;
    return Object.entries(cells).flatMap(([title, cell]) => {
      const column = resolveColumn(title);
      if ("code" in column) return [];
      const value = [values?.[column.field.name], values?.[title === "Tolerance" ? "InductanceTolerance" : ""]].find(
        (each) => each !== undefined && each !== null,
      );
      const isSame = value === undefined ? cell === "" : cell !== "";
      return isSame ? [] : [`${line}: ${title} is ${String(cell)}, not ${JSON.stringify(value)}`];
    });
  });

/** Responses of the service arrive in a random order. */
export function respondInDisorder(window: MountedPane["window"], random: () => number): void {
  const { fetch } = window;
  const held: (() => void)[] = [];
  window.fetch = async (...request) => {
    const response = await fetch(...request);
    await new Promise<void>((release) => {
      held.push(release);
      setTimeout(() => held.splice(Math.floor(random() * held.length), 1)[0]?.(), random() * 30);
    });
    return response;
  };
}

/** Does everything that writes cells, and looks at every cell after each. */
export async function checkStrictly(sheet: StrictSheet, expected: Shown): Promise<void> {
  await sheet.open();
  await sheet.addColumns();
  await sheet.agrees(expected);
  sheet.sort();
  await sheet.agrees(expected);
  await sheet.update();
  await sheet.agrees(expected);
  await sheet.reopen();
  await sheet.agrees(expected);
  await sheet.open();
  await sheet.update();
  const isOpen = ([line, cells]: readonly [string, Readonly<Record<string, CellContent>>]): boolean =>
    !sheet.isHidden(line) && cells[text.alternative] !== "" && !String(cells[text.comparison]).startsWith("Look first");
  if ([...expected].some(isOpen)) await chooseStrictly(sheet, expected);
  await sheet.convert();
  await sheet.agrees(expected);
}

async function chooseStrictly(sheet: StrictSheet, expected: Shown): Promise<void> {
  const before = sheet.alternatives();
  await sheet.chooseAll();
  await eventually(() => {
    const entered = [...sheet.alternatives()].filter(([line, content]) => content !== before.get(line));
    expect(entered.length).toBeGreaterThan(0);
    for (const [line, content] of entered)
      expect([sheet.isHidden(line), content]).toEqual([false, expected.get(line)?.[text.alternative]]);
  });
  await sheet.undo();
  await eventually(() => expect(Object.fromEntries(sheet.alternatives())).toEqual(Object.fromEntries(before)));
  await sheet.agrees(expected);
}
