import type { ProductGroup } from "../src/product-data/api/product";

/** A group of a response without labels. */
export function groupOf(category: ProductGroup["category"]): ProductGroup {
  return { category, Manufacturer: "Vendor", Lv1Category: "", Lv2Category: "", Lv3Category: "" };
}
