import QuickLRU from "quick-lru";
import { type Language, languages } from "../vocabulary/language";
import { entryKey, readEntryKey } from "./entry-key";
import { haveSameContent, type Known, type KnownSearch } from "./known";

/** What is known in each language, by part number or by search; those used least recently go first. */
export class KnownMap<T extends Known | KnownSearch> {
  private readonly current = new Map<Language, QuickLRU<string, T>>();
  /** What was revalidated and has changed, as it was before: cells show it until they are calculated again. */
  private readonly outdated = new Map<string, T>();

  constructor(
    maxSize: number,
    /** Called with all that is put. */
    private readonly save: (key: string, known: T) => void,
  ) {
    for (const language of languages) this.current.set(language, new QuickLRU({ maxSize }));
  }

  get(language: Language, text: string): T | undefined {
    return this.current.get(language)?.get(text);
  }

  /** What cells may show still: as `get`, but what was revalidated in the background as it was until then. */
  shown(language: Language, text: string): T | undefined {
    return this.outdated.get(entryKey(language, text)) ?? this.get(language, text);
  }

  put(language: Language, text: string, known: T): void {
    const key = entryKey(language, text);
    const before = this.get(language, text);
    if (before !== undefined && !this.outdated.has(key) && !haveSameContent(before, known))
      this.outdated.set(key, before);
    this.keep(key, known);
  }

  /** As `put`; the cells that use it are calculated again by the caller. */
  replace(language: Language, text: string, known: T): void {
    const key = entryKey(language, text);
    this.outdated.delete(key);
    this.keep(key, known);
  }

  /** As it was saved. */
  restore(key: string, known: T): void {
    const { language, text } = readEntryKey(key);
    this.current.get(language)?.set(text, known);
  }

  /** Forgets one entry for this session. */
  forget(language: Language, text: string): void {
    this.current.get(language)?.delete(text);
  }

  clear(): void {
    for (const known of this.current.values()) known.clear();
    this.outdated.clear();
  }

  /** Over all languages. */
  get size(): number {
    return [...this.current.values()].reduce((sum, known) => sum + known.size, 0);
  }

  private keep(key: string, known: T): void {
    this.restore(key, known);
    this.save(key, known);
  }
}
