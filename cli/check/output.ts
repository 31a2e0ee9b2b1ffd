import { styleText } from "node:util";
import { checkFilesTexts } from "../../src/messages/check-files-texts";
import { joined } from "../../src/messages/verdict-texts";
import type { Language } from "../../src/product-data/index";
import { inert, jsonText, markdownText, plainText } from "../safe-text";
import type { Terminal } from "../shell";
import type { Form, Options } from "./options";
import { type FileResult, isMismatch, type LineResult, type PartChange } from "./result";
import { namedStates, stateText } from "./states";
import type { Summary } from "./summary";

/** How results are printed. */
export type Printing = Pick<Options, "form" | "language"> & { readonly terminal: Terminal };

/**
 * A file's part of the output. Besides JSON, forms list the lines that need attention.
 */
export function printedFile(file: FileResult, { form, language, terminal }: Printing, listsLines = true): string {
  if (form === "json") return indented(file);
  if (form === "jsonl") return jsonText(file);
  return fileRows(file, listsLines, language)
    .map((row) => printed[form](plain(row), terminal))
    .join("\n");
}

/** As a member of an array in a member of the document. */
const indented = (value: object): string => `    ${jsonText(value, 2).replaceAll("\n", "\n    ")}`;

/** Prints the parts of the output in their order, one by one, so that a long run needs no memory for them. */
export class Printer {
  private pending: string | null = null;

  constructor(
    private readonly printing: Printing,
    private readonly print: (text: string) => void,
  ) {}

  /** @param text of `printedFile`; blank ones aren't printed */
  add(text: string): void {
    if (this.printing.form !== "json") {
      if (text !== "") this.print(text);
      return;
    }
    this.print(this.pending === null ? '{\n  "files": [' : `${this.pending},`);
    this.pending = text;
  }

  end(summary: Summary, changes: readonly PartChange[] | null): void {
    const { form, language, terminal } = this.printing;
    const text = checkFilesTexts[language];
    if (form === "jsonl") return;
    if (form === "json") {
      const members = [
        this.pending === null ? '{\n  "files": []' : `${this.pending}\n  ]`,
        ...(changes === null ? [] : [`  "changes": ${jsonText(changes, 2).replaceAll("\n", "\n  ")}`]),
      ];
      return this.print(`${members.join(",\n")}\n}`);
    }
    for (const row of changes === null ? [] : changeRows(changes, language))
      this.print(printed[form](plain(row), terminal));
    // Once for all lines, as when the service is away.
    for (const reason of summary.reasons) this.print(printedReason[form](inert(reason)));
    const counts = text.summary(summary.files, summary.unread, summary.lines, summary.unchecked);
    this.print(`\n${[counts, ...(changes === null ? [] : [text.changes(changes.length)])].join(" ")}`);
  }
}

const plain = ({ file, cells, ...row }: Row): Row => ({
  ...row,
  file: row.row === null ? inert(file) : plainText(file),
  cells: cells.map(inert),
});

/** A file's heading, an error of a file, or a line. */
interface Row {
  readonly file: string;
  readonly row: number | null;
  readonly level: "heading" | "error" | "warning";
  readonly cells: readonly string[];
}

function fileRows(
  { file, sheet, otherSheets, error, lines }: FileResult,
  listsLines: boolean,
  language: Language,
): readonly Row[] {
  const text = checkFilesTexts[language];
  if (error) return [{ file, row: null, level: "error", cells: [error.text] }];
  if (!listsLines) return [];
  const wanted = lines.filter(needsAttention);
  const others = otherSheets.length > 0 ? ` ${text.otherSheets(otherSheets)}` : "";
  const cells = [sheet === null ? file : `${file}: ${sheet}`, text.linesOf(wanted.length, lines.length) + others];
  return [{ file, row: null, level: "heading", cells }, ...wanted.map((line) => lineRow(file, line, language))];
}

function lineRow(file: string, line: LineResult, language: Language): Row {
  const remarks = [...(line.hidden === true ? [checkFilesTexts[language].hiddenRow] : []), ...line.remarks];
  const cells = [line.name, stateText(line.state, language), joined(remarks, language)];
  return { file, row: line.row, level: levelOf(line.state), cells };
}

/**
 * Parts that are or become unavailable, don't exist, or differ; with --alternatives also those that can be replaced, or
 * that a part comes close to. Of several numbers, one that is at risk is enough.
 */
const needsAttention = (line: LineResult): boolean =>
  [line, ...line.numbers].some(({ state }) => namedStates.get(state)?.risk === true) ||
  isMismatch(line) ||
  line.destroyedNumber !== null ||
  line.cut === true ||
  line.closest !== undefined ||
  [...(line.replacements ?? []), ...(line.candidates ?? [])].length > 0;

/** At the first line that uses the part. */
const changeRows = (changes: readonly PartChange[], language: Language): readonly Row[] =>
  changes.map(({ number, what, before, after, places }) => {
    const text = checkFilesTexts[language];
    const [from, to] = [stateText(before, language), stateText(after, language)];
    const [{ file, row } = { file: "", row: null }] = places;
    return { file, row, level: levelOf(after), cells: [number, text.changed(what, from, to), text.usedIn(places)] };
  });

const levelOf = (name: string): Row["level"] => (namedStates.get(name)?.look === "bad" ? "error" : "warning");

const inMarkdown = (text: string): string => markdownText(text).replace(/[()]/g, String.raw`\$&`);

const printedReason = {
  table: (text: string): string => `\n${text}`,
  markdown: (text: string): string => `\n${inMarkdown(text)}`,
  github: (text: string): string => `::error::${text}`,
};

const printed: Readonly<Record<Exclude<Form, "json" | "jsonl">, (row: Row, terminal: Terminal) => string>> = {
  table: ({ file, row, level, cells: [first = "", second = "", third = ""] }, { columns, hasColors }) => {
    const paint = (text: string): string => (hasColors ? styleText(level === "error" ? "red" : "yellow", text) : text);
    if (row === null) return level === "heading" ? `\n${first}  ${second}` : `\n${file}  ${paint(first)}`;
    const [place, number, state] = [String(row).padStart(6), first.slice(0, 40).padEnd(24), second.padEnd(20)];
    const left = Math.max(20, columns - place.length - number.length - state.length - 6);
    const rest = third.length > left ? `${third.slice(0, left - 1)}…` : third;
    return `${place}  ${number}  ${paint(state)}  ${rest}`.trimEnd();
  },
  markdown: ({ file, row, level, cells }) => {
    const safe = cells.map(inMarkdown);
    if (row !== null) return `| ${String(row)} | ${safe.join(" | ")} |`;
    if (level === "error") return `\n### ${inMarkdown(file)}\n\n${safe.join(" ")}`;
    return `\n### ${safe.join("\n\n")}\n\n| | | | |\n| -: | - | - | - |`;
  },
  github: ({ file, row, level, cells }) => {
    const escaped = (text: string): string => text.replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
    if (level === "heading") return escaped(cells.join(": "));
    const place = `file=${escaped(file).replace(/:/g, "%3A").replace(/,/g, "%2C")}`;
    return `::${level} ${place}${row === null ? "" : `,line=${String(row)}`}::${escaped(cells.join(": "))}`;
  },
};
