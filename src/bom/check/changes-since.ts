/** What a check said of a part, by aspect. One that it lacks isn't known. */
export type PartRecord<A extends string> = Readonly<Partial<Record<A, string>>>;

/** By the part's name. */
export type PartRecords<A extends string> = ReadonlyMap<string, PartRecord<A>>;

/** What changed from one check to a later one. */
export interface ChangesSince<A extends string> {
  /** In the order of the later check. */
  readonly changed: readonly AspectChange<A>[];
  /** The names of parts that only one of the checks has. */
  readonly added: readonly string[];
  readonly gone: readonly string[];
}

export interface AspectChange<A extends string> {
  readonly name: string;
  readonly what: A;
  readonly before: string;
  readonly after: string;
}

/**
 * Compares what two checks recorded, for reports and for baselines:
 *
 *     changesSince(new Map([["GRM1", { state: "nrnd" }]]), new Map([["GRM1", { state: "discontinued" }]]));
 */
export function changesSince<A extends string>(
  before: PartRecords<A>,
  now: PartRecords<A>,
  isSame = (was: string, is: string, _what: A): boolean => was === is,
): ChangesSince<A> {
  const changed = [...now].flatMap(([name, record]) =>
    (Object.keys(record) as A[]).flatMap((what): readonly AspectChange<A>[] => {
      const [was, is] = [before.get(name)?.[what], record[what]];
      if (was === undefined || is === undefined || isSame(was, is, what)) return [];
      return [{ name, what, before: was, after: is }];
    }),
  );
  const missing = (from: PartRecords<A>, other: PartRecords<A>): readonly string[] =>
    [...from.keys()].filter((name) => !other.has(name));
  return { changed, added: missing(now, before), gone: missing(before, now) };
}
