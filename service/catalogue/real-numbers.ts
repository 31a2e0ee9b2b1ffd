import realNumbersByBeginning from "../data/real-numbers.json";

/** Part numbers that people use: they occur in public parts lists and libraries. Some stand there without their package code. */
export const realNumbers: readonly string[] = Object.entries(realNumbersByBeginning.numbers).flatMap(
  ([beginning, rests]) => rests.split(" ").map((rest) => beginning + rest),
);
