import type { ProductGroup, ProductRecord } from "../api/product";
import type { ProductCategory } from "../vocabulary/category";
import type { Language } from "../vocabulary/language";
import type { DownloadFailure } from "./download-failure";

/** Messages from the page to the worker: the products of one category in one language. */
export type PackOrder =
  | { readonly kind: "records"; readonly category: ProductCategory; readonly records: readonly ProductRecord[] }
  /** There are no more records. */
  | ({ readonly kind: "end"; readonly group: ProductGroup } & PackJob);

export interface PackJob {
  readonly category: ProductCategory;
  readonly language: Language;
  /** The file of the English table, for another language. */
  readonly base: Uint8Array | null;
}

/** Messages from the worker; the last is `packed` or `failed`. */
export type PackNews =
  | { readonly kind: "progress" }
  | { readonly kind: "packed"; readonly file: Uint8Array }
  | { readonly kind: "failed"; readonly failure: DownloadFailure };
