import type { Product } from "../../product-data/api/product";

/** The kind of part, which determines the meaning of `104`, `4R7`, and a letter such as `K`. */
export type PartKind = "capacitor" | "inductor";

export function kindOf(product: Product): PartKind {
  return product.group.category === "inductors" ? "inductor" : "capacitor";
}
