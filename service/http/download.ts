import { pipeline, Readable, type Writable } from "node:stream";
import { createGzip } from "node:zlib";
import { type ProductCategory, productCategories } from "../../src/product-data/vocabulary/category";
import { type Language, languages } from "../../src/product-data/vocabulary/language";
import type { AnswerWriter } from "../search/answer";
import type { Catalog } from "../store/catalog";
import { categoryCode } from "../store/columns";
import { parseQuery } from "./query-string";
import { type Rejection, rejections } from "./rejection";
import { type Download, isSignedBy, signatureOf, validityMs } from "./signature";

/** The path of a download with the query that signs it. */
export function downloadPath(category: ProductCategory, language: Language, nowMs: number, secret: string): string {
  const download: Download = { category, language, expiresMs: nowMs + validityMs };
  return `/download/${category}-${language}.json?expires=${String(download.expiresMs)}&signature=${signatureOf(download, secret)}`;
}

/** The download for a path and its query, or why it is rejected. */
export function readDownload(file: string, rawQuery: string, nowMs: number, secret: string): Download | Rejection {
  const [, categoryId, languageId] = /^(\w+)-(\w+)\.json$/.exec(file) ?? [];
  const category = productCategories.find((each) => each === categoryId);
  const language = languages.find((each) => each === languageId);
  const query = parseQuery(rawQuery);
  if (category === undefined || language === undefined || query === null) return rejections.unknownResource;
  const download = { category, language, expiresMs: Number(query.get("expires")) };
  if (!isSignedBy(download, query.get("signature") ?? "", secret)) return rejections.badSignature;
  return download.expiresMs < nowMs ? rejections.expiredUrl : download;
}

const productsPerChunk = 200;

/**
 * Writes all products of a category as one product-search response, one product per line, compressed. Products are read
 * as the receiver takes them, a few hundred at a time, so that memory use is small and no transaction stays open. If the
 * receiver leaves or the catalog can't be read, the response is aborted.
 */
export function writeDownload(
  response: Writable,
  catalog: Catalog,
  writer: AnswerWriter,
  { category, language }: Download,
): void {
  const code = categoryCode(category);
  function* text(): Generator<string | Buffer> {
    yield `{"HasMoreHits":false,"Data":{`;
    if ((catalog.counts[code] ?? 0) > 0) {
      yield writer.groupStart(category, language);
      yield* productLines();
      yield "\n]}";
    }
    yield "}}\n";
  }
  function* productLines(): Generator<string | Buffer> {
    let lastId = 0;
    for (;;) {
      const ids = catalog
        .rows("SELECT id FROM product WHERE category = ? AND id > ? ORDER BY id LIMIT ?", [
          code,
          lastId,
          productsPerChunk,
        ])
        .map((row) => Number(row["id"]));
      if (ids.length === 0) return;
      yield lastId === 0 ? "\n" : ",\n";
      yield writer.products(catalog.products(ids), language, ",\n");
      lastId = ids.at(-1) ?? lastId;
    }
  }
  const products = Readable.from(text(), { objectMode: false, highWaterMark: 1 << 16 });
  pipeline(products, createGzip({ level: 4 }), response, () => undefined);
}
