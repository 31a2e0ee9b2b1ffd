import { format } from "numfmt";

export const separatorOf = (region: string): string =>
  new Intl.NumberFormat(region).formatToParts(1.5).find(({ type }) => type === "decimal")?.value ?? ".";

/**
 * What a cell shows in a region. Excel may read the format of a function's result by the region (office-js #3244), and
 * reads a cell's own in English.
 */
export function numberInRegion(value: number, pattern: string, isOwn: boolean, region: string): string {
  const isSwapped = !isOwn && separatorOf(region) === ",";
  const read = isSwapped ? pattern.replace(/[.,]/g, (each) => (each === "." ? "," : ".")) : pattern;
  return format(read, value, { locale: region });
}
