import { allMatches } from "../../../product-data/base/all-matches";
import { type AmountClaim, type Claim, ofAspect } from "../../claims/claim";
import { parseQuantity } from "../../../product-data/vocabulary/quantity";
import { byKind, type PartKind } from "../../claims/part-kind";
import { amountText } from "../../claims/rules";
import { reversedSizes } from "../../claims/size";
import { certified, measureWords } from "../../words/demands";
import { bodyOfSeries, sidesIn } from "./bodies";
import { readClaims } from "./claims";
import { leftoversIn } from "./leftovers";
import { isLeaded, requiredBy } from "./named";
import { type SortedWords, sortsIn } from "./word-sorts";
import { overlaps, textBefore, unitOf, type Word, type Words } from "./words";

/**
 * What a description requires besides values: `AEC-Q200`, `soft termination`, `X1/Y2`, `max. 0.5mm`, `4x4mm`,
 * `shielded`, `Q>=30@100MHz`, `low ESL`, in three languages. A requirement that no field of the data can confirm, such
 * as `low profile`, has the aspect `notUnderstood`: it is reported as not comparable.
 */
export const demandsIn = byKind((kind) => (text: string): readonly Claim[] => {
  const read = sortsIn[kind](text);
  const sides = sidesIn(read);
  const demands = [
    ...requiredBy(read.named),
    ...measured(read, kind),
    ...temperatureIn(read),
    ...(kind === "capacitor"
      ? [...safetyIn(read), ...reversedIn(read), ...ofAspect(sides, "size")]
      : [...(sides.length > 0 ? sides : bodyOfSeries(read.plain)), ...qualityIn(read)]),
  ];
  // A limit says more than a height.
  const hasLimit = demands.some(({ aspect }) => aspect === "thickness");
  const own = demands.filter(({ aspect }) => !(aspect === "nominalThickness" && hasLimit));
  return [...own, ...leftoversIn(read, [...readClaims(text, kind), ...demands])];
});

/** The values of a text, and what else it requires, without claims that say the same less exactly. */
export function withDemands(values: readonly Claim[], demands: readonly Claim[]): readonly Claim[] {
  const isSized = values.some(({ aspect }) => aspect === "size");
  const currents = demands.flatMap((claim) =>
    "value" in claim && claim.aspect.startsWith("current") ? claim.value : [],
  );
  return [
    // A current with a name is that current only.
    ...values.filter((claim) => claim.aspect !== "current" || !currents.includes(claim.value)),
    // A body says less than a size code.
    ...demands.filter(({ aspect }) => !(isSized && (aspect === "body" || aspect === "size"))),
  ];
}

