import type { ProductCategory } from "../../src/vocabulary/category";
import type { Value } from "./product";
import type { Random } from "./random";

/**
 * How far a part number is from those that were seen: 0 was seen itself, 1 stands next to one that was (other value,
 * tolerance or packaging of the same form), 2 is of a series that was seen, 3 in another packaging, 4 with a value between
 * those of its series. Large catalogues go deeper.
 */
export type Depth = 0 | 1 | 2 | 3 | 4;

/** A part number that the maker's systematics allow. */
export interface Candidate {
  readonly partno: string;
  /** Without the package code. */
  readonly base: string;
  readonly series: string;
  /** Equal for parts that can replace each other as they are. */
  readonly function: string;
  /** Equal for parts that do the same in another size or at another voltage. */
  readonly purpose: string;
  readonly depth: Depth;
}

/** What a part number says by its codes, and what the maker would measure on the part. */
export interface Description {
  readonly values: Readonly<Record<string, Value>>;
  readonly automotive: boolean;
}

/** Part numbers of one form: all of them, and what each means. */
export interface Family {
  readonly category: ProductCategory;
  /**
   * All part numbers down to this depth, where numbers were `seen`. One that was seen without its package code stands for
   * a product with each code that its family has.
   */
  candidates(deepest: Depth, seen: readonly string[]): Iterable<Candidate>;
  /** The specifications a part number decodes to; `random` decides only what no code tells. */
  describe(candidate: Candidate, random: Random): Description;
}
