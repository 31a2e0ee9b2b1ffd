import type { Clock } from "../../../product-data/base/clock";
import type { Shown } from "../../../product-data/lookup/comparison";
import type { PartCache } from "../../../product-data/lookup/part-cache";
import type { Language } from "../../../product-data/vocabulary/language";
import { recalculateAt } from "../../excel/recalculate";
import type { CellUse, Usage } from "../usage";

interface OvertakenCellsOptions {
  readonly cache: Pick<PartCache, "parts" | "searches" | "keptParts" | "keptSearches">;
  readonly usage: Pick<Usage, "all">;
  readonly clock: Clock;
}

type Entry = readonly [kind: "parts" | "searches", language: Language, text: string];

/**
 * Cells that still show a value of the workbook, although the service has returned another one since. They are
 * recalculated, because a workbook may be forged.
 */
export class OvertakenCells {
  private looksSoon = false;

  constructor(
    private readonly options: OvertakenCellsOptions,
    private readonly recalculated: () => void,
  ) {}

  all(): readonly CellUse[] {
    return this.options.usage.all().filter((use) => this.entriesOf(use).length > 0);
  }

  /** Responses arrive one after the other. */
  lookSoon(delayMs = lookAfterMs): void {
    if (this.looksSoon) return;
    this.looksSoon = true;
    this.options.clock.after(delayMs, () => void this.look());
  }

  private async look(): Promise<void> {
    const cells = this.all();
    const isRefused = await recalculateAt(cells).catch(() => true);
    this.looksSoon = false;
    if (isRefused === true) {
      // As while a cell is being edited.
      this.lookSoon(lookAgainMs);
      return;
    }
    const entries = cells.flatMap((cell) => this.entriesOf(cell));
    for (const entry of entries) this.settle(entry);
    if (entries.length > 0) this.recalculated();
  }

  private entriesOf({ parts, searches }: Shown): readonly Entry[] {
    const { cache } = this.options;
    const entries: Entry[] = parts.map(({ language, partno }) => ["parts", language, partno]);
    for (const { query, key } of searches) {
      const { language } = query;
      entries.push(["searches", language, key]);
      for (const partno of cache.searches.get(language, key)?.partnos ?? []) entries.push(["parts", language, partno]);
    }
    return entries.filter(([kind, language, text]) => {
      const kept = (kind === "parts" ? cache.keptParts : cache.keptSearches).known(language, text);
      return kept !== undefined && !kept.pinned && cache[kind].outdated(language, text) === kept.value;
    });
  }

  /** No cell shows the value of the workbook any more. */
  private settle([kind, language, text]: Entry): void {
    const { parts, searches } = this.options.cache;
    const [part, search] = [parts.get(language, text), searches.get(language, text)];
    if (kind === "parts" && part !== undefined) parts.replace(language, text, part);
    if (kind === "searches" && search !== undefined) searches.replace(language, text, search);
  }
}

const lookAfterMs = 500;
const lookAgainMs = 5000;
