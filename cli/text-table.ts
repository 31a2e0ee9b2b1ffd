import { styleText } from "node:util";
import { inert, markdownText } from "./safe-text";

/** A part of the output: rows under titles. Columns without a text aren't printed. */
export interface TextTable {
  /** The heading; "" without one. */
  readonly heading: string;
  /** What is said next to the heading. */
  readonly note?: string;
  readonly titles: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** How much each row matters: the color of its first cell. */
  readonly levels?: readonly Level[];
}

export type Level = "error" | "warning";

export interface Terminal {
  /** The width of the output; Infinity: nothing is cut. */
  readonly columns: number;
  readonly hasColors: boolean;
}

/** @param last the lines below the tables */
export function tablesText(
  tables: readonly TextTable[],
  last: readonly string[],
  form: "table" | "markdown",
  terminal: Terminal,
): string {
  const shown = tables.filter(({ rows }) => rows.length > 0).map((table) => `${tableText(table, form, terminal)}\n`);
  return [...shown, ...last.map((line) => lineText(line, form))].join("\n").trimEnd();
}

/** A line outside of tables. */
export const lineText = (line: string, form: "table" | "markdown"): string =>
  form === "markdown" ? markdownText(inert(line)) : inert(line);

export function tableText(table: TextTable, form: "table" | "markdown", terminal: Terminal): string {
  const { titles, rows } = table;
  const filled = titles.map((_, at) => rows.some((row) => (row[at] ?? "") !== ""));
  const withText = (row: readonly string[]): readonly string[] => row.filter((_, at) => filled[at]).map(inert);
  const cells = rows.length === 0 ? [] : [titles, ...rows].map(withText);
  return form === "markdown" ? markdown(table, cells) : align(table, cells, terminal);
}

type Cells = readonly (readonly string[])[];

function align({ heading, note = "", levels }: TextTable, cells: Cells, { columns, hasColors }: Terminal): string {
  const most = Math.max(columns, 60);
  const [titles = [], ...rows] = cells;
  const widths = titles.map((_, at) => Math.max(...cells.map((row) => widthOf(row[at] ?? ""))));
  // The last column has the rest of the line; the others aren't cut unless the terminal is narrow.
  const widest = most - 60 < 40 ? 40 : most - 60;
  const isNumeric = titles.map((_, at) => rows.every((row) => /^\d*$/.test(row[at] ?? "")));
  const lines = cells.map((row, index) => {
    const padded = row.map((text, at) => {
      const cut = cutTo(text, widest);
      const blank = " ".repeat(Math.max(0, Math.min(widths[at] ?? 0, widest) - widthOf(cut)));
      if (at === row.length - 1 && !isNumeric[at]) return text;
      return isNumeric[at] ? blank + text : cut + blank;
    });
    const line = cutTo(padded.join("  ").trimEnd(), most);
    const level = hasColors ? levels?.[index - 1] : undefined;
    const first = padded[0]?.length ?? 0;
    return level === undefined
      ? line
      : styleText(level === "error" ? "red" : "yellow", line.slice(0, first)) + line.slice(first);
  });
  return [...(heading === "" ? [] : [[heading, note].map(inert).join("  ").trimEnd()]), ...lines].join("\n");
}

/** Cuts a wider text, and marks where. */
function cutTo(text: string, most: number): string {
  if (text.length * 2 <= most || widthOf(text) <= most) return text;
  let [cut, width] = ["", 1];
  for (const letter of text)
    if ((width += widthOf(letter)) <= most) cut += letter;
    else break;
  return `${cut}…`;
}

/** East Asian characters take two columns. */
const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + (/[\u1100-\u115f\u2e80-\uffdc]/.test(letter) ? 2 : 1), 0);

function markdown({ heading, note = "" }: TextTable, cells: Cells): string {
  const row = (texts: readonly string[]): string => `| ${texts.map(markdownText).join(" | ")} |`;
  const [titles, ...rows] = cells;
  const table = titles === undefined ? [] : [row(titles), `| ${titles.map(() => "-").join(" | ")} |`, ...rows.map(row)];
  const above = [
    ...(heading === "" ? [] : [`### ${lineText(heading, "markdown")}`]),
    ...(note === "" ? [] : [lineText(note, "markdown")]),
  ];
  return [...above.flatMap((line) => [line, ""]), ...table].join("\n").trimEnd();
}
