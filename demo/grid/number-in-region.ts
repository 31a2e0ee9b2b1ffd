import { format } from "numfmt";

/** Of numbers in a region. */
export function separatorOf(region: string): string {
  const known = separators.get(region);
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat(region).formatToParts(1.5);
  const separator = parts.find(({ type }) => type === "decimal")?.value ?? ".";
  separators.set(region, separator);
  return separator;
}

/** By region: each cell that is read or drawn needs it, and a format takes longer to make than a cell to read. */
const separators = new Map<string, string>();

/**
 * What a cell shows in a region. Excel may read the format of a function's result by the region (office-js #3244), and
 * reads a cell's own in English.
 */
export function numberInRegion(value: number, pattern: string, isOwn: boolean, region: string): string {
  const isSwapped = !isOwn && separatorOf(region) === ",";
  const read = isSwapped ? pattern.replace(/[.,]/g, (each) => (each === "." ? "," : ".")) : pattern;
  return format(read, value, { locale: region });
}
