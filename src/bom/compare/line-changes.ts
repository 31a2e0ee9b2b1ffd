import { kindOf, type PartKind } from "../claims/part-kind";
import { baseOf } from "../matching/replacement";
import type { Verdict, NumberVerdict } from "../check/verdict";
import { checkedProduct } from "../check/parts";
import { notRecommended } from "../check/states";
import type { Part } from "../claims/part";
import { partOf } from "../matching/coded-part";
import { confirmedClaimsOf } from "../matching/part-claims";
import { lineFor } from "../reading/line/line-of-text";
import type { Change, ValueChange } from "./change";
import { comparableText } from "./comparable-text";
import { isOwnNumber } from "../numbers/read-number";
import { type Claim, nominalIn } from "../claims/claim";
import { type ClaimOrder, compareClaims, readingsOf } from "../claims/claim-order";

/** What changed between two lines for the same designators. */
export function lineChanges(old: Verdict, now: Verdict): readonly Change[] {
  const number = numberChange(old, now);
  return [...fittedChange(old, now), ...saidChanges(old, now), ...number, ...alternateChanges(old, now, number)];
}

function fittedChange({ line: old }: Verdict, { line: now }: Verdict): readonly Change[] {
  return old.isNotFitted === now.isNotFitted ? [] : [{ what: "fitted", isFitted: !now.isNotFitted }];
}

/** Changes of the values of capacitors and inductors, and of the value's text of other components. */
function saidChanges({ line: old }: Verdict, { line: now }: Verdict): readonly Change[] {
  const kind = partKindOf(old);
  if (kind !== null && kind === partKindOf(now))
    return valueChanges(lineFor(old, kind).claims, lineFor(now, kind).claims);
  const [was, is] = [old.value.trim(), now.value.trim()];
  if (isSameList(was, is)) return [];
  return [{ what: "value", aspect: null, old: was || null, new: is || null, relation: "other" }];
}

/**
 * Whether two texts list the same spellings, which some programs join if they put several parts on one line: `0.1uF,
 * 100nF`.
 */
function isSameList(one: string, other: string): boolean {
  const texts = other.split(/,\s/).map(comparableText);
  return one.split(/,\s/).some((each) => texts.includes(comparableText(each)));
}

function partKindOf({ kind, component }: Verdict["line"]): PartKind | null {
  if (kind === "inductor") return "inductor";
  if (kind === "ceramicCapacitor" || kind === "otherCapacitor") return "capacitor";
  return kind === null && component === "capacitor" ? "capacitor" : null;
}

function numberChange(old: Verdict, now: Verdict): readonly Change[] {
  const [was, is] = [mainOf(old), mainOf(now)];
  if (was === null && is === null) {
    const [before, after] = [orderNumberOf(old), orderNumberOf(now)];
    if (comparableText(before ?? "") === comparableText(after ?? "")) return [];
    return [{ what: "number", old: before, new: after, maker: null, state: null, values: [] }];
  }
  if (was !== null && is !== null && (isSamePart(was, is) || isCompleted(old, now)))
    return manufacturerChange(old, now);
  // If one of several accepted parts is left, it isn't a change to another part; nor if one is added behind it, even if
  // that is one of ours, which are read first.
  if (was !== null && is !== null && (has(old, is) ? !has(now, was) : isBefore(was, is, now))) return [];
  return [
    {
      what: "number",
      old: was?.number.partno ?? null,
      new: is?.number.partno ?? null,
      maker: makerChange(was, is),
      state: is !== null && notRecommended.has(is.state) && !(was && notRecommended.has(was.state)) ? is.state : null,
      values: was === null || is === null ? [] : valuesBetween(was, is),
    },
  ];
}

/** Whether one number continues the other, and the distributor's order number is the same. */
function isCompleted(old: Verdict, now: Verdict): boolean {
  const [one, other] = [old, now].map(({ numbers: [main] }) => comparableText(main?.number.partno ?? ""));
  const [first, second] = [old, now].map((verdict) => comparableText(orderNumberOf(verdict) ?? ""));
  return !!one && !!other && !!first && first === second && (one.startsWith(other) || other.startsWith(one));
}

const orderNumberOf = ({ line }: Verdict): string | null => line.distributorNumber?.text ?? null;

const isBefore = (was: NumberVerdict, is: NumberVerdict, { numbers }: Verdict): boolean =>
  numbers.some((other) => isSamePart(other, was) && other.number.column < is.number.column);

const mainOf = ({ numbers: [main] }: Verdict): NumberVerdict | null => main ?? null;

/**
 * What identifies a number's part: the number without signs, and if the part was found, its number without package
 * code.
 */
export function identityOf(checked: NumberVerdict) {
  const product = checkedProduct(checked.result);
  const letters = checked.number.partno.replace(/[^\p{L}\p{N}]/gu, "");
  return { letters, base: product && baseOf(product), isOurs: isOurs(checked) };
}

type PartIdentity = ReturnType<typeof identityOf>;

/** Whether two numbers are one part's: they differ only in their package code, or in signs. */
export const isSameIdentity = (one: PartIdentity, other: PartIdentity): boolean =>
  one.letters === other.letters ||
  (one.base !== null && one.base === other.base) ||
  (one.isOurs && other.isOurs && isSameButLast(one.letters, other.letters));

const isSamePart = (one: NumberVerdict, other: NumberVerdict): boolean =>
  isSameIdentity(identityOf(one), identityOf(other));

