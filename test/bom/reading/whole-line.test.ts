import path from "node:path";
import { unpackSheets } from "../../../scripts/accuracy/sheets";
import { type Claim, isNotUnderstood } from "../../../src/bom/claims/claim";
import type { PartKind } from "../../../src/bom/claims/part-kind";
import { queryForClosest } from "../../../src/bom/matching/closest-part";
import { queryFor } from "../../../src/bom/matching/replacement";
import { requirementOfLine } from "../../../src/bom/matching/requirement";
import { queryOfText } from "../../../src/bom/matching/text-query";
import { lineFor, lineOfText } from "../../../src/bom/reading/line/line-of-text";
import { readBom } from "../../../src/bom/reading/read-bom";
import { readClaims } from "../../../src/bom/reading/text/claims";
import { demandsIn } from "../../../src/bom/reading/text/demands";
import { isOrdinary } from "../../../src/bom/reading/text/ordinary";
import { sortsIn } from "../../../src/bom/reading/text/word-sorts";
import { wordsOf } from "../../../src/bom/reading/text/words";
import { checkQuery } from "../../../src/product-data/filter/query";
import { isFailure } from "../../../src/product-data/base/failed";
import { randomFrom, repeated } from "../../harness/random";

// Nothing that a line says may vanish: a word is read, or says nothing, or it is named.

const seed = 20261128;
let texts: readonly (readonly [text: string, kind: PartKind])[] = [];

beforeAll(async () => {
  const sheets = await unpackSheets(path.resolve(__dirname, "../../accuracy"));
  const found = new Map<string, PartKind>();
  for (const { rows } of sheets.slice(0, repeated(sheets.length)))
    for (const { kind, texts: own } of readBom(rows).lines)
      if (kind === "ceramicCapacitor" || kind === "inductor")
        for (const text of own) found.set(text, kind === "inductor" ? kind : "capacitor");
  texts = [...found];
  expect(texts.length).toBeGreaterThan(repeated(1000));
});

const namedIn = (text: string, kind: PartKind): readonly Claim[] => demandsIn[kind](text).filter(isNotUnderstood);

/** Texts of pieces of real ones, and of demands and amounts that aren't values of the part. */
function mixtures(random: () => number): typeof texts {
  const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
  const pieces = texts.flatMap(([text]) => text.split(/[ ,;]+/));
  const added =
    "500 V|winding to core|X1/Y2|SRF 2 GHz|DCR 0.1Ω|Isat 3A|10 pF|2.2nH|radial|5.08mm|shielded|AEC-Q200|125°C|3.6nH-0.1H|0.8 ~ 5V|up to 75V|no Y5V|2A-3A|Isat(30%)".split(
      "|",
    );
  return Array.from({ length: repeated(2000) }, () => [
    Array.from({ length: 6 }, () => pick(random() < 0.4 ? added : pieces)).join(" "),
    pick<PartKind>(["capacitor", "inductor"]),
  ]);
}

test("each word of each text is read, ordinary, neutral, or named, and only one of them", () => {
  for (const [text, kind] of [...texts, ...mixtures(randomFrom(seed))]) {
    const { plain, words } = wordsOf(text);
    const { sorts } = sortsIn[kind](text);
    const read = [...readClaims(text, kind), ...demandsIn[kind](text)].filter((claim) => !isNotUnderstood(claim));
    const named = namedIn(text, kind);
    for (const { written, span } of named) if (span !== undefined) expect(plain.slice(...span)).toBe(written);
    for (const [at, word] of words.entries()) {
      const saying = (claims: readonly Claim[]): readonly Claim[] =>
        claims.filter(({ span }) => span !== undefined && word.start < span[1] && word.end > span[0]);
      const [values, phrases] = [saying(read), saying(named)];
      const isRemark = sorts.includes("other");
      const isOne = values.length === 0 ? phrases.length <= 1 : phrases.length === 0;
      const isAccounted =
        (sorts[at] !== "open" && sorts[at] !== "value") || values.length + phrases.length > 0 || isRemark;
      expect([text, word.written, isOne, isAccounted]).toEqual([text, word.written, true, true]);
    }
  }
});

test.each([
  ["47NH 5% 2.4GHZ", "inductor", { aspect: "resonance", value: 2.4e9, isInterpreted: true }],
  ["22pF Radial 2.54mm", "capacitor", { aspect: "leadSpace", value: 2.54e-3, isInterpreted: true }],
  ["33uH Shld", "inductor", { aspect: "shielded", shielded: true }],
  ["10uH Isat(30%) 3A", "inductor", { aspect: "currentIsat", value: 3 }],
  ["10uF 25V 0805 low acoustic noise", "capacitor", { aspect: "benefits", words: ["Anti-noise, low distortion"] }],
  ["10uF 25V 0805 flex resistant", "capacitor", { aspect: "benefits", words: ["Anti-crack while deflecting"] }],
] as const)("%s demands what a field has", (text, kind, claim) => {
  expect(demandsIn[kind](text)).toEqual([expect.objectContaining(claim)]);
});

