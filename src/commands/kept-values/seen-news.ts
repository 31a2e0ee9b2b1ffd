import type { OwnChange } from "../../catalog/part-change";
import type { TextStore } from "../../settings";

/**
 * The lists of news that the user has seen on this computer, the most recent ones: a hash of each, and nothing of a
 * workbook.
 */
export class SeenNews {
  constructor(private readonly store: TextStore) {}

  async has(news: readonly OwnChange[]): Promise<boolean> {
    return news.length > 0 && (await this.hashes()).includes(await hashOf(news));
  }

  async add(news: readonly OwnChange[]): Promise<void> {
    const hashes = [...(await this.hashes()), await hashOf(news)];
    await this.store.write(name, hashes.slice(-mostLists).join(" "));
  }

  private async hashes(): Promise<readonly string[]> {
    return (await this.store.read(name))?.split(" ") ?? [];
  }
}

const name = "vendor.seen-news";
/** One for each workbook that is opened repeatedly. */
const mostLists = 100;

async function hashOf(news: readonly OwnChange[]): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(news)));
  return Array.from(new Uint8Array(hash, 0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
