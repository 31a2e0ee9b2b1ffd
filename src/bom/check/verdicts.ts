import { inSlices } from "../../product-data/base/slices";
import { Subscribable } from "../../product-data/base/subscribable";
import type { Lookup } from "../../product-data/lookup/lookup";
import type { Language } from "../../product-data/vocabulary/language";
import { type Line, partnosOf } from "../reading/line/line";
import { type BomItem, itemsOf, countsOf, type LineFilter } from "./items";
import { findLineReplacements } from "./line-replacements";
import { checkParts } from "./parts";
import { needsReplacement } from "./states";
import { type Verdict, type Comparisons, type KnownOfBom, verdictMaker } from "./verdict";

/**
 * The lines of a BOM while more becomes known about them. They are made in pieces, and what becomes known meanwhile is
 * added next, because a long BOM takes a second. Notifies when there are new ones.
 */
export class Verdicts extends Subscribable {
  /** Verdicts in the BOM's order; empty until they are made the first time. */
  all: readonly Verdict[] = [];
  /** The items of the list, those that need attention first. */
  items: readonly BomItem[] = [];
  /** The number of items for each filter. */
  counts: ReadonlyMap<LineFilter, number> = new Map();
  private known: KnownOfBom;
  private readonly comparisons: Comparisons = new Map();
  private making: Promise<void> | null = null;

  constructor(lines: readonly Line[]) {
    super();
    this.known = { lines, results: new Map(), replacements: new Map(), choices: new Map(), notes: new Map() };
  }

  /** Requests the parts of the lines. Those without a response when the signal aborts stay unchecked. */
  async checkParts({ loader }: Pick<Lookup, "loader">, { language, signal, onProgress }: CheckOptions): Promise<void> {
    const { results } = await checkParts(partnosOf(this.known.lines), signal, {
      loader,
      language,
      onProgress: (progress) => {
        if (onProgress === undefined) return;
        onProgress(progress);
        void this.add({ results: progress.results });
      },
    });
    await this.add({ results });
  }

  /** Finds alternatives for the lines that need one. Resolves when they have them, or with those found when the signal aborts. */
  async findReplacements(
    sources: Lookup,
    { language, signal, onProgress }: CheckOptions,
    isWanted = ({ state }: Verdict): boolean => needsReplacement(state),
  ): Promise<void> {
    await this.settled();
    const wanted = this.all.filter(isWanted).map(({ line }) => line);
    const found = await findLineReplacements(wanted, this.known.lines, sources, language, signal, (progress) => {
      if (onProgress === undefined) return;
      onProgress(progress);
      void this.add({ replacements: new Map([...this.known.replacements, ...progress.replacements]) });
    });
    await this.add({ replacements: new Map([...this.known.replacements, ...found]) });
  }

  /** Resolves when the lines have all that is known. */
  add(known: Partial<KnownOfBom>): Promise<void> {
    this.known = { ...this.known, ...known };
    this.making ??= this.make();
    return this.making;
  }

  /** Resolves when the lines have all that is known, and adds nothing. */
  settled(): Promise<void> {
    return this.making ?? Promise.resolve();
  }

  private async make(): Promise<void> {
    try {
      for (let made: KnownOfBom | null = null; made !== this.known;) {
        made = this.known;
        this.all = await inSlices(made.lines, verdictMaker(made, this.comparisons));
        this.items = itemsOf(this.all);
        this.counts = countsOf(this.items);
        this.notify();
      }
    } finally {
      // This must happen in the same task: what is added before the promise settles would be lost otherwise.
      this.making = null;
    }
  }
}

interface CheckOptions {
  readonly language: Language;
  readonly signal: AbortSignal;
  /** Called after each step; the verdicts are then made after each step, too. */
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
}

/**
 * Checks a whole BOM: requests its parts and their alternatives, and finds alternatives for lines that need one. If the
 * signal aborts, the lines that aren't finished stay unchecked.
 * @param sources without a search, no alternatives are found
 * @param isWanted which lines get alternatives; by default, those that need one
 */
export async function checkBom(
  lines: readonly Line[],
  { loader, search }: Pick<Lookup, "loader"> & Partial<Lookup>,
  language: Language,
  signal: AbortSignal,
  isWanted?: (verdict: Verdict) => boolean,
): Promise<readonly Verdict[]> {
  const verdicts = new Verdicts(lines);
  await verdicts.checkParts({ loader }, { language, signal });
  if (search !== undefined) await verdicts.findReplacements({ loader, search }, { language, signal }, isWanted);
  return verdicts.all;
}
