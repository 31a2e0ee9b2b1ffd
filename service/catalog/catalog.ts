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

  /** The products whose numbers start with one of these texts. */
  startingWith(starts: readonly string[]): readonly Product[] {
    const found = new Set<Product>();
    for (const start of [...starts].sort())
      for (let at = this.placeOf(start); this.products[at]?.partno.startsWith(start) === true; at++)
        found.add(this.products[at] as Product);
    return [...found];
  }

  /** How many products have numbers before this text. */
  private placeOf(text: string): number {
    let [low, high] = [0, this.products.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.products[middle]?.partno ?? "") < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
