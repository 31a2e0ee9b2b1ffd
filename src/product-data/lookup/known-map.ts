import QuickLRU from "quick-lru";
import { type Language, languages } from "../vocabulary/language";
import { entryKey, readEntryKey } from "./entry-key";
import { haveSameContent, type Known, type KnownSearch } from "./known";

/**
 * What the service returned on this computer, in each language, by part number or by search. The least recently used
 * entries are dropped first.
 */
export class KnownMap<T extends Known | KnownSearch> {
  private readonly current = new Map<Language, QuickLRU<string, T>>();
  /** Previous values of entries that changed on revalidation. Cells show them until they are recalculated. */
  private readonly before = new Map<string, T>();

  constructor(
    maxSize: number,
    /** Called with every entry that is put. */
    private readonly save: (key: string, known: T) => void,
  ) {
    for (const language of languages) this.current.set(language, new QuickLRU({ maxSize }));
  }

  get(language: Language, text: string): T | undefined {
    return this.current.get(language)?.get(text);
  }

  /** The value before the last `put`, if cells still show it. */
  outdated(language: Language, text: string): T | undefined {
    return this.before.get(entryKey(language, text));
  }

  put(language: Language, text: string, known: T): void {
    const key = entryKey(language, text);
    const before = this.get(language, text);
    if (before !== undefined && !this.before.has(key) && !haveSameContent(before, known)) this.before.set(key, before);
    this.keep(key, known);
  }

  /** Like `put`; the caller recalculates the cells that use the entry. */
  replace(language: Language, text: string, known: T): void {
    const key = entryKey(language, text);
    this.before.delete(key);
    this.keep(key, known);
  }

  /** Puts entries that were read from the store. */
  restore(key: string, known: T): void {
    const { language, text } = readEntryKey(key);
    this.current.get(language)?.set(text, known);
  }

  /** Removes one entry for this session. */
  forget(language: Language, text: string): void {
    this.current.get(language)?.delete(text);
  }

  clear(): void {
    for (const known of this.current.values()) known.clear();
    this.before.clear();
  }

  /** In all languages. */
  get size(): number {
    return [...this.current.values()].reduce((sum, known) => sum + known.size, 0);
  }

  private keep(key: string, known: T): void {
    this.restore(key, known);
    // A faulty response may leave out parts, so what it doesn't have isn't stored.
    if (known.kind !== "absent") this.save(key, known);
  }
}
