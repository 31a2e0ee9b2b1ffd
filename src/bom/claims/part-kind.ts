import type { Product } from "../../product-data/api/product";

/** The kind of part, which determines the meaning of `104`, `4R7`, and a letter such as `K`. */
export type PartKind = "capacitor" | "inductor";

/** The aspect that is the main value of a kind. */
export const nominalOf = { capacitor: "capacitance", inductor: "inductance" } as const;

export function kindOf(product: Product): PartKind {
  return product.group.category === "inductors" ? "inductor" : "capacitor";
}

/** Makes one result for each kind. */
export const byKind = <T>(of: (kind: PartKind) => T) => ({ capacitor: of("capacitor"), inductor: of("inductor") });
