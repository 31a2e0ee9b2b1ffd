import { type ComponentKind, votingFamily } from "../../claims/component-kind";
import { type KindSign, signOfDesignator } from "../../claims/kind-signs";
import { kindNamed, kindsSaidIn } from "../../claims/kind-words";
import { kindWeights } from "../../claims/kind-weights";
import type { PartKind } from "../../claims/part-kind";
import { kindsOfTypes } from "../../words/kinds";
import { sortsIn } from "./word-sorts";
import { isNominalAmount, isSign, unitOf, type Word, wordsOf } from "./words";

/** What a text of a line says about its kind. */
export function textSigns(written: string) {
  const { words } = wordsOf(written);
  const isAddress = words[0]?.type === "address";
  const text = isAddress
    ? written.replace(/^[^/]*\/\/[^/]*/, "").replace(/(?:\.(?:html?|pdf|aspx?)|\?).*$/, "")
    : written;
  const said = kindsSaidIn(text);
  const kind = kindNamed(said) ?? kindOfType(words);
  const isResistance = words.some((word) => ohmsOf(word) !== undefined);
  const isJumper = words.some((word) => ohmsOf(word) === 0);
  // The kind is only an adjective, in an address or of a resistor (`4.99k ohm thin film`), or what the part is for:
  // `47pF (USB)`.
  const isWeak =
    (said.named.length === 0 &&
      ((kind === "ceramicCapacitor" && isAddress) || (kind === "filmCapacitor" && isResistance))) ||
    (kind === "connector" && words.some(isNominalAmount));
  return {
    /** The kind that its words say; null if they name none. */
    words: kind === null || isWeak ? null : voteFor(kind, kindWeights[isAddress ? "wordsInAddress" : "words"]),
    /** The kind that the unit of a value says. */
    value: isJumper ? voteFor("resistor", kindWeights.zeroOhm) : valueIn(words, written),
    isResistance,
    isImpedance: words.some(isImpedance),
    /** Whether a value has a prefix only: `3u3`, which may be an inductance. */
    hasPrefixOnly: words.length === 1 && words[0]?.type === "prefixed" && "nu".includes(words[0].prefix),
    isJumper,
  };
}

function kindOfType(words: readonly Word[]): ComponentKind | null {
  const [, digits = ""] =
    /^(?:[KК](?=\d\d-)|CA(?=45))(\d\d)/.exec(words.find(({ type }) => type === "name")?.written ?? "") ?? [];
  return kindsOfTypes[digits] ?? null;
}

export const voteFor = (kind: ComponentKind, weight: number): KindSign => ({
  family: votingFamily(kind),
  kind,
  weight,
});

/** What the unit of a value says; without a unit, a prefix alone is mostly a capacitance. */
function valueIn(words: readonly Word[], text: string): KindSign | null {
  const kindOfValue = (isCoil: boolean): PartKind => (isCoil ? "inductor" : "capacitor");
  // What belongs to words that aren't understood is no value: `22pF, ESL < 0.3nH`.
  for (const word of words) {
    if (!isNominalAmount(word)) continue;
    const kind = kindOfValue(unitOf(word) === "H");
    if (!sortsIn[kind](text).belonging.has(word)) return voteFor(kind, kindWeights.unit);
  }
  const [head, second] = words.filter(({ type }) => type !== "sign");
  // A resistor has a power instead, and a capacitor a voltage.
  const hasCurrent = words.some((word) => unitOf(word) === "A") && words.every((word) => unitOf(word) !== "V");
  // Without a value in henries, this isn't the quality factor of `Q>=30@500MHz`, but the impedance of a bead: `600R@100MHz`.
  const isAtFrequency = words.some(
    (word, at) =>
      (unitOf(word) === "Ω" || word.type === "number" || word.type === "code") &&
      isSign(words[at + 1], "@/") &&
      unitOf(words[at + 2]) === "Hz",
  );
  if (isAtFrequency || (hasCurrent && isImpedance(head))) return voteFor("ferriteBead", kindWeights.impedance);
  if (head === undefined) return null;
  // The letter in `C 100n 0603` is a designator's.
  const sign = head.type === "letter" && /[CLR]/.test(head.written) && signOfDesignator(head.written);
  if (sign && second?.type === "prefixed") return { ...sign, weight: kindWeights.unit };
  const isCoded = head.type === "code" && (/[KM]/.test(head.letter) || head.code.includes("R"));
  if (unitOf(head) === "Ω" || isCoded) return voteFor("resistor", kindWeights.resistance);
  // `12P` has twelve pins.
  return head.type !== "prefixed" || head.isCapital ? null : voteFor(kindOfValue(hasCurrent), kindWeights.prefix);
}

/** The resistance that a word says. */
const ohmsOf = (word: Word | undefined): number | undefined =>
  (word?.type === "amount" || word?.type === "prefixed") && word.unit === "Ω" ? word.values[0] : undefined;

/** Whether a word may be the impedance of a bead: less is a resistance to direct current. */
const isImpedance = (word: Word | undefined): boolean => (ohmsOf(word) ?? 0) >= 5;
