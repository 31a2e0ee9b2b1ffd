import { designatorsIn } from "./designators";
import { wordsOf } from "../text/words";

/** What a cell says about fitting a line. */
export interface Unfitted {
  /** null: all of them. */
  readonly designators: readonly string[] | null;
  /** The text without the mark: `NA(100nF/10V/10%)` is `100nF/10V/10%`. */
  readonly rest: string;
}

/**
 * A mark that a line isn't fitted, in any cell: `DNP`, `NC/100uF`, `100nF NI`, `NF(C135 C169)`; null if the cell has none.
 * @param text plain
 */
export function unfittedIn(text: string): Unfitted | null {
  if (text.length > longestMarked || !mayBeMark.test(text)) return null;
  if (isMark(text, wholeMarks)) return { designators: null, rest: "" };
  const [, mark = "", inside] = bracketed.exec(text) ?? [];
  if (inside !== undefined && isMark(mark, wholeMarks)) {
    const named = designatorsIn(inside);
    const isList = named.length > 0 && inside.split(/[\s,;/]+/).every((piece) => piece === "" || named.includes(piece));
    return isList ? { designators: named, rest: "" } : { designators: null, rest: inside };
  }
  // Before a value: `NC/100uF`, `DNP 10k`.
  const [before = "", first = ""] = leading.exec(text) ?? [];
  if (isMark(first, leadingMarks)) return { designators: null, rest: text.slice(before.length) };
  return markBehind(text);
}

function markBehind(text: string): Unfitted | null {
  const pieces = Array.from(text.matchAll(/[^ (/,_)-]+/g), ({ 0: word, index }) => ({ word, index }));
  for (const last of pieces.slice(-longestPhrase)) {
    const found = last.index > 0 && isMark(text.slice(last.index), trailingMarks);
    const rest = text.slice(0, last.index).replace(/[ (/,_-]+$/, "");
    // `10uF 16V NP` isn't polarized.
    if (found && !(last.word === "NP" && isLarge(rest))) return { designators: null, rest };
  }
  return null;
}

const isLarge = (text: string): boolean =>
  wordsOf(text).words.some((word) => word.type === "amount" && word.unit === "F" && word.values[0] >= 1e-6);

/**
 * What a cell of a column about fitting says.
 * @param title `DNP` and `Fitted` mean the opposite
 */
export function isUnfitted(text: string, title: string): boolean {
  if (text === "" || text.length > longestMarked) return false;
  const mark = unfittedIn(text);
  if (mark !== null) return mark.designators === null;
  const isNegative = negative.test(title) && !/[/(]/.test(title);
  return isNegative ? yes.test(text) : no.test(text);
}

const longestMarked = 300;
const longestPhrase = 4;

/** Marks in uppercase, without spaces and punctuation, by language. */
const marks = {
  whole: {
    en:
      "DNP DNI DNF DNM DNS DNU DNL DNA DNB NF NC NM NA NL NS NI NP NOFIT NOSTUFF NOPOP NOLOAD NOPLACE NOMOUNT NOTFITTED NOTPOPULATED NOTPLACED NOTMOUNTED NOTSTUFFED " +
      "NOTINSTALLED NOTASSEMBLED NOTUSED NOTLOADED DONOTPOPULATE DONOTPLACE DONOTFIT DONOTMOUNT DONOTSTUFF DONOTINSTALL DONOTLOAD UNPOPULATED UNMOUNTED UNSTUFFED " +
      "UNFITTED OPEN EMPTY",
    de: "NICHTBESTÜCKT NICHTBESTUECKT NICHTBESTÜCKEN NICHTBESTUECKEN UNBESTÜCKT",
    fr: "NONMONTÉ",
    es: "NOMONTADO NOMONTAR",
    it: "NONMONTATO NONMONTARE",
    ru: "НЕУСТАНАВЛИВАТЬ НЕУСТАНАВЛИВАЕТСЯ",
    ja: "未実装 実装しない 不実装",
    zh: "不贴 不焊 空贴 未贴 不上件 预留不贴 不装",
  },
  leading: { en: "DNP DNI DNF DNM NC NF NM NA NI" },
  trailing: {
    en: "DNP DNI DNF DNM NI NM NP NOFIT NOTFITTED NOTPOPULATED NOTINSTALLED NOTPLACED DONOTPOPULATE DONOTFIT DONOTPLACE DONOTINSTALL",
    ja: "未実装",
    zh: "不贴 不焊",
  },
};

const setOf = (byLanguage: Readonly<Record<string, string>>): ReadonlySet<string> =>
  new Set(Object.values(byLanguage).flatMap((words) => words.split(" ")));
const [wholeMarks, leadingMarks, trailingMarks] = [setOf(marks.whole), setOf(marks.leading), setOf(marks.trailing)];

const isMark = (text: string, set: ReadonlySet<string>): boolean =>
  text.length < 30 && set.has(text.replace(/[\s./!*()'-]+/g, "").toUpperCase());
/** A quick look, because nearly no cell has a mark. */
const mayBeMark = new RegExp(
  [...wholeMarks]
    .map((mark) => mark.slice(0, 2))
    .filter((start, at, all) => all.indexOf(start) === at)
    .map((start) => start.split("").join("[\\s./-]*"))
    .join("|"),
  "i",
);
const bracketed = /^([^(]{2,20}) ?\((.*)\)$/;
const leading = /^([A-Za-z]{2,3})[ /_,:-]+(?=[\d.]*\d\S)/;
const negative = /d\.?n\.?[pfimsu]|not|no[ -]|unfitted|nicht|non? |未|不|не /i;
const yes = /^(?:x|y|yes|1|true|ja|oui|sí|si|да|はい|○|是|✓|✔|exclude.*)$/i;
const no = /^(?:n|no|0|false|nein|non|нет|いいえ|×|否|-|not?\b.*)$/i;
