import type { ProductCategory } from "../../src/product-data/vocabulary/category";
import type { Language } from "../../src/product-data/vocabulary/language";
import type { Catalog } from "../catalog/catalog";
import { answered, groupOf, headingOf } from "../search/answer";
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

/** All products of a category as one product-search response, one product per line. */
export function* categoryFile(catalog: Catalog, { category, language }: Download, baseUrl: string): Generator<string> {
  const heading = JSON.stringify({ ...headingOf(category, language), Products: [] }).slice(0, -2);
  let piece = `{"HasMoreHits":false,"Data":{`;
  let before = `"${groupOf(category)}":${heading}\n`;
  for (const product of catalog.products) {
    if (product.category !== category) continue;
    piece += before + JSON.stringify(answered(product, language, baseUrl));
    before = ",\n";
    if (piece.length < pieceCharacters) continue;
    yield piece;
    piece = "";
  }
  yield piece + (before === ",\n" ? "\n]}}}\n" : "}}\n");
}

/** A product at a time takes longer to pass on than to make; a whole file stops other requests. */
const pieceCharacters = 65_536;
