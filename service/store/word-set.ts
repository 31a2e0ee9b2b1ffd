/** SQL function `contains_one(text, words)`, where words is a JSON list. */
export const containsFunction = "contains_one";

/**
 * Whether a text contains one of many words, in one pass over the text (Aho and Corasick). A $filter of 8,192 bytes can
 * have two thousand alternatives; searching 200,000 part numbers for each of them would take a minute.
 */
export class WordSet {
  /** Transitions of all states, one map for each; state 0 is the start. */
  private readonly next: Map<number, number>[] = [new Map<number, number>()];
  private readonly found: boolean[] = [false];
  private readonly fallback: number[] = [0];

  constructor(words: readonly string[]) {
    for (const word of words) this.add(word);
    this.link();
  }

  matches(text: string): boolean {
    let state = 0;
    if (this.found[0] === true) return true;
    for (let i = 0; i < text.length; i++) {
      state = this.step(state, text.charCodeAt(i));
      if (this.found[state] === true) return true;
    }
    return false;
  }

  private add(word: string): void {
    let state = 0;
    for (let i = 0; i < word.length; i++) {
      const unit = word.charCodeAt(i);
      let following = this.next[state]?.get(unit);
      if (following === undefined) {
        following = this.next.push(new Map()) - 1;
        this.found.push(false);
        this.fallback.push(0);
        this.next[state]?.set(unit, following);
      }
      state = following;
    }
    this.found[state] = true;
  }

  /** Breadth first: each state falls back to the longest suffix of its text that starts a word. */
  private link(): void {
    const queue = [...(this.next[0]?.values() ?? [])];
    for (const state of queue)
      for (const [unit, following] of this.next[state] ?? []) {
        const fallback = this.step(this.fallback[state] ?? 0, unit);
        this.fallback[following] = fallback;
        if (this.found[fallback] === true) this.found[following] = true;
        queue.push(following);
      }
  }

  private step(from: number, unit: number): number {
    let state = from;
    for (;;) {
      const following = this.next[state]?.get(unit);
      if (following !== undefined) return following;
      if (state === 0) return 0;
      state = this.fallback[state] ?? 0;
    }
  }
}
