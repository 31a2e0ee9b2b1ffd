import type { Candidate, Depth } from "./family";
import { groupBy } from "../../src/product-data/vocabulary/group-by";
import { LetterUse } from "./letter-use";
import { packageCodes } from "./packaging";
import { hash } from "./random";
import { readSmd, type SmdNumber } from "./smd-number";
import { smdThicknessMm } from "./smd-thickness";
import { candidateTolerances, codesBetween, fillValues, picofaradsOf } from "./smd-values";
import { type SmdCell, smdGrid } from "./tables";

/** The part numbers of chip capacitors: known numbers, their neighbors, and what the grid of cells allows. */
export function* smdCandidates(deepest: Depth, seen: readonly string[]): Generator<Candidate> {
  const numbers = seen.flatMap((each) => readSmd(each) ?? []);
  const use = new LetterUse();
  for (const { stem, letter } of numbers) if (letter !== "") use.add(stem.slice(0, 6), letter);
  for (const number of numbers) {
    const letters = number.letter === "" ? lettersOf(number.stem, use) : [number.letter];
    for (const letter of letters) yield candidateOf(baseOf(number), letter, 0);
  }
  if (deepest >= 1) yield* neighbours(numbers, use);
  if (deepest >= 2) for (const cell of [...smdGrid, ...extraCells]) yield* candidatesOf(cell, deepest, use);
}

/** The package codes of a number's series, size, and thickness, most used first. */
function lettersOf(stem: string, use: LetterUse): readonly string[] {
  const seen = use.lettersOf(stem.slice(0, 6));
  const [series, size, thickness] = [stem.slice(0, 3), stem.slice(3, 5), stem.slice(5, 6)];
  return seen.length > 0 ? seen : packageCodes(size, smdThicknessMm(series, thickness));
}

/**
 * Within one stem, a known tolerance and individual code is also used with the stem's other capacitances. In both
 * common packagings it is used with all values between its smallest and its largest.
 */
function* neighbours(numbers: readonly SmdNumber[], use: LetterUse): Generator<Candidate> {
  for (const [stem, ofStem] of groupBy(numbers, (number) => number.stem)) {
    const letters = lettersOf(stem, use).slice(0, 2);
    const capacitances = new Set([...(cellsByStem.get(stem)?.caps ?? []), ...ofStem.map((each) => each.capacitance)]);
    for (const [variant, same] of groupBy(ofStem, (number) => number.tolerance + number.individual)) {
      const picofarads = same.map((number) => picofaradsOf(number.capacitance));
      const [from, to] = [Math.min(...picofarads), Math.max(...picofarads)];
      for (const code of new Set([...capacitances, ...codesBetween(from, to)])) {
        const value = picofaradsOf(code);
        // Tolerances are absolute below 10 pF. A letter that is known only there isn't used for larger values.
        if (!picofarads.some((each) => each < 10 === value < 10)) continue;
        for (const letter of value >= from && value <= to ? letters : letters.slice(0, 1))
          yield candidateOf(stem + code + variant, letter, 1);
      }
    }
  }
}

function* candidatesOf(cell: SmdCell, deepest: Depth, use: LetterUse): Generator<Candidate> {
  const stem = stemOf(cell);
  const individuals = Object.entries(cell.individual).sort((a, b) => b[1] - a[1]);
  const letters = packageCodes(cell.size, smdThicknessMm(cell.series, cell.thickness));
  const most = lettersOf(stem, use)[0] ?? letters[0] ?? "";
  for (const [code, observed] of fillValues(cell.caps, deepest === 4))
    for (const tolerance of candidateTolerances(code, Object.keys(cell.tols))) {
      const named = stem + code + tolerance;
      const typical = hash(0, named) % letters.length;
      for (const [rank, [individual]] of individuals.entries()) {
        if (observed && isCertain(cell, tolerance, individual)) yield candidateOf(named + individual, most, 1);
        for (const [index, letter] of letters.entries()) {
          const depth = !observed || rank > 0 ? 4 : index === typical ? 2 : 3;
          if (depth <= deepest) yield candidateOf(named + individual, letter, depth);
        }
      }
    }
}

/** Whether all combinations of the cell are known numbers. */
function isCertain({ caps, tols, individual }: SmdCell, tolerance: string, code: string): boolean {
  const observed = Object.values(tols).reduce((sum, each) => sum + each, 0);
  return (tols[tolerance] ?? 0) * (individual[code] ?? 0) > 0.9 * observed * caps.length;
}

function candidateOf(base: string, letter: string, depth: Depth): Candidate {
  return {
    partno: base + letter,
    base,
    series: base.slice(0, 3),
    function: base.slice(3, 5) + base.slice(6, 14) + letter,
    purpose: base.slice(10, 13) + (/\d/.test(base.charAt(6)) ? "first class" : "second class"),
    depth,
  };
}

function baseOf({ stem, capacitance, tolerance, individual }: SmdNumber): string {
  return stem + capacitance + tolerance + individual;
}

function stemOf({ series, size, thickness, tc, voltage }: SmdCell): string {
  return series + size + thickness + tc + voltage;
}

/** Series without a known cell: enough of each for every SmdType and Standard to occur. */
const extraCells: readonly SmdCell[] = [
  cell("GNM", "1M", "2", "R6", "1A", ["104", "224", "474", "105"], ["M"], "E04"),
  cell("GNM", "0M", "2", "R6", "0J", ["104", "105"], ["M"], "E17"),
  cell("LLA", "21", "5", "R7", "1A", ["104", "224", "474", "105"], ["M"], "E05"),
  cell("EVA", "55", "R", "R7", "GF", ["102", "222", "472"], ["K"], "X01"),
  cell("GA2", "43", "Q", "R7", "E2", ["102", "152", "222", "472"], ["K"], "W01"),
];

function cell(
  series: string,
  size: string,
  thickness: string,
  tc: string,
  voltage: string,
  caps: readonly string[],
  tols: readonly string[],
  individual: string,
): SmdCell {
  const tolerances = Object.fromEntries(tols.map((letter) => [letter, 1]));
  return { series, size, thickness, tc, voltage, caps, tols: tolerances, individual: { [individual]: 1 } };
}

const cellsByStem: ReadonlyMap<string, SmdCell> = new Map(smdGrid.map((each) => [stemOf(each), each]));
