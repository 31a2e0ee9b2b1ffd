import { createHmac, timingSafeEqual } from "node:crypto";
import { productCategories } from "../../src/product-data/vocabulary/category";
import { languages } from "../../src/product-data/vocabulary/language";
import type { Download, Downloads } from "./download";
import { parseQuery } from "./query-string";
import type { Clock } from "./rate-limit";
import { rejections } from "./rejection";

/**
 * Downloads whose URLs work for a while. The signature proves that they were issued, without a list of them.
 * @param secret the service's keys, so that URLs survive a restart
 */
export function signedDownloads(secret: string, clock: Clock): Downloads {
  const signatureOf = ({ category, language }: Download, expiresMs: number): string =>
    createHmac("sha256", secret)
      .update(`${category}\n${language}\n${String(expiresMs)}`)
      .digest("hex");
  return {
    pathOf: (category, language) => {
      const expiresMs = clock.now() + validityMs;
      const signature = signatureOf({ category, language }, expiresMs);
      return `/download/${category}-${language}.json?expires=${String(expiresMs)}&signature=${signature}`;
    },
    read: (file, rawQuery) => {
      const [, categoryId, languageId] = /^(\w+)-(\w+)\.json$/.exec(file) ?? [];
      const category = productCategories.find((each) => each === categoryId);
      const language = languages.find((each) => each === languageId);
      const query = parseQuery(rawQuery);
      if (category === undefined || language === undefined || query === null) return rejections.unknownResource;
      const expiresMs = Number(query.get("expires"));
      if (!isEqual(signatureOf({ category, language }, expiresMs), query.get("signature") ?? ""))
        return rejections.badSignature;
      return expiresMs < clock.now() ? rejections.expiredUrl : { category, language };
    },
  };
}

/** How long a download URL works after it was issued (document, "Get all-product data download URL", 4). */
const validityMs = 7 * 24 * 60 * 60 * 1000;

function isEqual(signature: string, given: string): boolean {
  const [expected, received] = [Buffer.from(signature), Buffer.from(given)];
  return expected.length === received.length && timingSafeEqual(expected, received);
}
