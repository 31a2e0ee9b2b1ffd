import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { writeWhole } from "../../cli/files/write-whole";
import { downloadCatalog, type MirrorIndex, mirrorFormat, mirrorIndexIn } from "../../src/product-data/index";

export interface MirrorOptions {
  /** Scheme, host, and port of the API. */
  readonly serviceUrl: string;
  /** The organization's key. */
  readonly key: string;
  /** The folder that is served as `catalog/`. */
  readonly folder: string;
  /** Whether to write a catalog that has far fewer products than the one before. */
  readonly allowFewer: boolean;
  readonly fetch: typeof fetch;
  readonly log: (line: string) => void;
}

/**
 * Writes the catalog as files that any web server, CDN, or object store can serve: one for each category and language,
 * named by the hash of its content, also compressed, and an index. The index is written last and in one step, so that
 * readers see either the old or the new catalog. If it throws, nothing is changed.
 */
export async function mirrorCatalog(options: MirrorOptions): Promise<MirrorIndex> {
  const { folder, allowFewer, log } = options;
  const before = await indexIn(folder);
  const { serviceUrl, key, fetch } = options;
  const { state, files: packed } = await downloadCatalog({ url: serviceUrl, key, fetch });
  const { fetchedMs, products, searches } = state;
  if (!allowFewer && before !== null && products < leastShare * before.products)
    throw new Error(
      `${String(products)} parts instead of ${String(before.products)}. If that is right, add --allow-fewer.`,
    );
  if (!searches)
    log("The service returns other search results than the catalog, so computers use the catalog for parts only.");
  await mkdir(folder, { recursive: true });
  const files: MirrorIndex["files"] = [];
  for (const { category, language, file } of packed) {
    const name = `${createHash("sha256").update(file).digest("hex")}.col`;
    await writeWhole(path.join(folder, name), file);
    await writeWhole(path.join(folder, `${name}.gz`), gzipSync(file, { level: 9 }));
    files.push({ category, language, name });
  }
  const index: MirrorIndex = { format: mirrorFormat, fetchedMs, products, searches, files };
  await writeWhole(path.join(folder, "index.json"), JSON.stringify(index));
  await removeOld(folder, new Set([...files, ...(before?.files ?? [])].flatMap(({ name }) => [name, `${name}.gz`])));
  log(`${String(products)} parts in ${String(files.length)} files`);
  return index;
}

/** A catalog with less than this share of the products before is considered a mistake, unless the user allows it. */
const leastShare = 0.9;

async function indexIn(folder: string): Promise<MirrorIndex | null> {
  try {
    return mirrorIndexIn(await readFile(path.join(folder, "index.json"), "utf8"), Date.now());
  } catch {
    return null; // the first time, or another version's
  }
}

/** Clients with the previous index may still fetch its files. Files of older indexes aren't read any more. */
async function removeOld(folder: string, used: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/^\.?[0-9a-f]{64}\.col/.test(name) || used.has(name)) continue;
    const file = path.join(folder, name);
    if (Date.now() - (await stat(file)).mtimeMs > retentionMs) await rm(file);
  }
}

const retentionMs = 7 * 86_400_000;
