import { setTimeout as pause } from "node:timers/promises";
import { cellName, contains, intersection, parseArea, quotedSheet, type Area, type Cell } from "../../demo/a1";
import { basicValueOf, type CellValue } from "../../demo/cell-value";
import type { CellAspect, CellContent, WorkbookDocument } from "../../demo/document";
import type { FunctionsMetadata } from "../../demo/metadata";
import type { Outcome, ResultCell } from "../../demo/outcome";
import type { AddinHost, Call } from "./bridge/host";
import { MemoryDocument } from "./memory-document";

/**
 * A workbook whose formulas are single calls of the add-in, with literals and cells of their sheet as arguments; cells
 * show the results.
 */
export class CalculatingDocument extends MemoryDocument {
  readonly #outcomes = new Map<string, Outcome>();
  readonly #latest = new Map<string, number>();
  /** Columns by sheet and row: only cells that once had a formula have an outcome. */
  readonly #calculated = new Map<string, Map<number, Set<number>>>();
  #calls = 0;
  #pending = 0;
  #addin: AddinHost | undefined;
  #metadata: FunctionsMetadata | undefined;

  connect(addin: AddinHost, metadata: FunctionsMetadata): void {
    this.#addin = addin;
    this.#metadata = metadata;
    this.calculate({});
  }

  /** Cells that wait for a value. */
  get pending(): number {
    return this.#pending;
  }

  /** Calls of functions so far. */
  get calls(): number {
    return this.#calls;
  }

  /** The add-in's result of a formula. */
  outcome(sheet: string, cell: string): Outcome | undefined {
    return this.#outcomes.get(`${quotedSheet(sheet)}!${cell}`);
  }

  /** Whether spilled cells have the formula that fills them, as some versions of Excel say. */
  repeatsSpilled = false;

  override formulaCells(sheetId: string, area: Area): Cell[] {
    if (!this.repeatsSpilled) return super.formulaCells(sheetId, area);
    return this.read(sheetId, area, "formulas").flatMap((row, down) =>
      row.flatMap((content, right) =>
        String(content).startsWith("=") ? [{ row: area.row + down, column: area.column + right }] : [],
      ),
    );
  }

  override read(sheetId: string, area: Area, aspect: CellAspect): CellContent[][] {
    if (aspect === "formulas" && this.repeatsSpilled)
      return super.read(sheetId, area, aspect).map((row, down) =>
        row.map((content, right) => {
          const from = this.#spillingTo(sheetId, area.row + down, area.column + right);
          return from === undefined ? content : (super.read(sheetId, from, aspect)[0]?.[0] ?? content);
        }),
      );
    return aspect === "text"
      ? this.cellValues(sheetId, area).map((row) => row.map((value) => this.textOf(value)))
      : super.read(sheetId, area, aspect);
  }

  override cellValues(sheetId: string, area: Area): CellValue[][] {
    const values = super.cellValues(sheetId, area);
    return this.contents(sheetId, area).map((row, rowOffset) =>
      row.map(
        (content, offset) =>
          this.#spilled(sheetId, area.row + rowOffset, area.column + offset) ??
          (isFormula(content)
            ? this.#waiting(sheetId, area.row + rowOffset, area.column + offset, content)
            : (values[rowOffset]?.[offset] ?? "")),
      ),
    );
  }

