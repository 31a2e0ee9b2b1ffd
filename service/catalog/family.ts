import type { ProductCategory } from "../../src/product-data/vocabulary/category";
import type { Value } from "./product";
import type { Random } from "./random";

/**
 * The distance of a part number from known numbers: 0 is a known number. 1 is next to one: another value, tolerance, or
 * packaging of the same form. 2 is in a known series. 3 has another packaging. 4 has a value between those of its
 * series. Larger catalogs go deeper.
 */
export type Depth = 0 | 1 | 2 | 3 | 4;

/** A part number that the manufacturer's naming rules allow. */
export interface Candidate {
  readonly partno: string;
  /** Without the package code. */
  readonly base: string;
  readonly series: string;
  /** Equal for parts that can replace each other without changes. */
  readonly function: string;
  /** Equal for parts with the same function in another size or with another voltage. */
  readonly purpose: string;
  readonly depth: Depth;
}

/** The specifications encoded in a part number, and what the manufacturer would measure on the part. */
export interface Description {
  readonly values: Readonly<Record<string, Value>>;
  readonly automotive: boolean;
}

/** The part numbers of one form, and how they are decoded. */
export interface Family {
  readonly category: ProductCategory;
  /**
   * All part numbers down to this depth, if the numbers in `seen` are known. A known number without a package code
   * stands for a product with each package code of its family.
   */
  candidates(deepest: Depth, seen: readonly string[]): Iterable<Candidate>;
  /** The specifications of a part number. `random` decides only what no code contains. */
  describe(candidate: Candidate, random: Random): Description;
}
