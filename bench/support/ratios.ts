/** Calls of many searches over the least that could have been. */
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

  over(target: number): Ratios {
    const ratios = this.searches.map(({ calls, bound }) => calls / bound);
    const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
    return {
      above: (100 * ratios.filter((ratio) => ratio > target).length) / ratios.length,
      worst: Math.max(...ratios),
      together: sum(this.searches.map(({ calls }) => calls)) / sum(this.searches.map(({ bound }) => bound)),
    };
  }
}
