import { areExclusive, type ComponentKind, type KindFamily, mostSpecific } from "../../claims/component-kind";
import { kindOfFootprint, type KindSign, signOfDesignator } from "../../claims/kind-signs";
import { kindWeights, sureWeight, trustInOthers } from "../../claims/kind-weights";
import { readNumber } from "../../numbers/read-number";
import { groupBy } from "../../../product-data/vocabulary/group-by";
import { type Cell, cellIn, cellOf, type Cells } from "../cell/cell";
import { voteFor } from "../text/text-signs";
import type { CellText, Contradiction } from "./cell-claims";
import type { Layout } from "./layout";
import type { FoundNumber } from "./line-numbers";

interface CellOfLine {
  readonly column: number;
  readonly cell: Cell;
}

interface Vote extends KindSign, Pick<CellText, "column" | "written"> {
  readonly source: "number" | "words" | "designator" | "footprint" | "value";
  /** Whether it comes from a series whose kind no line has confirmed. */
  readonly isSupposed?: boolean;
}

/**
 * The kind of a line, from its number, words, designators, value, and footprint together. Numbers and words count most,
 * a footprint least, because boards use the footprint of a capacitor for a bead.
 */
export function kindOfCells(
  cells: Cells,
  { columns, naming, numbers: numbered, others }: Layout,
  designators: readonly string[],
  numbers: readonly FoundNumber[],
) {
  const filledIn = (of: readonly number[]): readonly CellOfLine[] =>
    of
      .map((column) => ({ column, cell: cellIn(cells, column) }))
      .filter(({ cell: { isBlank, written } }) => !isBlank && written !== "" && written.length < 400);
  const texts = [...filledIn(naming), ...filledIn(numbered).filter(({ cell }) => cell.isDescription)];
  const [ofNumber] = numbers.flatMap(voteOfNumber);
  const votes = [
    ...(ofNumber ? [ofNumber] : []),
    // A part number that is repeated as the value contains no words: `CG0603MLC-05E`.
    ...texts.filter(({ cell }) => cell.written !== ofNumber?.written).flatMap((text) => votesOfText(text, 1)),
    // A column Section has `EEPROM` for the capacitors next to it.
    ...filledIn(others).flatMap((text) => votesOfText(text, trustInOthers)),
    ...votesOfDesignators(designators, columns.designator[0] ?? -1),
    ...filledIn(columns.footprint).flatMap(({ column, cell: { written } }): readonly Vote[] => {
      const kind = kindOfFootprint(written);
      return kind === null ? [] : [{ source: "footprint", ...voteFor(kind, kindWeights.footprint), column, written }];
    }),
  ];
  const family = winner(votes);
  if (family === null) return { component: null, family, contradictions: [] };
  return {
    /** The kind as exactly as the line says it. */
    component: componentOf(family, votes, texts),
    /** Its family, also if the type isn't said. */
    family,
    contradictions: contradictionsIn(family, votes, texts),
  };
}

function voteOfNumber({ column, text, partno, isDistributors }: FoundNumber): readonly Vote[] {
  if (partno === null) return [];
  const { kind, isKindSupposed: isSupposed } = readNumber(partno);
  if (kind === null) return [];
  const written = isDistributors ? partno : text;
  return [{ source: "number", ...voteFor(kind, kindWeights.number), isSupposed, column, written }];
}

function votesOfText({ column, cell: { written, signs } }: CellOfLine, trust: number): readonly Vote[] {
  return (["words", "value"] as const).flatMap((source) => {
    const sign = signs[source];
    return sign === null ? [] : { source, ...sign, weight: trust * sign.weight, column, written };
  });
}

function votesOfDesignators(designators: readonly string[], column: number): readonly Vote[] {
  const named = designators.slice(0, 50).flatMap((name) => {
    const sign = signOfDesignator(name);
    return sign === undefined ? [] : { name, ...sign };
  });
  return [...groupBy(named, ({ family }) => family).values()].map((signs) => ({
    source: "designator",
    family: signs[0].family,
    kind: signs.find(({ kind }) => kind !== null)?.kind ?? null,
    weight: signs.reduce((sum, { weight }) => sum + weight, 0) / named.length,
    column,
    written: signs.map(({ name }) => name).join(", "),
  }));
}

/** The family with the largest sum of weights. Each source counts once for each family. */
function winner(votes: readonly Vote[]): KindFamily | null {
  const sums = new Map<KindFamily, number>();
  for (const vote of votes) {
    const { source, family, weight } = vote;
    if (votes.find((each) => each.source === source && each.family === family) === vote)
      sums.set(family, (sums.get(family) ?? 0) + weight);
  }
  const [[family] = [null]] = [...sums].sort(([, one], [, other]) => other - one);
  return family;
}

