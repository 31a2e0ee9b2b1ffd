import { memoize } from "../../../product-data/base/memoize";
import type { Claim } from "../../claims/claim";
import type { PartKind } from "../../claims/part-kind";
import { type Word, wordsOf } from "./words";

/** A part of a plain text: from and to. */
type Span = readonly [number, number];

const { raw } = String;

/** Quantities that no field has, in three languages, each with the units that it is written in; `%?`: also without one. */
const quantities: readonly (readonly [names: string, units: string, of?: PartKind])[] = [
  [raw`ESR|ACR|AC resistance|等価直列抵抗|等效串联电阻`, raw`m?(?:Ω|ohms?|R)?(?![A-Za-z0-9])`],
  [raw`ESL|(?:low|self|series|stray|parasitic)[ -]inductance`, raw`[pn]H`, "capacitor"],
  [raw`Q(?:[ -]?factor)?(?= ?(?:min|[:=≥>]))|quality factor|Güte|品質係数|品质因数`, "", "capacitor"],
  [raw`ripple(?: current)?|Rippelstrom|リップル電流|纹波电流`, raw`m?A(?:rms)?`],
  [raw`IR|insulation(?: resistance)?|Isolationswiderstand|絶縁抵抗|绝缘电阻`, raw`[kMG]?(?:Ω|ohms?)(?:[ ·*]?μ?F)?`],
  [raw`leakage(?: current)?|Leckstrom|漏れ電流|漏电流`, raw`[nuμm]?A`],
  [raw`D\.?F\.?|dissipation(?: factor)?|loss factor|tan ?(?:d(?:elta)?|δ)?`, raw`%?`],
  [raw`Verlustfaktor|誘電正接|损耗[^ \d]*`, raw`%?`],
  [raw`age?ing(?: rate)?|drift|Alterung|経時変化|老化`, raw`%`],
  [raw`TC[LCV]|temp(?:erature)?\.? ?co(?:eff\w*)?|Temperaturkoeffizient|温度係数|温度系数`, raw`ppm`],
  [raw`DC[- ]?bias|C ?_?eff(?:ective)?|effective(?: cap\w*)?|実効容量|有效容量`, raw`[pnuμ]F`],
  [raw`ESD|HBM|surge|withstand\w*|hi-?pot|dielectric strength|impulse|isolation|test voltage`, raw`k?V(?:DC|AC)?`],
  [raw`(?:Prüf|Stoß)spannung|サージ|浪涌`, raw`k?V(?:DC|AC)?`],
  [raw`partial discharge|Teilentladung`, raw`pC`],
  [raw`(?:board )?(?:bend|flex|deflection)\w*(?: test)?|Biegung|たわみ|弯曲`, raw`mm`],
  [raw`creepage|clearance|Kriechstrecke|沿面距離|爬电距离`, raw`mm`],
  [raw`life(?:time)?|endurance|Lebensdauer|寿命`, raw`h\b|hrs?|hours|cycles`],
];
const between = raw`(?:[ _:=<>≤≥~±().-]|(?:max|min|typ|of|rating|rated|voltage|current|value|at|protect\w+)(?![a-z])|(?:@|at) ?\d[\d.]* ?V\b)*`;
const condition = raw`(?: ?(?:@|\/|at )[ ]?[\w.%°]+)*`;
const unitsAlone = "hours|hrs?|cycles|times|dB|kPa|bar|サイクル|小时";
const amount = raw`\d+(?:[.,]\d+)*(?![\d.,])`;
/** `ESR < 5mohm`, and `8kV HBM`, unless an amount follows. */
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
const spansIn = (pattern: RegExp, sign: RegExp): ((text: string) => readonly Span[]) =>
  memoize((text) => {
    const { plain } = wordsOf(text);
    if (!sign.test(plain)) return [];
    return Array.from(plain.matchAll(pattern), ({ 0: { length }, index }) => [index, index + length] as const);
  });
const signs = [...quantities.map(([names]) => names), raw`\/[nμum]s|\/decade|${unitsAlone}|rms`];
const sign = new RegExp(signs.join("|"), "i");
const othersIn = {
  capacitor: spansIn(quantitiesOf("capacitor"), sign),
  inductor: spansIn(quantitiesOf("inductor"), sign),
};
const definitionsIn = spansIn(definition, /%/);

const isIn = ({ start, end }: Word, [from, to]: Span): boolean => start < to && end > from;

/** Whether a word is about a quantity that no field has, or defines a current: it is no value of the part. */
export const isOfOther = (word: Word, text: string, kind: PartKind): boolean =>
  [othersIn[kind](text), definitionsIn(text)].some((spans) => spans.some((span) => isIn(word, span)));

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
  const limited = Array.from(plain.matchAll(limit), ({ 0: { length }, index }): Claim | readonly [] => {
    const [from, to] = [index, index + length];
    const word =
      words.find(({ start, type }) => start >= to && start <= to + 2 && type !== "sign") ??
      words.filter(({ end, type }) => end <= from && end >= from - 2 && type !== "sign").at(-1);
    // `130mOhm Max 1007`: a size.
    if (word === undefined || !numeric.has(word.type) || isKnown(word) || /^\d{4}$/.test(word.written)) return [];
    const unit = / ?[%A-Za-zΩμ°]+(?:\/\w+)?/y;
    unit.lastIndex = word.end;
    const end = word.start < from ? to : word.end + (unit.exec(plain)?.[0].length ?? 0);
    return { aspect: "notUnderstood", written: plain.slice(Math.min(from, word.start), end) };
  });
  return [...named, ...ohms, ...limited.flat()];
}

const limit =
  /(?<![A-Za-z])(?:max(?:imum)?|min(?:imum)?|up to|at (?:least|most)|(?:less|more) than|mind|höchstens)(?![A-Za-z])\.?|[<>≤≥]=?/gi;
const numeric: ReadonlySet<Word["type"]> = new Set(["amount", "number", "prefixed", "code"]);
/** Units of values that fields have. */
const units: Readonly<Record<PartKind, ReadonlySet<string>>> = {
  capacitor: new Set(["F", "V", "A", "°C"]),
  inductor: new Set(["H", "V", "A", "Ω", "°C"]),
};
