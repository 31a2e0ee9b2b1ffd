import QuickLRU from "quick-lru";
import type { Activity } from "../api/activity";
import { type Language, languages } from "../vocabulary/language";
import { type Chunk, type ChunkStore, type Entry, isUntidy } from "./chunk-store";
import { type Known, haveSameContent } from "./known";
import type { Schedule } from "./schedule";

export interface PartCacheOptions {
  readonly activity: Activity;
  /** When to write what was put: several answers that arrive together become one chunk. */
  readonly schedule: Schedule;
  /** Parts kept in each language, in memory and stored; those used least recently go first. */
  readonly maxParts: number;
}

/**
 * What is known of part numbers, by language: in memory, and in a store where there is one. One record answers every
 * field, so the key is the part and never the field.
 */
export class PartCache {
  private readonly parts = new Map<Language, QuickLRU<string, Known>>();
  /** What was revalidated and has changed, as it was before: cells show it until they are calculated again. */
  private readonly outdated = new Map<string, Known>();
  private store: ChunkStore | null = null;
  private unsaved: Entry[] = [];
  private scheduled = false;

  constructor(private readonly options: PartCacheOptions) {
    for (const language of languages) this.parts.set(language, new QuickLRU({ maxSize: options.maxParts }));
  }

  /** Takes over what the store has, and keeps what is put from now on in it. */
  async attach(store: ChunkStore): Promise<void> {
    try {
      const chunks = await store.load();
      for (const chunk of chunks) this.take(chunk);
      this.store = store;
      if (isUntidy(chunks, this.size, this.options.maxParts))
        store.tidy(this.options.maxParts).catch((error: unknown) => this.detach(error));
    } catch (error) {
      this.detach(error);
    }
  }

  get(language: Language, partno: string): Known | undefined {
    return this.parts.get(language)?.get(partno);
  }

  /** What cells may show still: as `get`, but what was revalidated in the background as it was until then. */
  shown(language: Language, partno: string): Known | undefined {
    return this.outdated.get(keyOf(language, partno)) ?? this.get(language, partno);
  }

  /** As `put`; the cells that use it are calculated again by the caller. */
  replace(language: Language, partno: string, known: Known): void {
    this.outdated.delete(keyOf(language, partno));
    this.keep(language, partno, known);
  }

  /** Forgets one entry for this session. */
  forget(language: Language, partno: string): void {
    this.parts.get(language)?.delete(partno);
  }

  put(language: Language, partno: string, known: Known): void {
    const before = this.get(language, partno);
    if (before !== undefined && !haveSameContent(before, known)) {
      const key = keyOf(language, partno);
      if (!this.outdated.has(key)) this.outdated.set(key, before);
    }
    this.keep(language, partno, known);
  }

  /** How many parts are known, over all languages. */
  get size(): number {
    return [...this.parts.values()].reduce((sum, part) => sum + part.size, 0);
  }

  /** Forgets everything, also in the store. */
  async clear(): Promise<void> {
    for (const language of languages) this.parts.get(language)?.clear();
    this.outdated.clear();
    this.unsaved = [];
    await this.store?.clear().catch((error: unknown) => this.detach(error));
  }

  /** Forgets everything in memory and lets go of the store, which keeps what it has: another service is used now. */
  reset(): void {
    for (const language of languages) this.parts.get(language)?.clear();
    this.outdated.clear();
    this.unsaved = [];
    this.store?.close();
    this.store = null;
  }

  /** From now on in memory only, as after the storage failed. */
  detach(error: unknown): void {
    this.store = null;
    this.unsaved = [];
    const full = error instanceof DOMException && error.name === "QuotaExceededError";
    this.options.activity.record({ kind: "storage", state: full ? "full" : "blocked" });
  }

  private keep(language: Language, partno: string, known: Known): void {
    this.parts.get(language)?.set(partno, known);
    if (this.store === null) return;
    this.unsaved.push([keyOf(language, partno), known]);
    if (this.scheduled) return;
    this.scheduled = true;
    this.options.schedule(() => {
      this.scheduled = false;
      void this.save();
    });
  }

  private async save(): Promise<void> {
    const entries = this.unsaved;
    this.unsaved = [];
    try {
      await this.store?.append(entries);
    } catch (error) {
      this.detach(error);
    }
  }

  private take({ entries }: Chunk): void {
    for (const [key, known] of entries) this.parts.get(key.slice(0, 2) as Language)?.set(key.slice(3), known);
  }
}

const keyOf = (language: Language, partno: string): string => `${language}|${partno}`;
