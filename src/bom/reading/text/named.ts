import { distinctBy } from "../../../product-data/vocabulary/group-by";
import { type Claim, isNotUnderstood } from "../../claims/claim";
import { byKind, type PartKind } from "../../claims/part-kind";
import { demandedValues, demandWords, leadDistance } from "../../words/demands";
import { phraseFinder } from "../../words/phrases";
import { wordsOf } from "./words";

/** Whether a text describes a part with leads, by a word, or by their distance. */
export function isLeaded(text: string): boolean {
  const { plain } = wordsOf(text);
  return leadsIn(plain.toLowerCase()).length > 0 || distance.test(plain);
}

const distance = new RegExp(`(?:${leadDistance})[ :=]*\\d`, "i");

const leadsIn = phraseFinder([[true, demandWords.leads]]);

/** A claim without the text that says it. */
type ClaimMade = Claim extends infer C ? (C extends Claim ? Omit<C, "written"> : never) : never;

/** What words require of a part of this kind; null: they only seem to. */
const required: readonly (readonly [of: PartKind | "both", keyof typeof demandWords, ClaimMade | null])[] = [
  ["both", "notAutomotive", null],
  ["both", "names", null],
  ["both", "leads", null],
  ["both", "automotive", { aspect: "aecQ200" }],
  ["inductor", "highQ", { aspect: "notUnderstood" }],
  ["inductor", "unshielded", { aspect: "shielded", shielded: false }],
  ["inductor", "shielded", { aspect: "shielded", shielded: true }],
];
const requiredOf = (kind: PartKind) =>
  phraseFinder<ClaimMade | null>([
    ...required.flatMap(([of, name, claim]) =>
      of === "both" || of === kind ? [[claim, demandWords[name]] as const] : [],
    ),
    ...demandedValues.flatMap(([of, aspect, value, words]) =>
      of === kind ? [[{ aspect, words: [value] }, words] as const] : [],
    ),
  ]);
const requiredIn = byKind(requiredOf);

/**
 * What words of a text require, and where; also words that only seem to require something, or say that a part has
 * leads.
 */
export const namedIn = (plain: string, kind: PartKind): readonly Named[] =>
  requiredIn[kind](plain.toLowerCase()).flatMap(({ meaning, start, end: behind }) => {
    // `AEC-Q200` is a word with digits.
    const end = meaning ? behind + (/^[\w-]*/.exec(plain.slice(behind))?.[0].length ?? 0) : behind;
    const span = [start, end] as const;
    const written = plain.slice(start, end);
    // AEC-Q100 is a standard for circuits.
    return meaning?.aspect === "aecQ200" && /q1/i.test(written)
      ? []
      : { span, claim: meaning && { ...meaning, written, span } };
  });

export interface Named {
  readonly span: readonly [number, number];
  readonly claim: Claim | null;
}

/** What the named words require, each once. */
export const requiredBy = (named: readonly Named[]): readonly Claim[] =>
  distinctBy(
    (claim) => JSON.stringify({ ...claim, written: "", span: null }),
    named.flatMap(({ claim }) => (claim === null || isNotUnderstood(claim) ? [] : claim)),
  );
