/** What is known of a part or a line, by aspect. An aspect that is absent isn't known. */
export type KnownAspects<A extends string, V = string> = Readonly<Partial<Record<A, V>>>;

/** What is known of several parts or lines, by name, such as the part number. */
export type Records<A extends string, V = string> = ReadonlyMap<string, KnownAspects<A, V>>;

/** A change in one aspect of what has this name. */
export interface AspectChange<A extends string, V = string> {
  readonly name: string;
  readonly what: A;
  readonly before: V;
  readonly after: V;
}

/**
 * Compares what was known at two moments: of parts after a refresh, in reports, and in baselines. The changes are in the
 * order of the later one; `added` and `gone` are the names that only one of them has.
 *
 *     changesSince(new Map([["GRM1", { state: "nrnd" }]]), new Map([["GRM1", { state: "discontinued" }]]));
 */
export function changesSince<A extends string, V>(
  before: Records<A, V>,
  now: Records<A, V>,
  isSame = (was: V, is: V, _what: A): boolean => was === is,
) {
  const changed = [...now].flatMap(([name, record]) =>
    (Object.keys(record) as A[]).flatMap((what): readonly AspectChange<A, V>[] => {
      const [was, is] = [before.get(name)?.[what], record[what]];
      if (was === undefined || is === undefined || isSame(was, is, what)) return [];
      return [{ name, what, before: was, after: is }];
    }),
  );
  const missing = (from: Records<A, V>, other: Records<A, V>): readonly string[] =>
    [...from.keys()].filter((name) => !other.has(name));
  return { changed, added: missing(now, before), gone: missing(before, now) };
}
