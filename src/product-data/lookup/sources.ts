import { isOld } from "../base/foreign";
import type { Language } from "../vocabulary/language";
import { type Known, knownProduct } from "./known";
import type { PartCache } from "./part-cache";
import type { PartCatalog } from "./part-catalog";

/** The values that the service returned on this computer. */
interface Memory<K, T> {
  get(language: Language, key: K): T | undefined;
  /** The value before the last one, if cells still show it. */
  outdated(language: Language, key: K): T | undefined;
}

/** The value to use. */
interface Chosen<T> {
  readonly value: T;
  readonly from: "memory" | "catalog";
  /** Whether the service gets a request for a newer value when this one is old. */
  readonly isRenewed: boolean;
}

/** The two places that a value comes from without a request: memory, and the catalog on this computer. */
export class Sources<K, T extends { readonly fetchedMs: number }> {
  constructor(
    private readonly memory: Memory<K, T>,
    private readonly catalog: (language: Language, key: K) => T | undefined,
  ) {}

  /**
   * The newer of memory and catalog; undefined: only the service has the value. The catalog is updated as a whole, so the
   * service gets no request for what it contains.
   */
  choose(language: Language, key: K): Chosen<T> | undefined {
    const memory = this.memory.get(language, key);
    const catalog = this.catalog(language, key);
    if (catalog === undefined) return memory && { value: memory, from: "memory", isRenewed: true };
    return memory !== undefined && memory.fetchedMs > catalog.fetchedMs
      ? { value: memory, from: "memory", isRenewed: false }
      : { value: catalog, from: "catalog", isRenewed: false };
  }

  /** What cells show until they are recalculated: the value before it changed in the background, or else the one to use. */
  shown(language: Language, key: K): T | undefined {
    return this.memory.outdated(language, key) ?? this.choose(language, key)?.value;
  }
}

/** Whether a newer value is requested while this one is used. @param freshMs the age from which a value is old */
export const isDue = (
  { value, isRenewed }: Chosen<{ readonly fetchedMs: number }>,
  nowMs: number,
  freshMs: number,
): boolean => isRenewed && isOld(value.fetchedMs, nowMs, freshMs);

/** Facts about parts, by part number. */
export type PartSources = Sources<string, Known>;

/** @param catalog the catalog on this computer; null: there is none */
export function partSources({ parts }: PartCache, catalog: () => Pick<PartCatalog, "part"> | null): PartSources {
  return new Sources<string, Known>(parts, (language, partno) => {
    const product = catalog()?.part(partno, language);
    return product && knownProduct(product);
  });
}
