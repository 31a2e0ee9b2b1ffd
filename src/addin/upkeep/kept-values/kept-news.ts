import type { Clock } from "../../../product-data/base/clock";
import { Observed } from "../../observed";
import { worseChanges } from "./worth-knowing";
import type { KeptValues } from "../../../product-data/kept/kept-values";
import type { OwnChange } from "../../../product-data/lookup/part-change";
import type { PartLoader } from "../../../product-data/lookup/part-loader";
import { sha256Of } from "../../../product-data/base/sha256";
import type { TextStore } from "../../settings";

export interface KeptNewsOptions {
  readonly loader: PartLoader;
  readonly clock: Clock;
  /** Stores which news the user has seen. */
  readonly store: TextStore;
}

/** Changes for the worse in the kept parts, as far as they are known without a request. */
export class KeptNews {
  /** Empty when the user has seen them. */
  readonly unseen = new Observed<readonly OwnChange[]>([]);
  /** All of them, as JSON. */
  private found = "[]";
  private looksSoon = false;

  constructor(
    private readonly kept: () => KeptValues | null,
    private readonly options: KeptNewsOptions,
  ) {}

  /** Records that the user has seen the list, also for other workbooks with the same list. */
  async setSeen(): Promise<void> {
    this.unseen.set([]);
    const hash = await hashOf(this.found);
    const hashes = [...(await this.seenHashes()), hash];
    await this.options.store.write(storeName, hashes.slice(-mostLists).join(" "));
  }

  /** Responses of a revalidation arrive one after the other. */
  lookSoon(): void {
    if (this.looksSoon) return;
    this.looksSoon = true;
    this.options.clock.after(lookAfterMs, () => {
      this.looksSoon = false;
      void this.look();
    });
  }

  private async look(): Promise<void> {
    const kept = this.kept();
    const changes = kept === null ? [] : await changesSince(kept, this.options.loader);
    const found = JSON.stringify(changes);
    if (found === this.found) return;
    const isSeen = (await this.seenHashes()).includes(await hashOf(found));
    if (kept !== this.kept()) return;
    this.found = found;
    this.unseen.set(isSeen ? [] : changes);
  }

  /** One of each list that the user has seen on this computer, the most recent ones, and nothing of a workbook. */
  private async seenHashes(): Promise<readonly string[]> {
    return (await this.options.store.read(storeName))?.split(" ") ?? [];
  }
}

const lookAfterMs = 500;
const storeName = "vendor.seen-news";
/** One for each workbook that is opened repeatedly. */
const mostLists = 100;

async function hashOf(news: string): Promise<string> {
  return (await sha256Of(new TextEncoder().encode(news))).slice(0, 16);
}

async function changesSince({ parts }: KeptValues, { sources }: PartLoader): Promise<readonly OwnChange[]> {
  const changes: OwnChange[] = [];
  for (const part of parts) {
    const now = sources.newest(part.language, part.partno)?.held;
    if (now !== undefined && now.fetchedMs > part.known.fetchedMs) changes.push(...worseChanges(part, await now.value));
  }
  return changes;
}
