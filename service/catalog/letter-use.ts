/** The package codes of the numbers of a group, most used first. */
export class LetterUse {
  readonly #counts = new Map<string, Map<string, number>>();

  add(group: string, letter: string): void {
    const counts = this.#counts.get(group) ?? new Map<string, number>();
    this.#counts.set(group, counts.set(letter, (counts.get(letter) ?? 0) + 1));
  }

  /** Empty if no number of the group has one. */
  lettersOf(group: string): readonly string[] {
    return [...(this.#counts.get(group) ?? [])]
      .sort(([a, countOfA], [b, countOfB]) => countOfB - countOfA || (a < b ? -1 : 1))
      .map(([letter]) => letter);
  }
}
