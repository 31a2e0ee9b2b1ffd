import { memoize } from "../../../product-data/base/memoize";
import { familyOf } from "../../claims/component-kind";
import { kindsSaidIn } from "../../claims/kind-words";
import { isNotUnderstood } from "../../claims/claim";
import { byKind, type PartKind } from "../../claims/part-kind";
import { beyondCyrillic } from "../../words/phrases";
import { seriesIn } from "../../numbers/series-name";
import { isOrdinary, ordinaryInEastAsian } from "./ordinary";
import { type Named, namedIn } from "./named";
import { definitionsIn } from "./saturation";
import { isSign, overlaps, textBefore, unitOf, type Word, wordsOf } from "./words";

/**
 * What becomes of a word. `value`: it is read, or it is an amount that only parts of this kind have. `noun`: it says
 * the kind, the leads, or a demand. `other`: a noun of another kind. `ordinary`: it says nothing that matters.
 * `neutral`: what it says isn't known, such as a bare number or a code. `open`: it says something that isn't
 * understood.
 */
export type WordSort = "value" | "noun" | "other" | "ordinary" | "neutral" | "open";

/** The sorts of the words of a text about a part of this kind. */
export const sortsIn = byKind((kind) => memoize((text) => sortedWords(text, kind)));

export type SortedWords = ReturnType<typeof sortedWords>;

function sortedWords(text: string, kind: PartKind) {
  const { plain, words } = wordsOf(text);
  const named = namedIn(plain, kind);
  const spans = spansOfNouns(plain, kind, named);
  const definitions = definitionsIn(plain);
  const belonging = new Set(words.filter((word) => definitions.some((span) => overlaps(word, span))));
  const drifts = driftsIn(words, belonging);
  const sorts = words.map((word): WordSort => {
    const { start, end, type } = word;
    if (drifts.includes(word)) {
      belonging.add(word);
      return "neutral";
    }
    if (belonging.has(word)) return type === "sign" || type === "letter" ? "neutral" : "value";
    const [, , said] = spans.find((each) => start >= each[0] && end <= each[1]) ?? [];
    if (said === "open") belonging.add(word);
    // A chip's sides that are a size have been read already.
    return said ?? (type === "sides" && kind === "capacitor" ? "open" : sortOf(word, plain));
  });
  markAmountsOfOpenWords(words, sorts, belonging, plain, kind);
  return {
    plain,
    words,
    /** The sort of each word. */
    sorts,
    /** Amounts that belong to what isn't understood, or define a current: these aren't values of the part. */
    belonging,
    /** The places where it defines a current, or says a change. */
    definitions,
    /** What its words require. */
    named,
  };
}

/** The change with the temperature, which the last letter of a characteristic also says: 15 % in `X7R, 15%, 10%`, `ΔC ±15%`. */
function driftsIn(words: readonly Word[], defining: ReadonlySet<Word>): readonly Word[] {
  const tolerances = words.filter((word) => word.type === "tolerance");
  if (tolerances.length + defining.size < 2) return [];
  const said = words.flatMap(({ type, written }) => (type === "characteristic" ? driftOfLetter[written[2] ?? ""] : []));
  const drifts = tolerances.filter(({ tolerance }) => said.includes(tolerance.plus));
  return drifts.length < tolerances.length ? drifts : drifts.filter((word) => defining.has(word));
}

/** Percent. Source: EIA-198. */
const driftOfLetter: Readonly<Record<string, number>> = { P: 10, R: 15, S: 22 };

type Span = readonly [start: number, end: number, sort: WordSort];

function spansOfNouns(plain: string, kind: PartKind, named: readonly Named[]): readonly Span[] {
  const series = kind === "inductor" ? seriesIn(plain) : undefined;
  return [
    ...named.map(({ span: [start, end], claim }): Span => [
      start,
      end,
      claim && isNotUnderstood(claim) ? "open" : "noun",
    ]),
    ...kindsSaidIn(plain).hits.map(({ start, end, meaning }): Span => [
      start,
      end,
      familyOf(meaning) === "other" ? "other" : "noun",
    ]),
    ...(series ? [[series.start, series.start + series.written.length, "noun"] as const] : []),
    ...(beyondCyrillic.test(plain) ? ordinaryInEastAsian(plain).map(([from, to]): Span => [from, to, "ordinary"]) : []),
  ];
}

function sortOf(word: Word, plain: string): WordSort {
  const { written, end, type } = word;
  switch (type) {
    case "sign":
      return "neutral";
    case "letter":
      // A letter with a limit behind it stands for a quantity: `Z < 5 mΩ`.
      return beyondCyrillic.test(written) ||
        (/[^CDHILPQRTUVW]/i.test(written) && /^ ?[<>≤≥]/.test(plain.slice(end, end + 2)))
        ? "open"
        : "neutral";
    case "name":
      return sortOfName(word, plain);
    case "number":
    case "code":
      if (type === "number" && "%°‰".includes(plain[end] || " "))
        return isDrift.test(plain.slice(end)) ? "neutral" : "open";
      return isLimited(word, plain) ? "open" : "neutral";
    case "address":
    case "size":
      return "neutral";
    case "sides":
      return word.hasUnit ? "value" : "neutral";
    case "dimension":
      return written.endsWith("mm") ? "value" : "neutral";
    case "amount":
      return pieces.test(written) ? "neutral" : "value";
    case "prefixed":
      // `3P` has three pins, or is 3 pF.
      return word.isCapital && word.prefix === "p" ? "neutral" : "value";
    default:
      return "value";
  }
}

