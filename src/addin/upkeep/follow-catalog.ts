import type { Product } from "../../product-data/api/product";
import { afterTask } from "../../product-data/base/schedule";
import type { ShownSearch } from "../../product-data/lookup/refresh";
import type { LanguagePart } from "../../product-data/lookup/part-change";
import type { Usage } from "./usage";
import type { OpenCatalog } from "../../product-data/catalog/open-catalog";
import { recalculateAt } from "../excel/recalculate";

/**
 * After the catalog was replaced: recalculates the cells whose values differ in the new catalog, and those that failed.
 * Values of a removed catalog stay.
 */
export async function followCatalog(
  before: OpenCatalog | null,
  after: OpenCatalog | null,
  usage: Usage,
): Promise<void> {
  if (after === null) return;
  const comparison = new Comparison(before, after);
  const addresses = new Set<string>();
  for (const { address, parts, searches, failures } of usage.all()) {
    if (failures.length > 0 || (await comparison.differs(parts, searches))) addresses.add(address);
  }
  if (addresses.size > 0) await recalculateAt(addresses);
}

/** Compares two catalogs, in pieces that keep the page responsive. */
class Comparison {
  private readonly known = new Map<string, boolean>();
  private sinceRest = 0;

  constructor(
    private readonly before: OpenCatalog | null,
    private readonly after: OpenCatalog,
  ) {}

  async differs(parts: readonly LanguagePart[], searches: readonly ShownSearch[]): Promise<boolean> {
    for (const part of parts) if (await this.partDiffers(part)) return true;
    for (const search of searches) if (await this.searchDiffers(search)) return true;
    return false;
  }

  private async partDiffers({ partno, language }: LanguagePart): Promise<boolean> {
    const key = `${language} ${partno}`;
    let differs = this.known.get(key);
    if (differs === undefined) {
      const [was, is] = [
        await this.before?.part(partno, language)?.product(),
        await this.after.part(partno, language)?.product(),
      ];
      // If there was no catalog before, cells already show what the service returned.
      differs = this.before !== null && dataOf(was) !== dataOf(is);
      this.known.set(key, differs);
      await this.rest();
    }
    return differs;
  }

  private async searchDiffers({ query, extent }: ShownSearch): Promise<boolean> {
    const [was, is] = [this.before?.search(query) ?? null, this.after.search(query)];
    if (was === null || is === null) return false;
    const most = "first" in extent ? extent.first : Infinity;
    const shown = Math.min(is.length, most);
    if (Math.min(was.length, most) !== shown) return true;
    for (let at = 0; at < shown; at++) {
      const partno = is.partnoAt(at);
      if (was.partnoAt(at) !== partno || (await this.partDiffers({ partno, language: query.language }))) return true;
    }
    return false;
  }

  private rest(): Promise<void> {
    this.sinceRest += 1;
    if (this.sinceRest % partsPerTask !== 0) return Promise.resolve();
    return new Promise((done) => afterTask(done));
  }
}

/** Comparing one takes about 50 µs. */
const partsPerTask = 200;

/** Without the date, which differs in every catalog. */
const dataOf = (product: Product | undefined): string => JSON.stringify([product?.group, product?.record]);