/** The kind within the family: the number's, else the most exact that words, footprint, or designators name. */
function componentOf(family: KindFamily, votes: readonly Vote[], texts: readonly CellOfLine[]): ComponentKind | null {
  const from = (source: Vote["source"]): ComponentKind | null =>
    mostSpecific(
      votes.flatMap((vote) =>
        vote.family === family && vote.source === source && vote.kind !== null ? vote.kind : [],
      ),
    );
  const number = from("number");
  if (number !== null) return number;
  const generic = kindOfFamily[family];
  const has = (sign: "isImpedance" | "hasPrefixOnly"): boolean => texts.some(({ cell }) => cell.signs[sign]);
  const isImpedance = family === "coil" && has("isImpedance");
  // `3u3` may have the symbol of an inductor with a ferrite core.
  const isInductance = (): boolean => from("value") === "inductor" || (!isImpedance && has("hasPrefixOnly"));
  for (const source of ["words", "footprint", "designator", "value"] as const) {
    const kind = from(source);
    if (kind !== null && kind !== generic && !(kind === "ferriteBead" && isInductance())) return kind;
  }
  return isImpedance && !isInductance() ? "ferriteBead" : generic;
}

const kindOfFamily: Readonly<Record<KindFamily, ComponentKind | null>> = {
  capacitor: "capacitor",
  coil: "inductor",
  resistor: "resistor",
  other: null,
};

/** Kinds that boards name like resistors: R3. */
const onResistors: ReadonlySet<string | null> = new Set(["thermistor", "varistor", "potentiometer"]);

/**
 * Two sure signs of different families: a decoded capacitor number on R5; or a number and words of different
 * technologies.
 */
function contradictionsIn(
  family: KindFamily,
  votes: readonly Vote[],
  texts: readonly CellOfLine[],
): readonly Contradiction[] {
  if (texts.some(({ cell }) => cell.signs.isJumper)) return [];
  const [value, sign] = valueAndOther(votes);
  // Boards use the footprint of one kind for another, and `PCB` also says where a part belongs.
  const sure = ({ source, kind, weight }: Vote): boolean =>
    (source === "number" || source === "designator" || (source === "words" && kind !== "mechanical")) &&
    weight >= sureWeight;
  const isOfResistor = (vote: Vote): boolean => vote.family === "resistor" || onResistors.has(vote.kind);
  const own = votes.filter((vote) => vote.family === family);
  const number = own.find(({ source }) => source === "number");
  const isOther = (vote: Vote): boolean =>
    vote.family === family
      ? number !== undefined && excludes(number, vote)
      : sure(vote) && !(isOfResistor(vote) && own.some(isOfResistor));
  const one = value ?? own.find(sure) ?? own[0];
  const other = sign ?? votes.find(isOther);
  if (one === undefined || other === undefined) return [];
  const isSure = sign !== undefined || other.family === family;
  return [{ aspect: "kind", one: saidBy(one), other: saidBy(other), isSure }];
}

const saidBy = ({ column, written, kind, family }: Vote): CellText => ({
  column,
  written,
  kind: kind ?? kindOfFamily[family],
});

/**
 * Whether a number excludes what a word says: a ceramic capacitor's number for `10uF Tantalum`, or a bead's for `10uH`;
 * many BOMs call a bead an inductor.
 */
function excludes(number: Vote, { source, kind }: Vote): boolean {
  if (number.kind === null || kind === null) return false;
  if (source === "words") return areExclusive(number.kind, kind);
  return source === "value" && kind === "inductor" && number.kind === "ferriteBead";
}

/**
 * A value with a unit, and a sign of another kind: the number, or else the words, or the footprint if it is of the
 * designator's kind. Other kinds' words also say what a part is for, and an impedance in ohms is a coil's.
 */
function valueAndOther(votes: readonly Vote[]): readonly Vote[] {
  const of = (from: Vote["source"]): Vote | undefined => votes.find(({ source }) => source === from);
  const [number, value, words, footprint] = [of("number"), of("value"), of("words"), of("footprint")];
  if (value === undefined || value.kind === "ferriteBead" || value.weight < kindWeights.resistance) return [];
  // Boards use the footprint of one kind for another.
  const other = number ?? words ?? (footprint?.family === of("designator")?.family ? footprint : undefined);
  // `104M` may be a code.
  const isImpedance =
    value.family === "resistor" &&
    (other === words || other?.family === "coil" || !cellOf(value.written).signs.isResistance);
  if (other === undefined || other.family === value.family || isImpedance) return [];
  const isSure =
    other === number
      ? number.isSupposed !== true && ofOneValue.has(number.kind)
      : (other.family === "capacitor" || other.family === "coil") &&
        votes.every((vote) => vote === value || vote.family !== value.family);
  return isSure ? [value, other] : [];
}

/** Kinds whose texts say no value of another kind, unlike the load capacitance of a crystal. */
const ofOneValue: ReadonlySet<string | null> = new Set(["ceramicCapacitor", "inductor", "resistor"]);
