import { distance } from "fastest-levenshtein";
import { memoize } from "../../../product-data/base/memoize";
import { isUnfittedMark } from "../cell/fitted";
import { answerOf, isAboutSubstitutes } from "../cell/policy";
import { type ColumnRole, columnRoles } from "../column-role";
import { wordsIn } from "../../words/phrases";
import { distributorWords, partsOfTitles } from "../../words/parts-of-titles";
import { titleWords } from "../../words/titles";

type Meaning = ColumnRole | "other";

/**
 * What a title can mean, the most likely first; the cells decide. `other`: a column that isn't read, such as a price.
 * The list is empty for a text that isn't a title.
 */
export const rolesOfTitle = memoize((text): readonly Meaning[] => {
  // A text may be a formula in a sheet that explains formulas.
  if (text.length > longestTitle || code.test(text) || text.startsWith("=")) return [];
  return isAlternativesTitle(text) ? ["other"] : find(text);
});

/** Digits of a number, which no title has outside of brackets. */
const code = /^[^([]*\d{3}/;

/** Whether the column has parts that fit the line, which Check BOM writes: their numbers aren't numbers of the line. */
export const isAlternativesTitle = (title: string): boolean => /(?:alternative|代替品|替代品)\s*$/i.test(title);

/** Whether the column has what a line says for the second time or later: `MPN 2`. */
export const isFurtherTitle = (title: string): boolean => /\D(?!1$)\d\d?$/.test(title);

/** Whether the title is for the number of one distributor, and which: `Mouser P/N`. */
export const distributorInTitle = memoize((title): string | null => {
  if (title.length > longestTitle) return null;
  const forms = formsOf(plainTitle(title));
  return distributors.find(({ isIn }) => isIn(forms))?.name ?? null;
});

/** A longer text is no title. */
const longestTitle = 70;

/**
 * The title in lowercase, without what is in brackets, punctuation at the ends, and the number of a repeated column.
 */
const plainTitle = (text: string): string =>
  text
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\([^)]*\)|\[[^\]]*\]/g, " ")
    .replace(/[_\s.]+/g, " ")
    .replace(/^[ *{["'#:]+|[ *}\]"':#]+$/g, "")
    .replace(/(?<=\p{L})[ -]?\d{1,2}$/u, "")
    .trim();

const table = new Map<string, readonly Meaning[]>();
for (const role of [...columnRoles, "other"] as const)
  for (const title of wordsIn(titleWords[role], "|")) {
    const plain = plainTitle(title);
    const roles = table.get(plain) ?? [];
    table.set(plain, roles.includes(role) ? roles : [...roles, role]);
  }

/** Words of a title as they may also be written: separate, with a hyphen, or joined. */
const formsOf = memoize((plain) => [" ", "-", ""].map((between) => plain.replaceAll(" ", between)).join("\n"));

/** Finds these words in titles. A word with a star is part of a longer word, or of several words. */
function finderOf(list: string): (forms: string) => boolean {
  const words = wordsIn(list);
  const anyOf = (some: readonly string[]): string => some.join("|").replaceAll("*", "") || "(?!)";
  const [whole, parts] = [false, true].map((isPart) => anyOf(words.filter((word) => word.includes("*") === isPart)));
  const pattern = new RegExp(`(?<![\\p{L}\\d#°-])(?:${whole})(?![\\p{L}\\d#°-])|${parts}`, "u");
  return (forms) => pattern.test(forms);
}

const finders = Object.fromEntries(Object.entries(partsOfTitles).map(([name, words]) => [name, finderOf(words)]));
const names = (plain: string, part: keyof typeof partsOfTitles): boolean => finders[part]?.(formsOf(plain)) === true;
const distributors = Object.entries(distributorWords).map(([name, words]) => ({ name, isIn: finderOf(words) }));

/** A title without the words that say which of several parts it is about: `mpn` of `preferred mpn`. */
const withoutWhich = (plain: string): string =>
  plain
    .split(" ")
    .filter((word) => !names(word, "which"))
    .join(" ");

function find(text: string): readonly Meaning[] {
  const plain = plainTitle(text);
  const exact = table.get(plain) ?? table.get(plain.replaceAll(" ", "")) ?? table.get(withoutWhich(plain));
  const roles = exact ?? byWords(plain) ?? byPieces(plain) ?? near(plain);
  // A manufacturer's title may mean its number: `Mfg #`, `Man#`; not `Manufacturer / Part #`.
  const mayBeNumber = exact?.includes("number") === true || (roles.length === 1 && roles[0] === "manufacturer");
  if (mayBeNumber && text.endsWith("#")) return ["number"];
  // `Substitution` is above numbers, or above `No`.
  return roles.includes("alternate") ? [...roles, "policy"] : roles;
}

function byWords(plain: string): readonly Meaning[] | undefined {
  if (isUnfittedMark(plain)) return ["populate"];
  const isShort = plain.length < 40;
  const ofMaker = names(plain, "maker");
  const isOfAlternates = isShort && names(plain, "alternate");
  const isAnswered = isAboutSubstitutes(plain) && answerOf(plain) !== null;
  if (isAnswered || (isOfAlternates && names(plain, "policy"))) return ["policy"];
  if (isOfAlternates) return ["alternate"];
  if (ofMaker || names(plain, "supplier") || distributorInTitle(plain) !== null) {
    if (names(plain, "noNumber")) return ["other"];
    if (names(plain, "description")) return ["description"];
    if (!ofMaker) return isShort ? ["distributorNumber"] : [];
    // `Manufacturer/MPN`: the cells contain both.
    if (names(plain, "number"))
      return /[a-z] ?(?:\/|and|&|\+) ?(?:mpn|p\b|part)/.test(plain) ? ["number", "manufacturer"] : ["number"];
    return ["manufacturer"];
  }
  if (names(plain, "price")) return ["other"];
  // A title may say what is counted: `Unit quantity`, `Qty for 10 boards`.
  const isCount = names(plain, "quantity") || /\bper (?:board|pcb)\b/.test(plain);
  return isShort && isCount && !names(plain, "notParts") ? ["quantity"] : undefined;
}

/** The meaning of a title of several parts, such as `Part description / notes`: that of the first one that is known. */
function byPieces(plain: string): readonly Meaning[] | undefined {
  const meaningsOf = (between: RegExp | string) => plain.split(between).map((piece) => table.get(piece));
  // A title may say the same in two languages: `Gehäuse Case`.
  const [first, ...others] = meaningsOf(" ");
  const isSame = others.every((roles) => roles?.[0] === first?.[0]);
  return meaningsOf(/ ?[/,;|] ?| - /).find(Boolean) ?? (isSame ? first : undefined);
}

/** The meaning of a long title with one letter too many, missing, or wrong: `Quanity`, `Componenet`. */
function near(plain: string): readonly Meaning[] {
  const isNear = ([title]: readonly [string, unknown]): boolean =>
    Math.abs(title.length - plain.length) <= 1 && distance(title, plain) === 1;
  return plain.length < 6 ? [] : (longTitles.find(isNear)?.[1] ?? []);
}

const longTitles = [...table].filter(([title]) => title.length >= 6);
