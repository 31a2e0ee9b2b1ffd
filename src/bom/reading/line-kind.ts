import {
  type ComponentKind,
  componentKinds,
  familyOf,
  type KindFamily,
  type LineKind,
  mostSpecific,
} from "../aspects/component-kind";
import { familyOfDesignator, kindOfDesignator, kindOfFootprint, kindOfNumber } from "../aspects/kind-signs";
import { kindOfText, kindsSaidIn } from "../aspects/kind-words";
import { decodeNumber } from "../makers/decode";
import { remembered } from "../../product-data/base/remembered";
import type { CellContradiction, SaidInCell } from "./joined-claims";
import { isMakersNumber } from "./patterns";

/** What a line says about its kind, by cell. */
export interface KindEvidence {
  readonly designators: readonly string[];
  readonly designatorColumn: number;
  readonly numbers: readonly SaidInCell[];
  /** Values, descriptions, and other texts. */
  readonly texts: readonly SaidInCell[];
  readonly footprints: readonly SaidInCell[];
}

export interface KindRead {
  /** As exactly as the line says; null if it says nothing more than what it isn't. */
  readonly component: ComponentKind | null;
  readonly kind: LineKind | null;
  /** What the line's family is, though its type isn't said. */
  readonly family: KindFamily | null;
  readonly contradictions: readonly CellContradiction[];
}

interface Vote {
  readonly family: KindFamily;
  readonly kind: ComponentKind | null;
  readonly weight: number;
  readonly source: "number" | "words" | "designator" | "footprint" | "value";
  readonly cell: SaidInCell;
}

/**
 * The kind of a line, from its number, words, designators, value, and footprint together. Numbers and words count most,
 * a footprint least, because boards use the footprint of a capacitor for a bead.
 */
export function kindOfCells(evidence: KindEvidence): KindRead {
  const votes = [
    ...votesOfNumbers(evidence),
    ...votesOfTexts(evidence),
    ...votesOfDesignators(evidence),
    ...votesOfFootprints(evidence),
  ];
  const family = winner(votes);
  if (family === null) return { component: null, kind: null, family: null, contradictions: [] };
  const own = votes.filter((vote) => vote.family === family);
  const component = componentOf(family, own, evidence);
  const kind = component === null ? (family === "other" ? "other" : null) : componentKinds[component];
  return { component, kind, family, contradictions: contradictionsIn(own, votes, family) };
}

function winner(votes: readonly Vote[]): KindFamily | null {
  const sums = new Map<KindFamily, number>();
  for (const { family, weight } of votes) sums.set(family, (sums.get(family) ?? 0) + weight);
  let [best, most]: [KindFamily | null, number] = [null, 0.3];
  for (const [family, sum] of sums) if (sum > most) [best, most] = [family, sum];
  return best;
}

/** Common mode chokes are counted as coils, and trimmers as capacitors: designators and footprints are the same. */
const votingFamily = (kind: ComponentKind): KindFamily =>
  kind === "commonModeChoke" ? "coil" : kind === "trimmerCapacitor" ? "capacitor" : familyOf(kind);

