import { format } from "numfmt";
import { outsideTexts } from "./entered-formula";

/** The settings of a computer, and of Excel on it. */
export interface Region {
  /** The system's, such as `de-DE`. */
  readonly locale: string;
  /** Excel's own decimal separator (File > Options > Advanced); null: it uses the system's. */
  readonly ownDecimal: "." | "," | null;
}

/** The decimal separator of the system's region. */
export function separatorOf({ locale }: Pick<Region, "locale">): string {
  const separator = separators.get(locale) ?? new Intl.NumberFormat(locale).format(1.5).charAt(1);
  separators.set(locale, separator);
  return separator;
}

/** Each cell that is read or drawn needs one, and a format takes longer to make than a cell to read. */
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
  changed(pattern, [separatorOf(region), shownSeparator(region)].includes(","), (word) =>
    localWord(word, region) === word ? word : `"${word}"`,
  );

/** A code as Excel shows it in a region (`Range.numberFormatLocal`). */
export const localFormat = (pattern: string, region: Region): string =>
  changed(pattern, shownSeparator(region) === ",", (word) => localWord(word, region));

const changed = (pattern: string, isSwapped: boolean, wordFor: (word: string) => string): string =>
  outsideTexts(pattern, (part) =>
    (isSwapped ? part.replace(/[.,]/g, (each) => (each === "." ? "," : ".")) : part).replace(words, wordFor),
  );

/** Whether codes are read and shown as in English. */
export const isEnglish = (region: Region): boolean =>
  localFormat(sample, region) === sample && asRead(sample, region) === sample;

const sample = "General yyyy-mm-dd #,##0.0";

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

/** A typed formula as `Range.formulas` has it; null: Excel refuses it, because it separates arguments otherwise. */
export const typedFormula = (formula: string, region: Region): string | null =>
  translated(formula, marksOf(region), english);

/** A formula as Excel shows it (`Range.formulasLocal`). */
export const localFormula = (formula: string, region: Region): string =>
  translated(formula, english, marksOf(region)) ?? formula;

/** What is in numbers, between arguments, and between the columns of an array. */
const english = { decimal: ".", list: ",", column: "," };
type Marks = typeof english;

/** Arguments have the system's list separator, or a semicolon if that is the decimal separator. */
function marksOf(region: Region): Marks {
  const decimal = shownSeparator(region);
  const isSemicolon = [decimal, separatorOf(region)].includes(",") || region.locale.endsWith("-CH");
  return { decimal, list: isSemicolon ? ";" : ",", column: decimal === "," ? "." : "," };
}

function translated(formula: string, from: Marks, to: Marks): string | null {
  const outside = (mark: string, inNumber?: string): string => {
    if (inNumber === from.decimal) return to.decimal;
    if (mark === ".") return mark;
    return mark === from.list ? to.list : refused;
  };
  const inArray = (mark: string): string => (mark === from.decimal ? to.decimal : to.column);
  const parts = formula.split(literals).map((part, at) => {
    if (at % 2 === 0) return part.replace(marks, outside);
    return part.startsWith("{") ? part.replace(/[.,]/g, inArray) : part;
  });
  return parts.some((part) => part.includes(refused)) ? null : parts.join("");
}

/** A sign that no formula has. */
const refused = "\u0000";
/** Texts, names of sheets, titles of columns, and arrays. */
const literals = /("(?:[^"]|"")*"|'[^']*'|\[[^[\]]*\]|\{[^}]*\})/;
/** Marks in numbers, and between arguments. */
const marks = /(?<=(?<![\p{L}\d_$])\d*)([.,])(?=\d)|[,;]/gu;
