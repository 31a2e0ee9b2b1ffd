import { isOld } from "../base/foreign";
import type { Language } from "../vocabulary/language";

/** A value that needs no request. */
export interface Held<T> {
  readonly value: T;
  /** When the service returned it. */
  readonly fetchedMs: number;
  /** The user wants this value whatever the service returns. */
  readonly pinned: boolean;
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
  readonly from: "memory" | "catalog" | "kept";
  /** Whether the service gets a request for a newer value while this one is used. */
  readonly renewal: "never" | "whenOld" | "always";
}

/** The places that values come from: memory, the catalog on this computer, and the values kept in the workbook. */
export class Sources<K, T> {
  constructor(
    private readonly memory: Memory<K, T>,
    private readonly catalog: Source<K, T>,
    private readonly kept: Source<K, T>,
  ) {}

  /**
   * The rule for every value: the workbook's if the user pinned it; otherwise the newer of memory and catalog; otherwise
   * the workbook's, while the service is asked; undefined: only the service has it. The catalog is updated as a whole,
   * so the service gets no request for what it contains.
   */
  choose(language: Language, key: K): Choice<T> | undefined {
    const kept = this.kept.known(language, key);
    if (kept?.pinned === true) return { held: kept, from: "kept", renewal: "never" };
    return this.newest(language, key) ?? (kept && { held: kept, from: "kept", renewal: "always" });
  }

  /** The last known value of the service, whatever the workbook keeps. */
  newest(language: Language, key: K): Choice<T> | undefined {
    const memory = this.memory.known(language, key);
    const catalog = this.catalog.known(language, key);
    if (catalog === undefined) return memory && { held: memory, from: "memory", renewal: "whenOld" };
    const isNewer = memory !== undefined && memory.fetchedMs > catalog.fetchedMs;
    return { held: isNewer ? memory : catalog, from: isNewer ? "memory" : "catalog", renewal: "never" };
  }

  /** As `choose`, but the value that cells show until they are recalculated. */
  shown(language: Language, key: K): Held<T> | undefined {
    const held = this.choose(language, key)?.held;
    return held?.pinned === true ? held : (this.memory.outdated(language, key) ?? held);
  }
}

/** Whether a newer value is requested while this one is used. @param freshMs the age from which a value is old */
export function isDue({ held, renewal }: Choice<unknown>, nowMs: number, freshMs: number): boolean {
  return renewal === "always" || (renewal === "whenOld" && isOld(held.fetchedMs, nowMs, freshMs));
}

/** A value in memory or in the workbook as a source returns it. */
export function heldAs<T extends { readonly fetchedMs: number }>(value: T | undefined, pinned = false) {
  return value && { value, fetchedMs: value.fetchedMs, pinned };
}
