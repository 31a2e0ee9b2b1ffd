import type { Product } from "../src/product-data/api/product";
import { type KnownPart, knownProduct } from "../src/product-data/lookup/known";
import type { KeptValues } from "../src/product-data/kept/kept-values";
import type { Language } from "../src/product-data/vocabulary/language";

export const day = 86_400_000;
/** 1 October 2026. */
export const keptMs = Date.UTC(2026, 9, 1);

export const keptPart = (product: Product, language: Language = "en", fetchedMs = keptMs): KnownPart => ({
  language,
  partno: product.record.Partno,
  known: knownProduct({ ...product, fetchedMs }),
});

export const keptValues = (values: Partial<KeptValues>): KeptValues => ({
  service: "https://api.example.com",
  keptMs,
  pinned: false,
  parts: [],
  searches: [],
  ...values,
});
