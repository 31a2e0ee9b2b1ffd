import type { Claim } from "../../claims/claim";
import { amountText } from "../../claims/rules";
import { metricCodeOf } from "../../claims/size";
import { seriesIn } from "../../numbers/series-name";
import { isSign, type Word, type WordOf, type Words } from "./words";

/**
 * The sides of a body: `4x4mm`, `4.0 x 4.0 x 1.8`, `5x5` alone or next to an inductance, footprints `L4.0-W4.0`, and
 * metric codes that aren't known sizes.
 */
export function bodyIn({ plain, words }: Words): readonly Claim[] {
  const isOfInductor = words.length === 1 || words.some((word) => word.type === "amount" && word.unit === "H");
  for (const [at, word] of words.entries()) {
    const [name, sign] = [words[at - 2], words[at - 1]];
    const isOfFootprint = isSign(sign, "_") && name?.written === "L";
    if (word.type === "sides" && (isExact(word) || isOfFootprint || isOfInductor)) {
      const [, digits] = heightBehind.exec(plain.slice(word.end, word.end + 10)) ?? [];
      const [length = 0, width = 0, height = digits === undefined ? null : Number(`${digits}e-3`)] = word.sides;
      return bodyClaims(length, width, height, word.written.trim(), word.start).map((claim) => ({
        ...claim,
        // It may be the name of a series, which rounds the sides: `5x5`.
        ...(!isOfFootprint && !isExact(word) && { isUncertain: true as const }),
      }));
    }
    const [width, height] = [words[at + 2], words[at + 4]];
    if (isSide(word, "L") && isSide(width, "W")) {
      const high = heightOf(height);
      const written = plain.slice(word.start, (high === null ? width : (height ?? width)).end);
      return bodyClaims(word.value, width.value, high, written, word.start);
    }
  }
  const coded = metricCode.exec(plain);
  const [, long = "", wide = ""] = coded ?? [];
  if (coded !== null) return bodyClaims(Number(`${long}e-4`), Number(`${wide}e-4`), null, long + wide, coded.index);
  return bodyOfSeries(plain);
}

/** A chip's sides that have a size code, in any order: `2.0 x 1.25 mm`. */
export const sizeIn = ({ words }: Words): readonly Claim[] =>
  words.flatMap((word) => {
    if (word.type !== "sides" || !isExact(word)) return [];
    const [length = 0, width = 0] = word.sides.slice(0, 2).sort((one, other) => other - one);
    return bodyClaims(length, width, null, word.written.trim(), word.start).filter(({ aspect }) => aspect === "size");
  });

/** The body of a series that is named without a value. A footprint for one series may hold another one, so it isn't sure. */
function bodyOfSeries(text: string): readonly Claim[] {
  const series = seriesIn(text);
  if (series === undefined) return [];
  const { written, body, shielded } = series;
  const claims: Claim[] = [
    ...bodyClaims(body.length, body.width, body.thickness ?? null, written, text.indexOf(written), "thickness"),
  ];
  if (shielded === "shielded") claims.push({ aspect: "shielded", shielded: true, written: `shielded (${written})` });
  return claims.map((claim) => ({ ...claim, isUncertain: true as const }));
}

/** Whether the sides are exact: with a unit, or written as `4.0x4.0` and `6x7x4`. */
const isExact = ({ hasUnit, written, sides }: WordOf<"sides">): boolean =>
  hasUnit || sides.length === 3 || /\d[.,]\d.*\d[.,]\d/.test(written);
const isSide = (word: Word | undefined, letter: string): word is WordOf<"dimension"> =>
  word?.type === "dimension" && word.letter === letter;
const heightOf = (word: Word | undefined): number | null =>
  word?.type === "amount" && word.unit === "m" ? word.values[0] : isSide(word, "H") ? word.value : null;
/** A height behind the sides: `L_12x12mm_H6mm`, `L_6.3x6.3_H3`. */
const heightBehind = /^_H{1,2}(\d{1,2}(?:\.\d+)?)(?:mm)?(?![\d.])/i;
const metricCode = /(?<!\d)(\d{2})(\d{2})\s?\(?metric/i;

/**
 * A body that has a size code is that size.
 * @param start where the text says it
 * @param ofHeight texts have nominal heights, names of series the greatest one
 */
function bodyClaims(
  length: number,
  width: number,
  height: number | null,
  written: string,
  start: number,
  ofHeight: "thickness" | "nominalThickness" = "nominalThickness",
): readonly Claim[] {
  const code = metricCodeOf(length, width);
  const span = [start, start + written.length] as const;
  const high = height === null ? "" : amountText(ofHeight, height);
  return [
    code === undefined
      ? { aspect: "body", length, width, written, span }
      : { aspect: "size", code, system: "mm", written, span },
    ...(height === null ? [] : [{ aspect: ofHeight, value: height, voltageClass: null, written: high, span }]),
  ];
}
