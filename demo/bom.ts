import Papa from "papaparse";

/** A bill of materials in its original form: a header row and text cells. */
export interface Bom {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export function parseBom(csv: string): Bom {
  const { data } = Papa.parse(csv.trim(), { skipEmptyLines: "greedy" });
  const [header = [], ...rows] = data;
  return { header, rows };
}

/** The column of the manufacturers' part numbers, and the rows of Vendor's capacitors and inductors: C1, L3 ... */
export function vendorParts({ header, rows }: Bom): VendorParts {
  const columnOf = (pattern: RegExp): number => header.findIndex((title) => pattern.test(title));
  const partColumn = columnOf(/^(manufacturer part number|mfr part #|mpn)$/i);
  const makerColumn = columnOf(/^(manufacturer|maker)$/i);
  const designatorColumn = columnOf(/^(reference|designator|topdesignator)s?$/i);
  const isWanted = (row: readonly string[]): boolean =>
    row[makerColumn]?.trim() === "Vendor" &&
    row[partColumn]?.trim() !== "" &&
    /^[CL]\d/i.test(row[designatorColumn] ?? "C1");
  return { partColumn, rowIndexes: rows.flatMap((row, index) => (isWanted(row) ? [index] : [])) };
}

interface VendorParts {
  readonly partColumn: number;
  readonly rowIndexes: readonly number[];
}

/** A cell's text as a careful import converts it: quantities become numbers; 0402 and 0.10 stay texts. */
export const importCell = (text: string): string | number =>
  /^-?(0|[1-9]\d{0,14})(\.\d+)?$/.test(text) && String(Number(text)) === text ? Number(text) : text;
