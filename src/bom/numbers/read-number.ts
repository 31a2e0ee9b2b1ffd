import { memoize } from "../../product-data/base/memoize";
import { normalizePartNumber } from "../../product-data/vocabulary/part-number";
import type { ComponentKind } from "../claims/component-kind";
import { footprintSizeAt } from "../claims/size";
import { startsFromGuides, startsFromLines } from "./component-series";
import { type DecodedNumber, decodeNumber, decodeOwnNumber, formOf } from "./decode";
import { otherCategories, ownFamilies, ownStarts } from "./own";

/**
 * What a text is as a part number, by its form alone:
 *
 *     readNumber("CL10B104KB8NNNC").decoded[0]?.says.value; // 1e-7
 *     readNumber("GRM188R71H104").form; // "series": it is ours, and incomplete
 *     readNumber("81-GRM188R71H104KA93D").partno; // "GRM188R71H104KA93D", in Mouser's order number
 */
export interface PartNumber {
  /** The manufacturer's number, as it is requested; null: a distributor's number that doesn't contain it. */
  readonly partno: string | null;
  readonly whose: "ours" | "ourOtherCategory" | "otherMaker" | "component" | "distributor" | "unknown";
  /** The distributor by whose rules an order number is formed. */
  readonly distributor: "DigiKey" | "LCSC" | "Mouser" | null;
  /**
   * How it was recognized: as a complete number; by the start of a series, in any text; or by a start that counts only
   * if the text is known to be a number. null: it isn't recognized.
   */
  readonly form: "whole" | "series" | "start" | null;
  /** null: unknown, or without a name. */
  readonly kind: ComponentKind | null;
  /** Whether the kind is from knowledge only. */
  readonly isKindSupposed: boolean;
  /**
   * What its code says: one result if the number is ours, otherwise one for each manufacturer whose numbers have this
   * form.
   */
  readonly decoded: readonly DecodedNumber[];
}

export const readNumber = memoize((text): PartNumber => {
  const partno = normalizePartNumber(text);
  if (partno.length > longest) return { ...unrecognized, partno };
  return orderNumber(partno) ?? manufacturersNumber(partno);
});

/** No number is longer. */
const longest = 60;

/** Whether a number is ours in any category, or resembles our numbers. */
export const isOwnNumber = (partno: string): boolean => ours.has(readNumber(partno).whose);

const ours: ReadonlySet<PartNumber["whose"]> = new Set(["ours", "ourOtherCategory"] as const);

/**
 * Whether it is a number of a known series of ours, whole or at least to its tolerance, so that it exists or existed. None
 * has an I or an O, and a chip's end says whether it is on a reel or in bulk. Source: the 32,000 numbers in the manufacturer's lists.
 */
export const isOfOurSeries = (partno: string): boolean => {
  const { whose, form, decoded } = readNumber(partno);
  if (whose !== "ours" || /[IO]/.test(partno)) return false;
  return form === "whole"
    ? decoded[0]?.isLeaded === true || /[0-9A-EJ-LRW]$/.test(partno)
    : decoded[0]?.says.tolerance !== undefined;
};

/** What the number says by its code, if only one other manufacturer has numbers of this form; otherwise null. */
export function otherMakersNumber(partno: string): DecodedNumber | null {
  const { whose, decoded } = readNumber(partno);
  return whose === "otherMaker" && decoded.length === 1 ? (decoded[0] ?? null) : null;
}

/** Whether the service surely doesn't list it: it lists some three-terminal and polymer capacitors. */
export const isNeverListed = ({ whose, kind }: PartNumber): boolean =>
  whose === "ourOtherCategory" && kind !== "feedthroughCapacitor" && kind !== "polymerCapacitor";

/** Our complete part numbers in a text, each once, as they are written. */
export const wholeNumbersIn = (text: string): readonly string[] =>
  distinct(ownWordsIn(text).filter(({ isWhole }) => isWhole));

/** Our complete part numbers in a text, or else words that resemble our numbers. */
export function ownNumbersIn(text: string): readonly string[] {
  const whole = wholeNumbersIn(text);
  return whole.length > 0 ? whole : distinct(ownWordsIn(text));
}

const distinct = (words: ReturnType<typeof ownWordsIn>): readonly string[] => [
  ...new Set(words.map(({ word }) => word)),
];

function ownWordsIn(text: string) {
  return Array.from(text.matchAll(ownWords), ({ 0: word, index }) => {
    // `ASPI-0418FS-220M` is another manufacturer's, and `81-GRM155R71C104KA88D` a distributor's.
    return { word, isWhole: text[index - 1] !== "-" && readNumber(word).form === "whole" };
  });
}

