import { distinctBy } from "../../../product-data/vocabulary/group-by";
import { type Claim, isNotUnderstood, type Said } from "../../claims/claim";
import { byKind, type PartKind } from "../../claims/part-kind";
import { fieldOfAspect } from "../../claims/rules";
import { areOfValue } from "../../claims/value";
import { allMatches } from "../../../product-data/base/all-matches";
import { demandedValues, demandWords, leadDistance, openWords } from "../../words/demands";
import { phraseFinder } from "../../words/phrases";
import { overlaps, spanOf, type TextSpan, wordsOf } from "./words";

/** Whether a text describes a part with leads, by a word, or by their distance. */
export function isLeaded(text: string): boolean {
  const { plain } = wordsOf(text);
  return leadsIn(plain.toLowerCase()).length > 0 || distance.test(plain);
}

const distance = new RegExp(`(?:${leadDistance})[ :=]*\\d`, "i");

const leadsIn = phraseFinder([[true, demandWords.leads]]);

/** What words require, of parts of one kind if it is named; null: they only seem to require something. */
const required: readonly (readonly [Said<Claim> | null, words: string, of?: PartKind])[] = [
  [null, demandWords.notAutomotive],
  [null, demandWords.names, "inductor"],
  [null, demandWords.leads],
  [{ aspect: "aecQ200" }, demandWords.automotive],
  [{ aspect: "notUnderstood" }, demandWords.highQ, "inductor"],
  [{ aspect: "shielded", shielded: false }, demandWords.unshielded, "inductor"],
  [{ aspect: "shielded", shielded: true }, demandWords.shielded, "inductor"],
  ...demandedValues.map(([of, aspect, value, words]) => [{ aspect, words: [value] }, words, of] as const),
];
const requiredIn = byKind((kind) =>
  phraseFinder(required.flatMap(([claim, words, of = kind]) => (of === kind ? [[claim, words] as const] : []))),
);

/**
 * What words of a text require, and where; also words that only seem to require something, or say that a part has
 * leads.
 */
export function namedIn(plain: string, kind: PartKind): readonly Named[] {
  const standards = allMatches(standard, plain).map((found) => {
    const known = knownStandards.find(([number]) => number.test(found[0]));
    return namedAt(plain, spanOf(found), known ? known[1] : { aspect: "notUnderstood" });
  });
  const words = requiredIn[kind](plain.toLowerCase()).flatMap(({ meaning, start, end }) =>
    standards.some(({ span }) => overlaps({ start, end }, span)) ? [] : namedAt(plain, [start, end], meaning),
  );
  return [...words, ...standards];
}

function namedAt(plain: string, span: TextSpan, meaning: Said<Claim> | null): Named {
  const written = plain.slice(...span);
  const claim = meaning && { ...meaning, written, span, ...(!isOwn(meaning, written) && { isInterpreted }) };
  return { span, claim };
}
/** A standard's body and its number: `EN 45545`, `MIL-PRF-55681`, `Q101`. */
const standard = new RegExp(
  String.raw`(?<![A-Za-z0-9])(?:${openWords.bodies})(?![a-z])[A-Za-z/.-]*(?: [A-Z]{1,4})? ?\d[\w/.-]*(?:\(\w+\))?`,
  "g",
);
/** The standards that a field or another reading (demands.ts) covers. */
const knownStandards: readonly (readonly [number: RegExp, Said<Claim> | null])[] = [
  [/Q[- ]?200/, { aspect: "aecQ200" }],
  [/^(?:IEC|EN) ?60384-14/, null],
];

const isInterpreted = true as const;
/** Whether words are the field's own for what they require. */
const isOwn = (claim: Said<Claim>, written: string): boolean =>
  !("words" in claim) || claim.words.every((word) => areOfValue(written, fieldOfAspect(claim.aspect) ?? "", word));

export interface Named {
  readonly span: TextSpan;
  readonly claim: Claim | null;
}

/** What the named words require, each once. */
export const requiredBy = (named: readonly Named[]): readonly Claim[] =>
  distinctBy(
    (claim) => JSON.stringify({ ...claim, written: "", span: null }),
    named.flatMap(({ claim }) => (claim === null || isNotUnderstood(claim) ? [] : claim)),
  );
