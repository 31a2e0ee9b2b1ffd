import { format } from "numfmt";

/** The settings of a computer, and of Excel on it. */
export interface Region {
  /** The system's, such as `de-DE`. */
  readonly locale: string;
  /** Excel's own decimal separator (File > Options > Advanced); null: it uses the system's. */
  readonly ownDecimal: "." | "," | null;
}

/** The decimal separator of the system's region. */
export function separatorOf({ locale }: Pick<Region, "locale">): string {
  const known = separators.get(locale);
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  const separator = parts.find(({ type }) => type === "decimal")?.value ?? ".";
  separators.set(locale, separator);
  return separator;
}

/**
 * Separators by region: each cell that is read or drawn needs one, and a format takes longer to make than a cell to
 * read.
 */
const separators = new Map<string, string>();

/** The decimal separator that Excel shows in numbers. */
export const shownSeparator = (region: Region): string => region.ownDecimal ?? separatorOf(region);

/**
 * What a cell shows in a region. Excel may read the format of a function's result by the region (office-js #3244): with its
 * separator, the system's or Excel's own, and with its words. It reads a cell's own in English.
 */
export function numberInRegion(value: number, pattern: string, isOwn: boolean, region: Region): string {
  // The library takes Mexico for Spain.
  const locale = shownSeparator(region) === "." ? "en-US" : "de-DE";
  return format(isOwn ? pattern : asRead(pattern, region), value, { locale });
}

/**
 * The English code for what a code means if it is read as one of the region: words that the region doesn't have are
 * texts.
 */
const asRead = (pattern: string, region: Region): string =>
  outsideQuotes(pattern, (part) => {
    const isSwapped = [separatorOf(region), shownSeparator(region)].includes(",");
    const swapped = isSwapped ? part.replace(/[.,]/g, (each) => (each === "." ? "," : ".")) : part;
    return swapped.replace(words, (word) => (localWord(word, region) === word ? word : `"${word}"`));
  });

/** A code as Excel shows it in a region (`Range.numberFormatLocal`). */
export const localFormat = (pattern: string, region: Region): string =>
  outsideQuotes(pattern, (part) => {
    const isSwapped = shownSeparator(region) === ",";
    const swapped = isSwapped ? part.replace(/[.,]/g, (each) => (each === "." ? "," : ".")) : part;
    return swapped.replace(words, (word) => localWord(word, region));
  });

/** Whether codes are read and shown as in English. */
export const isEnglish = (region: Region): boolean =>
  localFormat(sample, region) === sample && asRead(sample, region) === sample;

const sample = "General yyyy-mm-dd #,##0.0";

const outsideQuotes = (pattern: string, change: (part: string) => string): string =>
  pattern
    .split(/("[^"]*")/)
    .map((part, at) => (at % 2 === 0 ? change(part) : part))
    .join("");

const words = /General|y+|d+/g;

/** The words of codes: that of a number as it is, and the letters of years and days. */
function localWord(word: string, { locale }: Region): string {
  const { general = "General", y = "y", d = "d" } = wordsOf[locale] ?? wordsOf[locale.slice(0, 2)] ?? {};
  return word === "General" ? general : word.replaceAll("y", y).replaceAll("d", d);
}

const wordsOf: Readonly<Record<string, { readonly general?: string; readonly y?: string; readonly d?: string }>> = {
  de: { general: "Standard", y: "J", d: "T" },
  es: { general: "Estándar", y: "a" },
  "es-MX": { y: "a" },
  fr: { general: "Standard", y: "a", d: "j" },
  ja: { general: "G/標準" },
  zh: { general: "G/通用格式" },
};

/** A formula that was typed with semicolons where Excel shows them. One with commas stays, though Excel refuses it there. */
export function typedFormula(formula: string, region: Region): string {
  const isLocal = shownSeparator(region) === "," && changed(formula, String, () => "", "").includes(";");
  if (!isLocal) return formula;
  const inArray = (part: string): string => part.replace(/[.,]/g, (each) => (each === "." ? "," : "."));
  return changed(formula, (part) => part.replaceAll(",", ".").replaceAll(";", ","), inArray);
}

/** A formula as Excel shows it: where the decimal separator is a comma, arguments are separated by semicolons. */
export function localFormula(formula: string, region: Region): string {
  if (shownSeparator(region) !== ",") return formula;
  const to = (separator: string) => (part: string) => part.replaceAll(",", separator);
  return changed(formula, to(";"), to("."));
}

/** @param texts replaces each text; by default they stay */
const changed = (formula: string, outside: Change, inArray: Change, texts?: string): string =>
  formula
    .split(/("(?:[^"]|"")*"|\{[^}]*\})/)
    .map((part, at) => (at % 2 === 0 ? outside(part) : part.startsWith("{") ? inArray(part) : (texts ?? part)))
    .join("");

type Change = (part: string) => string;