function manufacturersNumber(partno: string): PartNumber {
  const unknown = { ...unrecognized, partno };
  const own = decodeOwnNumber(partno);
  const ofOurs = {
    ...unknown,
    whose: "ours",
    kind: own ? kindsOf[own.kind] : null,
    decoded: own ? [own] : [],
  } as const;
  if (own?.isWhole) return { ...ofOurs, form: "whole" };
  const category = inOtherCategories(partno);
  if (category) return { ...unknown, whose: "ourOtherCategory", form: "series", kind: category[0] };
  const decoded = decodeNumber(partno);
  const [first] = decoded;
  const known = fromGuides(partno);
  // Some manufacturers' inductors and chokes have numbers of the same form, which doesn't say the inductance.
  if (first !== undefined && (first.says.value !== undefined || !known)) {
    const isOne = decoded.every((each) => each.kind === first.kind);
    return { ...unknown, whose: "otherMaker", form: "whole", kind: isOne ? kindsOf[first.kind] : null, decoded };
  }
  if (own !== undefined) return { ...ofOurs, form: "series" };
  const like = likeOurs(partno);
  if (like) return { ...ofOurs, form: "series", kind: like[0] };
  if (known) return { ...unknown, whose: "component", form: "series", kind: known[0] };
  // Most of our own numbers are longer, so a mistyped one isn't mistaken for an IC.
  if (/^[0-9A-Z]{17,}$/.test(partno)) return unknown;
  const start = fromLines(partno);
  if (!start) return unknown;
  const [component, , isKindSupposed = false] = start;
  return { ...unknown, whose: "component", form: "start", kind: component, isKindSupposed };
}

const unrecognized: Omit<PartNumber, "partno"> = {
  ...{ whose: "unknown", distributor: null, form: null, kind: null, isKindSupposed: false, decoded: [] },
};

const kindsOf = { capacitor: "ceramicCapacitor", inductor: "inductor" } as const;

/** A distributor's order number; undefined: it isn't known to be one. */
function orderNumber(word: string): PartNumber | undefined {
  const order = (distributor: PartNumber["distributor"], inside?: string): PartNumber => {
    const own = inside === undefined ? unrecognized : readNumber(inside);
    return { ...own, whose: "distributor", distributor, partno: inside ?? null };
  };
  if (word.endsWith("-ND")) {
    const inside = word.replace(/(?:-?(?:CT|TR|DKR|TB|BK)|-[126])?-ND$/, "");
    // The manufacturer's number may have a code before it: `490-GRM155R71C104KA88DCT-ND`.
    const numbers = /^[A-Z0-9]{1,6}-\d+$/.test(inside) ? [] : [inside, inside.replace(/^\d{2,4}-(?=[A-Z])/, "")];
    return order("DigiKey", numbers.find(isRecognized));
  }
  // C0402 is a package, not LCSC's number.
  if (/^C\d{4,9}$/.test(word)) return footprintSizeAt(word, 0)?.length === word.length ? undefined : order("LCSC");
  const [, hyphen = "", inside = ""] = /^\d{2,3}(-?)([A-Z0-9].{3,})$/.exec(word) ?? [];
  if (inside === "" || !isRecognized(inside) || manufacturersNumber(word).form === "whole") return undefined;
  // Some lists leave out the hyphen. Then the form must leave no doubt.
  const isSure = hyphen === "-" || (/^[A-Z]|^\d{12}$/.test(inside) && readNumber(inside).form === "whole");
  return isSure ? order("Mouser", inside) : undefined;
}

function isRecognized(word: string): boolean {
  const { whose, form } = readNumber(word);
  return form !== null && whose !== "distributor";
}

/**
 * Whether `shortened` is a number from which a distributor left out a character: `81-GRM155R71C104KA8D` is for
 * GRM155R71C104KA88D.
 */
export function isShortenedFrom(partno: string, shortened: string): boolean {
  if (partno.length !== shortened.length + 1) return false;
  const at = Array.from(partno).findIndex((letter, index) => letter !== shortened[index]);
  return partno.slice(at + 1) === shortened.slice(at);
}

type Starts = readonly (readonly [kind: ComponentKind | null, starts: string, isSupposed?: boolean])[];

/** Finds the first row with a start that a number has; undefined: there is none. */
function startFinder(rows: Starts, behind = ""): (partno: string) => Starts[number] | undefined {
  const groups = rows.map(([, each]) => `(${each.trim().replaceAll(/\s+/g, "|")})`);
  const shape = new RegExp(`^(?:${groups.join("|")})${behind}`);
  return (partno) => {
    const [, ...found] = shape.exec(partno) ?? [];
    return rows[found.findIndex((group: string | undefined) => group !== undefined)];
  };
}

const rowsOf = (starts: Readonly<Record<string, string>>): Starts =>
  Object.entries(starts).flatMap(([kind, text]) =>
    text.split(/\?\?\s+/).flatMap((each, at) => (each === "" ? [] : [[kind as ComponentKind, each, at > 0] as const])),
  );

const inOtherCategories = startFinder(otherCategories, "[0-9A-Z#.-]*$");
const resembling = "(?=[A-Z]*[0-9])[0-9A-Z]{7,18}";
const likeOurs = startFinder(ownStarts, `${resembling}$`);
/** The kind of our numbers that start like this one; undefined: none does. */
export const ownKindOfStart = startFinder(ownStarts, "[0-9A-Z]*$");
const fromGuides = startFinder(rowsOf(startsFromGuides));
const fromLines = startFinder(rowsOf(startsFromLines));

const starts = [...ownStarts, ...otherCategories].map(([, each]) => each).join("|");
const ownWords = new RegExp(
  `(?<![A-Z0-9])(?:(?<!-)(?:${ownFamilies.map(formOf).join("|")})|(?:${starts})${resembling})(?![A-Z0-9])`,
  "gi",
);
