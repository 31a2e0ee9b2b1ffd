/** An English text for a count: `one` for 1, else `other` with the number as English writes it, such as 20,000. */
export function countText(count: number, one: string, other: (count: string) => string): string {
  return rules.select(count) === "one" ? one : other(count.toLocaleString("en"));
}

const rules = new Intl.PluralRules("en");

export const partCount = (count: number): string => countText(count, "1 part", (parts) => `${parts} parts`);
