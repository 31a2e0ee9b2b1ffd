import { inSlices } from "../../product-data/base/slices";
import { Subscribable } from "../../product-data/base/subscribable";
import type { Line } from "../reading/line/line";
import { countsOf, type LineFilter } from "./counts";
import { type BomItem, itemsOf } from "./items";
import type { LineReplacements } from "./line-replacements";
import { type Verdict, type Comparisons, type KnownOfBom, verdictMaker } from "./verdict";

/**
 * The lines of a BOM while more becomes known about them. They are made in pieces, and what becomes known meanwhile is
 * added next, because a long BOM takes a second. Notifies when there are new ones.
 */
export class Verdicts extends Subscribable {
  /** In the BOM's order; empty until they are made the first time. */
  all: readonly Verdict[] = [];
  /** Those that need attention first. */
  items: readonly BomItem[] = [];
  /** The number of items for each filter. */
  counts: ReadonlyMap<LineFilter, number> = new Map();
  private known: KnownOfBom;
  private readonly comparisons: Comparisons = new Map();
  private making: Promise<void> | null = null;

  constructor(lines: readonly Line[]) {
    super();
    this.known = { lines, results: new Map(), replacements: new Map(), choices: new Map() };
  }

  /** The alternatives that are known. */
  get replacements(): LineReplacements {
    return this.known.replacements;
  }

  /** Resolves when the lines have all that is known. */
  add(known: Partial<KnownOfBom>): Promise<void> {
    this.known = { ...this.known, ...known };
    this.making ??= this.make().finally(() => (this.making = null));
    return this.making;
  }

  /** Resolves when the lines have all that is known, and adds nothing. */
  settled(): Promise<void> {
    return this.making ?? Promise.resolve();
  }

  private async make(): Promise<void> {
    for (let made: KnownOfBom | null = null; made !== this.known;) {
      made = this.known;
      this.all = await inSlices(made.lines, verdictMaker(made, this.comparisons));
      this.items = itemsOf(this.all);
      this.counts = countsOf(this.items);
      this.notify();
    }
  }
}
