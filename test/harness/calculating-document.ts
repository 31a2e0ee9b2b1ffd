import { setTimeout as pause } from "node:timers/promises";
import { cellName, contains, quotedSheet, type Area } from "../../demo/a1";
import type { CellValue } from "../../demo/cell-value";
import type { Cell, CellAspect, CellContent, WorkbookDocument } from "../../demo/document";
import type { FunctionsMetadata } from "../../demo/metadata";
import type { Outcome, ResultCell } from "../../demo/outcome";
import type { AddinHost, Call } from "./bridge/host";
import { MemoryDocument } from "./memory-document";

/** A workbook whose formulas are single calls of the add-in with literal arguments; cells show the results. */
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
    if (this.isOpening) for (const { address } of this.#formulas({ sheetId, area })) this.#nameless.add(address);
    this.calculate({ sheetId, area });
  }

  override readonly spillArea: WorkbookDocument["spillArea"] = (sheetId, row, column) => {
    const block = blockOf(this.#outcomes.get(this.#address(sheetId, row, column)));
    const [rowCount, columnCount] = [block.length, block[0]?.length ?? 0];
    return rowCount * columnCount > 1 ? { row, column, rowCount, columnCount } : undefined;
  };

  /** Formulas whose names Excel doesn't know, whatever it calculates, until they are entered again. */
  readonly #nameless = new Set<string>();
  /** What is written is opened from a file: Excel reads it before it knows the functions (office-js #4185, #6611). */
  isOpening = false;

  #waiting(sheetId: string, row: number, column: number, formula: string): string {
    return this.#nameless.has(this.#address(sheetId, row, column)) || isForeign(formula) ? "#NAME?" : "#BUSY!";
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
    const calls = this.#formulas(scope).flatMap(({ address, formula }) => {
      const call = callOf(formula, this.#metadata);
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
          return [{ address, formula: content }];
        }),
      );
    });
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

/** Reads a formula such as `=VENDOR.SPEC("GRM…",{"Status","Length"})`. */
function callOf(formula: string, metadata: FunctionsMetadata | undefined) {
  const [, name = "", list = ""] = /^=VENDOR\.([A-Z]+)\((.*)\)$/s.exec(formula) ?? [];
  const described = metadata?.functions.find(({ id }) => id === name);
  const refersToCells = /[A-Z]\d/i.test(list.replace(/"(?:[^"]|"")*"/g, ""));
  if (described === undefined || refersToCells) return undefined;
  const texts = list.match(/\{[^}]*\}|"(?:[^"]|"")*"|[^,]+|(?<=,)(?=,)/g) ?? [];
  const args = texts.map((text, index) => {
    if (text === "") return null;
    const rows = JSON.parse(`[${text.replace(/^\{|\}$/g, "").replaceAll('""', "'")}]`) as readonly unknown[];
    return described.parameters[index]?.dimensionality === "matrix" ? [rows] : rows[0];
  });
  return { id: name, args };
}
