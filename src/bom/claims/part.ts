import type { Product } from "../../product-data/api/product";
import type { Claim } from "./claim";

/** A part with the fields of the API, from its data or from the code of its number. */
export interface Part extends Product {
  /** Present if the part's data isn't known, so that its fields come from the code of its number. */
  readonly code?: PartCode;
}

interface PartCode {
  /** Aspects whose codes no real line has confirmed: they restrict what is offered, and never raise an alarm. */
  readonly supposed: ReadonlySet<Claim["aspect"]>;
  /** Words for features that a code of this family can say, and this one doesn't. */
  readonly lacks: readonly string[];
}