  override write(...[sheetId, area, aspect, content]: Parameters<MemoryDocument["write"]>): void {
    super.write(sheetId, area, aspect, content);
    if (aspect === "numberFormat") return;
    this.#forget(sheetId, area);
    this.#follow(sheetId, area);
    if (this.isOpening) for (const { address } of this.#formulas({ sheetId, area })) this.#nameless.add(address);
    const dependents = (this.#referring.get(sheetId) ?? []).filter(
      ({ references, ...cell }) =>
        !contains(area, cell) && references.some((each) => intersection(area, each) !== null),
    );
    for (const place of [area, ...dependents.map(({ row, column }) => ({ row, column, rowCount: 1, columnCount: 1 }))])
      this.calculate({ sheetId, area: place });
  }

  override readonly spillArea: WorkbookDocument["spillArea"] = (sheetId, row, column) => {
    const block = blockOf(this.#outcomes.get(this.#address(sheetId, row, column)));
    const [rowCount, columnCount] = [block.length, block[0]?.length ?? 0];
    return rowCount * columnCount > 1 ? { row, column, rowCount, columnCount } : undefined;
  };

  /** Formulas whose names Excel doesn't know, whatever it calculates, until they are entered again. */
  readonly #nameless = new Set<string>();
  /** What a cell shows until it has a value: in some versions of Excel, 0 (office-js #6577). */
  beforeValue: "#BUSY!" | 0 = "#BUSY!";
  /** What is written is opened from a file: Excel reads it before it knows the functions (office-js #4185, #6611). */
  isOpening = false;

  #waiting(sheetId: string, row: number, column: number, formula: string): CellValue {
    return this.#nameless.has(this.#address(sheetId, row, column)) || isForeign(formula) ? "#NAME?" : this.beforeValue;
  }

  /** The number of following calculations that Excel skips, as reported (office-js issue 6662). */
  skippedCalculations = 0;

  /**
   * Milliseconds between two calls of functions, where Excel is slow, as reported for build 2608 (office-js #6936); 0:
   * none.
   */
  callIntervalMs = 0;
  #lastCall = Promise.resolve();

  override calculate(scope: { readonly sheetId?: string; readonly area?: Area }): void {
    if (this.skippedCalculations > 0) {
      this.skippedCalculations -= 1;
      return;
    }
    const calls = this.#formulas(scope).flatMap(({ address, formula, sheetId, row }) => {
      const call = callOf(formula, this.#metadata, (name) => this.#valueAt(sheetId, name, row));
      return call === undefined ? [] : [{ ...call, address }];
    });
    if (this.#addin === undefined || calls.length === 0) return;
    this.#pending += calls.length;
    if (this.callIntervalMs === 0) return this.#start(calls);
    const intervalMs = this.callIntervalMs;
    for (const call of calls)
      this.#lastCall = this.#lastCall.then(() => pause(intervalMs)).then(() => this.#start([call]));
  }

  #start(calls: readonly CellCall[]): void {
    this.#addin?.start(calls).outcomes.forEach((outcome, index) => {
      const { address } = calls[index] as CellCall;
      const number = (this.#calls += 1);
      this.#latest.set(address, number);
      void outcome.then((settled) => {
        this.#pending -= 1;
        if (this.#latest.get(address) === number) this.#outcomes.set(address, settled);
      });
    });
  }

  #formulas({ sheetId, area }: { readonly sheetId?: string; readonly area?: Area }) {
    const sheets = this.sheets().filter(({ id }) => sheetId === undefined || id === sheetId);
    return sheets.flatMap(({ id }) => {
      const within = area ?? this.usedArea(id);
      if (within === undefined) return [];
      return this.contents(id, within).flatMap((row, rowOffset) =>
        row.flatMap((content, offset) => {
          if (!isFormula(content) || isForeign(content)) return [];
          const [at, column] = [within.row + rowOffset, within.column + offset];
          const address = this.#address(id, at, column);
          if (this.#nameless.has(address)) return [];
          const rows = entryOf(this.#calculated, id, () => new Map<number, Set<number>>());
          entryOf(rows, at, () => new Set<number>()).add(column);
          return [{ address, formula: content, sheetId: id, row: at }];
        }),
      );
    });
  }

  /** Formulas by sheet that refer to cells. */
  readonly #referring = new Map<string, readonly Referring[]>();

  #follow(sheetId: string, area: Area): void {
    const others = (this.#referring.get(sheetId) ?? []).filter((cell) => !contains(area, cell));
    const written = this.contents(sheetId, area).flatMap((cells, down) =>
      cells.flatMap((content, right): readonly Referring[] => {
        const names = isFormula(content) ? (argumentsOf(content)?.filter((each) => isReference.test(each)) ?? []) : [];
        // After a change of one cell, Excel calls all formulas of a table with a reference to their row (office-js #6469).
        const references = names.map((name) => this.#columnOf(name)?.table ?? this.#areaOf(name));
        return references.length === 0 ? [] : [{ row: area.row + down, column: area.column + right, references }];
      }),
    );
    this.#referring.set(sheetId, [...others, ...written]);
  }

  #areaOf(name: string): Area {
    return parseArea(name.replaceAll("$", ""), this.limits());
  }

  /** The column of `Table[[#This Row],[Title]]`; undefined: the reference isn't one to a table. */
  #columnOf(name: string): { readonly table: Area; readonly column: number } | undefined {
    const [, tableName, title] = thisRow.exec(name) ?? [];
    const table = this.state.tables.find((each) => each.name === tableName);
    if (table === undefined) return undefined;
    const [titles = []] = this.contents(table.sheetId, { ...table.area, rowCount: 1 });
    return { table: table.area, column: table.area.column + titles.indexOf(title ?? "") };
  }

