import { type ComponentKind, type KindFamily, votingFamily } from "../aspects/component-kind";
import { kindNamed, kindsSaidIn } from "../aspects/kind-words";

/** What a text of a line says about its kind. */
export interface TextSigns {
  /** By its words; null if they name none. */
  readonly words: KindSign | null;
  /** By the form of a value. */
  readonly value: KindSign | null;
  /** Kinds that count if the part is known to be a capacitor. */
  readonly described: readonly ComponentKind[];
  readonly isResistance: boolean;
  /** `3u3`, which may be an inductance. */
  readonly hasPrefixOnly: boolean;
}

interface KindSign {
  readonly family: KindFamily;
  readonly kind: ComponentKind | null;
  readonly weight: number;
}

export function textSigns(written: string): TextSigns {
  const isAddress = address.test(written);
  const text = isAddress ? written.replace(/^[^/]*\/\/[^/]*/, "").replace(/\.(?:html?|pdf|aspx?).*$/, "") : written;
  const said = kindsSaidIn(text);
  const kind = kindNamed(said);
  const isWeak = kind === "ceramicCapacitor" && isAddress && said.named.length === 0;
  return {
    words: kind === null || isWeak ? null : { family: votingFamily(kind), kind, weight: isAddress ? 1.2 : 2.5 },
    value: isAddress || !digit.test(written) ? null : valueIn(written),
    described: isAddress ? [] : said.described,
    isResistance: resistance.test(written),
    hasPrefixOnly: prefixOnly.test(written),
  };
}

const digit = /\d/;
const address = /^\s*(?:https?:|www\.)/i;
const prefixOnly = /^\s*(?:\d+(?:[.,]\d+)?|[.,]\d+)?[nuµμ]\d{0,2}\s*$/;
const resistance = /(?:^|[\s/(])\d+(?:[.,]\d+)?\s?k?(?:R|Ω|[Oo]hms?|OHMS?)(?![A-Za-z0-9])/;

function valueIn(text: string): KindSign | null {
  const form = valueForms.find(([pattern]) => pattern.test(text));
  return form === undefined ? null : { family: form[1], kind: form[2], weight: form[3] };
}

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
