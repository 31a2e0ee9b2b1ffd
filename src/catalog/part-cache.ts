import type { Product } from "../api/product";
import type { Language } from "../vocabulary/language";

/** What is known of a part number: its product, or that none has it. */
export interface Known {
  readonly product: Product | null;
  /** Numbers that exist and look like it, when it has no product. */
  readonly near: readonly string[];
  readonly fetchedMs: number;
}

/** What is known of part numbers, by language. One record answers every field, so the key is the part and never the field. */
export class PartCache {
  private readonly parts = new Map<Language, Map<string, Known>>();

  get(language: Language, partno: string): Known | undefined {
    return this.parts.get(language)?.get(partno);
  }

  put(language: Language, partno: string, known: Known): void {
    let byPart = this.parts.get(language);
    if (byPart === undefined) this.parts.set(language, (byPart = new Map<string, Known>()));
    byPart.set(partno, known);
  }

  clear(): void {
    this.parts.clear();
  }
}
