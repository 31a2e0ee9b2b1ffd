import type { Product } from "../../product-data/api/product";
import type { Claim } from "./claim";

/** A part as the fields of the API say it: by its data, or by the code of its number. */
export interface Part extends Product {
  /** The number's code if its data isn't known. */
  readonly code?: PartCode;
}

interface PartCode {
  /** What no real line has confirmed: it restricts what is offered, and never raises an alarm. */
  readonly supposed: ReadonlySet<Claim["aspect"]>;
  /** Words of features that it could say, and doesn't. */
  readonly lacks: readonly string[];
}