const isSameButLast = (one: string, other: string): boolean =>
  one.slice(0, -1) === other.slice(0, -1) || one === other.slice(0, -1) || one.slice(0, -1) === other;

const isOurs = ({ number, result }: NumberVerdict): boolean => result?.kind === "found" || isOwnNumber(number.partno);

function makerChange(old: NumberVerdict | null, now: NumberVerdict | null): "toOurs" | "toOthers" | null {
  if (old === null || now === null || isOurs(old) === isOurs(now)) return null;
  return isOurs(now) ? "toOurs" : "toOthers";
}

/** Changes of the parts' data, or else of the codes of numbers; none if a number isn't known. */
export function valuesBetween(old: NumberVerdict, now: NumberVerdict): readonly ValueChange[] {
  const [was, is] = [knownOf(old), knownOf(now)];
  if (was === null || is === null || kindOf(was) !== kindOf(is)) return [];
  // What only one of them says isn't a change: data says more than a code.
  return valueChanges(confirmedClaimsOf(was), confirmedClaimsOf(is)).filter(
    (change) => change.old !== null && change.new !== null,
  );
}

/** null if neither the data of the number's part nor its code is known. */
export const knownOf = ({ number, result }: NumberVerdict): Part | null =>
  partOf(checkedProduct(result), number.decoded);

/** The change of the manufacturer of one number. `Bel Fuse` and `Bel`, `onsemi` and `ON Semiconductor` are one. */
function manufacturerChange({ line: old }: Verdict, { line: now }: Verdict): readonly Change[] {
  const [one, other] = [old, now].map(({ manufacturer }) => comparableText(manufacturer));
  if (!one || !other || one.startsWith(other) || other.startsWith(one)) return [];
  return [{ what: "manufacturer", old: old.manufacturer, new: now.manufacturer }];
}

function alternateChanges(old: Verdict, now: Verdict, number: readonly Change[]): readonly Change[] {
  const [was, is] = [mainOf(old)?.number.partno, mainOf(now)?.number.partno];
  const isOther = was !== undefined && is !== undefined && !areSame(was, is) && !isCompleted(old, now);
  // All that is accepted counts if the main number isn't a change.
  const [before, after] =
    isOther && number.length === 0
      ? [
          [was, ...alternatesOf(old)],
          [is, ...alternatesOf(now)],
        ]
      : [alternatesOf(old), alternatesOf(now)];
  const missing = (from: readonly string[], among: readonly string[]): readonly string[] =>
    from.filter((one) => !among.some((other) => areSame(one, other)));
  const added = missing(after, before);
  const removed = missing(before, [...after, ...(is === undefined ? [] : [is])]);
  return added.length === 0 && removed.length === 0 ? [] : [{ what: "alternates", added, removed }];
}

const has = ({ numbers }: Verdict, one: NumberVerdict): boolean => numbers.some((other) => isSamePart(one, other));

/** The numbers that a line accepts besides its main one. */
function alternatesOf({ line }: Verdict): readonly string[] {
  const [main, ...others] = line.numbers.map(({ partno }) => partno);
  const named = line.alternativesNamed.filter((word) => main === undefined || !areSame(word, main));
  return [...others, ...named.filter((word) => !others.some((other) => areSame(word, other)))];
}

function areSame(one: string, other: string): boolean {
  const [first, second] = [comparableText(one), comparableText(other)];
  if (first === second) return true;
  return isOwnNumber(one) && isOwnNumber(other) && isSameButLast(first, second);
}

/** What two descriptions, or two parts, say differently. Claims of one aspect are alternatives. */
function valueChanges(old: readonly Claim[], now: readonly Claim[]): readonly ValueChange[] {
  const nominal = nominalIn(now);
  return aspects.flatMap((aspect): readonly ValueChange[] => {
    const before = old.filter((claim) => claim.aspect === aspect);
    const after = now.filter((claim) => claim.aspect === aspect);
    // Bodies are read from the names of footprints, of which few are known.
    if (aspect === "body" && (before.length === 0 || after.length === 0)) return [];
    const order = orderOf(before, after, nominal);
    return order === "equal"
      ? []
      : [{ what: "value", aspect, old: writtenIn(before), new: writtenIn(after), relation: order ?? "other" }];
  });
}

const writtenIn = (claims: readonly Claim[]): string | null =>
  claims.length === 0 ? null : [...new Set(claims.map(({ written }) => written))].join("/");

/** The aspects that say which part a line is for. */
const aspects: readonly Claim["aspect"][] = [
  "capacitance",
  "inductance",
  "voltage",
  "current",
  "currentItemp",
  "tolerance",
  "characteristic",
  "size",
  "body",
];

/** Equal alternatives in another order are the same. */
function orderOf(old: readonly Claim[], now: readonly Claim[], nominal: number | null): ClaimOrder {
  const isIn = (claim: Claim, claims: readonly Claim[]): boolean =>
    claims.some((other) => orderOfTwo(other, claim, nominal) === "equal");
  if (old.every((claim) => isIn(claim, now)) && now.every((claim) => isIn(claim, old))) return "equal";
  const [was, is] = [old[0], now[0]];
  if (was === undefined || is === undefined || old.length > 1 || now.length > 1) return undefined;
  return orderOfTwo(was, is, nominal);
}

function orderOfTwo(old: Claim, now: Claim, nominal: number | null): ClaimOrder {
  const isSame = readingsOf(old).some((one) =>
    readingsOf(now).some((other) => compareClaims(other, one, nominal) === "equal"),
  );
  return isSame ? "equal" : compareClaims(now, old, nominal);
}