const between = String.raw`[^\dx@]{0,16}`;
/** What an amount may measure, of parts of one kind if it is named: the first of these that it fits. */
const measures = (
  [
    ["resistance", "Ω", "inductor"],
    ["leadSpace", "m", "capacitor"],
    ["thickness", "m", null],
    ["nominalThickness", "m", null],
    ["currentIsat", "A", "inductor"],
    ["currentItemp", "A", "inductor"],
    ["resonance", "Hz", "inductor"],
  ] as const
).map(([aspect, unit, of]) => {
  const [before, behind = "(?!)"] = measureWords[aspect];
  return {
    aspect,
    unit,
    of,
    before: new RegExp(`(?:${before})${between}$`, "i"),
    behind: new RegExp(`^ ?[(@]? ?(?:${behind})`, "i"),
  };
});
/** Whether names of currents are in front of them: `3A Isat 4A`, and not `3A Irms 4A Isat`. */
const lastNameLeads = /(?:rms|sat\w*|temp|dc)\b[ :=>≥(.]*[\d.,]+ ?m?A(?!.*(?:rms|sat)\b)/i;
const nameBehind = /^ ?\(?I? ?[-_]?(?:sat|rms|temp)\w*/i;

/** A number without a unit that is in millimeters: `height 2.0 max`, `T max 1.0`, `RM 7.5`. */
const ofMillimeters =
  /(?:(?<![\wμ])[TH](?![A-Za-z])|height|thick(?:ness)?|profile|\bRM|pitch|lead[- ]?spac\w*|リード間隔|引脚间距|脚距)(?:max|[^0-9x]){0,14}$/i;
const ofOhms = /(?:DC ?R|R ?_?DC) ?[:=<≤]* ?$/i;
/** The amount of a word that may be measured with its unit, which is `unwritten` if only the text around suggests it. */
function amountOf(
  word: Word,
  before: string,
  kind: PartKind,
): readonly [unit: string, number, unwritten?: string] | null {
  if (word.type === "amount" || word.type === "prefixed") {
    const [value] = word.values;
    // `40m` is 40 mΩ, as no part is that long.
    if (word.unit === "m" && value > 0.2 && kind === "inductor") return ["Ω", value / 1000, "Ω"];
    // A resistance with its unit is read as a value (claims.ts).
    return word.unit === "Ω" && word.type === "amount" ? null : [word.unit, value];
  }
  if (word.type === "dimension") return /^[HPT](?:=|.*mm$)/.test(word.written) ? ["m", word.value] : null;
  if (word.type !== "number") return null;
  // `DCR<0.08`, by far the most written in ohms.
  if (ofOhms.test(before) && word.value < 1) return ["Ω", word.value, "Ω"];
  const isLength = word.value >= 0.1 && word.value <= 30 && ofMillimeters.test(before);
  return isLength ? ["m", Number(`${String(word.value)}e-3`), "mm"] : null;
}

/** Heights, distances of leads, and the currents of an inductor that the text tells apart: `Isat>1.7A, Idc>1.2A`. */
function measured({ plain, words, belonging, definitions }: SortedWords, kind: PartKind): readonly Claim[] {
  const found: AmountClaim[] = [];
  const namesLead = lastNameLeads.test(plain);
  const outside = definitions.reduce(
    (rest, [from, to]) => rest.slice(0, from) + " ".repeat(to - from) + rest.slice(to),
    plain,
  );
  /** The end of a definition that begins here; without one, the place itself. */
  const endOfDefinition = (at: number): number =>
    definitions.find(([from]) => from === at || from === at + 1)?.[1] ?? at;
  const [length, other] = words.filter((word) => unitOf(word) === "m");
  for (const word of words) {
    if (belonging.has(word)) continue;
    // The letter of `T=0.95mm` is its name.
    const start = word.start + (word.type === "dimension" ? 1 : 0);
    const before = textBefore(outside, start, 30);
    const behind = plain.slice(word.end, word.end + 20).replace(namesLead ? nameBehind : "", "");
    const [unit, value, unwritten] = amountOf(word, before, kind) ?? [];
    if (value === undefined) continue;
    const drop = plain.slice(word.end, endOfDefinition(word.end));
    const fitting = measures.filter(
      (measure) =>
        measure.unit === unit && (measure.of ?? kind) === kind && (measure.aspect !== "leadSpace" || isLeaded(plain)),
    );
    const named = fitting.find(
      ({ aspect, ...near }) =>
        !found.some((claim) => claim.aspect === aspect && claim.value !== value) &&
        (near.before.test(before) || near.behind.test(behind) || (aspect === "currentIsat" && drop !== "")),
    );
    const [first] = fitting;
    const isMeant =
      unit === "Hz"
        ? value >= 1e9 && !/(?:@|\bat|\bfor) ?$/i.test(before) && !/^ ?[A-Za-z]/.test(behind)
        : unwritten === "Ω" ||
          (first?.aspect === "leadSpace" &&
            word === length &&
            other === undefined &&
            pitches.has(value) &&
            !ofDiameter.test(`${before}|${behind}`));
    const measure = named ?? (isMeant && first);
    if (!measure) continue;
    const isInterpreted = named === undefined || unwritten !== undefined;
    const names = [measure.before.exec(before), measure.behind.exec(behind)];
    const [front = 0, back = 0] = names.map((name) => name?.[0].length ?? 0);
    found.push({
      aspect: measure.aspect,
      value,
      voltageClass: null,
      written: word.written + (unwritten ?? (/^ ?\(\d/.test(drop) ? "" : drop)),
      span: [start - front, endOfDefinition(word.end + back)],
      ...(isInterpreted && { isInterpreted }),
    });
  }
  return found;
}

/** Usual distances of leads, in meters. A part with leads that has only one of these lengths is meant with it. */
const pitches: ReadonlySet<number> = new Set([
  2.5e-3, 2.54e-3, 5e-3, 5.08e-3, 7.5e-3, 7.62e-3, 10e-3, 10.16e-3, 12.5e-3,
]);
const ofDiameter = /(?:\bdia\w*|[ø⌀Φ]|\bD) ?[:=]? ?\||\| ?(?:dia|long|high|wide|tall)/i;

/**
 * The highest temperature at which a part is used: `150C`, `-55 to +150°C`, `Grade 0`; not `ΔT=40°C`, and not that of
 * soldering.
 */
function temperatureIn({ plain, belonging }: SortedWords): readonly Claim[] {
  const found = allMatches(celsius, plain).flatMap(({ 0: written, 1: digits, 2: sign, 3: grade, index }) => {
    if ([...belonging].some((word) => overlaps(word, [index, index + 1]))) return [];
    const ofGrade = grades[Number(grade)];
    const value = ofGrade ?? Number(digits);
    const isUsual = value >= 65 && value <= 200 && (sign !== undefined || usualTemperatures.has(value));
    const shown = ofGrade ? `${written} (${amountText("maxTemperature", value)})` : written;
    return isUsual ? { value, written: shown, span: [index, index + written.length] as const } : [];
  });
  const [most] = found.sort((one, other) => other.value - one.value);
  if (most === undefined) return [];
  const [start, end] = most.span;
  const low = lowestBefore.exec(plain.slice(0, start))?.[0].length ?? 0;
  return [{ aspect: "maxTemperature", voltageClass: null, orBetter: true, ...most, span: [start - low, end] }];
}

/** The lowest temperature of a range, which isn't compared. */
const lowestBefore = /\d{1,3} ?(?:°|deg)?\.? ?[Cc]? ?(?:~|to|\.{2,3}|[-/])+ ?\+?$/;

const celsius =
  /(?=\d{2,3} ?[°dCc])(?<!\w|(?<!\.)\.|(?:[Δd] ?T|rise|h|hours?) ?[=:@]? ?)(\d{2,3}) ?(°|deg(?:rees?)?\.?)? ?[Cc](?![A-Za-z0-9]|\/\d| ?rise)|\b[Gg]rade ?([0-3])\b/g;
/** The highest temperatures of AEC-Q200's grades 0 to 3, in °C. */
const grades: readonly number[] = [150, 125, 105, 85];
const usualTemperatures: ReadonlySet<number> = new Set([85, 105, 125, 150, 155, 175, 200]);

/** Safety classes, `X1/Y2`, `X1Y2`, `class Y1`, `X1 and Y2`, and the standard without a class. */
function safetyIn({ plain }: Words): readonly Claim[] {
  const found = allMatches(safety, plain);
  const words = [...new Set(found.flatMap(([said]) => said.toUpperCase().match(/[XY]\d/g) ?? []))].sort();
  return found.map(({ 0: said, index }) => ({
    aspect: "standard",
    words: words.length > 0 ? words : [certified],
    written: words.join("/") || said,
    span: [index, index + said.length],
  }));
}

const safety = /(?:IEC|EN) ?60384-14|(?<![A-Z0-9])[XY][1-4](?: ?[/&,+-]? ?[XY][1-4])*(?![A-Z0-9])/gi;

/** A chip with its terminations on the long sides, as 0306 has them. */
function reversedIn({ words }: Words): readonly Claim[] {
  const isReversed = words.some((word) => word.type === "size" && reversedSizes.has(word.code));
  return isReversed ? [{ aspect: "type", words: ["LW reversed"], written: "LW reversed" }] : [];
}

/** The quality factor: `Q>=30@100MHz`, `Q:28`, `Q 40 min@900MHz`, and `8@100MHz` as LCSC writes it. */
function qualityIn({ plain }: Words): readonly Claim[] {
  for (const { 0: written, 1: name = "", 2: digits, 3: least, 4: frequency, index } of allMatches(quality, plain)) {
    if (frequency === undefined && (name === "" || (least === undefined && !/[:=≥>]|min/i.test(name)))) continue;
    const at = parseQuantity(frequency ?? "", "Hz")?.value ?? null;
    const span = [index, index + written.length] as const;
    return [{ aspect: "quality", least: Number(digits), frequency: at, written, span }];
  }
  return [];
}

const quality =
  /(?:(?<![A-Za-z])((?:Q|quality|Güte|品質係数|品质因数)(?:[ _-]?factor)?[ _-]?(?:min\.?|mind\.?)? ?(?:[:=≥>]+=?)? ?)|(?<![\w.,±µμ]|[@-] ?))(\d{1,3})(?![\w.,%°Ωµμ]|\.\d)( ?min\b\.?)?(?: ?@ ?(\d[\d.,]* ?[kMG]?Hz))?/gi;
