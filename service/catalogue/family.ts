import type { ProductCategory } from "../../src/vocabulary/category";
import type { Value } from "./product";
import type { Random } from "./random";

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
  /** Whether its value was seen in a real part number of its series; values in between fill large catalogues. */
  readonly observed: boolean;
}

/** What a part number says by its codes, and what the maker would measure on the part. */
export interface Description {
  readonly values: Readonly<Record<string, Value>>;
  readonly automotive: boolean;
}

/** Part numbers of one form: all of them, and what each means. */
export interface Family {
  readonly category: ProductCategory;
  /** All part numbers with observed values; `filled` adds values in between. */
  candidates(filled: boolean): Iterable<Candidate>;
  /** Null when the number is not of this family. */
  candidate(partno: string): Candidate | null;
  /** The specifications a part number decodes to; `random` decides only what no code tells. */
  describe(candidate: Candidate, random: Random): Description;
}
