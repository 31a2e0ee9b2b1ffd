import { type Claim, ofAspect } from "../../claims/claim";
import { amountText } from "../../claims/rules";
import { metricCodeOf } from "../../claims/size";
import { seriesIn } from "../../numbers/series-name";
import { isSign, unitOf, type Word, type WordOf, type Words } from "./words";

/**
 * The sides of a body: `4x4mm`, `4.0 x 4.0 x 1.8`, `5x5` alone or next to an inductance, footprints `L4.0-W4.0`, and
 * metric codes that aren't known sizes.
 */
export function sidesIn({ plain, words }: Words): readonly Claim[] {
  const isOfInductor = words.length === 1 || words.some((word) => unitOf(word) === "H");
  for (const [at, word] of words.entries()) {
    const isOfFootprint = isSign(words[at - 1], "_") && words[at - 2]?.written === "L";
    if (word.type === "sides" && (isExact(word) || isOfFootprint || isOfInductor)) {
      const [, height] = heightBehind.exec(plain.slice(word.end, word.end + 10)) ?? [];
      const sides = height === undefined ? word.sides : [...word.sides, Number(`${height}e-3`)];
      const claims = bodyClaims(sides, word.written.trim(), word.start);
      // It may be the name of a series, which rounds the sides: `5x5`.
      return isOfFootprint || isExact(word) ? claims : claims.map(unsure);
    }
    const [width, height] = [words[at + 2], words[at + 4]];
    if (isSide(word, "L") && isSide(width, "W")) {
      const high = heightOf(height);
      const { end } = high.length > 0 && height ? height : width;
      return bodyClaims([word.value, width.value, ...high], plain.slice(word.start, end), word.start);
    }
  }
  const coded = metricCode.exec(plain);
  if (coded === null) return [];
  const [, ...sides] = coded;
  const claims = bodyClaims(
    sides.map((digits) => Number(`${digits}e-4`)),
    sides.join(""),
    coded.index,
  );
  return ofAspect(claims, "body");
}

/**
 * The body of a series that is named. A footprint for one series may hold another one, so it isn't sure. Its name has the
 * greatest height.
 */
export function bodyOfSeries(text: string): readonly Claim[] {
  const series = seriesIn(text);
  if (series === undefined) return [];
  const { written, start, body, shielded } = series;
  const sides = [body.length, body.width, body.thickness ?? []].flat();
  const claims: Claim[] = [...bodyClaims(sides, written, start, "thickness")];
  if (shielded === "shielded") claims.push({ aspect: "shielded", shielded: true, written: `shielded (${written})` });
  return claims.map(unsure);
}

const unsure = (claim: Claim): Claim => ({ ...claim, isUncertain: true });

/** Whether the sides are exact: with a unit, or written as `4.0x4.0` and `6x7x4`. */
const isExact = ({ hasUnit, written, sides }: WordOf<"sides">): boolean =>
  hasUnit || sides.length === 3 || /\d[.,]\d.*\d[.,]\d/.test(written);
const isSide = (word: Word | undefined, letter: string): word is WordOf<"dimension"> =>
  word?.type === "dimension" && word.letter === letter;
const heightOf = (word: Word | undefined): readonly number[] =>
  word?.type === "amount" && word.unit === "m" ? [word.values[0]] : isSide(word, "H") ? [word.value] : [];
/** A height behind the sides: `L_12x12mm_H6mm`, `L_6.3x6.3_H3`. */
const heightBehind = /^_H{1,2}(\d{1,2}(?:\.\d+)?)(?:mm)?(?![\d.])/i;
const metricCode = /(?<!\d)(\d{2})(\d{2})\s?\(?metric/i;

/**
 * A body that has a size code is that size, in any order of its sides: `2.0 x 1.25 mm`.
 * @param sides with the height, if the text says it
 * @param start where the text says it
 * @param ofHeight texts have nominal heights, names of series the greatest one
 */
function bodyClaims(
  sides: readonly number[],
  written: string,
  start: number,
  ofHeight: "thickness" | "nominalThickness" = "nominalThickness",
): readonly Claim[] {
  const [length = 0, width = 0] = sides.slice(0, 2).sort((one, other) => other - one);
  const code = metricCodeOf(length, width);
  const span = [start, start + written.length] as const;
  return [
    code === undefined
      ? { aspect: "body", length, width, written, span }
      : { aspect: "size", code, system: "mm", written, span },
    ...sides
      .slice(2)
      .map((value) => ({ aspect: ofHeight, value, voltageClass: null, written: amountText(ofHeight, value), span })),
  ];
}
