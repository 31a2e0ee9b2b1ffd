import fc from "fast-check";
import { type CoverQuestion, smallCover } from "../../../cli/house/small-cover";

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

test("covers meet every demand; together they have at most 3 % more candidates than the smallest, and the bound is below", () => {
  const sums = { chosen: 0, fewest: 0 };
  fc.assert(
    fc.property(questions, (question) => {
      const { chosen, bound } = smallCover(question);
      expect(question.demands.every((demand) => demand.some((each) => chosen.includes(each)))).toBe(true);
      const least = fewest(question);
      expect(bound).toBeLessThanOrEqual(least);
      sums.chosen += chosen.length;
      sums.fewest += least;
    }),
    { seed, numRuns: 500 },
  );
  expect(sums.chosen).toBeLessThanOrEqual(1.03 * sums.fewest);
});

test("of two candidates that meet the same, the cheaper one is chosen", () => {
  const demands = [
    [0, 1],
    [1, 0],
  ];
  expect(smallCover({ demands, costs: [3, 1] })).toEqual({ chosen: [1], bound: 1 });
});
