import { inert, markdownText } from "./safe-text";
import type { Terminal } from "./shell";

/** A part of the output: rows under titles. */
export interface TextTable {
  /** "" without one. */
  readonly heading: string;
  readonly titles: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** @param last lines below the tables */
export function tablesText(
  tables: readonly TextTable[],
  last: readonly string[],
  form: "table" | "markdown",
  terminal: Terminal,
): string {
  const print = form === "markdown" ? markdown : aligned;
  const below = last.map((line) => (form === "markdown" ? markdownText(inert(line)) : inert(line)));
  const shown = tables.filter(({ rows }) => rows.length > 0).map((table) => `${print(table, terminal)}\n`);
  return [...shown, ...below].join("\n").trimEnd();
}

function aligned({ heading, titles, rows }: TextTable, { columns }: Terminal): string {
  const all = [titles, ...rows].map((row) => row.map(inert));
  const widths = titles.map((_, at) => Math.min(40, Math.max(...all.map((row) => widthOf(row[at] ?? "")))));
  const lines = all.map((row) => {
    const cells = row.map((text, at) => (at === row.length - 1 ? text : padded(text, widths[at] ?? 0)));
    const line = cells.join("  ").trimEnd();
    return line.length > Math.max(columns, 60) ? `${line.slice(0, Math.max(columns, 60) - 1)}…` : line;
  });
  return [...(heading === "" ? [] : [inert(heading)]), ...lines].join("\n");
}

const padded = (text: string, width: number): string => {
  const cut = widthOf(text) > width ? `${text.slice(0, width - 1)}…` : text;
  return cut + " ".repeat(Math.max(0, width - widthOf(cut)));
};

/** East Asian characters take two columns. */
const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + (/[\u1100-\u115f\u2e80-\uffdc]/.test(letter) ? 2 : 1), 0);

function markdown({ heading, titles, rows }: TextTable): string {
  const row = (cells: readonly string[]): string => `| ${cells.map((cell) => markdownText(inert(cell))).join(" | ")} |`;
  const lines = [row(titles), `| ${titles.map(() => "-").join(" | ")} |`, ...rows.map(row)];
  return [...(heading === "" ? [] : [`### ${markdownText(inert(heading))}`, ""]), ...lines].join("\n");
}
