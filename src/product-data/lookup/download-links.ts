import type { Client } from "../api/client";
import type { Clock } from "../base/clock";
import { entryKey } from "./entry-key";
import type { ProductCategory } from "../vocabulary/category";
import type { Language } from "../vocabulary/language";

/** The URLs of the categories' files. Each is requested once and kept until shortly before it expires. */
export class DownloadLinks {
  private readonly links = new Map<string, Link | Promise<string>>();

  constructor(
    private readonly client: Pick<Client, "downloadUrl">,
    private readonly clock: Clock,
  ) {}

  /** The URL; synchronous if it is known. If the promise rejects, with an ApiError, nothing is kept. */
  find(category: ProductCategory, language: Language): string | Promise<string> {
    const key = entryKey(language, category);
    const kept = this.links.get(key);
    if (kept instanceof Promise) return kept;
    if (kept !== undefined && this.isFresh(kept)) return kept.url;
    // Several cells may wait for one response, so none of them can abort it.
    const request: Promise<string> = this.client.downloadUrl(category, language, new AbortController().signal).then(
      (url) => {
        if (this.links.get(key) === request) this.links.set(key, { url, untilMs: this.clock.now() + keptMs });
        return url;
      },
      (error: unknown) => {
        if (this.links.get(key) === request) this.links.delete(key);
        throw error;
      },
    );
    this.links.set(key, request);
    return request;
  }

  /** Whether `find` returns synchronously. */
  knows(category: ProductCategory, language: Language): boolean {
    const kept = this.links.get(entryKey(language, category));
    return kept !== undefined && !(kept instanceof Promise) && this.isFresh(kept);
  }

  /** Another key or another service returns other URLs. */
  clear(): void {
    this.links.clear();
  }

  private isFresh({ untilMs }: Link): boolean {
    // A later end was calculated with another clock.
    return untilMs > this.clock.now() && untilMs <= this.clock.now() + keptMs;
  }
}

interface Link {
  readonly url: string;
  readonly untilMs: number;
}

/** A URL works for 7 days (document, "Limits"). After 6, a workbook gets a new one while the old one still works. */
const keptMs = 6 * 86_400_000;
