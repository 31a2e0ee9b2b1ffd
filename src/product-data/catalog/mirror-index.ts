import * as v from "valibot";
import { Failed } from "../base/failed";
import { type Bounds, foreignJson, isPossibleDate } from "../base/foreign";
import type { DownloadFailure } from "./download-failure";
import { productCategories } from "../vocabulary/category";
import { languages } from "../vocabulary/language";

/**
 * Increase this with the version of the files. Clients of another version keep what they have until both are updated.
 */
export const mirrorFormat = 4;

const schema = v.object({
  format: v.literal(mirrorFormat),
  /** The time at which the products were fetched from the service, in milliseconds since 1970. */
  fetchedMs: v.number(),
  products: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Whether the service's searches agree with the tables. */
  searches: v.boolean(),
  /** English comes before the languages that depend on it. */
  files: v.pipe(
    v.array(
      v.object({
        category: v.picklist(productCategories),
        language: v.picklist(languages),
        /** The file's SHA-256 and `.col`. */
        name: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}\.col$/)),
      }),
    ),
    v.maxLength(productCategories.length * languages.length),
  ),
});

/** `catalog/index.json` of a mirror. */
export type MirrorIndex = v.InferOutput<typeof schema>;

/** @throws DownloadFailure `unknownLayout` */
export function mirrorIndexIn(text: string, nowMs: number): MirrorIndex {
  try {
    const index = v.parse(schema, foreignJson(text, bounds));
    if (isPossibleDate(index.fetchedMs, nowMs)) return index;
  } catch {
    // Reported below, like JSON of another layout.
  }
  throw new Failed<DownloadFailure>({ code: "unknownLayout" });
}

const bounds: Bounds = { characters: 100_000, depth: 4, values: 1000 };
