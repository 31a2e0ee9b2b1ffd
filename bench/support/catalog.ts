import { Catalog } from "../../service/catalog/catalog";
import type { Product } from "../../service/catalog/product";
import { realProducts } from "../../service/catalog/real-products";
import { answer } from "../../service/search/answer";
import { type Field, fields } from "../../src/product-data/vocabulary/field";
import { randomFrom, shuffled } from "../../test/harness/random";

export const catalogSize = 30_000;

/** The products that startService serves with `catalogSize`, in the order of their numbers. */
export const benchProducts = (): readonly Product[] => new Catalog(realProducts(catalogSize)).products;

const isCapacitor = ({ category }: Product): boolean => category === "ceramicCapacitorsSMD";

/** This number of capacitors, in a random order that is always the same. */
export function somePartnos(products: readonly Product[], count: number): readonly string[] {
  const partnos = products.filter(isCapacitor).map(({ partno }) => partno);
  if (partnos.length < count) throw new Error(`The catalog has only ${String(partnos.length)} capacitors`);
  return shuffled(partnos, randomFrom(1)).slice(0, count);
}

/** The service's response with the first `count` capacitors, as text. */
export const answerText = (products: readonly Product[], count: number): string =>
  answer(products.filter(isCapacitor).slice(0, count), true, "en", "http://127.0.0.1");

/** The first `count` fields of a capacitor. */
export function someFields(count: number): readonly Field[] {
  return fields
    .filter(
      ({ categories, place, textOf }) =>
        categories.includes("ceramicCapacitorsSMD") && place !== null && textOf === null,
    )
    .slice(0, count);
}
