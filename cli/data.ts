import { keeperFailureText } from "../src/messages/settings/catalog-texts";
import {
  type CatalogBytes,
  createClient,
  type DownloadFailure,
  isFailure,
  type Language,
  type ProductData,
} from "../src/product-data/index";
import { readCatalogAt } from "./catalog-at";
import { programFetch } from "./program-fetch";

/** Where the parts come from: a service, or a mirror's catalog. */
export type Source = { readonly url: string; readonly key: string } | { readonly catalog: string };

/** A service's data, or the bytes of a catalog, which every thread opens. */
type OpenedSource = { readonly client: ProductData } | { readonly bytes: CatalogBytes };

/** @throws Error with a text in the language, if the catalog can't be read */
export async function openSource(source: Source, language: Language): Promise<OpenedSource> {
  if (!("catalog" in source)) return { client: createClient({ ...source, fetch: await programFetch() }) };
  const bytes = await readCatalogAt(source.catalog).catch((reason: unknown) => {
    if (!isFailure<DownloadFailure>(reason)) throw reason;
    throw new Error(keeperFailureText(reason.failure, language), { cause: reason });
  });
  return { bytes };
}
