import fc from "fast-check";
import { halve } from "../../../../src/product-data/lookup/search/planner-split";
import { furthestValue } from "../../../../src/product-data/lookup/search/furthest-value";

// Few letters produce numbers that start alike, and numbers that are prefixes of others.
const letter = fc.constantFrom("+", "-", ".", "/", "0", "9", "=", "A", "G", "R", "Z", "_");
const body = fc.string({ unit: letter, minLength: 1, maxLength: 9 });
const partno = fc.oneof({ weight: 4, arbitrary: body }, { weight: 1, arbitrary: body.map((each) => `#${each}`) });
const catalog = fc.uniqueArray(partno, { maxLength: 300, size: "max" }).map((partnos) => partnos.sort());
const cap = fc.integer({ min: 1, max: 40 });
const urlBytes = fc.integer({ min: 200, max: 2000 });

/** A service's response; `pick` decides which products an incomplete response contains. */
function ask(
  all: readonly string[],
  operator: "startswith" | "eq",
  texts: readonly string[],
  most: number,
  pick: (matches: readonly string[]) => readonly string[],
): { readonly partnos: readonly string[]; readonly cameSorted: boolean; readonly hasMoreHits: boolean } {
  const wanted = new Set(texts);
  const matches =
    operator === "eq"
      ? all.filter((each) => wanted.has(each))
      : all.filter((each) => texts.some((text) => each.startsWith(text)));
  const shown = matches.length > most ? pick(matches).slice(0, most) : matches;
  const sorted = [...shown].sort();
  const cameSorted = shown.every((each, index) => each === sorted[index]);
  return { partnos: sorted, cameSorted, hasMoreHits: matches.length > most };
}

const first = (matches: readonly string[]): readonly string[] => matches;

/** An order of the matches that depends on the seed. */
const shuffled =
  (seed: number) =>
  (matches: readonly string[]): readonly string[] =>
    matches
      .map((match, index) => ({ match, key: Math.imul(index + 1, 2654435761 ^ seed) >>> 0 }))
      .sort((a, b) => a.key - b.key)
      .map(({ match }) => match);

describe("halves", () => {
  const everyOther = (matches: readonly string[]): readonly string[] => matches.filter((_, index) => index % 2 === 1);

  it.each([
    ["the first products in the order requested", true, () => first],
    ["the first products", false, () => first],
    ["any products", false, shuffled],
    ["some products in order", false, () => everyOther],
  ])("together contain every product of a service that returns %s", (_name, isOrdered, pickOf) => {
    fc.assert(
      fc.property(catalog, cap, urlBytes, fc.integer(), (all, most, bytes, seed) => {
        const seen = new Set<string>();
        const open: (readonly string[])[] = [[""]];
        const alone: string[] = [];
        for (let prefixes = open.pop(); prefixes !== undefined; prefixes = open.pop()) {
          const answer = ask(all, "startswith", prefixes, most, pickOf(seed));
          for (const each of answer.partnos) seen.add(each);
          if (!answer.hasMoreHits) continue;
          const halves = halve(prefixes, { ...answer, isOrdered }, bytes);
          if (halves === null) throw new Error("A response was not recognized");
          expect([...halves.lower, ...halves.upper].length).toBeGreaterThan(0);
          open.push(halves.lower, halves.upper);
          alone.push(...halves.passed);
        }
        for (const each of ask(all, "eq", alone, Infinity, first).partnos) seen.add(each);
        expect([...seen].sort()).toEqual(all);
      }),
      { numRuns: 40 },
    );
  });

  it("don't exist for a response that belongs to another request", () => {
    const shown = { cameSorted: true, isOrdered: false };
    expect(halve(["A"], { ...shown, partnos: ["C1", "C2"] }, 500)).toBeNull();
    expect(halve(["A"], { ...shown, partnos: [] }, 500)).toBeNull();
  });

  it("need one call more than the bound at most, if the service sorts and a cut fits into a URL", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 600 }), fc.integer({ min: 60, max: 200 }), (count, most) => {
        const all = Array.from({ length: count }, (_, index) => `GRM${String(10_000 + index)}`);
        let calls = 0;
        for (let texts: readonly string[] = [""]; texts.length > 0; calls++) {
          const answer = ask(all, "startswith", texts, most, first);
          const halves = answer.hasMoreHits ? halve(texts, { ...answer, isOrdered: true }, 6000) : null;
          texts = halves?.upper ?? [];
        }
        const bound = Math.ceil(count / most);
        expect(calls).toBeLessThanOrEqual(Math.max(bound + 1, 1.5 * bound));
      }),
      { numRuns: 30 },
    );
  });
});

describe("The furthest value of a response", () => {
  it("is the last one, and none if all are absent, or if they aren't in order", () => {
    expect(furthestValue("asc", [[null, 1, 2, 2]])).toBe(2);
    expect(furthestValue("asc", [[2, 1]])).toBe("unsorted");
    expect(furthestValue("desc", [[1, null, 2]])).toBe("unsorted");
    expect(furthestValue("asc", [[null, null]])).toBeNull();
  });

  it("is that of all categories, downwards too", () => {
    const runs = [
      [9, 5],
      [8, 4],
      [null, null],
    ];
    expect(furthestValue("desc", runs)).toBe(4);
  });
});
