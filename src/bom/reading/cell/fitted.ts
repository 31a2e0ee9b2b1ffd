import { shareOfDesignators } from "./designators";
import { marks } from "../../words/marks";
import { setOf } from "../../words/phrases";
import { unitOf, wordsOf } from "../text/words";
import { looksLikeValue } from "./cell-shapes";

/**
 * A mark that a line isn't fitted, in any cell: `DNP`, `NC/100uF`, `100nF NI`, `NF(C135 C169)`. Returns the
 * text without it: `NA(100nF/10V/10%)` is `100nF/10V/10%`; null if the cell has none.
 * @param text plain
 */
export function unfittedIn(text: string): string | null {
  if (text.length > longestMarked || !mayBeMark.test(text)) return null;
  // A cell may have two marks: `不焊接/NC`.
  const isWhole = isMark(text, wholeMarks) || text.split("/").every((piece) => isMark(piece, wholeMarks));
  if (isWhole) return "";
  const [, mark = "", inside] = bracketed.exec(text) ?? [];
  if (inside !== undefined && isMark(mark, wholeMarks)) return shareOfDesignators(inside) === 1 ? "" : inside;
  // A mark may be before a value: `NC/100uF`, `DNP 10k`.
  const [before = "", first = ""] = leading.exec(text) ?? [];
  if (isMark(first, leadingMarks)) return text.slice(before.length);
  return markBehind(text);
}

/** Whether a text is a mark in any place: `DNP`, `Do not mount`. */
export const isUnfittedMark = (text: string): boolean => isMark(text, phrases);

function markBehind(text: string): string | null {
  const pieces = Array.from(text.matchAll(/[^ (/,_)-]+/g), ({ 0: word, index }) => ({ word, index }));
  for (const last of pieces.slice(-longestPhrase)) {
    const behind = text.slice(last.index);
    const rest = text.slice(0, last.index).replace(/[ (/,_-]+$/, "");
    const isEnclosed =
      (text[last.index - 1] === "(" && behind.endsWith(")")) || (text[last.index - 1] === "/" && saysValue(rest));
    const found = isMark(behind, trailingMarks) || (isEnclosed && isMark(behind, enclosedMarks));
    // A program joins the values of lines, some of which are fitted: `0R, 0` before `DNP`.
    const values = rest.split(/, ?/);
    if (found && values.length > 1 && values.every(looksLikeValue)) return null;
    // `10uF 16V NP` isn't polarized.
    if (found && !(last.word === "NP" && isLarge(rest))) return rest;
  }
  return null;
}

/** Whether a text says a value: `75pF` before `/NC`, but not `0.1` before `/NF`, which is its unit. */
const saysValue = (text: string): boolean =>
  wordsOf(text).words.some((word) => ["F", "H", "Ω"].includes(unitOf(word) ?? ""));

const isLarge = (text: string): boolean =>
  wordsOf(text).words.some((word) => unitOf(word) === "F" && "values" in word && word.values[0] >= 1e-6);

/**
 * Whether a cell of a column about fitting says that the line isn't fitted.
 * @param title `DNP` and `Fitted` mean the opposite
 */
export function isUnfitted(text: string, title: string): boolean {
  const isNegative = negative.test(title) && !/[/(]/.test(title);
  if (isNegative) return isYesIn(text, "") === true || /^exclude/i.test(text);
  return isYesIn(text, title) === false || /^(?:-$|not?\b)/i.test(text);
}

/** Whether a cell says yes under this title; undefined: neither yes nor no. */
export function isYesIn(text: string, title: string): boolean | undefined {
  const word = text.toUpperCase();
  // Japanese lists use ○ and ×, whose plain text is x.
  if (no.has(word) || (text === "x" && /[\u3040-\u9fff]/.test(title))) return false;
  return yes.has(word) || undefined;
}

const longestMarked = 300;
const longestPhrase = 4;

const phrases = setOf(marks.phrases);
const wholeMarks = new Set([...phrases, ...setOf(marks.whole)]);
const leadingMarks = setOf(marks.leading);
const trailingMarks = new Set([...phrases, ...setOf(marks.trailing)]);
const enclosedMarks = setOf(marks.enclosed);
const [yes, no] = [setOf(marks.yes), setOf(marks.no)];

const isMark = (text: string, set: ReadonlySet<string>): boolean =>
  text.length < 30 && set.has(text.replace(/[\s./!*()'_-]+/g, "").toUpperCase());
/** The pattern is tested first, because hardly any cell has a mark. */
const mayBeMark = new RegExp(
  [...new Set(Array.from(wholeMarks, (mark) => mark.slice(0, 2)))]
    .map((start) => start.split("").join("[\\s._/-]*"))
    .join("|"),
  "i",
);
const bracketed = /^([^(]{2,20}) ?\((.*)\)$/;
const leading = /^(?:[CLR] )?([A-Za-z]{2,3}|N\.C\.)[ /_,:-]+(?=[\d.]*\d\S)/;
const negative = /d\.?n\.?[pfimsu]|not|no[ -]|unfitted|nicht|non? |未|不|не /i;