/** The kind that a manufacturer's number has. */
export const kindOfMakersNumber = remembered((written): ComponentKind | null => {
  const partno = written.toUpperCase().replace(/\s+/g, "");
  const decoded = decodeNumber(partno);
  const [first] = decoded;
  if (first !== undefined && decoded.every(({ kind }) => kind === first.kind))
    return first.kind === "capacitor" ? "ceramicCapacitor" : "inductor";
  const series = kindOfNumber(partno);
  if (series !== null || !isMakersNumber(partno)) return series;
  return /^(?:LQ|DFE|D[DEFGM]|F[CD]|MDH|#|[AB]?\d{3,4}[A-Z])/.test(partno) ? "inductor" : "ceramicCapacitor";
});

function votesOfNumbers({ numbers }: KindEvidence): readonly Vote[] {
  return numbers
    .flatMap((cell): readonly Vote[] => {
      const kind = kindOfMakersNumber(cell.written);
      return kind === null ? [] : [{ family: votingFamily(kind), kind, weight: 3, source: "number", cell }];
    })
    .slice(0, 1);
}

function votesOfTexts({ texts }: KindEvidence): readonly Vote[] {
  const votes: Vote[] = [];
  for (const cell of texts) {
    const address = /^\s*(?:https?:|www\.)/i.test(cell.written);
    const text = address
      ? cell.written.replace(/^[^/]*\/\/[^/]*/, "").replace(/\.(?:html?|pdf|aspx?).*$/, "")
      : cell.written;
    const kind = kindOfText(text);
    if (kind !== null && !(kind === "ceramicCapacitor" && kindsSaidIn(text).named.length === 0 && address))
      votes.push({
        family: votingFamily(kind),
        kind,
        weight: votes.some((vote) => vote.source === "words" && vote.family === votingFamily(kind))
          ? 0.5
          : address
            ? 1.2
            : 2.5,
        source: "words",
        cell,
      });
    if (address) continue;
    const form = valueFormIn(cell.written);
    if (form !== null) votes.push({ ...form, source: "value", cell });
  }
  return votes;
}

const valueFormIn = remembered((text): Pick<Vote, "family" | "kind" | "weight"> | null => {
  const [, family, kind, weight] = valueForms.find(([pattern]) => pattern.test(text)) ?? [];
  return family === undefined || kind === undefined || weight === undefined ? null : { family, kind, weight };
});

/** What the unit of a value says; without a unit, a prefix alone is mostly a capacitance. */
const valueForms: readonly (readonly [RegExp, KindFamily, ComponentKind | null, number])[] = [
  [/\d\s?(?:R|[Oo]hms?|OHM|Ω)?\s?@\s?\d+\s?[MmKk](?:[Hh][Zz])?(?![a-z])/, "coil", "ferriteBead", 2],
  [
    /(?:^|[^\w.,])(?:\d+(?:[.,]\d+)?|[.,]\d+)\s?[pnuµμmPNU](?:\d{0,2})H(?![A-Za-z0-9])|\d\s?(?:мк|н|м)?Гн|micro ?henr/,
    "coil",
    "inductor",
    1.6,
  ],
  [
    /(?:^|[^\w.,-])(?:\d+(?:[.,]\d+)?|[.,]\d+)\s?[pnuµμPNU](?:\d{0,2})[Ff](?![A-Za-z])|\d\s?(?:мк|н|п)Ф/,
    "capacitor",
    null,
    1.6,
  ],
  [
    /^\W*\d+(?:[.,]\d+)?\s?(?:[kKmM]?\s?(?:Ω|[Oo]hms?|OHMS?)|[kKM]\d?|R)(?![A-Za-z0-9])|^\W*\d+[RKkM]\d+(?![A-Za-z0-9])/,
    "resistor",
    "resistor",
    1,
  ],
  [/^\W*(?:\d+(?:[.,]\d+)?|[.,]\d+)\s?[pnuµμ]\d{0,2}(?![A-Za-z])|^[pnuµμ]\d{1,2}(?!\w)/, "capacitor", null, 0.7],
];

function votesOfDesignators({ designators, designatorColumn }: KindEvidence): readonly Vote[] {
  const counts = new Map<KindFamily, string[]>();
  for (const designator of designators.slice(0, 50)) {
    const family = familyOfDesignator(designator);
    if (family !== undefined) counts.set(family, [...(counts.get(family) ?? []), designator]);
  }
  const total = [...counts.values()].reduce((sum, each) => sum + each.length, 0);
  return [...counts].map(([family, own]) => ({
    family,
    kind: mostSpecific(own.flatMap((designator) => kindOfDesignator(designator) ?? [])),
    weight: (2.2 * own.length) / total,
    source: "designator" as const,
    cell: { column: designatorColumn, written: own.join(", ") },
  }));
}

function votesOfFootprints({ footprints }: KindEvidence): readonly Vote[] {
  return footprints.flatMap((cell): readonly Vote[] => {
    const kind = kindOfFootprint(cell.written);
    if (kind === null) return [];
    const sure = kind === "aluminumCapacitor" || kind === "tantalumCapacitor" || familyOf(kind) === "other";
    return [{ family: votingFamily(kind), kind, weight: sure ? 1.5 : 1, source: "footprint", cell }];
  });
}

/** The kind within the family: the number's, else what the words say, else what the value and the footprint suggest. */
function componentOf(family: KindFamily, votes: readonly Vote[], evidence: KindEvidence): ComponentKind | null {
  const from = (source: Vote["source"]): ComponentKind | null =>
    mostSpecific(votes.flatMap((vote) => (vote.source === source && vote.kind !== null ? [vote.kind] : [])));
  const number = from("number");
  if (number !== null) return number;
  if (family === "coil") {
    const words = from("words");
    if (words === "commonModeChoke") return words;
    if (votes.some(({ source, kind }) => source === "value" && kind === "inductor")) return "inductor";
    const isOhms = evidence.texts.some(({ written }) => ohms.test(written));
    // `3u3` with the symbol of an inductor with a ferrite core.
    if (!isOhms && evidence.texts.some(({ written }) => inductanceWithoutUnit.test(written))) return "inductor";
    const isBead = [words, from("designator"), from("value")].includes("ferriteBead");
    return isBead || isOhms || from("footprint") === "ferriteBead" ? "ferriteBead" : "inductor";
  }
  if (family === "capacitor") {
    const described = evidence.texts.flatMap(({ written }) => kindsSaidIn(written).described);
    const words = mostSpecific([
      ...votes.filter(({ source }) => source === "words").flatMap(({ kind }) => kind ?? []),
      ...described,
    ]);
    const footprint = from("footprint");
    if (words !== null && words !== "capacitor") return words;
    if (footprint !== null && footprint !== "capacitor") return footprint;
    return "capacitor";
  }
  if (family === "resistor") return from("words") ?? "resistor";
  return from("words") ?? from("footprint") ?? from("designator");
}

const inductanceWithoutUnit = /^\s*(?:\d+(?:[.,]\d+)?|[.,]\d+)?[nuµμ]\d{0,2}\s*$/;
const ohms = /(?:^|[\s/(])\d+(?:[.,]\d+)?\s?k?(?:R|Ω|[Oo]hms?|OHMS?)(?![A-Za-z0-9])/;

/** Two sure signs of different families: a decoded capacitor number on R5. */
function contradictionsIn(
  own: readonly Vote[],
  votes: readonly Vote[],
  family: KindFamily,
): readonly CellContradiction[] {
  const sure = ({ source, weight }: Vote): boolean =>
    (source === "number" || source === "words" || source === "designator") && weight >= 2;
  const other = votes.find((vote) => vote.family !== family && sure(vote));
  const one = own.find(sure) ?? own[0];
  if (other === undefined || one === undefined) return [];
  return [{ aspect: "kind", one: one.cell, other: other.cell }];
}
