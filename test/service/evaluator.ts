import { conditions, type ContextLetter, contexts } from "../document";
import type { Product } from "./support";

/** A condition of a test: its values, from which the filter's text is made. */
export interface TestCondition {
  readonly field: string;
  readonly operator: "eq" | "ge" | "le" | "gt" | "lt" | "startswith" | "contains";
  readonly value: string | number | boolean;
}

export interface TestKey {
  readonly field: string;
  readonly direction: "asc" | "desc";
}

/** All values of a product by their names, in one object. */
export type Values = Readonly<Record<string, unknown>>;
type Scalar = string | number | boolean | null;

/** A product in English, for its order, and in the language of the search, with the letter of its category. */
export interface Subject {
  readonly partno: string;
  readonly letter: "S" | "L" | "I";
  readonly en: Values;
  readonly local: Values;
}

export function valuesOf(product: Product): Values {
  return Object.assign({}, product, product["ComplianceInfo"], product["Specs"]);
}

/** The result of a search according to the document, computed product by product: the part numbers in order. */
export function evaluate(
  subjects: readonly Subject[],
  letter: ContextLetter,
  wanted: readonly TestCondition[],
  keys: readonly TestKey[],
): readonly string[] {
  const members = { N: "SLI", C: "SL", S: "S", L: "L", I: "I" }[letter];
  return subjects
    .filter(({ letter: own, local }) => members.includes(own) && wanted.every((condition) => holds(local, condition)))
    .map((subject) => ({ subject, sortValues: keys.map(({ field }) => sortValue(subject, field)) }))
    .sort((a, b) => {
      for (const [index, { direction }] of keys.entries()) {
        const difference = compare(a.sortValues[index] ?? null, b.sortValues[index] ?? null);
        if (difference !== 0) return direction === "asc" ? difference : -difference;
      }
      return compare(a.subject.partno, b.subject.partno);
    })
    .map(({ subject }) => subject.partno);
}

/** The text of a filter, as in the document. */
export function filterText(letter: ContextLetter, wanted: readonly TestCondition[]): string {
  const category = contexts[letter] === null ? [] : [`Category eq '${contexts[letter]}'`];
  return [...category, ...wanted.map(conditionText)].join(" and ");
}

function conditionText({ field, operator, value }: TestCondition): string {
  const literal = typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value);
  const call = operator === "startswith" || operator === "contains";
  return call ? `${operator}(${field},${literal})` : `${field} ${operator} ${literal}`;
}

function holds(product: Values, { field, operator, value }: TestCondition): boolean {
  const actual = valueOf(product, field);
  if (actual === null) return false;
  if (typeof value === "string") {
    const text = Array.isArray(actual) ? "" : String(actual);
    const texts = Array.isArray(actual)
      ? (actual as readonly string[])
      : field === "Application"
        ? text.split(",")
        : [text];
    return value.split("|").some((alternative) => texts.some((text) => textHolds(text, operator, alternative)));
  }
  if (typeof value === "boolean") return actual === value;
  const number = Number(actual);
  return { eq: number === value, ge: number >= value, le: number <= value, gt: number > value, lt: number < value }[
    operator as "eq"
  ];
}

function textHolds(text: string, operator: string, wanted: string): boolean {
  if (operator === "startswith") return text.slice(0, wanted.length) === wanted;
  return operator === "contains" ? text.indexOf(wanted) >= 0 : text === wanted;
}

/** Rdc and Srf stand for the limits in the response. */
const answeredAs: Readonly<Record<string, string>> = { Rdc: "RdcMax", Srf: "SrfMin" };

export function valueOf(product: Values, field: string): Scalar | readonly string[] {
  return (product[answeredAs[field] ?? field] ?? null) as Scalar | readonly string[];
}

/** Texts are sorted by their English values, and categories in the order of a response. */
function sortValue(subject: Subject, field: string): string | number | null {
  if (field === "Category") return "SLI".indexOf(subject.letter);
  const value = valueOf(subject.en, field);
  if (Array.isArray(value)) return value.length === 0 ? null : value.join(", ");
  return typeof value === "boolean" ? Number(value) : (value as string | number | null);
}

/** Absent values first. */
function compare(a: string | number | null, b: string | number | null): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? -1 : 1;
  return a < b ? -1 : 1;
}

/** Condition fields of a context. */
export function fieldsOf(letter: ContextLetter): typeof conditions {
  return conditions.filter(({ usable }) => usable.includes(letter));
}
