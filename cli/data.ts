import { keeperFailureText } from "../src/messages/catalog-texts";
import { createClient, DownloadError, type Language, openCatalog, type ProductData } from "../src/product-data/index";

/** Where the parts come from: a service, or a mirror's catalog. */
export type Source = { readonly url: string; readonly key: string } | { readonly catalog: string };

/** @throws Error with a text in the language, if the catalog can't be opened */
export async function openData(source: Source, language: Language): Promise<ProductData> {
  if (!("catalog" in source)) return createClient(source);
  return openCatalog(source.catalog).catch((reason: unknown) => {
    if (!(reason instanceof DownloadError)) throw reason;
    throw new Error(keeperFailureText(reason.failure, language), { cause: reason });
  });
}
