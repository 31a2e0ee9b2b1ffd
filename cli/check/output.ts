import { checkFilesTexts } from "../../src/messages/program/check-files-texts";
import { changeTexts } from "../../src/messages/check-bom/change-texts";
import { partsTexts } from "../../src/messages/program/parts-texts";
import { sentenceSpace } from "../../src/messages/grammar/punctuation";
import { joined } from "../../src/messages/line/joined";
import type { Language } from "../../src/product-data/index";
import { labelOf } from "../product-values";
import { inert, jsonText, logText } from "../safe-text";
import { type Level, lineText, tableText, type Terminal } from "../text-table";
import type { Options } from "./options";
import { type FileResult, isDoubtful, isMismatch, type LineResult, type PartChange } from "./result";
import { namedStates, stateText } from "./states";
import type { Summary } from "./summary";

/** How results are printed. */
export type Printing = Pick<Options, "form" | "language"> & { readonly terminal: Terminal };

/** A file's part of the output, "" for none. Forms besides JSON list the lines that need attention. */
export function printedFile(result: FileResult, { form, language, terminal }: Printing, listsLines = true): string {
  if (form === "json") return indent(result);
  if (form === "jsonl") return jsonText(result);
  const { file, sheet, otherSheets, error, lines } = result;
  if (!error && !listsLines) return "";
  const text = checkFilesTexts[language];
  const wanted = error ? [] : lines.filter(needsAttention);
  const rows = wanted.map((line) => rowOf(line, language));
  const others = otherSheets.length > 0 ? sentenceSpace(language) + text.otherSheets(otherSheets) : "";
  const [heading, note] = [
    sheet === null ? file : `${file}: ${sheet}`,
    error ? error.text : text.linesOf(wanted.length, lines.length) + others,
  ];
  if (form !== "github") {
    const titles = [text.row, labelOf("Partno", language), labelOf("Status", language), text.remarks];
    return `\n${tableText({ heading, note, titles, rows, levels: wanted.map(levelOf) }, form, terminal)}`;
  }
  if (error) return annotation("error", file, null, [error.text]);
  const annotations = wanted.map((line, at) => annotation(levelOf(line), file, line.row, rows[at]?.slice(1) ?? []));
  return [escape(inert(`${heading}: ${note}`)), ...annotations].join("\n");
}

/** The value's lines as they are indented in an array of the document. */
const indent = (value: object): string => `    ${jsonText(value, 2).replaceAll("\n", "\n    ")}`;

/** Prints the parts of the output in their order, one by one, so that a long run needs no memory for them. */
export class Printer {
  private pending: string | null = null;

  constructor(
    private readonly printing: Printing,
    private readonly print: (text: string) => void,
  ) {}

  /** @param text what `printedFile` returns; blank texts aren't printed */
  add(text: string): void {
    if (this.printing.form !== "json") {
      if (text !== "") this.print(text);
      return;
    }
    this.print(this.pending === null ? '{\n  "files": [' : `${this.pending},`);
    this.pending = text;
  }

  end(summary: Summary, changes: readonly PartChange[] | null): void {
    const { form, language } = this.printing;
    const text = checkFilesTexts[language];
    if (form === "jsonl") return;
    if (form === "json") {
      const members = [
        this.pending === null ? '{\n  "files": []' : `${this.pending}\n  ]`,
        ...(changes === null ? [] : [`  "changes": ${jsonText(changes, 2).replaceAll("\n", "\n  ")}`]),
      ];
      return this.print(`${members.join(",\n")}\n}`);
    }
    if (changes !== null && changes.length > 0) this.print(printedChanges(changes, this.printing));
    // A reason that many lines have, such as a service that is away, is printed once.
    for (const reason of summary.reasons)
      this.print(form === "github" ? `::error::${escape(inert(reason))}` : `\n${lineText(reason, form)}`);
    const counts = text.summary(summary.files, summary.unread, summary.lines, summary.unchecked);
    this.print(`\n${[counts, ...(changes === null ? [] : [text.changes(changes.length)])].join(" ")}`);
  }
}

function rowOf(line: LineResult, language: Language): readonly string[] {
  const remarks = [...(line.hidden === true ? [checkFilesTexts[language].hiddenRow] : []), ...line.remarks];
  // The failure is printed once, at the end of the run.
  const own = remarks.filter((remark) => remark !== line.failure);
  return [String(line.row), line.name, stateText(line.state, language), joined(own, language)];
}

/**
 * Whether a line has a part that is or becomes unavailable, doesn't exist, or differs; with --alternatives also one
 * that can be replaced, or that a part comes close to. Of several numbers, one that is at risk is enough.
 */
const needsAttention = (line: LineResult): boolean =>
  [line, ...line.numbers].some(({ state }) => namedStates.get(state)?.risk === true) ||
  isMismatch(line) ||
  isDoubtful(line) ||
  line.destroyedNumber !== null ||
  line.cut === true ||
  line.closest !== undefined ||
  [...(line.replacements ?? []), ...(line.candidates ?? [])].length > 0;

/** Annotations are at the first line that uses the part. */
function printedChanges(changes: readonly PartChange[], { form, language, terminal }: Printing): string {
  const text = checkFilesTexts[language];
  const rows = changes.map(({ number, what, before, after, places }) => [
    number,
    text.changed(what, stateText(before, language), stateText(after, language)),
    text.usedIn(places),
  ]);
  const levels = changes.map(({ after }) => levelOf({ state: after }));
  if (form === "markdown" || form === "table") {
    const titles = [labelOf("Partno", language), changeTexts[language].changes, partsTexts[language].usedIn];
    return `\n${tableText({ heading: "", titles, rows, levels }, form, terminal)}`;
  }
  const annotations = changes.map(({ places: [place] }, at) =>
    annotation(levels[at] ?? "warning", place?.file ?? "", place?.row ?? null, rows[at] ?? []),
  );
  return annotations.join("\n");
}

const levelOf = ({ state }: Pick<LineResult, "state">): Level =>
  namedStates.get(state)?.look === "bad" ? "error" : "warning";

/** A command of GitHub Actions. */
function annotation(level: Level, file: string, row: number | null, texts: readonly string[]): string {
  const place = `file=${escape(logText(file)).replace(/:/g, "%3A").replace(/,/g, "%2C")}`;
  return `::${level} ${place}${row === null ? "" : `,line=${String(row)}`}::${escape(texts.map(inert).join(": "))}`;
}

const escape = (text: string): string => text.replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
