import QuickLRU from "quick-lru";
import { type Language, languages } from "../vocabulary/language";
import { entryKey, readEntryKey } from "./entry-key";
import { haveSameContent, type Known, type KnownSearch } from "./known";

/**
 * The known entries of each language, by part number or by search. The least recently used entries are dropped first.
 */
export class KnownMap<T extends Known | KnownSearch> {
  private readonly current = new Map<Language, QuickLRU<string, T>>();
  /** Previous values of entries that changed on revalidation. Cells show them until they are recalculated. */
  private readonly outdated = new Map<string, T>();
  /** Values from the workbook. They are from another source, so they are never stored. */
  private carried = new Map<string, T>();
  private isPinned = false;

  constructor(
    maxSize: number,
    /** Called with every entry that is put. */
    private readonly save: (key: string, known: T) => void,
  ) {
    for (const language of languages) this.current.set(language, new QuickLRU({ maxSize }));
  }

  /** The newer of the service's value and the workbook's; the workbook's if it is pinned. */
  get(language: Language, text: string): T | undefined {
    const own = this.own(language, text);
    if (this.carried.size === 0) return own;
    const carried = this.carried.get(entryKey(language, text));
    if (own === undefined || carried === undefined) return own ?? carried;
    return this.isPinned || carried.fetchedMs > own.fetchedMs ? carried : own;
  }

  /** Values that the service returned on this computer. */
  own(language: Language, text: string): T | undefined {
    return this.current.get(language)?.get(text);
  }

  /** The entries of the workbook that stay. */
  pinned(language: Language, text: string): T | undefined {
    return this.isPinned ? this.carried.get(entryKey(language, text)) : undefined;
  }

  isCarried(language: Language, text: string): boolean {
    return this.carried.has(entryKey(language, text));
  }

  /** @param carried by `entryKey`; replaces the previous values of a workbook */
  carry(carried: Map<string, T>, isPinned: boolean): void {
    this.carried = carried;
    this.isPinned = isPinned;
  }

  /** Like `get`, but returns the value that cells still show. */
  shown(language: Language, text: string): T | undefined {
    return this.pinned(language, text) ?? this.outdated.get(entryKey(language, text)) ?? this.get(language, text);
  }

  put(language: Language, text: string, known: T): void {
    const key = entryKey(language, text);
    const before = this.get(language, text);
    if (before !== undefined && !this.outdated.has(key) && !haveSameContent(before, known))
      this.outdated.set(key, before);
    this.keep(key, known);
  }

  /** Like `put`; the caller recalculates the cells that use the entry. */
  replace(language: Language, text: string, known: T): void {
    const key = entryKey(language, text);
    this.outdated.delete(key);
    this.keep(key, known);
  }

  /** Puts entries that were read from the store. */
  restore(key: string, known: T): void {
    const { language, text } = readEntryKey(key);
    this.current.get(language)?.set(text, known);
  }

  /** Removes one entry for this session, unless it is pinned. */
  forget(language: Language, text: string): void {
    this.current.get(language)?.delete(text);
    if (!this.isPinned) this.carried.delete(entryKey(language, text));
  }

  clear(): void {
    for (const known of this.current.values()) known.clear();
    this.outdated.clear();
  }

  /** In all languages. */
  get size(): number {
    return [...this.current.values()].reduce((sum, known) => sum + known.size, 0);
  }

  private keep(key: string, known: T): void {
    this.restore(key, known);
    this.save(key, known);
  }
}
