const pairs = ["O0", "Q0", "D0", "I1", "L1", "S5", "B8", "Z2", "G6"];

/** The letters and digits that people take for each other. Source: characters confused in print and on forms. */
export const lookAlikes: ReadonlyMap<string, readonly string[]> = new Map(
  [...new Set(pairs.join(""))].map((sign) => [
    sign,
    pairs.filter((pair) => pair.includes(sign)).map((pair) => pair.replace(sign, "")),
  ]),
);
