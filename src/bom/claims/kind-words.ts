import { memoize } from "../../product-data/base/memoize";
import { type ComponentKind, familyOf, lineKindOf, mostSpecific, votingFamily } from "./component-kind";
import { kindWords } from "../words/kinds";
import { type Phrase, phraseFinder } from "../words/phrases";

/**
 * Kinds whose words name a capacitor only if nothing else is named: not a ceramic filter, or a three-terminal
 * regulator.
 */
const adjectives: ReadonlySet<ComponentKind> = new Set<ComponentKind>([
  "ceramicCapacitor",
  "polymerCapacitor",
  "filmCapacitor",
  "micaCapacitor",
  "aluminumCapacitor",
  "feedthroughCapacitor",
]);

/** What a text says about the kind. */
interface KindsSaid {
  /** All kinds named, in the order of the text. */
  readonly named: readonly ComponentKind[];
  /** Kinds that count if the part is known to be a capacitor. */
  readonly described: readonly ComponentKind[];
  /** The words for these kinds, and those that only say what the part is for. */
  readonly hits: readonly Phrase<ComponentKind>[];
}

export const kindsSaidIn = memoize((text): KindsSaid => {
  const plain = beyondAscii.test(text) ? text.normalize("NFKC").toLowerCase() : text.toLowerCase();
  const hits = kindsIn(plain).filter(
    ({ meaning, start }) => contacts.has(meaning) || !negation.test(plain.slice(0, start)),
  );
  const [first] = hits;
  if (first === undefined) return nothingSaid;
  const length = plain.slice(first.start).search(purpose);
  const named = length < 0 ? hits : hits.filter(({ start }) => start < first.start + length);
  const isLoose = named.length === 1 && !/\d/.test(plain) && isLooseIn(plain, first);
  const heads = isLoose ? [] : headsOf(named, plain);
  const all = [...new Set(heads.map(({ meaning }) => meaning))];
  return {
    named: all.filter((kind) => !adjectives.has(kind)),
    described: all.filter((kind) => adjectives.has(kind)),
    hits,
  };
});

type Hit = Phrase<ComponentKind>;

/**
 * Leaves out what the part is for: a noun in front of the noun that names the part (`LED resistor`, `crystal load
 * cap`), and what is named next to a value with a rating that only a capacitor or an inductor has (`1uF 16V LDO
 * output`).
 */
function headsOf(hits: readonly Hit[], plain: string): readonly Hit[] {
  const value = nominal.exec(plain);
  const isOfDielectric = value !== null && dielectric.test(plain);
  const from = value !== null && (value[1] === "h" ? amperes : volts).test(plain) ? value.index : Infinity;
  return hits.filter(({ meaning, start, end }, at) => {
    // The resistance in `10µH 2A DC resistance 80 mΩ` names no resistor, and `10nH ceramic core` no capacitor.
    if (value !== null && (meaning === "resistor" || (value[1] === "h" && adjectives.has(meaning)))) return false;
    // Here ferrite is the core of an inductor, not a bead.
    if (/^ferrite?s?$/.test(plain.slice(start, end)) && hits.slice(at).some((hit) => hit.meaning === "inductor"))
      return false;
    // A class of dielectrics is a ceramic capacitor's, even if the text also names what it replaces.
    if (!purposes.has(meaning))
      return !(
        isOfDielectric &&
        value[1] === "f" &&
        (familyOf(meaning) === "coil" || lineKindOf(meaning) === "otherCapacitor")
      );
    if (isOfDielectric || start > from) return false;
    const next = hits[at + 1];
    return next === undefined || familyOf(next.meaning) === "other" || !inFront.test(plain.slice(end, next.start));
  });
}

/**
 * Whether a material or a shape without a value has other words next to it, so that it names no part: `machined
 * aluminum`, `coil former`, `three-terminal reference`.
 */
const isLooseIn = (plain: string, { start, end }: Hit): boolean =>
  loose.test(plain.slice(start, end)) && /[a-z]{2,}/.test(plain.slice(0, start) + plain.slice(end));
const loose = /^(?:alum\w*|film|polyester|polypropylene|coils?|three.terminal)$/;

/** Kinds that a text can name because a capacitor or an inductor is used for them. */
const purposes: ReadonlySet<ComponentKind> = new Set<ComponentKind>([
  "led",
  "crystal",
  "oscillator",
  "integratedCircuit",
  "diode",
  "tvsDiode",
  "zenerDiode",
  "transistor",
  "antenna",
  "sensor",
  "relay",
  "switch",
  "connector",
  "battery",
  "module",
  "mechanical",
  "filter",
  "fuse",
]);
const nominal = /(?<![a-z0-9])\d[\d.,]*[ -]?[pnuμm](f|h)(?![a-z])/;
const dielectric = /(?<![a-z0-9])(?:[xyz][4-9][a-z]|c[0o]g|np[0o])(?![a-z0-9])/;
const volts = /\d[ -]?k?v(?:dc|ac)?(?![a-z])/;
const amperes = /\d ?m?a(?![a-z])/;
/** What is between a noun and the next one that it belongs to. */
const inFront = /^[ -](?:(?!with |and |or |w )[a-z]+ )?$/;

const kindsIn = phraseFinder(Object.entries(kindWords) as [ComponentKind, string][]);

/** The kind that one text names; null if it names none: `CAP TANT 10UF 16V` is a tantalum capacitor. */
export const kindOfText = (text: string): ComponentKind | null => kindNamed(kindsSaidIn(text));

export function kindNamed({ named, described }: KindsSaid): ComponentKind | null {
  const [first] = named;
  if (first === undefined) return described.length > 0 ? mostSpecific(described) : null;
  // The first word names the part: `CAP CER 4.7UF for the LED driver`.
  const family = familyOf(first);
  if (family === "capacitor") {
    return mostSpecific([...named, ...described].filter((kind) => votingFamily(kind) === family));
  }
  // A resistor's text may name what it is for: `150 Ohm Res (green LED)`.
  if (family === "resistor") return mostSpecific(named.filter((kind) => kind !== "led"));
  const foreign = named.filter((kind) => familyOf(kind) === "other");
  return mostSpecific(foreign.length > 0 ? foreign : named);
}

/** What a part is for isn't what it is: `power inductor for boost converter`. */
const purpose = /[\s(](?:for|für|pour|para|для)\s/;
/** A negation behind which a kind isn't named: `No tantalum, tolerance 20%`, `Low cap. ESD protection`. */
const negation = /(?:^|[\s,;(])(?:no|not|non|low|kein|keine|nicht|без|не)[ -]$/;
/** Kinds in whose texts NO stands for normally open. */
const contacts: ReadonlySet<ComponentKind> = new Set(["switch", "relay"]);
const nothingSaid: KindsSaid = { named: [], described: [], hits: [] };
const beyondAscii = /[^\u0020-\u007e]/;
