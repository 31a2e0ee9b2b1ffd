/**
 * How much a sign of a line's kind counts (reading/line/line-kind.ts): the family with the largest sum is the line's. The
 * weights were set by hand on the files of reading/table/column-weights.ts, whose lines were labeled by kind.
 */
export const kindWeights = {
  /** A manufacturer's number whose series is known. */
  number: 3,
  /** Words for a kind; they count once for each family. */
  words: 2.5,
  wordsInAddress: 1.2,
  /** A designator; several designators of a line share the weight. */
  designator: 2.2,
  /** A designator that some boards use for other kinds: CR1 is a diode, or a ceramic capacitor. */
  ambiguousDesignator: 1.2,
  /** A footprint that names a kind. Boards use the footprint of one kind for another. */
  footprint: 1,
  /** The value of a jumper: `0R`. */
  zeroOhm: 3.5,
  /** An impedance at a frequency: `600R@100MHz`. */
  impedance: 2,
  /** A value with its unit, or with the letter of a designator in front. */
  unit: 1.6,
  /** A resistance, or a code of one: `4k7`, `4R7`. */
  resistance: 1,
  /** A prefix without a unit, which is mostly a capacitance: `100n`. */
  prefix: 0.7,
} as const;

/** How much words count in a column whose meaning isn't known. */
export const trustInOthers = 0.75;

/** The least weight of a sign that can contradict another. */
export const sureWeight = 2;
