import { worseChanges } from "../../carried/worth-knowing";
import type { KeptValues } from "../../carried/kept-values";
import type { PartCache } from "../../catalog/part-cache";
import type { OwnChange } from "../../catalog/part-change";
import type { PartLoader } from "../../catalog/part-loader";

/** Changes for the worse in the kept parts, as far as they are known without a request. */
export async function newsOf(
  { parts, pinned }: KeptValues,
  { cache, loader }: { readonly cache: PartCache; readonly loader: PartLoader },
): Promise<readonly OwnChange[]> {
  const news: OwnChange[] = [];
  for (const part of parts) {
    const { partno, language, known } = part;
    const now = pinned ? cache.parts.own(language, partno) : await loader.known(partno, language);
    if (now !== undefined && now.fetchedMs > known.fetchedMs) news.push(...worseChanges(part, now));
  }
  return news;
}
