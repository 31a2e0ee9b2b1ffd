import { createHmac, timingSafeEqual } from "node:crypto";
import type { ProductCategory } from "../../src/product-data/vocabulary/category";
import type { Language } from "../../src/product-data/vocabulary/language";

/** How long a download URL works after it was issued (document, "Get all-product data download URL", 4). */
export const validityMs = 7 * 24 * 60 * 60 * 1000;

export interface Download {
  readonly category: ProductCategory;
  readonly language: Language;
  /** Milliseconds since 1970. */
  readonly expiresMs: number;
}

/** Proves that this service issued a URL for this download, without a list of issued URLs. */
export function signatureOf({ category, language, expiresMs }: Download, secret: string): string {
  return createHmac("sha256", secret)
    .update(`${category}\n${language}\n${String(expiresMs)}`)
    .digest("hex");
}

export function isSignedBy(download: Download, signature: string, secret: string): boolean {
  const expected = Buffer.from(signatureOf(download, secret));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
