import type { Language } from "../vocabulary/language";
import { entryKey } from "./entry-key";
import type { Known, KnownSearch } from "./known";
import { heldAs, type Held } from "./sources";

/** Values kept in the workbook, by part number or by search. They come from outside, so they are never stored. */
export class KeptMap<T extends Known | KnownSearch> {
  private entries = new Map<string, T>();
  private isPinned = false;

  known(language: Language, text: string): Held<T> | undefined {
    return this.entries.size === 0 ? undefined : heldAs(this.entries.get(entryKey(language, text)), this.isPinned);
  }

  /** @param entries by `entryKey`; replaces the values of a workbook */
  use(entries: Iterable<readonly [string, T]>, isPinned: boolean): void {
    this.entries = new Map(entries);
    this.isPinned = isPinned;
  }

  /** Removes an entry, unless it is pinned. */
  forget(language: Language, text: string): void {
    if (!this.isPinned) this.entries.delete(entryKey(language, text));
  }
}
