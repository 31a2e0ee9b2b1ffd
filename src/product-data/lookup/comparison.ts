import { pauses } from "../base/pauses";
import { entryKey } from "./entry-key";
import { haveSameContent, type Known } from "./known";
import type { LanguagePart } from "./part-change";
import type { PartSources } from "./part-sources";
import { keyOfSearch, type SearchQuestion, type SearchSources } from "./search/search-sources";

/** The parts and searches of one or more cells. */
export interface Shown {
  readonly parts: readonly LanguagePart[];
  readonly searches: readonly SearchQuestion[];
}

/** What cells show at one moment, or would show. undefined: unknown. */
export interface ShownValues {
  readonly part: (part: LanguagePart) => Known | Promise<Known> | undefined;
  /** The numbers that the search finds; null: it fails. */
  readonly search: (search: SearchQuestion) => readonly string[] | null | undefined;
}

/** What cells show now. */
export function valuesShown(parts: PartSources, searches: SearchSources): ShownValues {
  return {
    part: ({ partno, language }) => parts.shown(language, partno)?.value,
    search: (asked) => searches.shown(asked.query.language, asked)?.value.partnos,
  };
}

/** The values of these cells as they are now, whatever becomes of them. */
export async function snapshotOf(all: readonly Shown[], values: ShownValues): Promise<ShownValues> {
  const parts = new Map<string, Known | undefined>();
  const searches = new Map<string, readonly string[] | null | undefined>();
  const take = async (part: LanguagePart): Promise<void> => {
    if (!parts.has(keyOfPart(part))) parts.set(keyOfPart(part), await values.part(part));
  };
  for (const shown of all) {
    for (const part of shown.parts) await take(part);
    for (const asked of shown.searches) {
      const partnos = values.search(asked);
      searches.set(keyOfSearch(asked), partnos);
      for (const partno of partnos ?? []) await take({ partno, language: asked.query.language });
    }
  }
  return { part: (part) => parts.get(keyOfPart(part)), search: (asked) => searches.get(keyOfSearch(asked)) };
}

/** Which cells change from one moment to another, in pieces that keep the page responsive. */
export class CellComparison {
  private readonly known = new Map<string, boolean>();
  private readonly pause = pauses();

  /** @param withDates whether another date is a difference, although the values are the same */
  constructor(
    private readonly before: ShownValues,
    private readonly after: ShownValues,
    private readonly withDates = false,
  ) {}

  /** Whether a cell that shows these changes. What is unknown afterwards doesn't change. */
  async differs({ parts, searches }: Shown): Promise<boolean> {
    for (const part of parts) if (await this.partDiffers(part)) return true;
    for (const search of searches) if (await this.searchDiffers(search)) return true;
    return false;
  }

  private async partDiffers(part: LanguagePart): Promise<boolean> {
    const key = keyOfPart(part);
    let differs = this.known.get(key);
    if (differs === undefined) {
      const [was, is] = [await this.before.part(part), await this.after.part(part)];
      differs = is !== undefined && (was === undefined || this.areDifferent(was, is));
      this.known.set(key, differs);
      await this.pause();
    }
    return differs;
  }

  private async searchDiffers(asked: SearchQuestion): Promise<boolean> {
    const [was, is] = [this.before.search(asked), this.after.search(asked)];
    if (is === undefined) return false;
    if (is === null || was?.join() !== is.join()) return true;
    for (const partno of is) if (await this.partDiffers({ partno, language: asked.query.language })) return true;
    return false;
  }

  private areDifferent(was: Known, is: Known): boolean {
    return (this.withDates && was.fetchedMs !== is.fetchedMs) || !haveSameContent(was, is);
  }
}

export const keyOfPart = ({ language, partno }: LanguagePart): string => entryKey(language, partno);
