import { fieldValue, type FieldValue, type Product } from "../api/product";
import { fields } from "../vocabulary/field";
import type { Language } from "../vocabulary/language";
import type { Known } from "./known";
import type { Lookup } from "./lookup";
import type { PartCache } from "./part-cache";

/** A part to be asked for anew. */
export interface RefreshedPart {
  readonly partno: string;
  readonly language: Language;
}

/** One thing that is otherwise than it was. */
export type PartChange = RefreshedPart &
  (
    | { readonly kind: "changed"; readonly field: string; readonly before: FieldValue; readonly after: FieldValue }
    /** The service had no such part, and has it now; or the reverse. */
    | { readonly kind: "found" | "lost" }
  );

/** New answers for all the parts, not yet in use. */
export interface Refetched {
  readonly changes: readonly PartChange[];
  /** Puts the new answers into use. */
  swap(): void;
}

/**
 * Asks for parts anew, each once. Nothing changes for anybody until `swap`; a failure of one request is the failure of all.
 * @param onFetched after each request: parts answered so far
 * @throws ApiError, the signal's reason
 */
export async function refetch(
  lookup: Pick<Lookup, "refetch">,
  cache: PartCache,
  parts: readonly RefreshedPart[],
  signal: AbortSignal,
  onFetched: (done: number) => void,
): Promise<Refetched> {
  let done = 0;
  const count = (answered: number): void => onFetched((done += answered));
  const partnos = new Map<Language, Set<string>>();
  for (const { partno, language } of parts)
    partnos.set(language, (partnos.get(language) ?? new Set<string>()).add(partno));
  const answers = await Promise.all(
    [...partnos].map(async ([language, some]) => ({
      language,
      known: await lookup.refetch([...some], language, signal, count),
    })),
  );
  const renewed = answers.flatMap(({ language, known }) =>
    [...known].map(([partno, after]) => ({ partno, language, before: cache.get(language, partno), after })),
  );
  return {
    changes: renewed.flatMap(({ before, after, ...part }) => changesOf(part, before, after)),
    swap: () => {
      for (const { partno, language, after } of renewed) cache.put(language, partno, after);
    },
  };
}

/** A part of which nothing was known has no "before" and is no change. */
function changesOf(part: RefreshedPart, before: Known | undefined, after: Known): readonly PartChange[] {
  if (before === undefined) return [];
  if (before.product === null || after.product === null) {
    if (before.product === after.product) return [];
    return [{ ...part, kind: after.product === null ? "lost" : "found" }];
  }
  return differences(part, before.product, after.product);
}

function differences(part: RefreshedPart, before: Product, after: Product): readonly PartChange[] {
  return comparedFields.flatMap((field) => {
    const [was, is] = [fieldValue(before, field), fieldValue(after, field)];
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    return [{ ...part, kind: "changed", field: field.name, before: was, after: is }];
  });
}

/** Text companions say the same as their numbers, and fields without a place the same as those they compare. */
const comparedFields = fields.filter((field) => field.place !== null && field.textOf === null);