test("a word that isn't known is named, anywhere in a real text", () => {
  const random = randomFrom(seed);
  const pick = <T>(of: readonly T[] | string): T => of[Math.floor(random() * of.length)] as T;
  const lettersOf = (count: number): string => Array.from({ length: count }, () => pick("bdfgjkmpqvwzaeiou")).join("");
  const digits = (): string => String(1 + Math.floor(random() * 399));
  const words = [
    () => lettersOf(4 + Math.floor(random() * 6)),
    () => digits() + lettersOf(4),
    () => lettersOf(2) + digits(),
  ];
  // A text with a noun of another kind says what the part is for.
  const plain = texts.filter(
    ([text, kind]) => /\d/.test(text) && text.length < 200 && !sortsIn[kind](text).sorts.includes("other"),
  );
  for (let time = 0; time < repeated(2000); time++) {
    const [text, kind] = pick(plain);
    const lower = pick(words)();
    if (isOrdinary(lower)) continue;
    const word = random() < 0.5 ? lower : lower.toUpperCase();
    const pieces = text.split(" ");
    const at = Math.floor(random() * (pieces.length + 1));
    const said = [...pieces.slice(0, at), word, ...pieces.slice(at)].join(" ");
    const named = namedIn(said, kind).map(({ written }) => written);
    expect([said, named, named.some((phrase) => phrase.includes(word))]).toEqual([said, named, true]);
  }
});

test("no text makes a search that the service refuses", () => {
  const check = (text: string, kind: PartKind): void => {
    const queries = [];
    const { query } = queryOfText(text, "en") ?? {};
    if (query !== undefined) queries.push(query);
    try {
      const requirement = requirementOfLine(null, { ...lineFor(lineOfText(text), kind), component: kind });
      queries.push(queryFor(requirement, "en"), queryForClosest(requirement, "en"));
    } catch (error) {
      if (!isFailure(error)) throw error;
    }
    for (const each of queries) expect([text, checkQuery(each)]).toEqual([text, { ok: true, value: each }]);
  };
  check("33uH 800mA 10% 6x6mm winding to core 500 V", "inductor");
  for (const [text, kind] of [...texts, ...mixtures(randomFrom(seed))]) check(text, kind);
});

test.each([
  ["100pF 50V C0G 0402 5% tin whisker free", "capacitor", ["tin whisker free"]],
  ["10uF 25V X7R 1210 10%, keep at least 6 µF at 12 V bias", "capacitor", ["keep at least 6 μF at 12 V bias"]],
  ["1nF 50V C0G 0805 5% hand solderable 350 °C", "capacitor", ["hand solderable 350 °C"]],
  ["33uH 800mA 10% 6x6mm winding to core 500 V", "inductor", ["winding to core 500 V"]],
  ["15nH 2% 0402 300mA Q drop less than 5 % at 85 °C", "inductor", ["Q drop less than 5 % at 85 °C"]],
  ["4.7uH 3A 20% 4x4mm 平角線", "inductor", ["平角線"]],
  ["100nF 50V X7R 0603 10% MIL-PRF-55681, TDK required", "capacitor", ["MIL-PRF-55681", "TDK required"]],
  ["100nF 50V X7R 0603 10% Q101, 100krad, GR-468, TDK only", "capacitor", ["Q101", "100krad", "GR-468", "TDK only"]],
  ["3.3pF 50V self resonance above 6 GHz", "capacitor", ["self resonance above 6 GHz"]],
  ["100nF 50V X7R 0603 10% reel with 4000 pcs, Murata", "capacitor", []],
  ["10pF 50V C0G 0402 load for 12 MHz crystal", "capacitor", []],
  ["100nF 50V X7R AEC Q100 0603", "capacitor", ["AEC Q100"]],
  ["10uF Z < 5 mΩ", "capacitor", ["Z < 5 mΩ"]],
  ["Low ESR 0R7 solid", "capacitor", ["Low ESR 0R7 solid"]],
  ["220 tested to 100 krad", "inductor", ["tested to 100 krad"]],
  ["halogen free 10uF 10%", "capacitor", ["halogen free"]],
  ["3.6nH-0.1H 0402", "inductor", ["0.1H"]],
  ["10uF no Y5V 0402 J-STD-020", "capacitor", ["no Y5V", "J-STD-020"]],
  ["1uF 50V X7R 0805, loss max 60%", "capacitor", ["loss max 60%"]],
  ["33uH 1.2A power choke; no core gap facing the antenna", "inductor", ["no core gap facing the antenna"]],
] as const)("%s also says the rest", (text, kind, phrases) => {
  expect(namedIn(text, kind).map(({ written }) => written)).toEqual(phrases);
});
