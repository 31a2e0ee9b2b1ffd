import { createHash } from "node:crypto";
import type { CatalogFile } from "../../../src/product-data/catalog/catalog-store";
import { type MirrorIndex, mirrorFormat } from "../../../src/product-data/index";

export type IndexChanges = Partial<Record<keyof MirrorIndex, unknown>>;

/** A mirror that publishes any files under their right hashes. */
export class ForgedMirror {
  readonly requests: string[] = [];
  private readonly content = new Map<string, BodyInit>();

  constructor(
    private readonly products: number,
    published: readonly CatalogFile[],
    changes: IndexChanges = {},
  ) {
    this.publish(published, changes);
  }

  publish(published: readonly CatalogFile[], changes: IndexChanges = {}): void {
    const named = published.map(({ category, language, file }) => {
      const name = `${createHash("sha256").update(file).digest("hex")}.col`;
      this.content.set(name, file as Uint8Array<ArrayBuffer>);
      return { category, language, name };
    });
    const { products } = this;
    const index = { format: mirrorFormat, fetchedMs: Date.now(), products, searches: true, files: named, ...changes };
    this.content.set("index.json", JSON.stringify(index));
  }

  readonly fetch: typeof fetch = (url) => {
    const name = new URL(new Request(url).url).pathname.slice(1);
    this.requests.push(name);
    const type = name === "index.json" ? "application/json" : "application/octet-stream";
    return Promise.resolve(new Response(this.content.get(name) ?? null, { headers: { "content-type": type } }));
  };
}
