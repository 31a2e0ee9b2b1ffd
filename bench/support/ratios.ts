/** The maximum calls of a search for a lower bound. */
export interface Target {
  readonly name: string;
  readonly most: (bound: number) => number;
}

export const targets = {
  ordered: { name: "bound + 1, or 1.5 x", most: (bound) => Math.max(bound + 1, 1.5 * bound) },
  unordered: { name: "4 x bound", most: (bound) => 4 * bound },
} as const satisfies Record<string, Target>;

/** Calls of many searches, divided by their lower bounds. */
export interface Ratios {
  /** Share of the searches that need more than the target, in percent. */
  readonly above: number;
  readonly worst: number;
  /** All calls over all bounds. */
  readonly together: number;
}

export class RatioCount {
  private readonly searches: { readonly calls: number; readonly bound: number }[] = [];

  add(calls: number, bound: number): void {
    this.searches.push({ calls, bound });
  }

  over({ most }: Target): Ratios {
    const above = this.searches.filter(({ calls, bound }) => calls > most(bound)).length;
    const ratios = this.searches.map(({ calls, bound }) => calls / bound);
    const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
    return {
      above: (100 * above) / ratios.length,
      worst: Math.max(...ratios),
      together: sum(this.searches.map(({ calls }) => calls)) / sum(this.searches.map(({ bound }) => bound)),
    };
  }
}
