/** The width of a letter of the default font at the default size. */
export const pointsPerLetter = 5.6;

/**
 * The width in letters. Chinese and Japanese letters are more than twice as wide as Latin ones, and capitals a bit
 * wider.
 */
export const textWidth = (text: string): number =>
  text.length +
  1.25 * (text.match(/[\u3000-\u9fff\uff00-\uff60]/g)?.length ?? 0) +
  0.2 * (text.match(/[A-Z]/g)?.length ?? 0);
