import { isOld } from "../base/foreign";
import type { Language } from "../vocabulary/language";

/** A value that needs no request. */
export interface Held<T> {
  readonly value: T;
  /** When the service returned it. */
  readonly fetchedMs: number;
}

/** Values that need no request, by language and key. */
export interface Source<K, T> {
  /** undefined: it has no value. */
  known(language: Language, key: K): Held<T> | undefined;
}

/** The values that the service returned on this computer. */
export interface Memory<K, T> extends Source<K, T> {
  /** The value before the last one, if cells still show it. */
  outdated(language: Language, key: K): Held<T> | undefined;
}

/** The value to use. */
export interface Choice<T> {
  readonly held: Held<T>;
  readonly from: "memory" | "catalog";
  /** Whether the service gets a request for a newer value when this one is old. */
  readonly isRenewed: boolean;
}

/** The two places that values come from: memory, and the catalog on this computer. */
export class Sources<K, T> {
  constructor(
    private readonly memory: Memory<K, T>,
    private readonly catalog: Source<K, T>,
  ) {}

  /**
   * The newer of memory and catalog; undefined: only the service has the value. The catalog is updated as a whole, so the
   * service gets no request for what it contains.
   */
  choose(language: Language, key: K): Choice<T> | undefined {
    const memory = this.memory.known(language, key);
    const catalog = this.catalog.known(language, key);
    if (catalog === undefined) return memory && { held: memory, from: "memory", isRenewed: true };
    const isNewer = memory !== undefined && memory.fetchedMs > catalog.fetchedMs;
    return { held: isNewer ? memory : catalog, from: isNewer ? "memory" : "catalog", isRenewed: false };
  }

  /** As `choose`, but the value that cells show until they are recalculated. */
  shown(language: Language, key: K): Held<T> | undefined {
    return this.memory.outdated(language, key) ?? this.choose(language, key)?.held;
  }
}

/** Whether a newer value is requested while this one is used. @param freshMs the age from which a value is old */
export const isDue = ({ held, isRenewed }: Choice<unknown>, nowMs: number, freshMs: number): boolean =>
  isRenewed && isOld(held.fetchedMs, nowMs, freshMs);

/** A value in memory as a source returns it. */
export const heldAs = <T extends { readonly fetchedMs: number }>(value: T | undefined): Held<T> | undefined =>
  value && { value, fetchedMs: value.fetchedMs };
