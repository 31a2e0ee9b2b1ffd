import { Slices } from "../base/slices";
import { entryKey } from "./entry-key";
import { haveSameContent, type Known } from "./known";
import type { PartCache } from "./part-cache";
import type { LanguagePart } from "./part-change";
import type { PartSources } from "./part-sources";
import type { SearchQuestion, SearchSources } from "./search/search-sources";

/** The parts and searches of one or more cells. */
export interface Shown {
  readonly parts: readonly LanguagePart[];
  readonly searches: readonly SearchQuestion[];
}

/** What cells show at one moment, or would show; undefined: unknown. */
export interface ShownValues {
  readonly part: (part: LanguagePart) => Known | undefined;
  /** The numbers that the search finds; null: it fails. */
  readonly search: (search: SearchQuestion) => readonly string[] | null | undefined;
  /** Whether cells may show different values of the part, or of the search. */
  readonly isMixed: (question: LanguagePart | SearchQuestion) => boolean;
}

/** What cells show now. */
export function valuesShown(parts: PartSources, searches: SearchSources, cache: PartCache): ShownValues {
  return {
    part: ({ partno, language }) => parts.shown(language, partno),
    search: (question) => searches.shown(question.query.language, question)?.partnos,
    isMixed: (question) => isMixedIn(cache, question),
  };
}

export const isMixedIn = ({ parts, searches }: PartCache, question: LanguagePart | SearchQuestion): boolean =>
  "partno" in question
    ? parts.isMixed(question.language, question.partno)
    : searches.isMixed(question.query.language, question.key);

/** Which cells change from one moment to another, in pieces that keep the page responsive. */
export class CellComparison {
  private readonly known = new Map<string, boolean>();
  private readonly slices = new Slices();

  constructor(
    private readonly before: ShownValues,
    private readonly after: ShownValues,
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
      const isMixed = this.before.isMixed(part);
      const [was, is] = [this.before.part(part), this.after.part(part)];
      differs = is !== undefined && (isMixed || was === undefined || !haveSameContent(was, is));
      this.known.set(key, differs);
      await this.slices.pause();
    }
    return differs;
  }

  private async searchDiffers(question: SearchQuestion): Promise<boolean> {
    const [was, is] = [this.before.search(question), this.after.search(question)];
    if (is === undefined) return false;
    if (is === null || this.before.isMixed(question) || was?.join() !== is.join()) return true;
    for (const partno of is) if (await this.partDiffers({ partno, language: question.query.language })) return true;
    return false;
  }
}

export const keyOfPart = ({ language, partno }: LanguagePart): string => entryKey(language, partno);
