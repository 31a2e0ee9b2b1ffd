import type { ProductCategory } from "../../src/product-data/vocabulary/category";
import type { Language } from "../../src/product-data/vocabulary/language";
import type { AnswerWriter } from "../search/answer";
import { bytesOf } from "../search/bytes";
import type { Catalog } from "../store/catalog";
import { categoryCode } from "../store/columns";
import type { Rejection } from "./rejection";

/** All products of a category as a file. */
export interface Download {
  readonly category: ProductCategory;
  readonly language: Language;
}

/** Where the files are, and who may read them. */
export interface Downloads {
  /** The path of a file, with what proves that this service issued it. */
  pathOf(category: ProductCategory, language: Language): string;
  /** The download for the name of a file and its query, or why it is rejected. */
  read(file: string, rawQuery: string): Download | Rejection;
}

/**
 * All products of a category as one product-search response, one product per line. Products are read as the receiver
 * takes them, a few hundred at a time, so that memory use is small and no transaction stays open.
 */
export function* categoryFile(
  catalog: Catalog,
  writer: AnswerWriter,
  { category, language }: Download,
): Generator<Uint8Array> {
  const code = categoryCode(category);
  yield bytesOf(`{"HasMoreHits":false,"Data":{`);
  if ((catalog.counts[code] ?? 0) > 0) {
    yield bytesOf(writer.groupStart(category, language));
    yield* productLines();
    yield bytesOf("\n]}");
  }
  yield bytesOf("}}\n");

  function* productLines(): Generator<Uint8Array> {
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
      yield bytesOf(lastId === 0 ? "\n" : ",\n");
      yield writer.products(catalog.products(ids), language, ",\n");
      lastId = ids.at(-1) ?? lastId;
    }
  }
}

const productsPerChunk = 200;
