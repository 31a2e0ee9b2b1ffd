import type { Candidate, Depth } from "./family";
import { groupBy } from "../../src/product-data/vocabulary/group-by";
import { inductanceCodes, type InductorNumber, packageCodesOf, readInductor, tableNumbers } from "./inductor-number";
import { LetterUse } from "./letter-use";

/** The part numbers of inductors: known numbers, their neighbors, and what the table of series allows. */
export function* inductorCandidates(deepest: Depth, seen: readonly string[]): Generator<Candidate> {
  const numbers = seen.flatMap((each) => readInductor(each) ?? []);
  const use = new LetterUse();
  for (const { stem, packaging } of numbers) if (packaging !== "") use.add(stem.join(" "), packaging);
  for (const number of numbers)
    for (const packaging of number.packaging === "" ? packagingsOf(number, use) : [number.packaging])
      yield candidateOf(number, packaging, 0);
  if (deepest >= 1) yield* neighbours(numbers, use);
  if (deepest < 2) return;
  for (const [base, packaging] of tableNumbers()) {
    const number = readInductor(base);
    if (number === null) throw new Error(`${base} is in the table and cannot be read`);
    const depth = packaging === packagingsOf(number, use)[0] ? 2 : 3;
    if (depth <= deepest) yield candidateOf(number, packaging, depth);
  }
}

function packagingsOf({ stem }: InductorNumber, use: LetterUse): readonly string[] {
  const seen = use.lettersOf(stem.join(" "));
  return seen.length > 0 ? seen : packageCodesOf(stem[0]);
}

/**
 * Within one series, a tolerance is used between the smallest and the largest inductance with which it is known, and
 * one step beyond. The inductances of a series come from the table; for a series that isn't in the table, from known
 * series of the same construction.
 */
function* neighbours(numbers: readonly InductorNumber[], use: LetterUse): Generator<Candidate> {
  for (const alike of groupBy(numbers, ({ stem: [before] }) =>
    before.endsWith("-") ? "-" : before.slice(0, 3),
  ).values()) {
    const seen = new Map(alike.map(({ code, henries }) => [code, henries]));
    for (const ofSeries of groupBy(alike, ({ stem }) => stem.join(" ")).values()) {
      const ofTable = inductanceCodes(ofSeries[0].series);
      const codes = ofTable.size > 0 ? ofTable : seen;
      for (const same of groupBy(ofSeries, ({ letter }) => letter).values())
        yield* neighboursOf(same, codes, packagingsOf(same[0], use).slice(0, 2));
    }
  }
}

function* neighboursOf(
  same: readonly [InductorNumber, ...InductorNumber[]],
  codes: ReadonlyMap<string, number>,
  packagings: readonly string[],
): Generator<Candidate> {
  const { stem, letter } = same[0];
  const all = same.map(({ henries }) => henries);
  const [from, to] = [Math.min(...all) / step, Math.max(...all) * step];
  for (const [code, henries] of codes) {
    const number = henries < from || henries > to ? null : readInductor(stem[0] + code + letter + stem[1]);
    if (number !== null) for (const packaging of packagings) yield candidateOf(number, packaging, 1);
  }
}

/** Ratio of neighboring E6 values. */
const step = 1.5;

function candidateOf({ base, series, henries, tolerance }: InductorNumber, packaging: string, depth: Depth): Candidate {
  const replaceable = [series.SizecodeMm[0], series.TargetCircuitCategory[0], henries, tolerance, packaging];
  return {
    partno: base + packaging,
    base,
    series: series.series,
    function: replaceable.join(" "),
    purpose: `${String(henries)} ${String(series.TargetCircuitCategory[0])}`,
    depth,
  };
}
