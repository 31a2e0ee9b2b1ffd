import { allMatches } from "../../../product-data/base/all-matches";
import { memoize } from "../../../product-data/base/memoize";
import type { Claim } from "../../claims/claim";
import { byKind, type PartKind } from "../../claims/part-kind";
import { quantities, unitsAlone } from "../../words/demands";
import { type Word, wordsOf } from "./words";

/** A part of a plain text: from and to. */
type Span = readonly [number, number];

const { raw } = String;

const between = raw`(?:[ _:=<>≤≥~±().-]|(?:max|min|typ|of|rating|rated|voltage|current|value|at|protect\w+)(?![a-z])|(?:@|at) ?\d[\d.]* ?V\b)*`;
const condition = raw`(?: ?(?:@|\/|at )[ ]?[\w.%°]+)*`;
const amount = raw`\d+(?:[.,]\d+)*(?![\d.,])`;
/** Finds quantities of a part of this kind: `ESR < 5mohm`, and `8kV HBM`, unless an amount follows. */
const quantitiesOf = (kind: PartKind): RegExp =>
  new RegExp(
    quantities
      .filter(([, , of = kind]) => of === kind)
      .flatMap(([names, units]) => [
        raw`(?<![A-Za-z])(?:${names})${between}(?<=[^A-Za-z])${amount} ?(?:${units})${condition}`,
        raw`(?<![\d.,])${amount} ?(?=[A-Za-z%Ωμ])(?!${names})(?:${units}) ?(?:${names})(?![A-Za-z]|${between}\d)`,
      ])
      .concat(raw`${amount} ?(?:[%A-Za-z]+\/(?:[nμum]s|decade)|${unitsAlone})(?![A-Za-z])`)
      .concat(kind === "capacitor" ? raw`${amount} ?m?A ?rms(?![A-Za-z])${condition}` : [])
      .join("|"),
    "gi",
  );
/** How a saturation current is defined: `Isat(30%)`, `1.5A @30% drop`, `1.5A (-30%)`; and a change, `ΔC ±15%`. */
const drop = raw`(?:[@(]|at )[ ]?(?:typ\.? ?)?(?:Δ?L ?[=:]?)? ?[-~≤<]? ?\d{1,2} ?%(?: ?(?:drop|roll|decrease|Abfall|低下|下降|L|Δ)[^),;]*)?\)?`;
const definition = new RegExp(
  raw`(?<=sat\w*[ :=>]*(?:[\d.,]+ ?m?A)? ?)${drop}|(?<=\d ?m?A ?)(?!\(\d)${drop}|\d{1,2} ?% ?(?:inductance )?(?:drop|roll-?off)|[Δ∆] ?[CL](?:\/[CL])? ?[=:≤<]? ?[±+-]? ?[\d.]+ ?%`,
  "gi",
);
/** What makes the current before it a saturation current. */
export const dropBehind = new RegExp(raw`^ ?(?:(?!\(\d)${drop}|\d{1,2} ?% ?(?:inductance )?(?:drop|roll))`, "i");

/** @param sign what every match contains, because few texts do and the pattern is slow */
const spansIn =
  (pattern: RegExp, sign: RegExp) =>
  (text: string): readonly Span[] => {
    const { plain } = wordsOf(text);
    if (!sign.test(plain)) return [];
    return allMatches(pattern, plain).map(({ 0: { length }, index }) => [index, index + length] as const);
  };
const names = quantities.map(([each]) => each).join("|");
const sign = new RegExp(raw`(?<![A-Za-z])(?:${names}|${unitsAlone})|\/[nμum]s|\/decade|rms`, "i");
const othersIn = byKind((kind) => memoize(spansIn(quantitiesOf(kind), sign)));
const definitionsIn = spansIn(definition, /%/);

const isIn = ({ start, end }: Word, [from, to]: Span): boolean => start < to && end > from;

/** Whether words of a text are about a quantity that no field has, or define a current: they are no values of the part. */
export function isOfOtherIn(text: string, kind: PartKind): (word: Word) => boolean {
  let spans: readonly Span[] | undefined;
  return (word) => (spans ??= [...othersIn[kind](text), ...definitionsIn(text)]).some((span) => isIn(word, span));
}

/**
 * What a text demands that isn't in the demands read from it: quantities that no field has (`ESR 5mohm`), and limits of
 * what isn't understood (`max. 500 hours`).
 */
export function openDemandsIn(text: string, read: readonly Claim[], kind: PartKind): readonly Claim[] {
  const { plain, words } = wordsOf(text);
  const others = othersIn[kind](text);
  const named = others.map(([from, to]): Claim => ({ aspect: "demand", written: plain.slice(from, to).trim() }));
  const known = [...others, ...definitionsIn(text), ...read.flatMap(({ span }) => (span === undefined ? [] : [span]))];
  const isKnown = (word: Word): boolean =>
    known.some((span) => isIn(word, span)) || (word.type === "amount" && units[kind].has(word.unit));
  const ohms = words
    .filter((word) => kind === "capacitor" && word.type === "amount" && word.unit === "Ω" && !isKnown(word))
    .map(({ written }): Claim => ({ aspect: "demand", written }));
  const limited = allMatches(limit, plain).map(({ 0: { length }, index }): Claim | readonly [] => {
    const [from, to] = [index, index + length];
    const word =
      words.find(({ start, type }) => start >= to && start <= to + 2 && type !== "sign") ??
      words.filter(({ end, type }) => end <= from && end >= from - 2 && type !== "sign").at(-1);
    // The number in `130mOhm Max 1007` is a size.
    if (word === undefined || !numeric.has(word.type) || isKnown(word) || /^\d{4}$/.test(word.written)) return [];
    const unit = / ?[%A-Za-zΩμ°]+(?:\/\w+)?/y;
    unit.lastIndex = word.end;
    const end = word.start < from ? to : word.end + (unit.exec(plain)?.[0].length ?? 0);
    return { aspect: "notUnderstood", written: plain.slice(Math.min(from, word.start), end) };
  });
  return [...named, ...ohms, ...limited.flat()];
}

const limit =
  /(?=[mualh])(?<![A-Za-z])(?:max(?:imum)?|min(?:imum)?|up to|at (?:least|most)|(?:less|more) than|mind|höchstens)(?![A-Za-z])\.?|[<>≤≥]=?/gi;
const numeric: ReadonlySet<Word["type"]> = new Set(["amount", "number", "prefixed", "code"]);
/** Units of values that fields have. */
const units: Readonly<Record<PartKind, ReadonlySet<string>>> = {
  capacitor: new Set(["F", "V", "A", "°C"]),
  inductor: new Set(["H", "V", "A", "Ω", "°C"]),
};