function sortOfName({ written, start, end }: Word, plain: string): WordSort {
  if (isOrdinary(written.toLowerCase())) return "ordinary";
  // Names of libraries and numbers: `moteus:IND_6028`, `SRR6045TA-470Y`.
  const from = plain.lastIndexOf(" ", start) + 1;
  const behind = plain.indexOf(" ", end);
  const piece = plain.slice(from, behind < 0 ? plain.length : behind);
  const isJoined = /\d/.test(piece) && /[-:=]/.test(piece) && !/[a-zß-ÿ]{3}/.test(piece);
  const code = isJoined ? piece : written;
  const isNumber = /\d/.test(code) && code.length > longestOpenCode;
  return isNumber || /_|^[A-Z]:/.test(piece) || plain[end] === "®" ? "neutral" : "open";
}
/** Longer words of letters and digits are part numbers. */
const longestOpenCode = 8;

/** `X7R, 15% TC`: the last letter of X7R says the 15 %, too. */
const isDrift = /^% ?TC\b/;
const isLimited = (word: Word, plain: string): boolean =>
  limitBefore.test(textBefore(plain, word.start, 10)) || limitBehind.test(plain.slice(word.end, word.end + 8));
const limitBefore =
  /(?:(?<![A-Za-z])(?:max|min|up to|below|under|at (?:least|most)|(?:less|more) than)\.?|[<>≤≥]=?) ?$/i;
const limitBehind = /^ ?(?:max|min)(?![A-Za-z])/i;

/** Marks amounts that no part of this kind has, and those that belong to an open word next to them. */
function markAmountsOfOpenWords(
  words: readonly Word[],
  sorts: WordSort[],
  belonging: Set<Word>,
  plain: string,
  kind: PartKind,
): void {
  const said: string[] = [];
  let open: Word | null = null;
  for (const [at, word] of words.entries()) {
    if (isBreak(word)) open = null;
    if (sorts[at] === "open" && word.type !== "number" && word.type !== "code") open = word;
    // A code with a limit, or between open words, is no value: `tested to 100 krad`.
    if (word.type === "code" || word.type === "letter")
      if (sorts[at] === "open" || (open !== null && sorts[at + 1] === "open")) belonging.add(word);
    if (sorts[at] !== "value" || belonging.has(word)) continue;
    const unit = unitOf(word);
    if (unit === undefined) {
      open = null;
      continue;
    }
    const isMain = mainUnits[kind].includes(unit);
    const next = isSign(words[at + 1], "/") ? at + 2 : at + 1;
    const isBeforeOpen = sorts[next] === "open" && words[next]?.type === "name";
    // The value of another kind says the kind, unless the text has one of this kind.
    const isForeign = !isMain && ((unit !== "F" && unit !== "H") || said.includes(mainUnits[kind][0]));
    // `halogen free 10uF` is the value, and `at least 6 µF` isn't.
    const isValue =
      unit === mainUnits[kind][0] && !said.includes(unit) && open?.end === word.start - 1 && !isLimited(word, plain);
    const isSpare = isForeign || said.includes(unit);
    const isOfOpen =
      open === null
        ? // A capacitor's ripple current has no field.
          (isBeforeOpen && isSpare) || (!isMain && /rms$/i.test(word.written))
        : !isValue && ((isSpare && unit !== "m") || isJoined(open.written, plain.slice(open.end, word.start), unit));
    if (isOfOpen) {
      belonging.add(word);
      sorts[at] = "open";
      open = word;
      continue;
    }
    open = null;
    if (isMain) said.push(unit);
  }
}

/** Whether an amount follows a word that isn't a manufacturer's name before a value: `surge 1.2kV`, `DF < 2.5%`. */
const isJoined = (open: string, between: string, unit: string): boolean =>
  (unit === "%" || /^[a-zß-ÿ]/.test(open) || (/^\d/.test(open) && /at|@/.test(between)) || /[<>≤≥=]/.test(between)) &&
  joining.test(between);
const joining = /^[ <>≤≥=:]*(?:(?:max|min|of|to|than|less|more|by|below|under|at|@)\.? ?)*$/i;
/** Whether a phrase ends at a word. */
export const isBreak = (word: Word): boolean => isSign(word, ",;|\n()");

/** Units for pieces in a package, and for pins. */
const pieces = /(?:pcs?|pieces|ea|pins?|pos|bit|шт|個|个|只|枚)\.?$/i;

/** The units of the values that parts of a kind are chosen by. */
export const mainUnits: Readonly<Record<PartKind, readonly ["F" | "H", ...string[]]>> = {
  capacitor: ["F", "V", "%"],
  inductor: ["H", "A", "Ω", "%"],
};
