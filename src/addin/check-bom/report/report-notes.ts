import { colon } from "../../../messages/punctuation";
import { reportTexts } from "../../../messages/report-texts";
import type { Language } from "../../../product-data/vocabulary/language";
import { brokenLines, inTwoLines, listInTwoLines } from "./fitted-text";
import { type CheckColumn, type ColumnLook, columnTitle, type ComparisonColumn } from "./report-columns";
import { type ReportCell, type ReportNote, type ReportSection, shownOf } from "./report";

/** A row of the table, and its texts that are cut there. */
export interface WrittenRow<C extends CheckColumn | ComparisonColumn> {
  readonly cells: Readonly<Partial<Record<C, ReportCell>>>;
  readonly cut: readonly string[];
}

/** What the notes of a part have room for, in letters. */
export interface NoteWidth {
  readonly part: number;
  readonly text: number;
}

/** Texts of a row, each with at most two lines of its column, and the whole ones of those that are cut. */
export function fittedTexts<C extends CheckColumn | ComparisonColumn>(
  whole: Readonly<Record<C, string | readonly string[]>>,
  letters: Readonly<Record<C, number>>,
  language: Language,
): { readonly shown: Readonly<Record<C, string>>; readonly cut: readonly string[] } {
  const fitted = (Object.keys(letters) as C[]).map((column) => {
    const text: string | readonly string[] = whole[column];
    return typeof text === "string"
      ? { column, text, shown: inTwoLines(text, letters[column]) }
      : { column, text: text.join(", "), shown: listInTwoLines(text, letters[column]) };
  });
  return {
    shown: Object.fromEntries(fitted.map(({ column, shown }) => [column, shown])) as Record<C, string>,
    cut: fitted
      .filter(({ text, shown }) => shown !== text)
      .map(({ column, text }) => columnTitle(column, language) + colon(language) + text),
  };
}

/** A section, each text in as many rows as it needs. */
export const brokenSection = ({ title, rows }: ReportSection, width: NoteWidth): ReportSection => ({
  title,
  rows: rows.flatMap((row) => notesOf(row, [row.text], width)),
});

/** The texts that are cut in a table, as a section. */
export function wholeTexts(
  rows: readonly WrittenRow<"cell" | "part">[],
  width: NoteWidth,
  language: Language,
): readonly ReportSection[] {
  const notes = rows.flatMap(({ cells: { cell = "", part = "" }, cut }) =>
    notesOf({ cell: String(shownOf(cell)), part: String(shownOf(part)) }, cut, width),
  );
  return notes.length === 0 ? [] : [{ title: reportTexts[language].wholeTexts, rows: notes }];
}

/** Texts about a part in rows of the page; the cell is in the first one. Nothing if there are no texts. */
function notesOf(
  { cell, part }: Pick<ReportNote, "cell" | "part">,
  texts: readonly string[],
  width: NoteWidth,
): readonly ReportNote[] {
  if (texts.length === 0) return [];
  const lines = texts.flatMap((text) => brokenLines(text, width.text));
  const names = brokenLines(part, width.part);
  return Array.from({ length: Math.max(lines.length, names.length) }, (_, at) => ({
    cell: at === 0 ? cell : "",
    part: names[at] ?? "",
    text: lines[at] ?? "",
  }));
}

/** The letters that fit from a column to the end of the page. */
export function widthOfNotes(columns: readonly ColumnLook[], from: number): number {
  const shown = columns.slice(from).filter(({ kind }) => kind !== "hidden");
  return Math.max(
    leastNoteLetters,
    shown.reduce((sum, { width }) => sum + width * lettersShown, 0),
  );
}

/** A narrow table leaves more room on the page. */
const leastNoteLetters = 80;
/** Letters that are shown in a character of a column's width: some letters are wide. */
const lettersShown = 0.8;