  /** Excel passes 0 for a blank cell. */
  #valueAt(sheetId: string, name: string, row: number): CellContent {
    const inTable = this.#columnOf(name);
    const area = inTable ? { row, column: inTable.column, rowCount: 1, columnCount: 1 } : this.#areaOf(name);
    const [[value = ""] = []] = this.cellValues(sheetId, area);
    return value === "" ? 0 : basicValueOf(value);
  }

  #forget(sheetId: string, { row, column, rowCount, columnCount }: Area): void {
    for (const [at, columns] of this.#calculated.get(sheetId) ?? [])
      for (const other of columns) {
        if (!contains({ row, column, rowCount, columnCount }, { row: at, column: other })) continue;
        const address = this.#address(sheetId, at, other);
        this.#nameless.delete(address);
        this.#outcomes.delete(address);
        this.#latest.delete(address);
      }
  }

  /** The content of a cell: the result of its own formula, or of one above and to the left. */
  #spilled(sheetId: string, row: number, column: number): CellValue | undefined {
    const from = this.#spillingTo(sheetId, row, column);
    if (from === undefined) return undefined;
    return blockOf(this.#outcomes.get(this.#address(sheetId, from.row, from.column)))[row - from.row]?.[
      column - from.column
    ];
  }

  #spillingTo(sheetId: string, row: number, column: number): Area | undefined {
    const rows = this.#calculated.get(sheetId);
    if (rows === undefined) return undefined;
    for (let up = 0; up <= Math.min(row, farthest); up += 1)
      for (let left = 0; left <= Math.min(column, farthest); left += 1) {
        if (rows.get(row - up)?.has(column - left) !== true) continue;
        const from = { row: row - up, column: column - left, rowCount: 1, columnCount: 1 };
        const block = blockOf(this.#outcomes.get(this.#address(sheetId, from.row, from.column)));
        if (block[up]?.[left] !== undefined) return from;
      }
    return undefined;
  }

  #address(sheetId: string, row: number, column: number): string {
    const sheet = this.sheets().find(({ id }) => id === sheetId);
    return `${quotedSheet(sheet?.name ?? "")}!${cellName(row, column)}`;
  }
}

type CellCall = Call & { readonly address: string };

const farthest = 8;

function entryOf<Key, Value>(map: Map<Key, Value>, key: Key, made: () => Value): Value {
  const value = map.get(key) ?? made();
  map.set(key, value);
  return value;
}

const isFormula = (content: CellValue): content is string => typeof content === "string" && content.startsWith("=");

/** Whether the formula is in the form of files, or of another workbook: `=[1]!_xldudf_VENDOR_SPEC(…)`. */
const isForeign = (formula: string): boolean => /_xldudf_|!VENDOR\./.test(formula);

function blockOf(outcome: Outcome | undefined): readonly (readonly ResultCell[])[] {
  if (outcome === undefined) return [];
  if ("error" in outcome) return [[outcome.error]];
  return Array.isArray(outcome.value)
    ? (outcome.value as readonly (readonly ResultCell[])[])
    : [[outcome.value as ResultCell]];
}

interface Referring {
  readonly row: number;
  readonly column: number;
  readonly references: readonly Area[];
}

const callForm = /^=VENDOR\.([A-Z]+)\((.*)\)$/s;
const thisRow = /^(\w+)\[\[#This Row\],\[([^\]]+)\]\]$/;
const isReference = /^\$?[A-Z]{1,3}\$?\d+$|\[#This Row\]/;

/** The arguments of a formula such as `=VENDOR.SPEC($D2,{"Status","Length"})`; undefined: it is another one. */
function argumentsOf(formula: string): readonly string[] | undefined {
  const list = callForm.exec(formula)?.[2];
  if (list === undefined) return undefined;
  const texts = list.match(/\w+\[\[#This Row\],\[[^\]]+\]\]|\{[^}]*\}|"(?:[^"]|"")*"|[^,]+|(?<=,)(?=,)/g) ?? [];
  const isOther = (text: string): boolean =>
    !isReference.test(text) && /[A-Z]\d/i.test(text.replace(/"(?:[^"]|"")*"/g, ""));
  return texts.some(isOther) ? undefined : texts;
}

function callOf(formula: string, metadata: FunctionsMetadata | undefined, valueAt: (reference: string) => CellContent) {
  const name = callForm.exec(formula)?.[1];
  const described = metadata?.functions.find(({ id }) => id === name);
  const texts = argumentsOf(formula);
  if (described === undefined || texts === undefined) return undefined;
  const args = texts.map((text, index) => {
    if (text === "") return null;
    const rows = isReference.test(text)
      ? [valueAt(text)]
      : (JSON.parse(`[${text.replace(/^\{|\}$/g, "").replaceAll('""', "'")}]`) as readonly unknown[]);
    return described.parameters[index]?.dimensionality === "matrix" ? [rows] : rows[0];
  });
  return { id: described.id, args };
}
