import realNumbersByBeginning from "../data/real-numbers.json";

/** Part numbers that are in use: they are in public parts lists and libraries, some of them without a package code. */
export const realNumbers: readonly string[] = Object.entries(realNumbersByBeginning.numbers).flatMap(
  ([beginning, rests]) => rests.split(" ").map((rest) => beginning + rest),
);
