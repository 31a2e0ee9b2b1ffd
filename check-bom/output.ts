import { styleText } from "node:util";
import { type CheckBomTexts, checkBomTexts } from "../src/messages/check-bom-texts";
import { type CheckFilesTexts, checkFilesTexts } from "../src/messages/check-files-texts";
import type { Form, Options } from "./options";
import { type CheckResult, type FileResult, type LineResult, needsAttention, type PartChange } from "./result";
import { stateNamed } from "./states";

export interface Terminal {
  readonly columns: number;
  readonly hasColors: boolean;
}

/** The text to print. Besides JSON, forms list the lines that need attention, or with a baseline what changed. */
export function outputOf(
  result: CheckResult,
  { form, language }: Pick<Options, "form" | "language">,
  terminal: Terminal,
) {
  if (form === "json") return JSON.stringify(result, null, 2);
  const text = { ...checkBomTexts[language], ...checkFilesTexts[language] };
  const { files, changes } = result;
  const failing = files.map((file) => ({ ...file, lines: file.lines.filter(({ failure }) => failure !== null) }));
  const rows = changes
    ? [
        ...failing.filter((file) => file.error || file.lines.length > 0).flatMap((file) => fileRows(file, text)),
        ...changeRows(changes, text),
      ]
    : files.flatMap((file) => fileRows(file, text));
  const failed = files.filter(({ error }) => error).length;
  const lines = files.reduce((sum, file) => sum + file.lines.length, 0);
  const summary = [text.summary(files.length, lines, failed), ...(changes ? [text.changes(changes.length)] : [])];
  return [...rows.map((row) => printed[form](plain(row), terminal)), "", summary.join(" ")].join("\n");
}

/** A file's text can't move a terminal's cursor. */
const plain = (row: Row): Row => ({ ...row, cells: row.cells.map((cell) => cell.replace(/\p{Cc}/gu, " ")) });

/** A file's heading, an error of a file, or a line. */
interface Row {
  readonly file: string;
  readonly row: number | null;
  readonly level: "heading" | "error" | "warning";
  readonly cells: readonly string[];
}

type Text = Omit<CheckBomTexts, keyof CheckFilesTexts> & CheckFilesTexts;

function fileRows({ file, sheet, error, lines }: FileResult, text: Text): readonly Row[] {
  if (error) return [{ file, row: null, level: "error", cells: [error.text] }];
  const wanted = lines.filter(needsAttention);
  const cells = [sheet === null ? file : `${file}: ${sheet}`, text.linesOf(wanted.length, lines.length)];
  return [{ file, row: null, level: "heading", cells }, ...wanted.map((line) => lineRow(file, line, text))];
}

function lineRow(file: string, line: LineResult, text: Text): Row {
  const {
    row,
    number,
    description,
    state,
    lastBuyDate,
    alternatives,
    replacements = [],
    near,
    mismatch,
    failure,
  } = line;
  const remarks = [
    lastBuyDate === null ? "" : text.lastBuy(lastBuyDate),
    alternatives.length === 0 ? "" : text.alternatives(alternatives),
    replacements.length === 0 ? "" : text.replacements(replacements.slice(0, 3)),
    near.length === 0 ? "" : text.didYouMean(near),
    mismatch ?? "",
    failure ?? "",
  ];
  const cells = [number ?? description, stateText(state, text), remarks.filter((remark) => remark !== "").join("; ")];
  return { file, row, level: isBad.has(state) ? "error" : "warning", cells };
}

/** At the first line that uses the part. */
const changeRows = (changes: readonly PartChange[], text: Text): readonly Row[] =>
  changes.map(({ number, what, before, after, places }) => {
    const [from, to] = [stateText(before, text), stateText(after, text)];
    const [{ file, row } = { file: "", row: null }] = places;
    const level = isBad.has(after) ? "error" : "warning";
    return { file, row, level, cells: [number, text.changed(what, from, to), text.usedIn(places)] };
  });

function stateText(name: string, text: Text): string {
  const state = stateNamed(name);
  return state === undefined ? name : text.filters[state];
}

const isBad: ReadonlySet<string> = new Set(["discontinued", "not-found", "mistyped", "failed"]);

const printed: Readonly<Record<Exclude<Form, "json">, (row: Row, terminal: Terminal) => string>> = {
  table: ({ file, row, level, cells: [first = "", second = "", third = ""] }, { columns, hasColors }) => {
    const paint = (text: string): string => (hasColors ? styleText(level === "error" ? "red" : "yellow", text) : text);
    if (row === null) return level === "heading" ? `\n${first}  ${second}` : `\n${file}  ${paint(first)}`;
    const [place, number, state] = [String(row).padStart(6), first.slice(0, 40).padEnd(24), second.padEnd(20)];
    const left = Math.max(20, columns - place.length - number.length - state.length - 6);
    const rest = third.length > left ? `${third.slice(0, left - 1)}…` : third;
    return `${place}  ${number}  ${paint(state)}  ${rest}`.trimEnd();
  },
  markdown: ({ file, row, level, cells }) => {
    const safe = cells.map((cell) => cell.replace(/[|\\<]/g, String.raw`\$&`).replace(/\s+/g, " "));
    if (row !== null) return `| ${String(row)} | ${safe.join(" | ")} |`;
    if (level === "error") return `\n### ${file}\n\n${safe.join(" ")}`;
    return `\n### ${safe.join("\n\n")}\n\n| | | | |\n| -: | - | - | - |`;
  },
  github: ({ file, row, level, cells }) => {
    const escaped = (text: string): string => text.replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
    if (level === "heading") return escaped(cells.join(": "));
    const place = `file=${escaped(file).replace(/:/g, "%3A").replace(/,/g, "%2C")}`;
    return `::${level} ${place}${row === null ? "" : `,line=${String(row)}`}::${escaped(cells.join(": "))}`;
  },
};
