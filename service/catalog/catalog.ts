import type { Product } from "./product";

/** The products of a service, in the order of their part numbers. Of those with the same number, the first counts. */
export class Catalog {
  readonly products: readonly Product[];
  private readonly byNumber = new Map<string, Product>();

  constructor(products: Iterable<Product>) {
    for (const product of products) if (!this.byNumber.has(product.partno)) this.byNumber.set(product.partno, product);
    this.products = [...this.byNumber.values()].sort((a, b) => (a.partno < b.partno ? -1 : 1));
  }

  get(partno: string): Product | undefined {
    return this.byNumber.get(partno);
  }
}
