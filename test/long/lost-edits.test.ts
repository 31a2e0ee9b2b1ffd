import { openStubWorkbook } from "../demo/open-page";
import { useOpened } from "../harness/use-opened";
import { randomFrom, repeated } from "../harness/random";

const workbook = useOpened(() => openStubWorkbook());

type Cells = readonly (readonly (string | number)[])[];

/** The cells of C to F: what was typed, the formula of the column, or nothing. */
interface Line {
  readonly part: string;
  readonly number: number;
  readonly cells: (number | "formula" | null)[];
}

const columns: readonly [formula: (row: number) => string, result: (line: Line) => string | number][] = [
  [(row) => `=VENDOR.DOUBLE(B${String(row)})`, ({ number }) => number * 2],
  [(row) => `=B${String(row)}+1`, ({ number }) => number + 1],
  [(row) => `=VENDOR.SLOW(A${String(row)})`, ({ part }) => `slow ${part}`],
  [(row) => `=VENDOR.SLOW("B")&B${String(row)}`, ({ number }) => `slow B${String(number)}`],
];

/**
 * Functions of window.workbook with their arguments after the sheet, such as `["sort", "A2:F9", 0, true]`; "addin" is
 * the add-in's own, which enters formulas in a range.
 */
type Calls = readonly (readonly ["setAll" | "set" | "insertRows" | "sort" | "addin", ...unknown[]])[];
interface Edit {
  readonly calls: Calls;
  /** The edit is made when the result is shown, if that is sooner. */
  readonly afterMs: number;
  readonly result?: readonly [cell: string, value: number] | undefined;
}

/** A sheet as it should be after its edits. */
class Model {
  private lines: Line[];
  private made = 0;

  constructor(
    private readonly random: () => number,
    count: number,
  ) {
    this.lines = Array.from({ length: count }, () => this.line(["formula", "formula", "formula", null]));
  }

  get contents(): Cells {
    return this.cells((_, column, row) => columns[column]?.[0](row) ?? "");
  }

  get values(): Cells {
    return this.cells((line, column) => columns[column]?.[1](line) ?? "");
  }

  /** Every formula depends on what is written. */
  change(): Calls {
    this.lines = this.lines.map((line) => ({ ...line, number: line.number + 1 }));
    return [["setAll", "B2", this.lines.map(({ number }) => [number])]];
  }

  edit(): Calls {
    const [at, column, kind] = [this.below(this.lines.length), this.below(columns.length), this.random()];
    const [formula = String] = columns[column] ?? [];
    const [letter, row] = ["CDEF"[column] ?? "", String(at + 2)];
    if (kind < 0.75) {
      const content = kind < 0.3 ? ++this.made : kind < 0.5 ? null : "formula";
      this.lines[at]?.cells.splice(column, 1, content);
      return [["set", letter + row, content === "formula" ? formula(at + 2) : content]];
    }
    if (kind < 0.85) {
      for (const { cells } of this.lines) cells[column] = "formula";
      const area = `${letter}2:${letter}${String(this.lines.length + 1)}`;
      return [["addin", area, this.lines.map((_, index) => [formula(index + 2)])]];
    }
    if (kind < 0.95) {
      const line = this.line([null, null, null, null]);
      this.lines.splice(at, 0, line);
      return [
        ["insertRows", at + 2, 1],
        ["setAll", `A${row}`, [[line.part, line.number]]],
      ];
    }
    this.lines.sort((one, other) => (one.part < other.part ? -1 : 1));
    return [["sort", `A2:F${String(this.lines.length + 1)}`, 0, true]];
  }

  /** A result that no function of the add-in calculates. */
  result(): Edit["result"] {
    const at = this.below(this.lines.length);
    const line = this.lines[at];
    return line?.cells[1] === "formula" ? [`D${String(at + 2)}`, line.number + 1] : undefined;
  }

  private cells(ofFormula: (line: Line, column: number, row: number) => string | number): Cells {
    return this.lines.map((line, at) => [
      line.part,
      line.number,
      ...line.cells.map((cell, column) => (cell === "formula" ? ofFormula(line, column, at + 2) : (cell ?? ""))),
    ]);
  }

  private below(limit: number): number {
    return Math.floor(this.random() * limit);
  }

  private line(cells: Line["cells"]): Line {
    this.made += 1;
    return { part: `P${String(this.below(1e6)).padStart(6, "0")}-${String(this.made)}`, number: this.made, cells };
  }
}

/** Makes the edits, and returns the values when all is calculated. */
const valuesAfter = (sheet: string, edits: readonly Edit[], rows: number) =>
  workbook.page.evaluate(
    async ([name, timed, area]) => {
      const pane = document.querySelector("iframe")?.contentWindow as unknown as { Excel: typeof Excel };
      const addin = (sheet: string, area: string, formulas: string[][]): Promise<void> =>
        pane.Excel.run((context) => {
          context.workbook.worksheets.getItem(sheet).getRange(area).formulas = formulas;
          return context.sync();
        });
      const api = { ...window.workbook, addin };
      const { port1, port2 } = new MessageChannel();
      for (const { calls, afterMs, result } of timed) {
        const from = performance.now();
        const isShown = (): boolean => result !== undefined && api.value(name, result[0]) === result[1];
        while (performance.now() - from < afterMs && !isShown())
          await new Promise((resolve) => {
            port1.onmessage = resolve;
            port2.postMessage(null);
          });
        for (const [call, ...args] of calls) await (api[call] as (...given: unknown[]) => unknown)(name, ...args);
      }
      await api.settled();
      return api.values(name, area);
    },
    [sheet, edits, `A2:F${String(rows + 1)}`] as const,
  );

/** Rounds that each change all lines, and some cells while that is calculated. */
async function edit(rounds: number, lines: number, longestMs: number, seed: number): Promise<void> {
  const random = randomFrom(seed);
  const [sheet, model] = [`Lines ${String(lines)}`, new Model(random, lines)];
  await workbook.page.evaluate((name) => window.workbook.addSheet(name), sheet);
  await valuesAfter(sheet, [{ calls: [["setAll", "A2", model.contents]], afterMs: 0 }], lines);
  for (let round = 1; round <= rounds; round++) {
    const edits = Array.from({ length: 1 + Math.floor(random() * 6) }, (_, index) => ({
      calls: index === 0 && random() < 0.8 ? model.change() : model.edit(),
      afterMs: random() < 0.3 ? 0 : random() * longestMs,
      result: random() < 0.5 ? model.result() : undefined,
    }));
    const expected = model.values;
    const shown = await valuesAfter(sheet, edits, expected.length);
    const wrong = expected.flatMap((row, down) =>
      row.flatMap((value, right) =>
        shown[down]?.[right] === value ? [] : [[down, right, shown[down]?.[right], value]],
      ),
    );
    expect({ seed, round, wrong: wrong.slice(0, 5) }).toEqual({ seed, round, wrong: [] });
  }
}

test.each([
  [45, 17, 300],
  [9, 1000, 1500],
  [3, 10_000, 8000],
])(
  "%i rounds of edits while %i lines are calculated: nothing typed is replaced, nothing stays uncalculated",
  async (rounds, lines, longestMs) => {
    await edit(repeated(rounds), lines, longestMs, 1);
    expect(workbook.troubles).toEqual([]);
  },
  300_000,
);
