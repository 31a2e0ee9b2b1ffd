import * as v from "valibot";
import { productCategories } from "../vocabulary/category";
import { languages } from "../vocabulary/language";
import { DownloadError } from "./download-failure";

/**
 * Increase this with the version of the files. Clients of another version keep what they have until both are updated.
 */
export const mirrorFormat = 1;

const schema = v.object({
  format: v.literal(mirrorFormat),
  /** When the products were fetched from the service, in milliseconds since 1970. */
  fetchedMs: v.number(),
  products: v.number(),
  /** Whether the service's searches agree with the tables. */
  searches: v.boolean(),
  /** English before the languages that depend on it. */
  files: v.array(
    v.object({
      category: v.picklist(productCategories),
      language: v.picklist(languages),
      /** The file's SHA-256 and `.col`. */
      name: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}\.col$/)),
    }),
  ),
});

/** `catalog/index.json` of a mirror. */
export type MirrorIndex = v.InferOutput<typeof schema>;

/** @throws DownloadError `unknownLayout` */
export function mirrorIndexIn(json: unknown): MirrorIndex {
  const result = v.safeParse(schema, json);
  if (!result.success) throw new DownloadError({ code: "unknownLayout" });
  return result.output;
}
