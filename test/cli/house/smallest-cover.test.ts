import fc from "fast-check";
import { type CoverQuestion, smallestCover } from "../../../cli/house/smallest-cover";

const seed = 54;

const questions: fc.Arbitrary<CoverQuestion> = fc.integer({ min: 1, max: 9 }).chain((candidates) =>
  fc.record({
    demands: fc.array(
      fc.uniqueArray(fc.integer({ min: 0, max: candidates - 1 }), { minLength: 1, maxLength: candidates }),
      { maxLength: 9 },
    ),
    costs: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: candidates, maxLength: candidates }),
  }),
);

/** Finds the smallest cover by trying all subsets. */
function fewest({ demands, costs }: CoverQuestion): number {
  let best = Infinity;
  for (let set = 0; set < 1 << costs.length; set++) {
    const chosen = costs.flatMap((_, at) => ((set >> at) & 1 ? at : []));
    const meets = demands.every((candidates) => candidates.some((each) => chosen.includes(each)));
    if (meets) best = Math.min(best, chosen.length);
  }
  return best;
}

test("the cover meets every demand with as few candidates as any subset", () => {
  fc.assert(
    fc.property(questions, (question) => {
      const { chosen, bound, isExact } = smallestCover(question);
      expect(question.demands.every((demand) => demand.some((each) => chosen.includes(each)))).toBe(true);
      expect([chosen.length, bound, isExact]).toEqual([fewest(question), fewest(question), true]);
    }),
    { seed, numRuns: 500 },
  );
});

test("of two candidates that meet the same, the cheaper one is chosen", () => {
  expect(
    smallestCover({
      demands: [
        [0, 1],
        [1, 0],
      ],
      costs: [3, 1],
    }).chosen,
  ).toEqual([1]);
  expect(smallestCover({ demands: [], costs: [1] })).toEqual({ chosen: [], bound: 0, isExact: true });
});

test("a question that is too large says so with a bound", () => {
  // Every third candidate meets a demand, in a way that no reduction simplifies.
  const demands = Array.from({ length: 120 }, (_, at) =>
    Array.from({ length: 90 }, (__, candidate) => candidate).filter((each) => (each * 37 + at * 61) % 101 < 8),
  ).filter((candidates) => candidates.length > 0);
  const { chosen, bound, isExact } = smallestCover({ demands, costs: Array.from({ length: 90 }, () => 1) });
  expect(demands.every((demand) => demand.some((each) => chosen.includes(each)))).toBe(true);
  expect(chosen.length).toBeGreaterThanOrEqual(bound);
  expect(isExact || chosen.length > bound).toBe(true);
});
