import { groupBy } from "../../product-data/vocabulary/group-by";
import type { Verdict } from "../check/verdict";
import type { BomComparison, ChangedLine, PlacedLine } from "./change";
import { comparableText } from "./comparable-text";
import { identityOf, isSameIdentity, lineChanges } from "./line-changes";

/**
 * Compares two revisions of a BOM by meaning: lines are matched by their designators, and those without any by what
 * they say. The order of lines, titles, spelling, ranges of designators, and package codes change nothing.
 * @param old the old revision, also checked today, so that its parts have today's states
 */
export function compareBoms(old: readonly Verdict[], now: readonly Verdict[]): BomComparison {
  const [before, after] = [placesOf(old), placesOf(now)];
  const names = [...after.keys(), ...[...before.keys()].filter((name) => !after.has(name))];
  const idOf = (verdict: Verdict | undefined): string => String(verdict && ids.get(verdict));
  const ids = new Map([...old, ...now].map((verdict, at) => [verdict, at]));
  const placed = [...groupBy(names, (name) => `${idOf(before.get(name))} ${idOf(after.get(name))}`).values()];
  const pairs = placed.map((designators): Pair => {
    const [name] = designators;
    return { old: before.get(name) ?? null, new: after.get(name) ?? null, designators };
  });
  const others = pairedByMeaning(old.filter(hasNoPlace), now.filter(hasNoPlace));
  return comparisonOf([...pairs, ...Array.from(others, ([was, is]) => ({ old: was, new: is, designators: [] }))], now);
}

/** A line of each BOM that stands for the same designators; null: the BOM has none. */
interface Pair {
  readonly old: Verdict | null;
  readonly new: Verdict | null;
  readonly designators: readonly string[];
}

function comparisonOf(pairs: readonly Pair[], now: readonly Verdict[]): BomComparison {
  const [added, removed, changed]: [PlacedLine[], PlacedLine[], ChangedLine[]] = [[], [], []];
  for (const { old, new: is, designators } of pairs) {
    if (old === null && is !== null) added.push({ verdict: is, designators });
    if (old !== null && is === null) removed.push({ verdict: old, designators });
    if (old === null || is === null) continue;
    const changes = [...quantityChange(old, is), ...lineChanges(old, is)];
    if (changes.length > 0) changed.push({ designators, old, new: is, changes });
  }
  const touched = new Set([...added.map(({ verdict }) => verdict), ...changed.map((each) => each.new)]);
  return { added, removed, changed, same: now.filter((verdict) => !touched.has(verdict)).length };
}

/** The first line with each designator: some files list every part twice. */
function placesOf(verdicts: readonly Verdict[]): ReadonlyMap<string, Verdict> {
  const places = new Map<string, Verdict>();
  for (const verdict of verdicts)
    for (const designator of verdict.line.designators) if (!places.has(designator)) places.set(designator, verdict);
  return places;
}

/** Whether a line without designators is for parts: other such lines are remarks, such as the date of the BOM. */
const hasNoPlace = ({ line }: Verdict): boolean =>
  line.designators.length === 0 && (line.quantity !== null || line.numbers.some(({ text }) => !isDate.test(text)));

const isDate = /^\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}/;

/** The change of a quantity, unless the designators show it. */
function quantityChange({ line: old }: Verdict, { line: now }: Verdict): ChangedLine["changes"] {
  const isCounted = old.designators.length !== now.designators.length;
  if (isCounted || old.quantity === now.quantity || old.quantity === null || now.quantity === null) return [];
  return [{ what: "quantity", old: old.quantity, new: now.quantity }];
}

/**
 * Pairs lines without designators: first those with the same part, then with the same texts, then with the same kind
 * and values.
 */
function* pairedByMeaning(
  old: readonly Verdict[],
  now: readonly Verdict[],
): Generator<readonly [Verdict | null, Verdict | null]> {
  const left = new Set(old);
  const open = new Set(now);
  // What a line says is read once: each line is compared with all others.
  const statements = new Map([...old, ...now].map((verdict) => [verdict, statementOf(verdict)]));
  const saysSame = (one: Verdict, other: Verdict): boolean => statements.get(one) === statements.get(other);
  const parts = new Map(
    [...old, ...now].flatMap((verdict) =>
      verdict.numbers.slice(0, 1).map((main) => [verdict, identityOf(main)] as const),
    ),
  );
  const hasSamePart = (one: Verdict, other: Verdict): boolean => {
    const [first, second] = [parts.get(one), parts.get(other)];
    return first !== undefined && second !== undefined && isSameIdentity(first, second);
  };
  for (const isAlike of [hasSamePart, saysSame])
    for (const is of open) {
      const was = [...left].find((each) => isAlike(each, is));
      if (was === undefined) continue;
      left.delete(was);
      open.delete(is);
      yield [was, is];
    }
  for (const is of open) yield [null, is];
  for (const was of left) yield [was, null];
}

const statementOf = ({ line: { value, key } }: Verdict): string => comparableText(value + key);
