import type { Product } from "../api/product";

/** What the part is: it decides what `104`, `4R7` and a letter such as `K` mean. */
export type PartKind = "capacitor" | "inductor";

export function kindOf(product: Product): PartKind {
  return product.group.category === "inductors" ? "inductor" : "capacitor";
}
