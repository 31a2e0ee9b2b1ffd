import type { Client } from "../api/client";
import type { Clock } from "../base/clock";
import { entryKey } from "./known";
import type { ProductCategory } from "../vocabulary/category";
import type { Language } from "../vocabulary/language";

/** The URLs of the categories' files. Each is requested once and kept until shortly before it expires. */
export class DownloadLinks {
  private readonly links = new Map<string, Link>();

  constructor(
    private readonly client: Pick<Client, "downloadUrl">,
    private readonly clock: Clock,
  ) {}

  /** The URL; synchronous if it is known. If the promise rejects, with an ApiError, nothing is kept. */
  find(category: ProductCategory, language: Language): string | Promise<string> {
    const key = entryKey(language, category);
    const kept = this.fresh(key);
    if (kept !== undefined) return kept.url;
    // Several cells may wait for one response, so none of them can abort it.
    const request = this.client.downloadUrl(category, language, new AbortController().signal).then(
      (url) => (link.url = url),
      (error: unknown) => {
        if (this.links.get(key) === link) this.links.delete(key);
        throw error;
      },
    );
    const link: Link = { url: request, untilMs: this.clock.now() + keptMs };
    this.links.set(key, link);
    return request;
  }

  /** Whether `find` returns synchronously. */
  knows(category: ProductCategory, language: Language): boolean {
    return typeof this.fresh(entryKey(language, category))?.url === "string";
  }

  /** Forgets all URLs. With another key or service, they are different. */
  clear(): void {
    this.links.clear();
  }

  private fresh(key: string): Link | undefined {
    const link = this.links.get(key);
    const leftMs = (link?.untilMs ?? 0) - this.clock.now();
    // An end later than that was calculated before the clock was set back.
    return leftMs > 0 && leftMs <= keptMs ? link : undefined;
  }
}

interface Link {
  url: string | Promise<string>;
  readonly untilMs: number;
}

/** A URL works for 7 days (document, "Limits"). After 6, a workbook gets a new one while the old one still works. */
const keptMs = 6 * 86_400_000;
