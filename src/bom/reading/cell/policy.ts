import { memoize } from "../../../product-data/base/memoize";
import { phraseFinder } from "../../words/phrases";
import { policyWords } from "../../words/policies";
import { isBlank } from "./cell-shapes";
import { isYesIn } from "./fitted";

/** Whether another part may be used, the strictest last. */
export const policyAnswers = ["permitted", "approval", "forbidden"] as const;

export type PolicyAnswer = (typeof policyAnswers)[number];

/**
 * What a cell says in a column about substitutes. A text with a word that isn't known means that approval is needed.
 * @param title `Do not substitute` and `Substitution allowed` mean the opposite
 */
export function policyIn(text: string, title: string): PolicyAnswer {
  const isNegative = answerOf(title) === "forbidden";
  if (isBlank(text) && !/^x$/i.test(text)) return isNegative ? "permitted" : "approval";
  const isYes = isYesIn(text.toLowerCase(), title);
  if (isYes !== undefined) return isYes === isNegative ? "forbidden" : "permitted";
  return answerOf(text) ?? "approval";
}

/**
 * What a text says about substitutes, if all its words are known: `Any Parametric Equivalent`, `No substitutions: RF`;
 * otherwise null.
 */
export const answerOf = memoize((text): PolicyAnswer | null => {
  if (forbids(text)) return "forbidden";
  const { said, rest } = wordsOf(text);
  if (/[\p{L}\d]/u.test(rest) || said.has("approval")) return null;
  return said.has("not") ? "forbidden" : said.has("may") ? "permitted" : null;
});

/** Whether a text forbids another part, in any cell. */
export function forbids(text: string): boolean {
  if (!mayBePolicy.test(text)) return false;
  const { said } = wordsOf(text);
  return said.has("forbidding") && !said.has("condition");
}

/** Whether a text looks like those in a column about substitutes. */
export const looksLikePolicy = (text: string): boolean =>
  policyIn(text, "") !== "approval" || (!/\d/.test(text) && wordsOf(text).said.has("approval"));

/** Whether a text is about substitutes, and about nothing with a number. */
export const isAboutSubstitutes = (text: string): boolean =>
  mayBePolicy.test(text) &&
  !/\d/.test(text) &&
  ["forbidding", "substitute"].some((each) => wordsOf(text).said.has(each));

/** The pattern is tested first, because hardly any cell is about substitutes. */
const mayBePolicy = /^[^]{0,300}?(?:subs|altern|equiv|replac|erset|ersatz|[代替]|同等品)/i;

function wordsOf(text: string): { readonly said: ReadonlySet<string>; readonly rest: string } {
  const plain = text.toLowerCase();
  const found = find(plain);
  const rest = found.reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, plain);
  return { said: new Set(found.map(({ meaning }) => meaning)), rest };
}

const find = phraseFinder(Object.entries(policyWords));
